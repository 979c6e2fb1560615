"""What can lie over the page: the box to paste into, and text to copy by hand."""

from core.wordle import Pasted
from webui.board_messages import ClosedDialog
from webui.elm.html import (
    Element,
    Html,
    Payload,
    attribute,
    button,
    class_,
    div,
    form,
    label,
    li,
    on,
    p,
    role,
    strong,
    textarea,
    ul,
)
from webui.elm.modal import modal
from webui.wordle import events
from webui.wordle.dialogs import CopyDialog, Dialog, NoDialog, PasteDialog
from webui.wordle.pasting import PROBLEMS_SHOWN, TEXT_READ

PASTE_HELP = "Guesses, a line each, with their colours if you have them. A share grid may follow."

COPY_HELP = "The clipboard is out of reach here. Copy the text with Ctrl C or a long press."

EXAMPLE = "CRANE 01200\nslate byggb\nROUND ⬛🟨🟩⬛⬛"


def view_dialog(shown: Dialog) -> list[Html]:
    match shown:
        case NoDialog():
            return []
        case PasteDialog(text, read):
            return [modal("Paste a game", ClosedDialog(), _paste(text, read))]
        case CopyDialog(text):
            return [modal("Copy the game", ClosedDialog(), _copy(text))]


def _paste(text: str, read: Pasted | None) -> list[Html]:
    problems = read.problems if read else ()
    rows = len(read.rows) if read else 0
    return [
        p(
            [],
            [PASTE_HELP],
        ),
        form(
            [on("submit", events.submitted, Payload.FORM)],
            [
                textarea(
                    [
                        attribute("name", "text"),
                        attribute("rows", 6),
                        attribute("maxlength", TEXT_READ),
                        attribute("placeholder", EXAMPLE),
                        attribute("autofocus", True),
                        attribute("spellcheck", "false"),
                        label("Guesses and their colours"),
                    ],
                    [text],
                ),
                *([_problems(read)] if read and problems else []),
                div(
                    [class_("dialog-buttons")],
                    [
                        *(
                            [_submit(f"Leave {_lines(len(problems))} out", "readable")]
                            if rows and problems
                            else []
                        ),
                        _submit("Put it on the board", "all"),
                    ],
                ),
            ],
        ),
    ]


def _submit(face: str, name: str) -> Element:
    return button(
        [
            class_("plain-button" if name == "readable" else "main-button"),
            attribute("type", "submit"),
            attribute("name", name),
            attribute("value", "1"),
        ],
        [face],
    )


def _lines(count: int) -> str:
    return "this line" if count == 1 else f"these {count} lines"


def _problems(read: Pasted) -> Html:
    more = len(read.problems) - PROBLEMS_SHOWN
    return div(
        [class_("problems"), role("alert")],
        [
            p([], ["Not understood:"]),
            ul(
                [],
                [
                    li(
                        [],
                        [
                            strong([], [f"Line {problem.line}: " if problem.line else ""]),
                            f"{problem.text[:40]} — {problem.why}" if problem.text else problem.why,
                        ],
                    )
                    for problem in read.problems[:PROBLEMS_SHOWN]
                ],
            ),
            *([p([], [f"and {more} more lines"])] if more > 0 else []),
        ],
    )


def _copy(text: str) -> list[Html]:
    return [
        p(
            [],
            [COPY_HELP],
        ),
        textarea(
            [
                class_("to-copy"),
                attribute("rows", 7),
                attribute("readonly", True),
                attribute("autofocus", True),
                label("The game as text"),
            ],
            [text],
        ),
    ]
