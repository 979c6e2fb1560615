"""The SQLite file that boards are kept in, used by one thread of its own."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

SCHEMA = """
CREATE TABLE IF NOT EXISTS board (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    maker TEXT NOT NULL,
    name TEXT NOT NULL DEFAULT '',
    made REAL NOT NULL,
    changed REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS board_by_maker ON board (maker);
CREATE TABLE IF NOT EXISTS entry (
    board TEXT NOT NULL,
    place INTEGER NOT NULL,
    message TEXT NOT NULL,
    PRIMARY KEY (board, place)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS snapshot (
    board TEXT PRIMARY KEY,
    place INTEGER NOT NULL,
    history TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS visit (
    browser TEXT NOT NULL,
    board TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (browser, board)
) WITHOUT ROWID;
"""


class Database:
    """Work on the file, done one piece at a time off the event loop.

    `synchronous=NORMAL` in WAL mode: what is committed survives the end of the program however it
    comes; a power cut may lose the last moments.
    """

    def __init__(self, path: Path) -> None:
        """Open or make the file at `path`. Raises OSError or sqlite3.Error when that fails.

        A damaged file is moved to a name of its own, in `set_aside`, and a new one begun.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        self.set_aside: Path | None = None
        self._is_closed = False
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="boards")
        try:
            self._connection = self._thread.submit(_open, path).result()
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.OperationalError):
                raise
            self.set_aside = _set_aside(path)
            self._connection = self._thread.submit(_open, path).result()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """`work(connection)` in one transaction, which is undone when it raises.

        Raises asyncio.CancelledError once the database is closed: the program is at its end, and
        so is whoever still wanted something.
        """
        if self._is_closed:
            raise asyncio.CancelledError

        def transaction() -> T:
            with self._connection:
                return work(self._connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, transaction)

    def close(self) -> None:
        self._is_closed = True
        self._thread.submit(self._connection.close).result()
        self._thread.shutdown()


def _open(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path)
    try:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=NORMAL")
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
        connection.executescript(SCHEMA)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _set_aside(path: Path) -> Path:
    """Move a damaged file, with what belongs to it, to a name that nothing has yet."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    numbered = ("", *(f"-{number}" for number in range(1, 1000)))
    names = (path.with_name(f"{path.stem}.damaged-{stamp}{n}{path.suffix}") for n in numbered)
    new = next(name for name in names if not name.exists())
    path.rename(new)
    for ending in ("-wal", "-shm"):
        beside = path.with_name(path.name + ending)
        if beside.exists():
            beside.rename(new.with_name(new.name + ending))
    return new
