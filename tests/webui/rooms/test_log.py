"""What every log must do. Each law is checked on each kind of log."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing, asynccontextmanager
from pathlib import Path

import pytest

from tests.running import run
from webui.rooms.bounds import ENTRIES_KEPT
from webui.rooms.database import Database
from webui.rooms.lifeboat import Lifeboat
from webui.rooms.log import Entry, Log, MemoryLog
from webui.rooms.sqlite_log import SqliteLog


@pytest.fixture(params=["memory", "sqlite", "lifeboat"])
def log(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Log]:
    if request.param == "memory":
        yield MemoryLog()
    else:
        database = Database(tmp_path / "boards.sqlite3")
        log = SqliteLog(database)
        yield Lifeboat(log) if request.param == "lifeboat" else log
        database.close()


@asynccontextmanager
async def following(log: Log, board: str, after: int = 0) -> AsyncIterator[AsyncIterator[Entry]]:
    async with aclosing(log.follow(board, after)) as entries:  # type: ignore[type-var]
        yield entries


async def take(entries: AsyncIterator[Entry], count: int) -> list[Entry]:
    return [await anext(entries) for _ in range(count)]


def test_places_count_from_one_for_each_board(log: Log) -> None:
    async def scenario() -> None:
        assert [await log.append("b", m) for m in "xyz"] == [1, 2, 3]
        assert await log.append("other", "x") == 1

    run(scenario())


def test_what_was_appended_is_read_in_order(log: Log) -> None:
    async def scenario() -> None:
        for message in ("x", "ÿ🟩", ""):
            await log.append("b", message)
        assert list(await log.read("b")) == [(1, "x"), (2, "ÿ🟩"), (3, "")]
        assert list(await log.read("b", after=2)) == [(3, "")]
        assert list(await log.read("b", after=7)) == []
        assert list(await log.read("nobody")) == []

    run(scenario())


def test_messages_written_at_once_get_different_places(log: Log) -> None:
    async def scenario() -> None:
        places = await asyncio.gather(*(log.append("b", str(n)) for n in range(50)))
        assert sorted(places) == list(range(1, 51))
        assert {place: int(m) for place, m in await log.read("b")} == {
            place: n for n, place in enumerate(places)
        }

    run(scenario())


def test_a_follower_gets_what_is_there_and_what_comes(log: Log) -> None:
    async def scenario() -> None:
        await log.append("b", "old")
        async with following(log, "b") as entries:
            assert await take(entries, 1) == [(1, "old")]
            waiting = asyncio.create_task(anext(entries))  # type: ignore[arg-type]
            await asyncio.sleep(0)
            await log.append("other", "no")
            await log.append("b", "new")
            assert await waiting == (2, "new")

    run(scenario())


def test_a_follower_can_start_at_a_place(log: Log) -> None:
    async def scenario() -> None:
        for message in "xyz":
            await log.append("b", message)
        async with following(log, "b", after=1) as entries:
            assert await take(entries, 2) == [(2, "y"), (3, "z")]

    run(scenario())


def test_followers_miss_nothing_and_repeat_nothing(log: Log) -> None:
    async def scenario() -> None:
        async def follow_all() -> list[Entry]:
            async with following(log, "b") as entries:
                return await take(entries, 60)

        followers = [asyncio.create_task(follow_all()) for _ in range(3)]
        for burst in range(6):
            await asyncio.gather(*(log.append("b", f"{burst}.{n}") for n in range(10)))
        read = list(await log.read("b"))
        assert await asyncio.gather(*followers) == [read] * 3

    run(scenario())


def test_the_latest_snapshot_is_kept(log: Log) -> None:
    async def scenario() -> None:
        assert await log.snapshot("b") is None
        await log.append("b", "x")
        await log.keep_snapshot("b", Entry(1, "one"))
        await log.keep_snapshot("b", Entry(2, "two"))
        assert await log.snapshot("b") == (2, "two")
        assert await log.snapshot("other") is None
        assert list(await log.read("b")) == [(1, "x")]

    run(scenario())


def test_entries_far_behind_a_snapshot_are_dropped_and_places_go_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        database = Database(tmp_path / "boards.sqlite3")
        log = SqliteLog(database)
        for message in "xyz":
            await log.append("b", message)
        await log.keep_snapshot("b", Entry(ENTRIES_KEPT + 3, "all"))
        assert list(await log.read("b")) == []
        assert await log.append("b", "next") == ENTRIES_KEPT + 4
        database.close()

    run(scenario())


def test_what_sqlite_keeps_is_there_for_the_next_program(tmp_path: Path) -> None:
    async def write() -> None:
        database = Database(tmp_path / "folder" / "boards.sqlite3")
        await SqliteLog(database).append("b", "x")
        database.close()

    async def read() -> list[Entry]:
        database = Database(tmp_path / "folder" / "boards.sqlite3")
        entries = list(await SqliteLog(database).read("b"))
        database.close()
        return entries

    run(write())
    assert run(read()) == [(1, "x")]


def test_work_that_fails_leaves_no_trace(tmp_path: Path) -> None:
    async def scenario() -> None:
        database = Database(tmp_path / "boards.sqlite3")
        log = SqliteLog(database)
        with pytest.raises(ZeroDivisionError):
            await database.do(
                lambda db: (db.execute("INSERT INTO entry VALUES ('b', 1, 'x')"), 1 / 0)
            )
        assert list(await log.read("b")) == []
        database.close()

    run(scenario())
