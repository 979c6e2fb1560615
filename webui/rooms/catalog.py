"""Which boards there are, and which of them a browser has seen."""

import secrets
import sqlite3
import time

from webui.rooms.database import Database

ID_BYTES = 16
"""128 random bits: nobody finds a board by trying addresses."""


def new_id() -> str:
    """An id that can't be guessed."""
    return secrets.token_urlsafe(ID_BYTES)


class Catalog:
    """Boards by their ids."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, game: str, browser: str) -> str:
        """A new board of `game`, made by a browser; its id."""
        board, now = new_id(), time.time()
        await self._database.do(
            lambda db: db.execute(
                "INSERT INTO board (id, game, maker, made, changed) VALUES (?, ?, ?, ?, ?)",
                (board, game, browser, now, now),
            )
        )
        return board

    async def game_of(self, board: str) -> str | None:
        """The game a board is of, or None when there is no such board."""

        def select(db: sqlite3.Connection) -> str | None:
            row = db.execute("SELECT game FROM board WHERE id = ?", (board,)).fetchone()
            return str(row[0]) if row else None

        return await self._database.do(select)

    async def visited(self, browser: str, board: str) -> None:
        """Note that a browser looks at a board now."""
        await self._database.do(
            lambda db: db.execute(
                "INSERT OR REPLACE INTO visit VALUES (?, ?, ?)", (browser, board, time.time())
            )
        )

    async def latest(self, browser: str, game: str) -> str | None:
        """The board of `game` that a browser looked at last."""

        def select(db: sqlite3.Connection) -> str | None:
            row = db.execute(
                "SELECT board.id FROM visit JOIN board ON board.id = visit.board"
                " WHERE browser = ? AND game = ? ORDER BY at DESC LIMIT 1",
                (browser, game),
            ).fetchone()
            return str(row[0]) if row else None

        return await self._database.do(select)
