"""The only place where commands become input and output."""

import asyncio
import json
import logging
import secrets
import sqlite3
import time
import weakref
from collections.abc import Callable, Iterable
from datetime import datetime
from typing import Any

from nicegui import Client

from core.wordle import Lexicon
from webui import words
from webui.commands import (
    Append,
    Compute,
    CopyText,
    DrawLots,
    DrawSeed,
    ListBoards,
    LoadWords,
    Recall,
    Remember,
    RemoveBoard,
    RenameBoard,
    StopComputing,
    TellTime,
)
from webui.elm.command import Command
from webui.job import Report
from webui.jobs import Jobs
from webui.opening_file import stored_openings
from webui.rooms.catalog import Catalog
from webui.rooms.room import Room
from webui.wordle.opening_table import OpeningTable

Send = Callable[[Any], None]

GONE = "That board is not on your list any more."

OUT_OF_REACH = "Boards are out of reach just now, and nothing was changed: try again."

SEED_BITS = 64
SEED_BYTES = 3
"""Six characters to tell a friend; and no two games alike, as far as anyone notices."""

log = logging.getLogger(__name__)


Words = tuple[Lexicon, OpeningTable | None]


def _read(sources: words.Sources) -> Words:
    lexicon, openings = words.load(sources), stored_openings()
    return lexicon, openings if openings and openings.is_of(lexicon) else None


class WordShelf:
    """The word lists and the table of openings that belongs to them, read once for all pages; a
    failure is not kept, so that one can try again."""

    def __init__(self, sources: words.Sources) -> None:
        self._sources = sources
        self._reading: asyncio.Task[Words] | None = None

    async def get(self) -> Words:
        """The lists. Raises words.WordsError."""
        reading = self._reading
        if reading is None:
            reading = asyncio.create_task(asyncio.to_thread(_read, self._sources))
            self._reading = reading
        try:
            return await asyncio.shield(reading)
        except words.WordsError:
            if self._reading is reading:
                self._reading = None
            raise


class Effects:
    """Performs the commands of one page, for the browser that opened it."""

    def __init__(
        self,
        shelf: WordShelf,
        jobs: Jobs,
        catalog: Catalog,
        browser: str,
        room: Room[Any] | None,
        client: Client,
    ) -> None:
        self._shelf = shelf
        self._jobs = jobs
        self._catalog = catalog
        self._browser = browser
        self._room = room
        # Weakly, since the client holds on to what its page does: it is gone when its page is.
        self._client = weakref.ref(client)
        self._running: set[asyncio.Task[None]] = set()

    async def perform(self, command: Command, send: Send) -> Iterable[Any]:
        """Carry out one command; see `webui.elm.program.Perform`."""
        match command:
            case LoadWords():
                self._in_background(self._load_words(command, send))
            case Append(message, written) if self._room:
                history, place = await self._room.append(message)
                return [written(history, place)]
            case Compute(slot, job, heard):

                def hear(report: Report) -> None:
                    send(heard(job, report))

                self._jobs.ask(self, slot, job, hear)
            case StopComputing(slot):
                self._jobs.drop(self, slot)
            case DrawLots(drew):
                return [drew(secrets.randbits(SEED_BITS))]
            case ListBoards() | RenameBoard() | RemoveBoard():
                return [await self._answer_about_boards(command)]
            case DrawSeed(drawn):
                return [drawn(secrets.token_hex(SEED_BYTES), time.time())]
            case TellTime(told):
                return [told(time.time())]
            case Remember(name, value):
                self._in_browser("remember", name, value)
            case Recall(names):
                self._in_browser("recall", list(names))
            case CopyText(text):
                self._in_browser("copy", text)
            case _:
                raise TypeError(f"nobody performs {command!r}")
        return ()

    def stop(self) -> None:
        """The page is gone: nothing that it asked for is wanted any more."""
        self._jobs.leave(self)

    async def _load_words(self, command: LoadWords, send: Send) -> None:
        try:
            send(command.loaded(*await self._shelf.get()))
        except words.WordsError as error:
            send(command.failed(str(error)))

    async def _answer_about_boards(self, command: ListBoards | RenameBoard | RemoveBoard) -> Any:
        try:
            match command:
                case ListBoards(listed, _):
                    boards = await self._catalog.listed(self._browser)
                    return listed(boards, datetime.now().astimezone())
                case RenameBoard(board, name, renamed, failed):
                    done = await self._catalog.rename(self._browser, board, name)
                    return renamed() if done else failed(GONE)
                case RemoveBoard(board, removed, failed):
                    done = await self._catalog.remove(self._browser, board)
                    return removed() if done else failed(GONE)
        except sqlite3.Error as error:
            log.warning("%s failed: %s", type(command).__name__, error)
            return command.failed(OUT_OF_REACH)

    def _in_background(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    def _in_browser(self, function: str, *arguments: Any) -> None:
        """Call one of the functions in static/hunch.js."""
        values = ", ".join(json.dumps(argument) for argument in arguments)
        if client := self._client():
            client.run_javascript(f"hunch.{function}({values})")
