"""The panel with every way of making the target, and the picture of the targets around it."""

from functools import lru_cache

from core.countdown import parse
from webui.countdown.findings import WAYS_KEPT, Answer, Nearby, Progress
from webui.countdown.model import WantedMoreWays
from webui.countdown.rounds import Round
from webui.countdown.ruling import Ruling
from webui.countdown.search import (
    Answered,
    Cancelled,
    FailedToSearch,
    NothingAsked,
    Search,
    Searching,
)
from webui.countdown.searches import looking_around
from webui.countdown.wording import around, count, headline, ways, work
from webui.elm.html import (
    Html,
    attribute,
    button,
    class_,
    div,
    h2,
    h3,
    key,
    label,
    node,
    on_click,
    p,
    section,
    span,
)


def view_answers(search: Search, is_covered: bool, shown: int) -> Html:
    return section(
        [class_("answers surface"), label("Answers")],
        [div([class_("panel")], _panel(search, is_covered, shown))],
    )


def _panel(search: Search, is_covered: bool, shown: int) -> list[Html]:
    match search:
        case NothingAsked():
            return [
                h2([], ["Every way to the target"]),
                *_said("Type a round, and they appear here."),
            ]
        case Searching(_, progress):
            return [h2([], ["Searching…"]), *_progress(progress)]
        case Cancelled():
            return [h2([], ["Cancelled"]), *_said("Nothing was found yet.")]
        case FailedToSearch():
            return [
                h2([], ["The search failed"]),
                *_said("Try again; if it fails again, this round is beyond this program."),
            ]
        case Answered() if is_covered:
            return [h2([], ["Covered"]), *_said("Find a way of your own, and check it below.")]
        case Answered(job, answer, nearby):
            return [
                h2([], [headline(answer, job.round.target)]),
                *_incomplete(answer),
                *_picture(job.round, answer, nearby),
                *_groups(job.round, answer, shown),
            ]


def _said(text: str) -> list[Html]:
    return [p([class_("quiet"), key("said")], [text])]


def _progress(progress: Progress) -> list[Html]:
    if not progress.calculations:
        return []
    return [
        node(
            "progress",
            [
                key("progress"),
                label("Calculations, of the most that are done"),
                attribute("max", progress.bound),
                attribute("value", progress.calculations),
            ],
        ),
        *_said(f"It stops after {work(progress.bound)}, if it is not done before."),
    ]


def _incomplete(answer: Answer) -> list[Html]:
    if answer.stopped_after is None:
        return []
    text = (
        f"Incomplete: the search was stopped after {work(answer.stopped_after)}. "
        "There may be more ways than these, and nearer ones."
    )
    return [p([class_("incomplete"), key("incomplete")], [text])]


# THE PICTURE


def _picture(asked: Round, answer: Answer, nearby: Nearby | None) -> list[Html]:
    """Its place is kept while it is on its way."""
    if looking_around(asked) is None or not answer.complete:
        return []
    if nearby is None:
        return [div([class_("nearby coming"), key("nearby")])]
    return [
        div(
            [class_("nearby"), key("nearby")],
            [
                h3([], ["Other targets with these tiles"]),
                node(
                    "hunch-nearby",
                    [
                        attribute("first", nearby.first),
                        attribute("distances", nearby.distances),
                        attribute("target", str(asked.target)),
                    ],
                ),
                p([class_("quiet")], [around(nearby)]),
            ],
        )
    ]


# THE WAYS


def _groups(asked: Round, answer: Answer, shown: int) -> list[Html]:
    parts: list[Html] = []
    start = 0
    for size, number in answer.groups:
        lines = answer.ways[start : min(start + number, shown)]
        start += number
        if lines:
            parts += [_group_head(size, number), _lines(size, asked.ruling, lines, not parts)]
    rest = min(answer.total, len(answer.ways)) - shown
    if rest > 0:
        parts.append(
            button(
                [key("more"), class_("plain-button more"), on_click(WantedMoreWays())],
                [f"Show more of the other {rest:,}"],
            )
        )
    elif answer.total > len(answer.ways):
        parts += _said(f"The simplest {WAYS_KEPT:,} of {answer.total:,} are listed.")
    return parts


def _group_head(size: int, number: int) -> Html:
    return h3(
        [key(f"head-{size}")],
        [
            span([class_("list-name")], [f"With {count(size, 'tile', 'tiles')}"]),
            span([class_("list-count")], [ways(number)]),
        ],
    )


def _lines(size: int, ruling: Ruling, lines: tuple[str, ...], first: bool) -> Html:
    """Each way on a line with its working, which the browser unfolds; the first one is."""
    told = "\n".join("\t".join((text, *_working(text, ruling))) for text in lines)
    return node(
        "hunch-ways",
        [
            key(f"ways-{size}"),
            attribute("ways", told),
            *([attribute("open-first", True)] if first else []),
        ],
    )


@lru_cache(maxsize=4096)
def _working(text: str, ruling: Ruling) -> tuple[str, ...]:
    return parse(text, ruling.rules.algebra).steps()
