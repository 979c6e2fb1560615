"""Pictures under the best guesses: the groups of one guess, and where letters stand."""

from functools import lru_cache

from core.wordle import letter_counts
from webui.choice_view import Option, choice
from webui.elm.html import (
    Html,
    Payload,
    attribute,
    class_,
    div,
    node,
    on,
    p,
    section,
    strong,
)
from webui.wordle import events
from webui.wordle.advice import Advice, Division, Question
from webui.wordle.habits import Picture
from webui.wordle.model import ClickedPicture

GROUPS_DRAWN = 40

WORDS_IN_GROUP = 40

NAMES = {Picture.GROUPS: "Groups", Picture.LETTERS: "Letters"}


def view_pictures(advice: Advice, picture: Picture, question: Question) -> Html:
    return section(
        [class_("pictures")],
        [
            choice(
                "Picture",
                (Option(name, ClickedPicture(one), picture is one) for one, name in NAMES.items()),
            ),
            view_groups(advice.division) if picture is Picture.GROUPS else view_letters(question),
        ],
    )


def view_groups(division: Division | None) -> Html:
    """A bar for each answer the game can give; each opens to its words."""
    if division is None:
        return div([class_("picture")], [p([class_("quiet")], ["…"])])
    groups = division.groups
    ones = sum(len(group.words) == 1 for group in groups)
    rest = len(groups) - GROUPS_DRAWN
    return div(
        [class_("picture")],
        [
            p(
                [],
                [
                    strong([], [division.ranked.word.upper()]),
                    _about(len(groups), ones),
                ],
            ),
            node(
                "hunch-groups",
                [
                    attribute("groups", _as_text(division)),
                    on("pick", events.picked, Payload.DETAIL),
                ],
            ),
            *([p([class_("quiet")], [f"And {rest:,} smaller ones."])] if rest > 0 else []),
        ],
    )


def _about(groups: int, ones: int) -> str:
    if groups == 1:
        return " gets the same colours from every word."
    leave = "leaves" if ones == 1 else "leave"
    return f" gets {groups:,} different colourings; {ones or 'none'} of them {leave} one word."


@lru_cache(maxsize=32)
def _as_text(division: Division) -> str:
    """For the browser: `marks count words`, a group after the other."""
    return "|".join(
        " ".join(
            (
                "".join(str(int(mark)) for mark in group.marks),
                str(len(group.words)),
                *group.words[:WORDS_IN_GROUP],
            )
        )
        for group in division.groups[:GROUPS_DRAWN]
    )


def view_letters(question: Question) -> Html:
    """How many of the candidates have each letter at each place."""
    return div(
        [class_("picture")],
        [
            p([], ["How many of these words have a letter at each place."]),
            node("hunch-letters", [attribute("counts", _counts(question.candidates))]),
        ],
    )


@lru_cache(maxsize=32)
def _counts(words: tuple[str, ...]) -> str:
    return " ".join(str(count) for row in letter_counts(words) for count in row)
