"""The SQLite file that boards are kept in, used by one thread of its own."""

import asyncio
import sqlite3
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
CREATE TABLE IF NOT EXISTS entry (
    board TEXT NOT NULL,
    place INTEGER NOT NULL,
    message TEXT NOT NULL,
    PRIMARY KEY (board, place)
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
        """Open or make the file at `path`. Raises OSError or sqlite3.Error when that fails."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="boards")
        self._connection = self._thread.submit(_open, path).result()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """`work(connection)` in one transaction, which is undone when it raises."""

        def transaction() -> T:
            with self._connection:
                return work(self._connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, transaction)

    def close(self) -> None:
        self._thread.submit(self._connection.close).result()
        self._thread.shutdown()


def _open(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=NORMAL")
    connection.executescript(SCHEMA)
    return connection
