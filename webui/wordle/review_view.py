"""A finished game, guess by guess."""

from core.wordle import Review, ReviewedGuess
from webui.elm.html import (
    Html,
    Payload,
    attribute,
    button,
    class_,
    div,
    form,
    label,
    node,
    on,
    p,
    strong,
    table,
    tbody,
    td,
    tr,
)
from webui.wordle import events
from webui.wordle.advice import NoReview
from webui.wordle.advice_text import number
from webui.wordle.review_text import game_text, guess_text

DEFINITIONS = (
    "Skill: how much the guess narrowed the words down on average, compared with the best guess. "
    "99 is the best choice. Luck: how the outcome compares with the others the same guess could "
    "have had. 50 is as expected, 99 the luckiest. Neither knows the answer beforehand."
)


def view_review(review: Review | NoReview | None, answer: str) -> Html:
    match review:
        case None:
            return _notice("quiet", f"Looking back from {answer.upper()}…")
        case NoReview(why):
            return _notice("refused", f"No review: {why}.")
        case _:
            return _table(review)


def _notice(look: str, text: str) -> Html:
    return div([class_("review")], [p([class_(look)], [text])])


def _table(review: Review) -> Html:
    return div(
        [class_("review")],
        [
            p([class_("review-line")], [game_text(review)]),
            table(
                [class_("guesses")],
                [
                    node(
                        "thead",
                        [],
                        [
                            tr(
                                [],
                                [
                                    _head(name)
                                    for name in ("guess", "words left", "best", "skill", "luck")
                                ],
                            )
                        ],
                    ),
                    tbody([], [part for guess in review.guesses for part in _guess(guess)]),
                ],
            ),
            p([class_("quiet")], [DEFINITIONS]),
        ],
    )


def _head(name: str) -> Html:
    return node("th", [attribute("scope", "col")], [name])


def _guess(guess: ReviewedGuess) -> list[Html]:
    """A line of figures, and one of words."""
    best = guess.best
    return [
        tr(
            [],
            [
                td([], [strong([], [guess.row.word.upper()])]),
                td([], [f"{guess.left_before:,} → {guess.left_after:,}"]),
                td([], [f"{best.word.upper()} {number(best.expected_left)}" if best else "—"]),
                td([], [str(guess.skill)]),
                td([], [str(guess.luck)]),
            ],
        ),
        tr([class_("in-words")], [td([attribute("colspan", 5)], [guess_text(guess)])]),
    ]


def view_ask_for_answer() -> Html:
    """For a game that was not found, or is played elsewhere."""
    return form(
        [class_("one-line-form"), on("submit", events.answered, Payload.FORM)],
        [
            node(
                "input",
                [
                    attribute("name", "answer"),
                    attribute("autocomplete", "off"),
                    attribute("spellcheck", "false"),
                    attribute("maxlength", 30),
                    attribute("placeholder", "the answer"),
                    label("The answer, for a review"),
                ],
            ),
            button([class_("plain-button"), attribute("type", "submit")], ["Review"]),
        ],
    )
