"""The web server: what it keeps, who is let in, how it is run."""

import asyncio
import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path

from fastapi.middleware.gzip import GZipMiddleware
from filelock import FileLock, Timeout
from nicegui import app, core, ui

from webui import words
from webui.debugging import Debugger
from webui.effects import WordShelf
from webui.jobs import Jobs
from webui.logs import start_logging
from webui.model import Sharing
from webui.pages import House, serve_pages
from webui.preparing import prepare
from webui.reader import serve_reader
from webui.rooms.bounds import MESSAGE_BYTES
from webui.rooms.browser import BrowserNames
from webui.rooms.catalog import Catalog
from webui.rooms.database import Database
from webui.rooms.departures import Departures
from webui.rooms.guard import App, Guard
from webui.rooms.headers import SecurityHeaders
from webui.rooms.identity import Identity
from webui.rooms.lifeboat import Lifeboat
from webui.rooms.room import Rooms
from webui.rooms.sqlite_log import SqliteLog
from webui.rooms.wire import check_messages

RECONNECT_SECONDS = 60
"""How long a page may be away and still find its place; later it loads itself again."""

PING_SECONDS = 5
"""How soon a page that is silently gone is noticed, and how soon it notices itself."""

COLLECT_SECONDS = 30
"""How long closed pages may take up memory."""

CATCH_UP_SECONDS = 5
"""How often it is tried again to save what could not be saved."""


STYLES = (
    *("tokens.css", "hunch.css", "controls.css", "frame.css", "dialogs.css", "icons.css"),
    *("home.css", "wordle.css", "advice.css", "countdown.css", "set.css"),
)

SCRIPTS = (
    *("hunch.js", "focus.js", "dialogs.js", "elements.js", "field.js"),
    *("home.js", "wordle.js", "advice.js"),
    *("countdown.js", "countdown_clock.js", "countdown_ways.js", "countdown_nearby.js"),
    *("set.js", "set_relay.js"),
)


class FolderInUseError(Exception):
    """Another server keeps its boards in the same folder."""


@dataclass(frozen=True, slots=True)
class Options:
    """How to serve. `address` and `port` must be free; `hosts` are our names, with their ports."""

    address: str
    port: int
    hosts: tuple[str, ...]
    sharing: Sharing
    identity: Identity
    data: Path
    sources: words.Sources
    opened: str | None
    """The path to open in a browser, if any."""
    started: Callable[[], None]
    """Called when the server is about to listen."""
    is_debugging: bool = False
    """Whether every page has its history beside it."""


@contextmanager
def folder_of_our_own(data: Path) -> Iterator[None]:
    """Hold the data folder. Raises FolderInUseError, or OSError when it can't be written."""
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        with FileLock(data / "lock", timeout=0):
            yield
    except Timeout:
        raise FolderInUseError from None


