"""A browser finds its own boards again, and nobody else's."""

import sqlite3
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from tests.running import run
from webui.rooms.boardfile import BoardFile
from webui.rooms.catalog import Catalog, TooManyBoardsError
from webui.rooms.database import Database
from webui.rooms.log import Entry, Log
from webui.rooms.sqlite_log import SqliteLog


def test_boards_and_visits(tmp_path: Path) -> None:
    async def scenario() -> None:
        database = Database(tmp_path / "boards.sqlite3")
        catalog = Catalog(database)
        first, second = await catalog.make("wordle", "ann"), await catalog.make("wordle", "ann")
        other_game = await catalog.make("set", "ann")
        assert len({first, second, other_game}) == 3
        assert await catalog.game_of(first) == "wordle"
        assert await catalog.game_of("no such board") is None

        assert await catalog.latest("ann", "wordle") is None
        for board in (first, second, other_game):
            await catalog.visited("ann", board)
        assert await catalog.latest("ann", "wordle") == second
        await catalog.visited("ann", first)
        assert await catalog.latest("ann", "wordle") == first
        assert await catalog.latest("ann", "set") == other_game
        assert await catalog.latest("bob", "wordle") is None
        database.close()

    run(scenario())


def with_catalog(scenario: Callable[[Catalog, Log], Awaitable[None]], tmp_path: Path) -> None:
    async def whole() -> None:
        database = Database(tmp_path / "boards.sqlite3")
        await scenario(Catalog(database), SqliteLog(database))
        database.close()

    run(whole())


async def ids(catalog: Catalog, browser: str) -> list[str]:
    return [listed.id for listed in await catalog.listed(browser)]


def test_a_browser_lists_what_it_made_or_visited_the_latest_change_first(tmp_path: Path) -> None:
    async def scenario(catalog: Catalog, log: Log) -> None:
        first, second = await catalog.make("wordle", "ann"), await catalog.make("wordle", "ann")
        others, strange = await catalog.make("wordle", "bob"), await catalog.make("wordle", "bob")
        await catalog.visited("ann", others)
        assert await ids(catalog, "ann") == [others, second, first]
        assert await ids(catalog, "bob") == [strange, others]
        assert await ids(catalog, "eve") == []

        await log.append(first, "x")
        listed = await catalog.listed("ann")
        assert [board.id for board in listed] == [first, others, second]
        assert [board.is_begun for board in listed] == [True, False, False]
        assert [board.is_own for board in listed] == [True, False, True]
        assert listed[0].address == f"/wordle/{first}"
        now = datetime.now().astimezone()
        assert all(now - timedelta(minutes=1) < board.changed <= now for board in listed)

    with_catalog(scenario, tmp_path)


def test_only_boards_of_ones_own_list_are_renamed(tmp_path: Path) -> None:
    async def scenario(catalog: Catalog, log: Log) -> None:
        board = await catalog.make("wordle", "ann")
        assert await catalog.rename("ann", board, "Sunday")
        assert not await catalog.rename("bob", board, "mine")
        assert not await catalog.rename("ann", "no such board", "mine")
        assert [listed.name for listed in await catalog.listed("ann")] == ["Sunday"]
        await catalog.visited("bob", board)
        assert await catalog.rename("bob", board, "Monday")
        assert [listed.name for listed in await catalog.listed("ann")] == ["Monday"]

    with_catalog(scenario, tmp_path)


def test_who_made_a_board_deletes_it_and_others_take_it_off_their_lists(tmp_path: Path) -> None:
    async def scenario(catalog: Catalog, log: Log) -> None:
        board, other = await catalog.make("wordle", "ann"), await catalog.make("wordle", "ann")
        for browser in ("ann", "bob", "eve"):
            await catalog.visited(browser, board)
            await catalog.visited(browser, other)
        for each in (board, other):
            await log.append(each, "x")
            await log.keep_snapshot(each, Entry(1, "a history"))

        assert not await catalog.remove("nobody", board)
        assert await catalog.remove("bob", board)
        assert not await catalog.remove("bob", board)
        assert await ids(catalog, "bob") == [other]
        assert await ids(catalog, "eve") == [other, board]

        assert await catalog.remove("ann", board)
        assert not await catalog.remove("ann", board)
        assert await ids(catalog, "ann") == await ids(catalog, "eve") == [other]
        assert await catalog.game_of(board) is None
        assert (await log.read(board), await log.snapshot(board)) == ([], None)
        assert await log.snapshot(other)
        assert len(await log.read(other)) == 1
        assert await catalog.latest("eve", "wordle") == other

    with_catalog(scenario, tmp_path)


