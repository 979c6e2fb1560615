"""What to guess next: the best guesses, how sure that is, and a picture of the chosen one."""

from core.wordle import Ranked
from webui.elm.html import (
    Html,
    attribute,
    button,
    class_,
    div,
    key,
    label,
    lazy,
    node,
    on_click,
    p,
    role,
    section,
    span,
    strong,
    table,
    tbody,
    td,
    tr,
)
from webui.elm.remote import Loaded
from webui.wordle.advice import Advice, Mode, Question
from webui.wordle.advice_text import about_own, number, over, percent, verdict
from webui.wordle.advising import answer_of, question_of
from webui.wordle.model import (
    ClickedMode,
    ClickedWord,
    Model,
    OpenedPanel,
    Panel,
)
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
        [class_("advice folded" if folded else "advice"), label("Advice")],
        [
            view_heading("Review" if is_over else "Next guess", Panel.ADVICE, folded),
            *([] if folded else view_body(model, is_over)),
        ],
    )


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
    return div(
        [class_("choice"), role("group"), label("Which guesses may be made")],
        [
            button(
                [
                    attribute("aria-pressed", "true" if mode is chosen else "false"),
                    attribute("title", about),
                    on_click(ClickedMode(mode)),
                ],
                [name],
            )
            for mode, (name, about) in MODES.items()
        ],
    )


# THE BEST


def view_verdict(advice: Advice, question: Question) -> Html:
    tone, text = verdict(advice, question)
    best = advice.best_word if advice.question == question else ""
    return div(
        [class_(f"verdict {tone}"), role("status")],
        [
            button(
                [
                    class_("best-word"),
                    label(f"Type {best.upper()}" if best else "No guess yet"),
                    attribute("disabled", not best),
                    on_click(ClickedWord(best)),
                ],
                [best.upper() or "·····"],
            ),
            div([class_("verdict-text")], [p([], [text]), p([class_("quiet")], [over(question)])]),
        ],
    )


def view_guesses(advice: Advice) -> Html:
    """Two short lists with the same columns; those of the last question while new ones come."""
    ranking = advice.ranking
    possible = ranking.possible[:SHOWN] if ranking else ()
    splitting = ranking.splitting[:SHOWN] if ranking else ()
    best = advice.best_word
    return table(
        [
            class_("guesses" if advice.is_current else "guesses stale"),
            attribute("aria-busy", "false" if advice.is_current else "true"),
        ],
        [
            *_part("May be the answer", possible, best),
            *_part("Only narrow it down", splitting, best),
        ],
    )


def _part(name: str, guesses: tuple[Ranked, ...], best: str) -> list[Html]:
    if not guesses:
        return []
    return [
        node(
            "thead",
            [key(f"{name} head")],
            [
                tr(
                    [],
                    [
                        node("th", [attribute("scope", "col")], [name]),
                        _column("leaves", "How many words it leaves, on average"),
                        _column("worst", "How many words it leaves at worst"),
                        _column("chance", "The chance that it is the answer"),
                    ],
                )
            ],
        ),
        tbody([key(name)], [_guess(guess, guess.word == best) for guess in guesses]),
    ]


def _column(name: str, about: str) -> Html:
    return node("th", [attribute("scope", "col"), attribute("title", about)], [name])


def _guess(guess: Ranked, is_best: bool) -> Html:
    word = guess.word.upper()
    return tr(
        [class_("best" if is_best else "")],
        [
            td(
                [],
                [
                    button(
                        [
                            class_("guess"),
                            attribute("title", f"Type {word}"),
                            on_click(ClickedWord(guess.word)),
                        ],
                        [word],
                    )
                ],
            ),
            td([], [number(guess.expected_left)]),
            td([], [f"{guess.worst:,}"]),
            td([], [percent(guess.chance)]),
        ],
    )


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
            label(f"Advice: {best}" if best else "Advice"),
            on_click(OpenedPanel(None if is_open else Panel.ADVICE)),
        ],
        [
            span([class_("quiet")], ["proved" if is_proved else "try"] if best else ["advice"]),
            strong([], [best]),
        ],
    )