def serve(options: Options) -> None:
    """Serve until stopped. Raises OSError or sqlite3.Error when the data can't be opened."""
    start_logging()
    database = Database(options.data / "boards.sqlite3")
    if database.set_aside:
        print(f"The file with the boards was damaged. It is kept as {database.set_aside}.")
    rooms = Rooms(Lifeboat(SqliteLog(database)))
    catalog = Catalog(database, rooms.deleted)
    _serve_static(options.is_debugging)
    serve_reader(_static_folder() / "reader")
    jobs = Jobs()
    shelf = WordShelf(options.sources)
    debugger = Debugger(shelf) if options.is_debugging else None
    serve_pages(House(shelf, jobs, catalog, rooms, options.sharing, debugger))

    _put_in_front(
        Departures,
        SecurityHeaders,
        partial(Guard, hosts=options.hosts, identity=options.identity),
        BrowserNames,
    )
    check_messages(core.sio)
    core.sio.eio.cors_allowed_origins = None  # same origin only; the guard has its say first
    core.sio.eio.max_http_buffer_size = MESSAGE_BYTES
    app.config.socket_io_js_transports = ["websocket"]
    app.on_startup(_notice_lost_pages_soon)
    app.on_startup(lambda: _catch_up(catalog, rooms))
    departed = asyncio.Event()
    app.on_delete(departed.set)
    app.on_startup(lambda: prepare(jobs))
    app.on_startup(_collect_seldom)
    app.on_startup(lambda: _collect_what_was_left(departed))
    app.on_startup(options.started)
    app.on_shutdown(jobs.close)
    app.on_shutdown(database.close)

    ui.run(
        host=options.address,
        port=options.port,
        title="Hunch",
        language="en-US",
        dark=None,
        favicon=_static_folder() / "icon.svg",
        reload=False,
        show=options.opened or False,
        show_welcome_message=False,
        reconnect_timeout=RECONNECT_SECONDS,
        tailwind=False,
        proxy_headers=False,
        server_header=False,
        uvicorn_logging_level="error",  # what strangers send is no news
        ws_max_size=MESSAGE_BYTES,
        # More would make the first page wait for what the network here does at once.
        gzip_middleware_factory=partial(GZipMiddleware, compresslevel=1),
        timeout_graceful_shutdown=1,
    )


def _put_in_front(*layers: Callable[[App], App]) -> None:
    """Put layers in front of everything, the first one outermost: before NiceGUI's own too."""
    build = app.build_middleware_stack

    def build_with_layers() -> App:
        stack: App = build()
        for layer in reversed(layers):
            stack = layer(stack)
        return stack

    app.build_middleware_stack = build_with_layers  # type: ignore[method-assign]


def _notice_lost_pages_soon() -> None:
    """NiceGUI has just derived these from the reconnect timeout, far too long."""
    core.sio.eio.ping_interval = PING_SECONDS
    core.sio.eio.ping_timeout = PING_SECONDS


def _collect_seldom() -> None:
    """A full collection walks all elements of all pages: with fifty of them others felt the pause.

    What there is at the start stays for good, and pages make few cycles while they are open.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


async def _collect_what_was_left(departed: asyncio.Event) -> None:
    """Pages that were closed leave cycles behind."""
    while True:
        await departed.wait()
        await asyncio.sleep(COLLECT_SECONDS)
        departed.clear()
        gc.collect()


async def _catch_up(catalog: Catalog, rooms: Rooms) -> None:
    while True:
        await asyncio.sleep(CATCH_UP_SECONDS)
        await catalog.catch_up()
        await rooms.catch_up()


# STATIC FILES


def _static_folder() -> Path:
    """Inside the package when installed from a wheel, beside it in a checkout."""
    inside = Path(__file__).parent / "static"
    return inside if inside.exists() else Path(__file__).parent.parent / "static"


def _serve_static(is_debugging: bool) -> None:
    folder = _static_folder()
    app.add_static_files("/static", folder, max_cache_age=365 * 24 * 3600)

    def address(name: str) -> str:
        """With a mark of its content, so that browsers may keep it until it changes."""
        return f"/static/{name}?{sha256((folder / name).read_bytes()).hexdigest()[:12]}"

    more_styles, more_scripts = (("debug.css",), ("debug.js",)) if is_debugging else ((), ())
    styles = "".join(
        f'<link rel="stylesheet" href="{address(name)}">' for name in (*STYLES, *more_styles)
    )
    # Not deferred: the theme is set before anything is painted.
    scripts = "".join(
        f'<script src="{address(name)}"></script>' for name in (*SCRIPTS, *more_scripts)
    )
    # With credentials: else the guard, which asks for the key of a shared server, refuses it.
    manifest = (
        f'<link rel="manifest" href="{address("manifest.json")}" crossorigin="use-credentials">'
        f'<link rel="apple-touch-icon" href="{address("icon-192.png")}">'
    )
    ui.add_head_html(manifest + styles + scripts, shared=True)
