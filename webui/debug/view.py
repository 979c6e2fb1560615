"""The page at the moment that is looked at, and the panel beside it."""

from collections.abc import Callable
from typing import Any

from webui.debug.brief import brief
from webui.debug.model import (
    ActedInPast,
    ClickedNow,
    ClickedPanel,
    Debugged,
    MovedTo,
)
from webui.debug.parts_view import view_parts
from webui.elm import html
from webui.elm.html import (
    Html,
    Payload,
    a,
    attribute,
    button,
    class_,
    disabled,
    div,
    form,
    h2,
    href,
    id_,
    key,
    label,
    li,
    node,
    on,
    on_click,
    p,
    role,
    section,
    span,
    ul,
)

AROUND = 25
"""Messages listed before and after the moment that is looked at."""


def beside(view: Callable[[Any], Html]) -> Callable[[Debugged], Html]:
    """A program's `view`, with the panel."""

    def view_debugged(model: Debugged) -> Html:
        page = view(model.shown)
        return div(
            [class_("debugged")],
            [html.map(ActedInPast, page) if model.is_past else page, view_panel(model)],
        )

    return view_debugged


def view_panel(model: Debugged) -> Html:
    count = len(model.timeline) + model.timeline.dropped
    if not model.is_open:
        return section(
            [class_("debug"), label("Debugger")],
            [
                button(
                    [class_("debug-fold"), label(f"Debug: {count:,}"), on_click(ClickedPanel())],
                    [span([class_("word")], ["Debug: "]), span([], [f"{count:,}"])],
                )
            ],
        )
    return section(
        [class_("debug open"), label("Debugger")],
        [
            div(
                [class_("debug-head")],
                [
                    h2([], [f"{count:,} {'message' if count == 1 else 'messages'}"]),
                    button(
                        [
                            class_("icon-button"),
                            label("Close the debugger"),
                            on_click(ClickedPanel()),
                        ],
                        [span([class_("icon icon-close")])],
                    ),
                ],
            ),
            _travel(model),
            p([class_("debug-said"), role("status")], [said(model)]),
            _messages(model),
            view_parts(model),
            *([] if model.is_replay else [_file(model)]),
        ],
    )


def said(model: Debugged) -> str:
    """Which moment is looked at, and what that means."""
    place, end = model.place, len(model.timeline)
    dropped = model.timeline.dropped
    number = "Before the first message" if not place else f"After message {place + dropped:,}"
    of = f"{number} of {end + dropped:,}."
    forgotten = f" The first {dropped:,} are forgotten." if dropped else ""
    if model.is_replay:
        return f"A history from a file. {of}{forgotten} Nothing can be changed."
    if model.is_past:
        return f"The past: {of}{forgotten} What is done on the page does nothing."
    return f"Now.{forgotten}"


# GOING BACK AND FORTH


def _travel(model: Debugged) -> Html:
    place, end = model.place, len(model.timeline)
    return div(
        [class_("debug-travel")],
        [
            _step("Earlier", MovedTo(place - 1), place == 0),
            node(
                "hunch-slider",
                [
                    attribute("at", place),
                    attribute("max", end),
                    attribute("name", "Moment"),
                    on("moved", moved, Payload.DETAIL),
                ],
            ),
            _step("Later", MovedTo(place + 1), place == end),
            *([] if model.is_replay else [_step("Now", ClickedNow(), not model.is_past)]),
        ],
    )


def _step(face: str, message: Any, is_disabled: bool) -> Html:
    return button([class_("plain-button"), disabled(is_disabled), on_click(message)], [face])


def moved(place: Any) -> MovedTo | None:
    """What the slider says."""
    return MovedTo(place) if type(place) is int else None


def _messages(model: Debugged) -> Html:
    """Those around the moment that is looked at, the latest last."""
    place, moments = model.place, model.timeline.moments
    start, end = max(0, place - AROUND), min(len(moments), place + AROUND)
    return ul(
        [class_("debug-messages"), label("Messages"), attribute("tabindex", 0)],
        [
            _message(number, moments[number - 1].message, number == place, model.timeline.dropped)
            for number in range(start + 1, end + 1)
        ],
    )


def _message(place: int, message: Any, is_shown: bool, dropped: int) -> Html:
    return li(
        [key(str(place + dropped))],
        [
            button(
                [
                    attribute("aria-pressed", "true" if is_shown else "false"),
                    on_click(MovedTo(place)),
                ],
                [span([class_("quiet")], [f"{place + dropped:,} "]), span([], [brief(message)])],
            )
        ],
    )


# FILES


def _file(model: Debugged) -> Html:
    """A history leaves as a file, and one that arrives is shown on a page of its own."""
    return div(
        [class_("debug-file")],
        [
            a(
                [
                    class_("plain-button"),
                    attribute("download", True),
                    href(model.history_address),
                ],
                ["Save the history"],
            ),
            form(
                [
                    attribute("action", "/debug/replay"),
                    attribute("method", "post"),
                    attribute("enctype", "multipart/form-data"),
                ],
                [
                    node(
                        "input",
                        [
                            id_("debug-file"),
                            attribute("type", "file"),
                            attribute("name", "file"),
                            label("A history's file"),
                        ],
                    ),
                    button([class_("plain-button"), attribute("type", "submit")], ["Replay it"]),
                ],
            ),
        ],
    )
