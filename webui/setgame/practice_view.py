"""A game: its seed, what was found, and how long it took."""

from webui.elm.html import (
    Html,
    Payload,
    attribute,
    button,
    class_,
    code,
    div,
    form,
    key,
    label,
    li,
    node,
    on,
    on_click,
    p,
    section,
    span,
    strong,
    ul,
)
from webui.setgame import events
from webui.setgame.board import Board
from webui.setgame.card_view import view_card
from webui.setgame.codes import counted, names
from webui.setgame.model import ClickedEndPractice, ClickedPractise
from webui.setgame.picking import duration
from webui.setgame.practising import SEED_LENGTH, Practice, order

FINDS_SHOWN = 40


def view_practice(board: Board) -> Html:
    """Beside the table while a game is played."""
    assert board.practice
    return section(
        [class_("set-practice"), label("Practice")],
        [
            div(
                [class_("set-row")],
                [
                    p([], [strong([], [found(board)])]),
                    button([class_("plain-button"), on_click(ClickedEndPractice())], ["End it"]),
                ],
            ),
            p(
                [class_("quiet")],
                [
                    span([], ["Seed "]),
                    code([class_("set-seed")], [board.practice.seed]),
                    span([], [f": a friend who types it has the same deck. {_left(board)}"]),
                ],
            ),
            _seed_form(),
            *([_finds(board.practice)] if board.practice.finds else []),
        ],
    )


def found(board: Board) -> str:
    """What was found so far, and how fast."""
    practice = board.practice
    if practice is None or not practice.finds:
        return "Nothing found yet"
    seconds = practice.seconds
    mean = sum(seconds) / len(seconds)
    return f"{counted(len(seconds), board.variant)} found, {duration(mean)} each"


def left_in_deck(board: Board) -> int:
    practice = board.practice
    return len(order(board.variant, practice.seed)) - practice.drawn if practice else 0


def _left(board: Board) -> str:
    left = left_in_deck(board)
    return f"{left} {'card is' if left == 1 else 'cards are'} left in it."


def _seed_form() -> Html:
    return form(
        [class_("one-line-form"), on("submit", events.submitted_seed, Payload.FORM)],
        [
            node(
                "input",
                [
                    attribute("name", "seed"),
                    attribute("autocomplete", "off"),
                    attribute("autocapitalize", "off"),
                    attribute("spellcheck", "false"),
                    attribute("maxlength", SEED_LENGTH),
                    attribute("placeholder", "a friend's seed"),
                    label("A friend's seed"),
                ],
            ),
            button([class_("plain-button"), attribute("type", "submit")], ["Play it"]),
            button([class_("plain-button"), on_click(ClickedPractise())], ["New deck"]),
        ],
    )


def _finds(practice: Practice) -> Html:
    """The latest first."""
    timed = tuple(zip(practice.finds, practice.seconds, strict=True))[::-1][:FINDS_SHOWN]
    return ul(
        [class_("set-finds")],
        [
            li(
                [key(" ".join(find.cards))],
                [
                    span(
                        [class_("set-found"), attribute("role", "img"), label(names(find.cards))],
                        [view_card(each) for each in find.cards],
                    ),
                    span([class_("set-time")], [duration(seconds)]),
                ],
            )
            for find, seconds in timed
        ],
    )
