"""The keys that mean something: here those of every page, beside each page its own."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Key:
    """What is pressed, and what it does."""

    keys: str
    does: str


EVERYWHERE = (
    Key("?", "show this list; not while a box is typed into"),
    Key("Tab, Shift Tab", "go to the next thing, or the one before"),
    Key("Esc", "close what lies over the page"),
)
