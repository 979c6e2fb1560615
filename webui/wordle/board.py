"""The board: the part of the page that everyone at its address shares, and its messages.

Board messages name rows by ids that never change and carry absolute values, so that two people
who tap one tile at once don't overshoot. A row's id is the place of its message in the log.
"""

from dataclasses import dataclass, replace
from typing import Any, assert_never

from core.wordle import LENGTH, Mark, Row

ROWS_KEPT = 20
"""Rows on a board: more guesses than any game of this kind allows."""

# MODEL


@dataclass(frozen=True, slots=True)
class PlayedRow:
    """A guess that was played, at its place in the board."""

    id: str
    row: Row


@dataclass(frozen=True, slots=True)
class Board:
    played: tuple[PlayedRow, ...] = ()

    @property
    def rows(self) -> tuple[Row, ...]:
        """The clues."""
        return tuple(played.row for played in self.played)

    def find(self, row_id: str) -> PlayedRow | None:
        return next((played for played in self.played if played.id == row_id), None)


# MESSAGES


@dataclass(frozen=True, slots=True)
class PlayedRows:
    """Rows were added at the end."""

    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class SetMark:
    row_id: str
    place: int
    mark: Mark

    def __post_init__(self) -> None:
        if not 0 <= self.place < LENGTH:
            raise ValueError(f"{self.place} is not a place: expected 0 to {LENGTH - 1}")


@dataclass(frozen=True, slots=True)
class ReplacedRow:
    row_id: str
    row: Row


@dataclass(frozen=True, slots=True)
class RemovedRow:
    row_id: str


@dataclass(frozen=True, slots=True)
class Cleared:
    """All rows were removed."""


BoardMessage = PlayedRows | SetMark | ReplacedRow | RemovedRow | Cleared

BOARD_MESSAGES = (PlayedRows, SetMark, ReplacedRow, RemovedRow, Cleared)


# UPDATE


def update_board(message: BoardMessage, board: Board, place: int) -> Board:
    """The board after `message`, which stands at `place` in its log.

    Messages about rows that are gone change nothing, and rows past the limit are left out.
    """
    match message:
        case PlayedRows(rows):
            new = (PlayedRow(f"{place}.{index}", row) for index, row in enumerate(rows))
            return Board((*board.played, *new)[:ROWS_KEPT])
        case SetMark(row_id, tile, mark):
            return _with_row(board, row_id, lambda row: row.with_mark(tile, mark))
        case ReplacedRow(row_id, replacement):
            return _with_row(board, row_id, lambda _: replacement)
        case RemovedRow(row_id):
            return Board(tuple(played for played in board.played if played.id != row_id))
        case Cleared():
            return Board()
        case _:
            assert_never(message)


def _with_row(board: Board, row_id: str, change: Any) -> Board:
    return Board(
        tuple(
            replace(played, row=change(played.row)) if played.id == row_id else played
            for played in board.played
        )
    )


def describe(message: BoardMessage, before: Board) -> str:
    """What a message did to the board `before`, for the undo button."""
    match message:
        case PlayedRows(rows):
            return f"playing {', '.join(row.word.upper() for row in rows[:3])}" + (
                f" and {len(rows) - 3} more" if len(rows) > 3 else ""
            )
        case SetMark(row_id, tile, _):
            played = before.find(row_id)
            return f"colouring {played.row.word[tile].upper()}" if played else "colouring"
        case ReplacedRow(_, row):
            return f"changing a row to {row.word.upper()}"
        case RemovedRow(row_id):
            played = before.find(row_id)
            return f"removing {played.row.word.upper()}" if played else "removing a row"
        case Cleared():
            return "clearing the board"
        case _:
            assert_never(message)
