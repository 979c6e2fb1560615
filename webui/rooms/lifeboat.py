"""A log that goes on in memory when the one below it can't write, and catches up when it can."""

import logging
import sqlite3
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence

from webui.rooms.log import Bell, Entry, Log

log = logging.getLogger(__name__)


class Lifeboat:
    """A `Log` over another one that may fail with sqlite3.Error.

    What can't be written is kept here, in order, and written with the next message that can be.
    `is_saved(board)` says whether all of a board is below.
    """

    def __init__(self, below: Log) -> None:
        self._below = below
        self._aboard: defaultdict[str, list[Entry]] = defaultdict(list)
        self._last: dict[str, int] = {}
        self._bell = Bell()

    def is_saved(self, board: str) -> bool:
        return not self._aboard.get(board)

    async def append(self, board: str, message: str) -> int:
        place = await self._append_below(board, message)
        if place is None:
            place = self._last.get(board, 0) + 1
            self._aboard[board].append(Entry(place, message))
        self._last[board] = place
        self._bell.ring(board)
        return place

    async def catch_up(self, board: str) -> bool:
        """Write what is aboard; whether all of it could be written."""
        try:
            for entry in tuple(self._aboard.get(board, ())):
                await self._below.append(board, entry.message)
                self._aboard[board].remove(entry)
        except sqlite3.Error as error:
            log.error("messages still can't be saved: %s", error)
            return False
        return True

    async def _append_below(self, board: str, message: str) -> int | None:
        """Write what is aboard, then the message; None when that can't be done now."""
        if not await self.catch_up(board):
            return None
        try:
            return await self._below.append(board, message)
        except sqlite3.Error as error:
            log.error("a message can't be saved: %s", error)
            return None

    async def read(self, board: str, after: int = 0) -> Sequence[Entry]:
        try:
            below = await self._below.read(board, after)
        except sqlite3.Error as error:
            log.error("a board can't be read: %s", error)
            below = ()
        aboard = [entry for entry in self._aboard.get(board, ()) if entry.place > after]
        entries = [*below, *aboard]
        if entries:
            self._last[board] = max(self._last.get(board, 0), entries[-1].place)
        return entries

    def follow(self, board: str, after: int = 0) -> AsyncIterator[Entry]:
        self._last[board] = max(self._last.get(board, 0), after)
        return self._bell.entries(self, board, after)

    async def keep_snapshot(self, board: str, snapshot: Entry) -> None:
        if not self.is_saved(board):
            return
        try:
            await self._below.keep_snapshot(board, snapshot)
        except sqlite3.Error as error:
            log.error("a snapshot can't be saved: %s", error)

    async def snapshot(self, board: str) -> Entry | None:
        try:
            return await self._below.snapshot(board)
        except sqlite3.Error as error:
            log.error("a snapshot can't be read: %s", error)
            return None
