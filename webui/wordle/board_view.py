"""The board: rows of tiles, each with what can be done to it."""

from core.wordle import LENGTH, Mark, Row, impossible
from webui.elm.html import (
    Html,
    Payload,
    attribute,
    button,
    class_,
    disabled,
    div,
    label,
    lazy,
    node,
    on,
    on_click,
    role,
    span,
)
from webui.elm.remote import Loaded
from webui.wordle import events
from webui.wordle.board import ROWS_KEPT, PlayedRow
from webui.wordle.draft import Draft, Tile
from webui.wordle.drafting import draft_row
from webui.wordle.model import ClickedEdit, ClickedRemove, Model, PressedKey
from webui.wordle.possible import possible, why_none

ROWS_SHOWN = 6

SPOKEN = {
    Mark.ABSENT: "not in the word",
    Mark.PRESENT: "in the word, wrong place",
    Mark.CORRECT: "right place",
}


def view_board(model: Model) -> Html:
    """All rows, at least six, with the draft behind the last one or in the row it rewrites."""
    draft, played = model.draft, model.board.played
    typed = draft_row(model)
    blamed = rows_to_blame(model)
    rows = [
        lazy(view_draft, draft, typed)
        if row.id == draft.row_id
        else lazy(view_played, row, index in blamed)
        for index, row in enumerate(played)
    ]
    if draft.row_id is None and (draft.text or len(rows) < ROWS_KEPT):
        rows.append(lazy(view_draft, draft, typed))
    blank = [lazy(view_blank)] * (ROWS_SHOWN - len(rows))
    return node("hunch-board", [class_("board"), role("group"), label("Guesses")], rows + blank)


def rows_to_blame(model: Model) -> tuple[int, ...]:
    """The rows that leave no word, if none is left."""
    match model.words:
        case Loaded(lexicon) if possible(model.board.rows, lexicon).total == 0:
            found = why_none(model.board.rows, lexicon)
            return found.rows if found else ()
        case _:
            return ()


def view_played(played: PlayedRow, blamed: bool) -> Html:
    word = played.row.word.upper()
    wrong = blamed or impossible(played.row) is not None
    return div(
        [class_("row played wrong" if wrong else "row played"), role("group"), label(word)],
        [
            _action("edit", f"Change {word}", ClickedEdit(played.id)),
            *_coloured_tiles(played.row, played.id, "tile"),
            _action("remove", f"Remove {word}", ClickedRemove(played.id)),
        ],
    )


def view_draft(draft: Draft, typed: Row | None) -> Html:
    """A guess being typed. Complete, it shows the colours it would start with."""
    tiles = (
        _coloured_tiles(typed, draft.row_id, "tile draft")
        if typed
        else [_letter_tile(draft.text[i : i + 1]) for i in range(LENGTH)]
    )
    left = (
        _action("close", "Leave it as it was", ClickedEdit(draft.row_id))
        if draft.row_id
        else _no_action()
    )
    right = _action("play", "Play this guess", PressedKey("Enter")) if typed else _no_action()
    return div([class_("row typing"), role("group"), label("Your guess")], [left, *tiles, right])


def view_blank() -> Html:
    return div(
        [class_("row blank"), role("group"), label("Empty row")],
        [_no_action(), *(_letter_tile("") for _ in range(LENGTH)), _no_action()],
    )


def _coloured_tiles(row: Row, row_id: str | None, look: str) -> list[Html]:
    return [
        _tile(Tile(row_id, place), letter, mark, look)
        for place, (letter, mark) in enumerate(zip(row.word, row.marks, strict=True))
    ]


def _tile(tile: Tile, letter: str, mark: Mark, look: str) -> Html:
    """The tab key leads to the first tile of a row, the arrow keys to the others."""
    clicked = events.Clicked(tile)
    return button(
        [
            class_(look),
            attribute("data-tile", tile.id),
            attribute("data-mark", int(mark)),
            attribute("tabindex", -1 if tile.place else 0),
            label(f"{letter.upper()}, position {tile.place + 1}, {SPOKEN[mark]}"),
            on("click", clicked.forward, Payload.SHIFT),
            on("contextmenu.prevent", clicked.backward),
        ],
        [letter.upper()],
    )


def _letter_tile(letter: str) -> Html:
    """A tile that can't be coloured yet: of the same kind, so that it can become one that can, and
    keeps the focus when one that could becomes it."""
    return button(
        [
            class_("tile letter" if letter else "tile empty"),
            attribute("tabindex", -1),
            attribute("aria-disabled", "true"),
            label(letter.upper() or "empty"),
            on("click", events.ignored, Payload.SHIFT),
            on("contextmenu.prevent", events.ignored),
        ],
        [letter.upper()],
    )


def _action(icon: str, name: str, message: object) -> Html:
    return button(
        [class_("row-action"), label(name), attribute("title", name), on_click(message)],
        [span([class_(f"icon icon-{icon}")])],
    )


def _no_action() -> Html:
    return button(
        [class_("row-action none"), disabled(True), label("nothing"), on("click", events.ignored)],
        [span([class_("icon")])],
    )