def test_only_a_board_that_is_gone_for_everyone_is_told_as_deleted(tmp_path: Path) -> None:
    async def scenario() -> None:
        deleted: list[str] = []
        database = Database(tmp_path / "boards.sqlite3")
        catalog = Catalog(database, deleted.append)
        board = await catalog.make("wordle", "ann")
        await catalog.visited("bob", board)
        assert await catalog.remove("bob", board)
        assert deleted == []
        assert await catalog.remove("ann", board)
        assert not await catalog.remove("ann", board)
        assert deleted == [board]
        database.close()

    run(scenario())


def test_a_board_leaves_as_a_file_and_comes_back_as_another(tmp_path: Path) -> None:
    async def scenario(catalog: Catalog, log: Log) -> None:
        board = await catalog.make("wordle", "ann")
        await catalog.rename("ann", board, "Sunday")
        for text in ("first", "", "nonsense \x00 ☃"):
            await log.append(board, text)
        exported = await catalog.export(board)
        assert exported
        file, made = exported
        assert file == BoardFile("wordle", "Sunday", ("first", "", "nonsense \x00 ☃"))
        assert made == (await catalog.listed("ann"))[0].made

        copy = await catalog.make(file.game, "bob", file.name, file.entries)
        assert copy != board
        again = await catalog.export(copy)
        assert again
        assert again[0] == file
        assert await log.read(copy) == await log.read(board)
        assert await log.append(copy, "more") == 4
        assert await catalog.export("no such board") is None

    with_catalog(scenario, tmp_path)


def test_boards_can_be_made_while_the_file_is_broken_and_are_kept_later(tmp_path: Path) -> None:
    async def scenario() -> None:
        database = Database(tmp_path / "boards.sqlite3")
        catalog = Catalog(database)
        old = await catalog.make("wordle", "ann")
        assert await catalog.game_of(old) == "wordle"
        await database.do(lambda db: db.execute("ALTER TABLE board RENAME TO gone"))

        new = await catalog.make("wordle", "ann")
        assert await catalog.game_of(new) == "wordle"
        assert await catalog.game_of(old) == "wordle"
        assert await catalog.game_of("no such board") is None
        assert await catalog.latest("ann", "wordle") is None
        await catalog.visited("ann", new)
        with pytest.raises(sqlite3.Error):
            await catalog.make("wordle", "ann", entries=["x"])
        await catalog.catch_up()

        await database.do(lambda db: db.execute("ALTER TABLE gone RENAME TO board"))
        await catalog.catch_up()
        assert await Catalog(database).game_of(new) == "wordle"
        database.close()

    run(scenario())


def test_there_are_only_so_many_boards_and_those_never_begun_make_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("webui.rooms.catalog.BOARDS", 3)

    async def scenario() -> None:
        database = Database(tmp_path / "boards.sqlite3")
        catalog = Catalog(database)
        begun = await catalog.make("wordle", "ann", entries=["x"])
        fresh = await catalog.make("wordle", "ann")
        stale = await catalog.make("wordle", "ann")
        with pytest.raises(TooManyBoardsError):
            await catalog.make("wordle", "ann")
        await database.do(
            lambda db: db.execute("UPDATE board SET changed = 0 WHERE id IN (?, ?)", (begun, stale))
        )
        await catalog.make("wordle", "ann")
        games = [await catalog.game_of(board) for board in (begun, fresh, stale)]
        assert games == ["wordle", "wordle", None]
        database.close()

    run(scenario())
