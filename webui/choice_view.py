"""One of a few: buttons side by side, the chosen one pressed in, alike on every page."""

from collections.abc import Iterable
from dataclasses import dataclass

from webui.elm.html import Html, attribute, button, class_, div, label, on_click, role


@dataclass(frozen=True, slots=True)
class Option:
    """What can be chosen: its `face`, the message when it is, and more `about` it."""

    face: str
    message: object
    is_chosen: bool
    about: str = ""


def choice(name: str, options: Iterable[Option], look: str = "") -> Html:
    return div(
        [class_(f"choice {look}".rstrip()), role("group"), label(name)],
        [_button(option) for option in options],
    )


def _button(option: Option) -> Html:
    return button(
        [
            attribute("aria-pressed", "true" if option.is_chosen else "false"),
            *([attribute("title", option.about)] if option.about else []),
            on_click(option.message),
        ],
        [option.face],
    )
