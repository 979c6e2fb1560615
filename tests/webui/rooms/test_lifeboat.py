"""When messages can't be written they are kept in order, and written as soon as they can be."""

import sqlite3
from collections.abc import AsyncIterator, Sequence

from tests.running import run
from webui.rooms.lifeboat import Lifeboat
from webui.rooms.log import Entry, MemoryLog


class Shaky(MemoryLog):
    """A log that can be broken and mended."""

    broken = False

    def _check(self) -> None:
        if self.broken:
            raise sqlite3.OperationalError("database or disk is full")

    async def append(self, board: str, message: str) -> int:
        self._check()
        return await super().append(board, message)

    async def read(self, board: str, after: int = 0) -> Sequence[Entry]:
        self._check()
        return await super().read(board, after)

    async def keep_snapshot(self, board: str, snapshot: Entry) -> None:
        self._check()
        await super().keep_snapshot(board, snapshot)

    async def snapshot(self, board: str) -> Entry | None:
        self._check()
        return await super().snapshot(board)

    def follow(self, board: str, after: int = 0) -> AsyncIterator[Entry]:
        raise AssertionError("the lifeboat follows itself")


def test_a_board_goes_on_in_memory_and_is_saved_later_in_order() -> None:
    async def scenario() -> None:
        below = Shaky()
        boat = Lifeboat(below)
        await boat.append("b", "one")
        await boat.read("b")
        below.broken = True
        assert [await boat.append("b", m) for m in ("two", "three")] == [2, 3]
        assert not boat.is_saved("b")
        assert list(await boat.read("b", after=1)) == [(2, "two"), (3, "three")]
        await boat.keep_snapshot("b", Entry(3, "x"))
        assert await boat.snapshot("b") is None
        assert not await boat.catch_up("b")

        below.broken = False
        assert await boat.append("b", "four") == 4
        assert boat.is_saved("b")
        assert [m for _, m in await below.read("b")] == ["one", "two", "three", "four"]
        assert await below.snapshot("b") is None

    run(scenario())


def test_catching_up_saves_without_a_new_message() -> None:
    async def scenario() -> None:
        below = Shaky()
        below.broken = True
        boat = Lifeboat(below)
        await boat.append("b", "one")
        await boat.append("other", "uno")
        below.broken = False
        assert await boat.catch_up("b")
        assert boat.is_saved("b")
        assert not boat.is_saved("other")
        assert list(await below.read("b")) == [(1, "one")]

    run(scenario())


def test_a_follower_hears_of_messages_that_are_not_saved() -> None:
    async def scenario() -> None:
        below = Shaky()
        boat = Lifeboat(below)
        await boat.append("b", "one")
        entries = boat.follow("b")
        assert await anext(entries) == (1, "one")
        below.broken = True
        await boat.append("b", "two")
        assert await anext(entries) == (2, "two")
        below.broken = False
        await boat.append("b", "three")
        assert await anext(entries) == (3, "three")

    run(scenario())
