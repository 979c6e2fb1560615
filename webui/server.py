"""The web server: what it keeps, who is let in, how it is run."""

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from nicegui import app, core, ui

from webui import words
from webui.effects import WordShelf
from webui.pages import House, serve_pages
from webui.rooms.browser import BrowserNames
from webui.rooms.catalog import Catalog
from webui.rooms.database import Database
from webui.rooms.departures import Departures
from webui.rooms.guard import Guard
from webui.rooms.room import Rooms
from webui.rooms.sqlite_log import SqliteLog

RECONNECT_SECONDS = 60
"""How long a page may be away and still find its place; later it loads itself again."""

PING_SECONDS = 5
"""How soon a page that is silently gone is noticed, and how soon it notices itself."""


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
    serve_pages(House(WordShelf(options.sources), Catalog(database), Rooms(SqliteLog(database))))

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
