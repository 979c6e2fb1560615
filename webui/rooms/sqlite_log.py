"""The log kept in SQLite."""

import sqlite3
import time
from collections.abc import AsyncIterator, Sequence

from webui.rooms.bounds import ENTRIES_KEPT
from webui.rooms.database import Database
from webui.rooms.log import Bell, Entry

APPEND = """
INSERT INTO entry (board, place, message)
SELECT ?1, 1 + MAX(
    (SELECT COALESCE(MAX(place), 0) FROM entry WHERE board = ?1),
    (SELECT COALESCE(MAX(place), 0) FROM snapshot WHERE board = ?1)
), ?2
RETURNING place
"""


class SqliteLog:
    """A `Log` whose entries are written before anyone is told of them.

    All of its methods raise sqlite3.Error when the file can't be used.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._bell = Bell()

    async def append(self, board: str, message: str) -> int:
        def write(connection: sqlite3.Connection) -> int:
            (place,) = connection.execute(APPEND, (board, message)).fetchone()
            connection.execute("UPDATE board SET changed = ? WHERE id = ?", (time.time(), board))
            return int(place)

        place = await self._database.do(write)
        self._bell.ring(board)
        return place

    async def read(self, board: str, after: int = 0) -> Sequence[Entry]:
        def select(connection: sqlite3.Connection) -> list[Entry]:
            rows = connection.execute(
                "SELECT place, message FROM entry WHERE board = ? AND place > ? ORDER BY place",
                (board, after),
            )
            return [Entry(*row) for row in rows]

        return await self._database.do(select)

    def follow(self, board: str, after: int = 0) -> AsyncIterator[Entry]:
        return self._bell.entries(self, board, after)

    async def keep_snapshot(self, board: str, snapshot: Entry) -> None:
        def write(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT OR REPLACE INTO snapshot (board, place, history) VALUES (?, ?, ?)",
                (board, *snapshot),
            )
            connection.execute(
                "DELETE FROM entry WHERE board = ? AND place <= ?",
                (board, snapshot.place - ENTRIES_KEPT),
            )

        await self._database.do(write)

    async def snapshot(self, board: str) -> Entry | None:
        def select(connection: sqlite3.Connection) -> Entry | None:
            row = connection.execute(
                "SELECT place, history FROM snapshot WHERE board = ?", (board,)
            ).fetchone()
            return Entry(*row) if row else None

        return await self._database.do(select)
