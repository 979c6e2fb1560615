"""The keyboard on the screen; each key carries the best colour known for its letter."""

from collections.abc import Mapping

from core.wordle import Mark, Row, best_marks
from webui.elm.html import Html, attribute, button, class_, div, label, on_click, role, span
from webui.wordle.board_view import SPOKEN
from webui.wordle.model import PressedKey

LETTERS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")


def view_keyboard(rows: tuple[Row, ...]) -> Html:
    best = best_marks(rows)
    top, middle, bottom = ([_letter(letter, best) for letter in line] for line in LETTERS)
    return div(
        [class_("keyboard"), role("group"), label("Keyboard")],
        [
            div([class_("keys")], top),
            div([class_("keys inset")], middle),
            div(
                [class_("keys")],
                [
                    _wide("Enter", "Enter", [span([class_("word")], ["enter"])]),
                    *bottom,
                    _wide("Backspace", "Delete", [span([class_("icon icon-backspace")])]),
                ],
            ),
        ],
    )


def _letter(letter: str, best: Mapping[str, Mark]) -> Html:
    mark = best.get(letter)
    spoken = letter.upper() if mark is None else f"{letter.upper()}, {SPOKEN[mark]}"
    return button(
        [
            class_("key"),
            attribute("data-mark", "" if mark is None else int(mark)),
            label(spoken),
            on_click(PressedKey(letter)),
        ],
        [letter.upper()],
    )


def _wide(key: str, name: str, face: list[Html]) -> Html:
    return button([class_("key wide"), label(name), on_click(PressedKey(key))], face)
