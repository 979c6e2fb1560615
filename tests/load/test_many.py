"""Many people at once. The visitors run in this process, so that times include their own work."""

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from core.wordle import Mark, Row
from tests.figures import P95, Measured
from tests.load.process import cpu_seconds, memory_mb
from tests.running import run
from tests.serving import Server
from tests.visitor import Visitor
from webui.pages import WORDLE
from webui.rooms.database import Database
from webui.rooms.lifeboat import Lifeboat
from webui.rooms.room import Rooms
from webui.rooms.sqlite_log import SqliteLog
from webui.server import RECONNECT_SECONDS
from webui.wordle.board import PlayedRows, SetMark

TIMES = 5


@pytest.fixture
def quiet_server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data").start()
    yield server
    server.kill()
    assert "Traceback" not in server.output, server.output


async def visit(server: Server, count: int, boards: int) -> list[Visitor]:
    """Visitors spread over boards with one row each."""
    first = [await Visitor(server.url).open() for _ in range(boards)]
    for visitor in first:
        await visitor.paste("crane 00000\nslope 00000")
        await visitor.until(lambda v=visitor: len(v.marks) == 10)
    others = [
        await Visitor(server.url).open(first[number % boards].board)
        for number in range(count - boards)
    ]
    for visitor in others:
        await visitor.until(lambda v=visitor: len(v.marks) == 10)
    return [*first, *others]


async def toggle_for(visitors: list[Visitor], seconds: float, every: float) -> list[float]:
    """Each visitor toggles a tile of its own every so often; the times until it saw the change."""
    times: list[float] = []

    async def one(number: int, visitor: Visitor) -> None:
        await asyncio.sleep(every * number / len(visitors))
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            started = time.perf_counter()
            times.append(await visitor.toggle(number % 10))
            await asyncio.sleep(max(0.0, every - (time.perf_counter() - started)))

    await asyncio.gather(*(one(n, v) for n, v in enumerate(visitors)))
    return times


async def close(visitors: list[Visitor]) -> None:
    await asyncio.gather(*(visitor.close() for visitor in visitors))


def test_fifty_people_at_ten_boards(quiet_server: Server, measured: Measured) -> None:
    async def scenario() -> None:
        visitors = await visit(quiet_server, 50, boards=10)
        times, used = [], []
        for _ in range(TIMES):
            cpu, start = cpu_seconds(quiet_server.pid), time.perf_counter()
            seconds = await toggle_for(visitors, seconds=6, every=2)
            times += [taken * 1000 for taken in seconds]
            spent = cpu_seconds(quiet_server.pid) - cpu
            used.append(100 * spent / (time.perf_counter() - start))
        dropped = sum(visitor.dropped for visitor in visitors)
        name = "50 people, 10 boards: tap to answer"
        measured(name, 30, times, "ms")
        measured(f"{name}, 95 %", 30, times, "ms", P95)
        measured("50 people, 10 boards: of one core", 60, used, "%")
        measured("50 people, 10 boards: dropped", 0, dropped, "")
        await close(visitors)

    run(scenario(), seconds=180)


def test_two_hundred_people_of_whom_twenty_play(
    new_server: Callable[..., Server], measured: Measured
) -> None:
    async def scenario(server: Server) -> tuple[float, int]:
        await close(await visit(server, 2, boards=1))
        idle = memory_mb(server.pid)
        visitors = await visit(server, 200, boards=20)
        await toggle_for(visitors[:20], seconds=6, every=2)
        each = (memory_mb(server.pid) - idle) / len(visitors)
        dropped = sum(visitor.dropped for visitor in visitors)
        await close(visitors)
        return each, dropped

    each, dropped = [], 0
    for _ in range(TIMES):
        server = new_server()
        found = run(scenario(server), seconds=300)
        each.append(found[0])
        dropped += found[1]
        server.kill()
    measured("200 people, 20 play: memory for each", 2.5, each, "MB")
    measured("200 people, 20 play: dropped", 0, dropped, "")


def test_memory_comes_to_rest(quiet_server: Server, measured: Measured) -> None:
    async def scenario() -> None:
        (visitor,) = await visit(quiet_server, 1, boards=1)
        levels = []
        for _ in range(3):
            for number in range(1000):
                await visitor.toggle(number % 10)
                await asyncio.sleep(0.03)
            levels.append(memory_mb(quiet_server.pid))
        measured("3,000 taps: memory from the 1,000th on", 10, levels[2] - levels[0], "MB")
        await close([visitor])

        after = []
        for _ in range(3):
            await close(await visit(quiet_server, 50, boards=5))
            await asyncio.sleep(RECONNECT_SECONDS + 5)
            after.append(memory_mb(quiet_server.pid))
        measured(
            "Three waves of 50 people: memory from the first on", 10, after[2] - after[0], "MB"
        )

    run(scenario(), seconds=600)


def test_a_long_history_opens_quickly(tmp_path: Path, measured: Measured) -> None:
    async def scenario() -> None:
        database = Database(tmp_path / "long.sqlite3")
        rooms = Rooms(Lifeboat(SqliteLog(database)))

        def listener(_: object) -> None: ...

        room = await rooms.enter("b", WORDLE.game, listener)
        await room.append(PlayedRows((Row.parse("crane", "00000"),)))
        for number in range(10_000):
            await room.append(SetMark("1.0", number % 5, Mark(number // 5 % 3)))
        history = room.history
        await rooms.leave(room, listener)
        times = []
        for _ in range(TIMES):
            start = time.perf_counter()
            room = await rooms.enter("b", WORDLE.game, listener)
            times.append((time.perf_counter() - start) * 1000)
            assert room.history == history
            await rooms.leave(room, listener)
        measured("Opening a board of 10,000 messages", 200, times, "ms")
        database.close()

    run(scenario(), seconds=120)
