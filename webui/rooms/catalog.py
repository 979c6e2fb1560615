"""Which boards there are, and which of them a browser has seen."""

import logging
import secrets
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial

from webui.rooms.boardfile import BoardFile
from webui.rooms.bounds import BOARDS
from webui.rooms.database import Database
from webui.rooms.listed import Listed

ID_BYTES = 16
"""128 random bits: nobody finds a board by trying addresses."""


LIST = """
SELECT id, game, name, made, changed, maker = ?1,
    EXISTS (SELECT 1 FROM entry WHERE entry.board = board.id)
FROM board
WHERE maker = ?1 OR id IN (SELECT board FROM visit WHERE browser = ?1)
ORDER BY changed DESC, made DESC
"""

RENAME = """
UPDATE board SET name = ?3
WHERE id = ?2 AND (maker = ?1 OR id IN (SELECT board FROM visit WHERE browser = ?1))
"""


DELETE_UNBEGUN = """
DELETE FROM board
WHERE changed < ? AND NOT EXISTS (SELECT 1 FROM entry WHERE entry.board = board.id)
"""

ONE_DAY = 24 * 3600.0

log = logging.getLogger(__name__)


def new_id() -> str:
    """An id that can't be guessed."""
    return secrets.token_urlsafe(ID_BYTES)


def local(seconds: float) -> datetime:
    """A time of the database on the clock of this computer."""
    return datetime.fromtimestamp(seconds).astimezone()


class TooManyBoardsError(Exception):
    """The server keeps as many boards as it may."""


class Catalog:
    """Boards by their ids.

    While the file can't be used, boards can still be made and opened: those of this run are known
    without it, and are written down when that is possible again. `deleted` is called with each
    board that was deleted.
    """

    def __init__(
        self, database: Database, deleted: Callable[[str], None] = lambda board: None
    ) -> None:
        self._database = database
        self._deleted = deleted
        self._games: dict[str, str] = {}
        self._unsaved: dict[str, tuple[str, str]] = {}

    async def make(
        self, game: str, browser: str, name: str = "", entries: Sequence[str] = ()
    ) -> str:
        """A new board of `game`, made by a browser, with these texts in its log; its id.

        Raises TooManyBoardsError, and sqlite3.Error when there are entries that can't be written.
        """
        board = new_id()
        try:
            await self._database.do(lambda db: _insert(db, board, game, browser, name, entries))
        except sqlite3.Error as error:
            if entries:
                raise
            log.error("a board can't be saved: %s", error)
            self._unsaved[board] = (game, browser)
        self._games[board] = game
        return board

    async def catch_up(self) -> None:
        """Write down the boards that could not be written when they were made."""
        for board, (game, browser) in tuple(self._unsaved.items()):
            with suppress(sqlite3.Error, TooManyBoardsError):
                await self._database.do(partial(_insert, board=board, game=game, browser=browser))
                del self._unsaved[board]

    async def game_of(self, board: str) -> str | None:
        """The game a board is of, or None when there is no such board."""

        def select(db: sqlite3.Connection) -> str | None:
            row = db.execute("SELECT game FROM board WHERE id = ?", (board,)).fetchone()
            return str(row[0]) if row else None

        try:
            game = await self._database.do(select)
        except sqlite3.Error as error:
            log.error("the boards can't be looked up: %s", error)
            return self._games.get(board)
        if game is None:
            return self._unsaved.get(board, (None, ""))[0]
        self._games[board] = game
        return game

    async def visited(self, browser: str, board: str) -> None:
        """Note that a browser looks at a board now."""
        try:
            await self._database.do(
                lambda db: db.execute(
                    "INSERT OR REPLACE INTO visit VALUES (?, ?, ?)", (browser, board, time.time())
                )
            )
        except sqlite3.Error as error:
            log.error("a visit can't be noted: %s", error)

    async def latest(self, browser: str, game: str) -> str | None:
        """The board of `game` that a browser looked at last, as far as is known."""

        def select(db: sqlite3.Connection) -> str | None:
            row = db.execute(
                "SELECT board.id FROM visit JOIN board ON board.id = visit.board"
                " WHERE browser = ? AND game = ? ORDER BY at DESC LIMIT 1",
                (browser, game),
            ).fetchone()
            return str(row[0]) if row else None

        try:
            return await self._database.do(select)
        except sqlite3.Error as error:
            log.error("the boards can't be looked up: %s", error)
            return None

    async def listed(self, browser: str) -> tuple[Listed, ...]:
        """The boards that a browser made or looked at, the latest change first."""

        def select(db: sqlite3.Connection) -> tuple[Listed, ...]:
            return tuple(
                Listed(board, game, name, local(made), local(changed), bool(own), bool(begun))
                for board, game, name, made, changed, own, begun in db.execute(LIST, (browser,))
            )

        return await self._database.do(select)

    async def rename(self, browser: str, board: str, name: str) -> bool:
        """Name a board that is on this browser's list; whether it is."""
        return await self._database.do(
            lambda db: db.execute(RENAME, (browser, board, name)).rowcount > 0
        )

    async def remove(self, browser: str, board: str) -> bool:
        """Delete a board that this browser made, or take another one off its list; whether it
        was on it."""

        def delete(db: sqlite3.Connection) -> bool:
            own = db.execute("DELETE FROM board WHERE id = ? AND maker = ?", (board, browser))
            if own.rowcount:
                for table in ("entry", "snapshot", "visit"):
                    db.execute(f"DELETE FROM {table} WHERE board = ?", (board,))
            return own.rowcount > 0

        def leave(db: sqlite3.Connection) -> bool:
            visit = db.execute(
                "DELETE FROM visit WHERE browser = ? AND board = ?", (browser, board)
            )
            return visit.rowcount > 0

        if not await self._database.do(delete):
            return await self._database.do(leave)
        self._deleted(board)
        return True

    async def export(self, board: str) -> tuple[BoardFile, datetime] | None:
        """A board as a file, and when it was made; None when there is no such board."""

        def select(db: sqlite3.Connection) -> tuple[BoardFile, datetime] | None:
            row = db.execute("SELECT game, name, made FROM board WHERE id = ?", (board,)).fetchone()
            if row is None:
                return None
            game, name, made = row
            entries = db.execute(
                "SELECT message FROM entry WHERE board = ? ORDER BY place", (board,)
            )
            return BoardFile(game, name, tuple(text for (text,) in entries)), local(made)

        return await self._database.do(select)


def _insert(
    db: sqlite3.Connection,
    board: str,
    game: str,
    browser: str,
    name: str = "",
    entries: Sequence[str] = (),
) -> None:
    """Boards that nobody wrote to for a day make room first. Raises TooManyBoardsError."""
    now = time.time()
    (count,) = db.execute("SELECT COUNT(*) FROM board").fetchone()
    if count >= BOARDS:
        count -= db.execute(DELETE_UNBEGUN, (now - ONE_DAY,)).rowcount
    if count >= BOARDS:
        raise TooManyBoardsError
    db.execute(
        "INSERT INTO board (id, game, maker, name, made, changed) VALUES (?, ?, ?, ?, ?, ?)",
        (board, game, browser, name, now, now),
    )
    db.executemany(
        "INSERT INTO entry (board, place, message) VALUES (?, ?, ?)",
        ((board, place, text) for place, text in enumerate(entries, start=1)),
    )
