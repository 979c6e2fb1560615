"""The web server: which address shows what, and who is let in."""

import asyncio
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from fastapi import Request
from fastapi.responses import RedirectResponse
from nicegui import app, core, ui

import webui.model as model
import webui.wordle.model as wordle
from webui import words
from webui.effects import Effects, WordShelf
from webui.elm.command import NONE
from webui.elm.program import Program
from webui.rooms.browser import BrowserNames
from webui.rooms.catalog import Catalog
from webui.rooms.codec import Codec
from webui.rooms.database import Database
from webui.rooms.departures import Departures
from webui.rooms.guard import Guard
from webui.rooms.history import History, Redid, Undid
from webui.rooms.room import Game, Room, Rooms
from webui.rooms.sqlite_log import SqliteLog
from webui.update import init, update
from webui.view import view
from webui.wordle.board import BOARD_MESSAGES, Board, update_board

RECONNECT_SECONDS = 60
"""How long a page may be away and still find its place; later it loads itself again."""

PING_SECONDS = 5
"""How soon a page that is silently gone is noticed, and how soon it notices itself."""

WORDLE = Game("wordle", Board(), update_board, Codec((*BOARD_MESSAGES, Undid, Redid)))


@dataclass(frozen=True, slots=True)
class Options:
    """How to serve. `port` must be free."""

    port: int
    data: Path
    sources: words.Sources
    open_browser: bool
    host: str = "127.0.0.1"

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"


def serve(options: Options) -> None:
    """Serve until stopped. Raises OSError or sqlite3.Error when the data can't be opened."""
    database = Database(options.data / "boards.sqlite3")
    _serve_static()
    _serve_pages(WordShelf(options.sources), Catalog(database), Rooms(SqliteLog(database)))

    app.add_middleware(BrowserNames)
    app.add_middleware(Guard, hosts=_own_hosts(options.port))
    app.add_middleware(Departures)
    core.sio.eio.cors_allowed_origins = None  # same origin only; the guard has its say first
    app.config.socket_io_js_transports = ["websocket"]
    app.on_startup(_notice_lost_pages_soon)
    app.on_shutdown(database.close)

    print(f"Hunch is at {options.url} (Ctrl-C stops it)", flush=True)
    ui.run(
        host=options.host,
        port=options.port,
        title="Hunch",
        language="en-US",
        dark=None,
        favicon=_static_folder() / "icon.svg",
        reload=False,
        show=options.open_browser,
        show_welcome_message=False,
        reconnect_timeout=RECONNECT_SECONDS,
        tailwind=False,
        proxy_headers=False,
        server_header=False,
    )


def _own_hosts(port: int) -> list[str]:
    return [f"{name}:{port}" for name in ("127.0.0.1", "localhost", "[::1]")]


def _notice_lost_pages_soon() -> None:
    """NiceGUI has just derived these from the reconnect timeout, far too long."""
    core.sio.eio.ping_interval = PING_SECONDS
    core.sio.eio.ping_timeout = PING_SECONDS


# STATIC FILES


def _static_folder() -> Path:
    """Inside the package when installed from a wheel, beside it in a checkout."""
    inside = Path(__file__).parent / "static"
    return inside if inside.exists() else Path(__file__).parent.parent / "static"


def _serve_static() -> None:
    folder = _static_folder()
    app.add_static_files("/static", folder, max_cache_age=365 * 24 * 3600)

    def address(name: str) -> str:
        """With a mark of its content, so that browsers may keep it until it changes."""
        return f"/static/{name}?{sha256((folder / name).read_bytes()).hexdigest()[:12]}"

    styles = "".join(
        f'<link rel="stylesheet" href="{address(name)}">' for name in ("hunch.css", "icons.css")
    )
    # Not deferred: the theme is set before anything is painted.
    scripts = "".join(f'<script src="{address(name)}"></script>' for name in ("hunch.js",))
    ui.add_head_html(styles + scripts, shared=True)


# PAGES


def _serve_pages(shelf: WordShelf, catalog: Catalog, rooms: Rooms) -> None:
    @app.get("/")
    @app.get("/wordle")
    async def latest(request: Request) -> RedirectResponse:
        board = await catalog.latest(request.state.browser, WORDLE.name)
        return await _to_board(board or await catalog.make(WORDLE.name))

    @app.get("/wordle/new")
    async def new() -> RedirectResponse:
        return await _to_board(await catalog.make(WORDLE.name))

    @ui.page("/wordle/{board}", title="Wordle · Hunch")
    async def wordle_page(board: str, request: Request) -> None:
        if await catalog.game_of(board) != WORDLE.name:
            _show_page(shelf, None, *init(model.Missing(), NONE))
            return
        await catalog.visited(request.state.browser, board)
        await _show_board(shelf, rooms, board)


async def _to_board(board: str) -> RedirectResponse:
    return RedirectResponse(
        f"/wordle/{board}", status_code=303, headers={"Cache-Control": "no-store"}
    )


async def _show_board(shelf: WordShelf, rooms: Rooms, board: str) -> None:
    """The page of one board, told of every change until it is closed."""

    def changed(history: History[Any]) -> None:
        program.send(model.OnWordle(wordle.ChangedBoard(history)))

    room = await rooms.enter(board, WORDLE, changed)
    page, command = wordle.init(board, room.history)
    program = _show_page(shelf, room, *init(page, command))
    ui.context.client.on_delete(partial(rooms.leave, room, changed))


def _show_page(
    shelf: WordShelf, room: Room[Any] | None, first: model.Model, command: Any
) -> Program[model.Model]:
    client = ui.context.client
    effects = Effects(shelf, room, client)
    program = Program((first, command), update, view, effects.perform, client.content)
    running = asyncio.create_task(program.run())
    client.on_delete(running.cancel)
    return program
