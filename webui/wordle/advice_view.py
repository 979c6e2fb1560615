"""What to guess next: the best guesses, how sure that is, and a picture of the chosen one."""

from core.wordle import Ranked
from webui.choice_view import Option, choice
from webui.elm.html import (
    Html,
    Payload,
    attribute,
    button,
    class_,
    div,
    label,
    lazy,
    node,
    on,
    on_click,
    p,
    role,
    section,
    span,
    strong,
)
from webui.elm.remote import Loaded
from webui.wordle import events
from webui.wordle.advice import Advice, Mode, Question
from webui.wordle.advice_text import about_own, number, over, percent, verdict
from webui.wordle.advising import answer_of, question_of
from webui.wordle.model import ClickedMode, ClickedWord, Model, OpenedPanel, Panel
from webui.wordle.panel_view import view_heading
from webui.wordle.pictures_view import view_pictures
from webui.wordle.review_view import view_ask_for_answer, view_review

SHOWN = 5

MODES = {
    Mode.NORMAL: ("Normal", "Any allowed guess"),
    Mode.HARD: ("Hard", "Hard mode: greens stay, yellows are used again"),
    Mode.STRICT: ("Strict", "Only guesses that may be the answer"),
}


def view_advice(model: Model) -> Html:
    folded = model.screen.habits.advice_folded
    is_over = isinstance(model.words, Loaded) and answer_of(model) != ""
    return section(
        [class_("advice surface folded" if folded else "advice surface"), label("Advice")],
        [
            _heading(is_over, folded),
            *([] if folded else view_body(model, is_over)),
        ],
    )


def _heading(is_over: bool, folded: bool) -> Html:
    title = "Review" if is_over else "Next guess"
    return view_heading(title, title.lower(), Panel.ADVICE, folded)


def view_body(model: Model, is_over: bool) -> list[Html]:
    if is_over:
        return [view_review(model.advice.review, answer_of(model))]
    question = question_of(model)
    if question is None:
        waits = not isinstance(model.words, Loaded)
        return [p([class_("quiet")], ["" if waits else "No advice while no word fits."])]
    draft = model.draft.text if model.draft.is_complete and not model.draft.row_id else ""
    return [
        view_modes(question.mode),
        lazy(view_verdict, model.advice, question),
        lazy(view_guesses, model.advice),
        lazy(view_own, model.advice, draft),
        lazy(view_pictures, model.advice, model.screen.habits.picture, question),
        *([view_ask_for_answer()] if model.board.rows else []),
    ]


# MODES


def view_modes(chosen: Mode) -> Html:
    return choice(
        "Which guesses may be made",
        (
            Option(name, ClickedMode(mode), mode is chosen, about)
            for mode, (name, about) in MODES.items()
        ),
    )


# THE BEST


def view_verdict(advice: Advice, question: Question) -> Html:
    tone, text = verdict(advice, question)
    best = advice.best_word if advice.question == question else ""
    return div(
        [class_(f"verdict {tone}")],
        [
            button(
                [
                    class_("best-word"),
                    attribute("title", "Type it"),
                    on_click(ClickedWord(best)),
                ],
                [span([], [best.upper()])],
            ),
            div([class_("verdict-text")], [p([], [text]), p([class_("quiet")], [over(question)])]),
        ],
    )


def view_guesses(advice: Advice) -> Html:
    """Two short lists with the same columns; those of the last question while new ones come.

    That they are old is said around them: it comes and goes, and they are long to send.
    """
    ranking = advice.ranking
    parts = (
        ("May be the answer", ranking.possible if ranking else ()),
        ("Only narrow it down", ranking.splitting if ranking else ()),
    )
    guesses = node(
        "hunch-guesses",
        [
            class_("guesses"),
            attribute("best", advice.best_word),
            attribute("guesses", "|".join(_part(name, found) for name, found in parts if found)),
            on("pick", events.picked, Payload.DETAIL),
        ],
    )
    return div(
        [
            class_("guesses-now" if advice.is_current else "guesses-before"),
            attribute("aria-busy", "false" if advice.is_current else "true"),
        ],
        [guesses],
    )


def _part(name: str, guesses: tuple[Ranked, ...]) -> str:
    """For the browser: a heading and a guess after the other, each with its figures."""
    return ";".join((name, *(_guess(guess) for guess in guesses[:SHOWN])))


def _guess(guess: Ranked) -> str:
    left, chance = number(guess.expected_left), percent(guess.chance)
    return ",".join((guess.word, left, str(guess.worst), chance))


def view_own(advice: Advice, draft: str) -> Html:
    """What the guess being typed is worth, or why the mode doesn't allow it."""
    division, ranking = advice.division, advice.ranking
    text = ""
    refused = ""
    if draft and division and division.ranked.word == draft and ranking and advice.is_current:
        text = f"Your {about_own(division, ranking, advice.price, advice)}."
        refused = division.refused
    return div(
        [class_("own-guess"), role("status")],
        [p([], [text]), *([p([class_("refused")], [refused])] if refused else [])],
    )


# ON NARROW SCREENS


def view_best_strip(advice: Advice, is_open: bool) -> Html:
    """The best guess beside the number of words; a tap opens the panel."""
    best = advice.best_word.upper()
    is_proved = advice.proof is not None and advice.proof.is_final and advice.proof.optimal.proven
    return button(
        [
            class_("strip strip-best"),
            attribute("aria-expanded", "true" if is_open else "false"),
            on_click(OpenedPanel(None if is_open else Panel.ADVICE)),
        ],
        [
            span([class_("quiet")], ["proved" if is_proved else "try"] if best else ["advice"]),
            strong([], [best]),
        ],
    )
