"""A box for an answer of one's own, and what is to be said about it."""

from webui.countdown import events
from webui.countdown.field import field
from webui.countdown.model import Judged, Model
from webui.countdown.values import LONGEST_TEXT
from webui.elm.html import (
    Html,
    Payload,
    attribute,
    button,
    class_,
    form,
    h3,
    id_,
    on,
    p,
    role,
    section,
)

EXAMPLES = {"numbers": "(75 + 6) × 9 - 7", "words": "cat + fish"}


def view_check(model: Model) -> Html:
    judged = model.screen.judged
    if judged and judged.round != model.round:
        judged = None
    wrong = bool(judged and not judged.is_right)
    return section(
        [class_("check"), attribute("aria-labelledby", "check-title")],
        [
            h3([id_("check-title")], ["Check my answer"]),
            form(
                [class_("one-line-form"), on("submit", events.submitted_answer, Payload.FORM)],
                [
                    field(
                        "answer",
                        "Your answer",
                        model.screen.own_answer,
                        events.typed_answer,
                        events.ignored,
                        "wrong" if wrong else "",
                        [
                            attribute("placeholder", EXAMPLES[model.board.ruling.kind]),
                            attribute("enterkeyhint", "go"),
                            attribute("maxlength", LONGEST_TEXT + 1),
                        ],
                    ),
                    button([class_("plain-button"), attribute("type", "submit")], ["Check"]),
                ],
            ),
            _verdict(judged),
        ],
    )


def _verdict(judged: Judged | None) -> Html:
    look = "" if judged is None else "right" if judged.is_right else "wrong"
    sign = {"": "", "right": "✓ ", "wrong": "✗ "}[look]
    return p(
        [class_(f"verdict {look}"), id_("answer-problem"), role("status")],
        [f"{sign}{judged.reason}" if judged else ""],
    )
