"""A whole game pasted in, and the board as text to copy."""

from collections.abc import Sequence
from dataclasses import replace

from core.wordle import Mark, Pasted, PastedRow, Problem, Row, expected_marks, parse_game
from webui.elm.command import NONE, Command
from webui.wordle.board import ROWS_KEPT, Board, PlayedRows
from webui.wordle.dialogs import NoDialog, PasteDialog
from webui.wordle.drafting import append, choose
from webui.wordle.model import Model

TEXT_READ = 20_000
"""Characters of a text that are looked at: far more than a game of twenty guesses needs."""

PROBLEMS_SHOWN = 20
"""Lines that are named one by one."""

SQUARES = {Mark.ABSENT: "⬛", Mark.PRESENT: "🟨", Mark.CORRECT: "🟩"}


def as_text(board: Board) -> str:
    """The board's rows, a line each, as `paste` reads them."""
    return "\n".join(
        f"{row.word.upper()} {''.join(SQUARES[mark] for mark in row.marks)}" for row in board.rows
    )


def paste(model: Model, text: str, readable_only: bool) -> tuple[Model, Command]:
    """Take the rows in `text`. When a line is not understood, ask first and lose nothing."""
    read = _fitting(parse_game(text[:TEXT_READ]), ROWS_KEPT - len(model.board.played))
    if not read.rows and not read.problems:
        nothing = Problem(1, "", "there is no text: expected guesses, a line each")
        read = replace(read, problems=(nothing,))
    if read.problems and not (readable_only and read.rows):
        return model.with_screen(dialog=PasteDialog(text[:TEXT_READ], read)), NONE

    model = model.with_screen(dialog=NoDialog())
    match read.rows:
        case (PastedRow(word, None),):
            return choose(model, word), NONE
        case rows:
            about = _about(model.board, rows)
            return append(model.noted(about), PlayedRows(_coloured(model.board, rows)))


def _fitting(read: Pasted, room: int) -> Pasted:
    """The rows that fit on the board; the others are named like lines not understood."""
    too_many = tuple(
        Problem(0, row.word.upper(), f"a board holds {ROWS_KEPT} guesses")
        for row in read.rows[room:]
    )
    return Pasted(read.rows[:room], (*read.problems, *too_many))


def _coloured(board: Board, pasted: Sequence[PastedRow]) -> tuple[Row, ...]:
    """Rows with their marks; a word without any starts with what the rows above it tell."""
    rows: tuple[Row, ...] = ()
    for word, marks in ((row.word, row.marks) for row in pasted):
        known = marks or expected_marks(word, (*board.rows, *rows))
        rows = (*rows, Row(word, known))
    return rows


def _about(board: Board, pasted: Sequence[PastedRow]) -> str:
    if not all(row.marks for row in pasted):
        return "Words without colours start with what is known: tap them until they match the game."
    return "Added below what was there; Undo takes it off again." if board.played else ""
