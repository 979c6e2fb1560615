"""The model at the moment that is looked at, to be unfolded part by part."""

from typing import Any

from webui.debug.brief import brief, differ, parts
from webui.debug.model import Debugged, ToggledPart
from webui.elm.html import (
    Html,
    attribute,
    button,
    class_,
    div,
    h3,
    key,
    li,
    on_click,
    p,
    section,
    span,
    strong,
    ul,
)

PARTS_SHOWN = 60


def view_parts(model: Debugged) -> Html:
    """What the last message changed is marked."""
    before = model.timeline.model_at(model.place - 1) if model.place else model.shown
    return section(
        [class_("debug-model")],
        [h3([], ["Model"]), _parts("", model.shown, before, model.opened)],
    )


def _parts(path: str, value: Any, before: Any, opened: frozenset[str]) -> Html:
    inside, was = parts(value), dict(parts(before))
    rest = len(inside) - PARTS_SHOWN
    return ul(
        [class_("debug-parts")],
        [
            *(
                _part(f"{path}.{name}" if path else name, name, part, was.get(name), opened)
                for name, part in inside[:PARTS_SHOWN]
            ),
            *([li([key("…"), class_("quiet")], [f"… {rest:,} more"])] if rest > 0 else []),
        ],
    )


def _part(path: str, name: str, value: Any, before: Any, opened: frozenset[str]) -> Html:
    has_changed = differ(value, before)
    is_open = path in opened
    mark = [strong([class_("debug-changed")], ["changed"])] if has_changed else []
    said = [span([class_("debug-name")], [f"{name} "]), span([], [brief(value)]), *mark]
    if not parts(value):
        return li([key(name)], [p([class_("debug-part")], said)])
    return li(
        [key(name)],
        [
            button(
                [
                    class_("debug-part"),
                    attribute("aria-expanded", "true" if is_open else "false"),
                    on_click(ToggledPart(path)),
                ],
                said,
            ),
            *([div([], [_parts(path, value, before, opened)])] if is_open else []),
        ],
    )
