"""A board in use: its log followed once, for everyone who looks at it."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from webui.rooms.bounds import ENTRIES_BETWEEN_SNAPSHOTS, PEOPLE_PER_BOARD
from webui.rooms.codec import Codec, UnreadableError
from webui.rooms.history import History, UpdateBoard, fold, fold_unread
from webui.rooms.lifeboat import Lifeboat
from webui.rooms.log import Entry
from webui.rooms.snapshot import read_snapshot, write_snapshot

B = TypeVar("B")

ENTRIES_AT_A_STRETCH = 50
"""Entries that are folded before others have a turn, while a long log is read."""

log = logging.getLogger(__name__)


class FullError(Exception):
    """As many people look at the board as it takes."""


@dataclass(frozen=True, slots=True)
class Game(Generic[B]):
    """What a room must know of a game: its empty board, its rule and its messages."""

    name: str
    empty: B
    update_board: UpdateBoard[B]
    codec: Codec


@dataclass(frozen=True, slots=True)
class Sight(Generic[B]):
    """What everyone in a room sees alike."""

    history: History[B]
    people: int
    saved: bool
    deleted: bool = False


Listener = Callable[[Sight[Any]], None]
"""Called with each new sight of a board."""


@dataclass(slots=True, eq=False)
class Room(Generic[B]):
    """The history of one board and its people, kept up to date while the room is open."""

    board: str
    game: Game[B]
    log: Lifeboat
    history: History[B] = field(init=False)
    listeners: list[Listener] = field(default_factory=list)
    is_deleted: bool = False
    _here: set[object] = field(default_factory=set)
    _changed: asyncio.Condition = field(default_factory=asyncio.Condition)
    _following: asyncio.Task[None] | None = None
    _snapshot_at: int = 0

    async def open(self) -> None:
        """Read the latest snapshot and the log since, and follow the log from there."""
        self.history = await self._snapshot() or History(self.game.empty)
        self._snapshot_at = self.history.place
        for entry in await self.log.read(self.board, self.history.place):
            self._fold(entry)
            if entry.place % ENTRIES_AT_A_STRETCH == 0:
                await asyncio.sleep(0)
        self._following = asyncio.create_task(self._follow())

    async def close(self) -> None:
        if self._following:
            self._following.cancel()
            await asyncio.gather(self._following, return_exceptions=True)

    async def append(self, message: Any) -> tuple[History[B], int]:
        """Write a message; the history once it counts, and the message's place.

        Nothing is written to a board that was deleted: its history stays as it was.
        """
        if self.is_deleted:
            return self.history, self.history.place
        place = await self.log.append(self.board, self.game.codec.encode(message))
        async with self._changed:
            await self._changed.wait_for(lambda: self.history.place >= place)
        return self.history, place

    def came(self, person: object) -> None:
        """Someone's page is connected."""
        self._here.add(person)
        self.tell()

    def went(self, person: object) -> None:
        """Someone's page is not connected, for now or for good."""
        self._here.discard(person)
        self.tell()

    @property
    def sight(self) -> Sight[B]:
        return Sight(self.history, len(self._here), self.log.is_saved(self.board), self.is_deleted)

    def tell(self) -> None:
        """Show everyone here what there is now."""
        for listener in tuple(self.listeners):
            listener(self.sight)

    async def _follow(self) -> None:
        async for entry in self.log.follow(self.board, self.history.place):
            self._fold(entry)
            async with self._changed:
                self._changed.notify_all()
            self.tell()
            if self.history.place - self._snapshot_at >= ENTRIES_BETWEEN_SNAPSHOTS:
                await self._keep_snapshot()

    def _fold(self, entry: Entry) -> None:
        try:
            message = self.game.codec.decode(entry.message)
        except UnreadableError as why:
            level = logging.DEBUG if self.history.unread else logging.WARNING
            log.log(level, "entry %d of a board is skipped: %s", entry.place, why)
            self.history = fold_unread(self.history, entry.place)
        else:
            self.history = fold(self.history, entry.place, message, self.game.update_board)

    async def _keep_snapshot(self) -> None:
        snapshot = write_snapshot(self.history, self.game.codec)
        self._snapshot_at = snapshot.place
        await self.log.keep_snapshot(self.board, snapshot)

    async def _snapshot(self) -> History[B] | None:
        """The history that was kept, unless there is none or another version wrote it."""
        kept = await self.log.snapshot(self.board)
        if kept is None:
            return None
        try:
            return read_snapshot(kept, self.game.codec, self.game.update_board)
        except UnreadableError as why:
            log.warning("a snapshot is skipped: %s", why)
            return None


class Rooms:
    """The rooms that are open. One opens with its first visitor and closes behind its last."""

    def __init__(self, log: Lifeboat) -> None:
        self._log = log
        self._open: dict[str, Room[Any]] = {}
        self._opening = asyncio.Lock()

    async def enter(self, board: str, game: Game[Any], listener: Listener) -> Room[Any]:
        """The board's room; `listener` hears of every change until it leaves.

        Raises FullError when there is no place left in it.
        """
        async with self._opening:
            if board not in self._open:
                room = Room(board, game, self._log)
                await room.open()
                self._open[board] = room
            room = self._open[board]
            if len(room.listeners) >= PEOPLE_PER_BOARD:
                raise FullError
            room.listeners.append(listener)
            return room

    async def leave(self, room: Room[Any], listener: Listener) -> None:
        async with self._opening:
            room.listeners.remove(listener)
            if not room.listeners and self._log.is_saved(room.board):
                del self._open[room.board]
                await room.close()

    def deleted(self, board: str) -> None:
        """Tell everyone at a board that it was deleted."""
        if room := self._open.get(board):
            room.is_deleted = True
            room.tell()

    async def catch_up(self) -> None:
        """Try once more to save what could not be saved."""
        for room in tuple(self._open.values()):
            if not self._log.is_saved(room.board):
                await self._log.catch_up(room.board)
                room.tell()
