"""The tools above a board: what they look like on every page, and what undo and redo are called."""

from collections.abc import Callable
from typing import Any, TypeVar

from webui.elm.html import Attribute, Html, Part, attribute, button, class_, label, on_click, span
from webui.rooms.history import Step

B = TypeVar("B")


def tool(icon: str, face: str, name: str, message: object, *state: Part) -> Html:
    """A button with a picture, its short `face` and its whole `name`."""
    return button(
        [
            class_(f"tool tool-{icon}"),
            attribute("title", name),
            label(name if name.startswith(face) else f"{face}: {name}"),
            *state,
            on_click(message),
        ],
        [span([class_(f"icon icon-{icon}")]), span([class_("face")], [face])],
    )


def idle(value: bool) -> Attribute:
    """Whether a tool has nothing to do now. It can have the focus all the same, so that who used it
    by keyboard does not lose their place."""
    return attribute("aria-disabled", "true" if value else "false")


def step_name(verb: str, step: Step[B] | None, describe: Callable[[Any, B], str]) -> str:
    """What undo or redo would do now."""
    return f"{verb} {describe(step.message, step.before)}" if step else f"Nothing to {verb.lower()}"
