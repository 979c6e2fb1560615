"""What `hunch --debug` adds: a memory for every page, and addresses where histories leave and
arrive as files."""

import secrets
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

from fastapi import Request
from fastapi.responses import PlainTextResponse, Response
from nicegui import app
from starlette.requests import ClientDisconnect

import webui.update
import webui.view
from core.wordle import Lexicon
from webui.commands import Recall
from webui.debug.codec import UnreadableError
from webui.debug.historyfile import read_history, write_history
from webui.debug.model import Debugged, replay
from webui.debug.timeline import Timeline
from webui.debug.update import remembering
from webui.debug.view import beside
from webui.effects import WordShelf
from webui.elm.command import Command
from webui.elm.program import Program
from webui.files import NOT_KEPT, see, uploaded
from webui.model import Model
from webui.rooms.boardfile import Flaw, FlawError
from webui.wordle.opening_table import digest
from webui.words import WordsError

HISTORY_BYTES = 64 * 1024 * 1024

REPLAYS_KEPT = 20

NO_FILE = "No file arrived: choose a history that was saved from a debugger, then replay it."

TOO_LARGE = f"That file is too large: a history has at most {HISTORY_BYTES >> 20} MB."

FindWords = Callable[[str], Lexicon | None]

Begun = tuple[Debugged, Command]

update = remembering(webui.update.update)

view = beside(webui.view.view)


class Debugger:
    """The programs of the pages that are open, and the histories that came from files."""

    def __init__(self, shelf: WordShelf) -> None:
        self._shelf = shelf
        self._programs: WeakValueDictionary[str, Program[Debugged]] = WeakValueDictionary()
        self._replays: OrderedDict[str, Timeline] = OrderedDict()
        self._serve()

    def begun(self, page: str, model: Model, command: Command) -> Begun:
        """A page's program, about to remember."""
        return Debugged(Timeline(model), f"/debug/history/{page}"), command

    def watch(self, page: str, program: Program[Debugged]) -> None:
        self._programs[page] = program

    def replayed(self, name: str) -> Begun | None:
        """A page that shows a history from a file."""
        timeline = self._replays.get(name)
        return (replay(timeline), Recall((webui.update.SETTINGS,))) if timeline else None

    def _serve(self) -> None:
        @app.get("/debug/history/{page}")
        async def history(page: str) -> Response:
            program = self._programs.get(page)
            if program is None:
                return PlainTextResponse("That page is not open any more.", 404, NOT_KEPT)
            return Response(
                write_history(program.model.timeline),
                media_type="application/x-ndjson",
                headers={
                    **NOT_KEPT,
                    "Content-Disposition": 'attachment; filename="hunch-history.jsonl"',
                },
            )

        @app.post("/debug/replay")
        async def replay_file(request: Request) -> Response:
            try:
                data = await uploaded(request, HISTORY_BYTES)
                timeline = read_history(
                    data.decode("utf-8"), webui.update.update, await self._find_words()
                )
            except FlawError as error:
                too_large = error.flaw is Flaw.TOO_LARGE
                return PlainTextResponse(TOO_LARGE if too_large else NO_FILE, 400, NOT_KEPT)
            except (UnreadableError, WordsError) as error:
                return PlainTextResponse(str(error), 400, NOT_KEPT)
            except UnicodeDecodeError:
                return PlainTextResponse("This is no history: it is not text.", 400, NOT_KEPT)
            except ClientDisconnect:
                return Response()  # to nobody
            name = secrets.token_urlsafe(8)
            self._replays[name] = timeline
            while len(self._replays) > REPLAYS_KEPT:
                self._replays.popitem(last=False)
            return see(f"/debug/replay/{name}")

    async def _find_words(self) -> FindWords:
        """The word lists of this server, for histories that were made with them."""
        lexicon, _ = await self._shelf.get()
        own = digest(lexicon)
        return lambda lists: lexicon if lists == own else None
