"""The log kept in SQLite."""

import sqlite3
import time
from collections.abc import AsyncIterator, Sequence

from webui.rooms.database import Database
from webui.rooms.log import Bell, Entry

APPEND = """
INSERT INTO entry (board, place, message)
SELECT ?1, COALESCE(MAX(place), 0) + 1, ?2 FROM entry WHERE board = ?1
RETURNING place
"""


class SqliteLog:
    """A `Log` whose entries are written before anyone is told of them."""

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
