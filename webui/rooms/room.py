"""A board in use: its log followed once, for everyone who looks at it."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from webui.rooms.codec import Codec, UnreadableError
from webui.rooms.history import History, UpdateBoard, fold, fold_unread
from webui.rooms.log import Entry, Log

B = TypeVar("B")

Listener = Callable[[History[Any]], None]
"""Called with each new history of a board."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Game(Generic[B]):
    """What a room must know of a game: its empty board, its rule and its messages."""

    name: str
    empty: B
    update_board: UpdateBoard[B]
    codec: Codec


@dataclass(slots=True, eq=False)
class Room(Generic[B]):
    """The history of one board, kept up to date while the room is open."""

    board: str
    game: Game[B]
    log: Log
    history: History[B] = field(init=False)
    listeners: list[Listener] = field(default_factory=list)
    _changed: asyncio.Condition = field(default_factory=asyncio.Condition)
    _following: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Read the log so far and follow it from there."""
        self.history = History(self.game.empty)
        for entry in await self.log.read(self.board):
            self._fold(entry)
        self._following = asyncio.create_task(self._follow())

    async def close(self) -> None:
        if self._following:
            self._following.cancel()
            await asyncio.gather(self._following, return_exceptions=True)

    async def append(self, message: Any) -> tuple[History[B], int]:
        """Write a message; the history once it counts, and the message's place."""
        place = await self.log.append(self.board, self.game.codec.encode(message))
        async with self._changed:
            await self._changed.wait_for(lambda: self.history.place >= place)
        return self.history, place

    async def _follow(self) -> None:
        async for entry in self.log.follow(self.board, self.history.place):
            self._fold(entry)
            async with self._changed:
                self._changed.notify_all()
            for listener in tuple(self.listeners):
                listener(self.history)

    def _fold(self, entry: Entry) -> None:
        try:
            message = self.game.codec.decode(entry.message)
        except UnreadableError as why:
            log.warning("entry %d of a board is skipped: %s", entry.place, why)
            self.history = fold_unread(self.history, entry.place)
        else:
            self.history = fold(self.history, entry.place, message, self.game.update_board)


class Rooms:
    """The rooms that are open. One opens with its first visitor and closes behind its last."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._open: dict[str, Room[Any]] = {}
        self._opening = asyncio.Lock()

    async def enter(self, board: str, game: Game[Any], listener: Listener) -> Room[Any]:
        """The board's room; `listener` hears of every change until it leaves."""
        async with self._opening:
            if board not in self._open:
                room = Room(board, game, self._log)
                await room.open()
                self._open[board] = room
            self._open[board].listeners.append(listener)
            return self._open[board]

    async def leave(self, room: Room[Any], listener: Listener) -> None:
        async with self._opening:
            room.listeners.remove(listener)
            if not room.listeners:
                del self._open[room.board]
                await room.close()
