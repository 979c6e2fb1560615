"""The solutions: their number, and as much of them as is wanted."""

from core.setgame import chance_of_no_set
from webui.choice_view import Option, choice
from webui.elm.html import (
    Html,
    attribute,
    button,
    class_,
    div,
    h2,
    key,
    label,
    lazy,
    li,
    on_click,
    p,
    role,
    section,
    ul,
)
from webui.setgame.answers import Answers
from webui.setgame.card_view import view_card
from webui.setgame.codes import Codes, counted, names
from webui.setgame.model import ClickedLevel, ClickedMore, ClickedSolution, Level, Model
from webui.setgame.solving import are_out_of_reach, hint_cards, known_answers

LEVELS: tuple[tuple[Level, str], ...] = (
    ("count", "Number"),
    ("one", "1 card"),
    ("two", "2 cards"),
    ("all", "All"),
)

FULL_DECK = 81

SURE_TO_HOLD_A_SET = 21
"""No more than 20 cards of the deck of 81 can lie there without a set."""


def headline(model: Model) -> str:
    """How many solutions there are."""
    found = known_answers(model)
    if not model.board.lying:
        return "No cards"
    if found:
        return counted(found.count, model.board.variant) if found.count else _none(model)
    return "Can't be counted" if are_out_of_reach(model) else "Counting…"


def _none(model: Model) -> str:
    return f"No {counted(1, model.board.variant).removeprefix('1 ')}"


def view_bar(model: Model) -> Html:
    """The number beside the choice of how much is given away."""
    return div(
        [class_("set-bar")],
        [
            h2([attribute("aria-live", "polite")], [headline(model)]),
            lazy(view_levels, model.screen.level),
        ],
    )


def view_levels(chosen: Level) -> Html:
    return choice(
        "How much to give away",
        (Option(face, ClickedLevel(level), level == chosen) for level, face in LEVELS),
        "set-levels",
    )


def view_answers(model: Model) -> Html:
    return section(
        [class_("set-answers"), label("Solutions")],
        [*_given_away(model), *view_odds(model)],
    )


def _given_away(model: Model) -> list[Html]:
    found, screen = known_answers(model), model.screen
    if found is None:
        return _unknown(model)
    if not found.count:
        return []
    match screen.level:
        case "count":
            return [_quiet("Only the number is given away. A tap on “1 card” starts a hint.")]
        case "one" | "two":
            return [_quiet(f"One of them has {names(hint_cards(model))}.")]
        case "all":
            return [lazy(view_list, found, model.board.variant, screen.shown, screen.pinned)]


def _unknown(model: Model) -> list[Html]:
    if are_out_of_reach(model):
        return [p([role("alert")], ["The solutions of this board could not be computed."])]
    return [p([class_("quiet"), attribute("aria-busy", "true")], ["Looking for solutions…"])]


def _quiet(text: str) -> Html:
    return p([class_("quiet")], [text])


def view_list(found: Answers, variant: str, shown: int, pinned: Codes) -> Html:
    rest = len(found.listed) - shown
    return div(
        [class_("set-list")],
        [
            ul(
                [],
                [
                    li([key(" ".join(cards))], [_solution(cards, cards == pinned)])
                    for cards in found.listed[:shown]
                ],
            ),
            *(
                [
                    button(
                        [key("more"), class_("plain-button more"), on_click(ClickedMore())],
                        [f"Show more of the other {rest:,}"],
                    )
                ]
                if rest > 0
                else []
            ),
            *(
                [_quiet(f"These are the first {len(found.listed):,} of {found.count:,}.")]
                if len(found.listed) < found.count
                else []
            ),
        ],
    )


def _solution(cards: Codes, is_pinned: bool) -> Html:
    """Its cards light up on the table while it is pointed at or has the focus, and after a tap."""
    return button(
        [
            class_("set-solution"),
            attribute("data-cards", " ".join(cards)),
            attribute("aria-pressed", "true" if is_pinned else "false"),
            label(names(cards)),
            on_click(ClickedSolution(cards)),
        ],
        [view_card(code) for code in cards],
    )


# ODDS


def view_odds(model: Model) -> list[Html]:
    """The chance that so many cards of a fresh deal of the full deck hold no set."""
    rule, count = model.rule, len(model.board.cards)
    if (
        model.board.previous
        or rule.law.name != "a set"
        or len(rule.deck) != FULL_DECK
        or count < rule.law.size
    ):
        return []
    return [p([class_("quiet set-odds")], [odds(count)])]


def odds(count: int) -> str:
    """The chance of no set among so many cards, as a sentence.

    >>> odds(3)
    '3 cards of a fresh deal hold no set in 98.73% of deals (exactly 78/79).'
    """
    if count >= SURE_TO_HOLD_A_SET:
        return f"{SURE_TO_HOLD_A_SET} or more cards of the deck always hold a set."
    chance = chance_of_no_set(count)
    return (
        f"{count} cards of a fresh deal hold no set in {_percent(float(chance))} of deals "
        f"(exactly {chance.numerator:,}/{chance.denominator:,})."
    )


def _percent(chance: float) -> str:
    """Four figures that count."""
    return f"{chance * 100:.4g}%" if chance >= 1e-4 else f"{chance * 100:.2g}%"
