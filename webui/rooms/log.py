"""One ordered log of messages for each board: the protocol, and a form of it in memory."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from typing import NamedTuple, Protocol


class Entry(NamedTuple):
    """A message (as text) and its place in the order, counted from 1."""

    place: int
    message: str


class Log(Protocol):
    """Boards are named by their ids. A board that nobody wrote to has an empty log."""

    async def append(self, board: str, message: str) -> int:
        """Add `message` and give its place. It is kept once this returns."""
        ...

    async def read(self, board: str, after: int = 0) -> Sequence[Entry]:
        """The entries behind the place `after`, in order."""
        ...

    def follow(self, board: str, after: int = 0) -> AsyncIterator[Entry]:
        """The entries behind `after`, in order, and each new one as it comes, without end."""
        ...

    async def keep_snapshot(self, board: str, snapshot: Entry) -> None:
        """Keep what the entries up to a place come to; a later one takes over.

        Entries far behind it may be dropped from then on.
        """
        ...

    async def snapshot(self, board: str) -> Entry | None:
        """The latest snapshot, with the place it stands for."""
        ...


class Bell:
    """Wakes those who wait for a board to change."""

    def __init__(self) -> None:
        self._waiting: defaultdict[str, set[asyncio.Event]] = defaultdict(set)

    def ring(self, board: str) -> None:
        for event in self._waiting.get(board, ()):
            event.set()

    async def entries(self, log: Log, board: str, after: int) -> AsyncIterator[Entry]:
        """Follow `log` by reading whenever the bell rings for `board`."""
        rung = asyncio.Event()
        self._waiting[board].add(rung)
        try:
            while True:
                rung.clear()
                for entry in await log.read(board, after):
                    after = entry.place
                    yield entry
                await rung.wait()
        finally:
            self._waiting[board].discard(rung)
            if not self._waiting[board]:
                del self._waiting[board]


class MemoryLog:
    """A log that lasts as long as the program."""

    def __init__(self) -> None:
        self._messages: defaultdict[str, list[str]] = defaultdict(list)
        self._snapshots: dict[str, Entry] = {}
        self._bell = Bell()

    async def append(self, board: str, message: str) -> int:
        messages = self._messages[board]
        messages.append(message)
        self._bell.ring(board)
        return len(messages)

    async def read(self, board: str, after: int = 0) -> Sequence[Entry]:
        messages = self._messages.get(board, [])[after:]
        return [Entry(place, message) for place, message in enumerate(messages, start=after + 1)]

    def follow(self, board: str, after: int = 0) -> AsyncIterator[Entry]:
        return self._bell.entries(self, board, after)

    async def keep_snapshot(self, board: str, snapshot: Entry) -> None:
        self._snapshots[board] = snapshot

    async def snapshot(self, board: str) -> Entry | None:
        return self._snapshots.get(board)
