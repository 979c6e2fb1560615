"""Typing a guess, playing it, and changing what was played."""

from dataclasses import replace

from core.wordle import LENGTH, Mark, Row, expected_marks
from webui.elm.command import NONE, Command
from webui.elm.remote import Loaded
from webui.wordle import undoing
from webui.wordle.board import (
    ROWS_KEPT,
    BoardMessage,
    PlayedRows,
    RemovedRow,
    ReplacedRow,
    SetMark,
)
from webui.wordle.draft import Draft, Tile
from webui.wordle.model import Model
from webui.wordle.possible import possible

FULL = f"A board holds {ROWS_KEPT} guesses: remove one first."


def press(model: Model, key: str, tile: Tile | None) -> tuple[Model, Command]:
    """What a key does; keys that mean nothing here change nothing."""
    match key:
        case "Backspace":
            return _backspace(model)
        case "Enter":
            return _play(model)
        case " " if tile is not None:
            return cycle(model, tile, back=False)
        case "Escape":
            return _escape(model), NONE
        case "Undo":
            return undoing.undo(model)
        case "Redo":
            return undoing.redo(model)
        case _ if is_letters(key) and len(key) == 1:
            return _type(model, key.lower()), NONE
        case _:
            return model, NONE


def is_letters(text: str) -> bool:
    """Whether `text` is only letters a to z, as many as a draft can hold, in either case."""
    return text.isascii() and text.isalpha() and len(text) <= LENGTH


def recall(model: Model, text: str) -> Model:
    """Take up a draft that the browser kept, unless typing has begun."""
    if model.draft != Draft() or not is_letters(text):
        return model
    return model.with_screen(typing=replace(model.screen.typing, draft=Draft(text.lower())))


def choose(model: Model, word: str) -> Model:
    """Take a word from the list as the draft."""
    if not is_letters(word) or len(word) != LENGTH:
        return model
    if len(model.board.played) >= ROWS_KEPT and model.draft.row_id is None:
        return model.noted(FULL)
    draft = Draft(word.lower(), model.draft.row_id)
    return model.with_draft(draft).with_screen(panel=None)


def edit(model: Model, row_id: str) -> Model:
    """Begin to change the word of a played row, or leave it as it was."""
    played = model.board.find(row_id)
    if played is None or model.draft.row_id == row_id:
        return _escape(model)
    return model.with_draft(Draft(played.row.word, row_id))


def cycle(model: Model, tile: Tile, back: bool) -> tuple[Model, Command]:
    """Give a tile its next mark. The first tap on a draft's tile plays the draft."""
    if not 0 <= tile.place < LENGTH:
        return model, NONE
    if tile.row_id is None or tile.row_id == model.draft.row_id:
        return _play(model, tile.place, back)
    played = model.board.find(tile.row_id)
    if played is None:
        return model, NONE
    mark = _next(played.row.marks[tile.place], back)
    return append(model, SetMark(played.id, tile.place, mark))


def append(
    model: Model, message: BoardMessage, before: Model | None = None
) -> tuple[Model, Command]:
    """Send a board message; `before` is the page when it typed something else, if it did."""
    return undoing.write(model, message, (before or model).screen.typing)


def draft_row(model: Model) -> Row | None:
    """The row that the draft would be if it were played now, when it is complete."""
    draft = model.draft
    if not draft.is_complete:
        return None
    others = tuple(played.row for played in model.board.played if played.id != draft.row_id)
    expected = _marks_to_expect(model, draft.text, others)
    old = model.board.find(draft.row_id) if draft.row_id else None
    if old is None:
        return Row(draft.text, expected)
    kept = zip(draft.text, old.row.word, old.row.marks, expected, strict=True)
    return Row(draft.text, tuple(m if new == was else e for new, was, m, e in kept))


def _marks_to_expect(model: Model, word: str, rows: tuple[Row, ...]) -> tuple[Mark, ...]:
    """All green for the only word that is left, else what the rows tell of its letters."""
    if isinstance(model.words, Loaded) and possible(rows, model.words.value).are_only(word):
        return (Mark.CORRECT,) * LENGTH
    return expected_marks(word, rows)


def _next(mark: Mark, back: bool) -> Mark:
    return Mark((mark + (-1 if back else 1)) % len(Mark))


def _type(model: Model, letter: str) -> Model:
    draft = model.draft
    if draft.is_complete:
        return model.noted(f"{draft.text.upper()} has {LENGTH} letters: Enter plays it.")
    if len(model.board.played) >= ROWS_KEPT and draft.row_id is None:
        return model.noted(FULL)
    return model.with_draft(replace(draft, text=draft.text + letter))


def _backspace(model: Model) -> tuple[Model, Command]:
    """One letter less; with none left, the last played row becomes the draft again."""
    draft = model.draft
    if draft.text:
        return model.with_draft(replace(draft, text=draft.text[:-1])), NONE
    if draft.row_id is not None or not model.board.played:
        return model, NONE
    last = model.board.played[-1]
    return append(model.with_draft(Draft(last.row.word)), RemovedRow(last.id), model)


def _escape(model: Model) -> Model:
    if model.draft.row_id is not None:
        return model.with_draft(Draft())
    return model.with_screen(panel=None)


def _play(model: Model, cycled: int | None = None, back: bool = False) -> tuple[Model, Command]:
    """Make the draft a clue, with one mark cycled when a tile was tapped."""
    row = draft_row(model)
    if row is None:
        return _incomplete(model), NONE
    if cycled is not None:
        row = row.with_mark(cycled, _next(row.marks[cycled], back))
    row_id = model.draft.row_id
    if row_id is None and len(model.board.played) >= ROWS_KEPT:
        return model.noted(FULL), NONE
    message = PlayedRows((row,)) if row_id is None else ReplacedRow(row_id, row)
    played = model.with_draft(Draft()).noted(_about(model, row))
    return append(played, message, model)


def _incomplete(model: Model) -> Model:
    typed = len(model.draft.text)
    if typed == 0:
        return model.noted("Type a guess first: five letters.")
    letters = "letter" if typed == 1 else "letters"
    return model.noted(f"{model.draft.text.upper()} has {typed} {letters}: a guess has {LENGTH}.")


def _about(model: Model, row: Row) -> str:
    """A word that isn't allowed counts all the same, since lists differ."""
    match model.words:
        case Loaded(lexicon) if not lexicon.allows(row.word):
            return f"{row.word.upper()} is not on the list of guesses; its colours count anyway."
        case _:
            return ""
