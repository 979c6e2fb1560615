"""What can lie over the page, one thing at a time."""

from dataclasses import dataclass

from core.wordle import Pasted


@dataclass(frozen=True, slots=True)
class NoDialog:
    """Nothing lies over the page."""


@dataclass(frozen=True, slots=True)
class PasteDialog:
    """A box for text, and what was read from it so far."""

    text: str = ""
    read: Pasted | None = None


@dataclass(frozen=True, slots=True)
class CopyDialog:
    """Text to select and copy by hand, where the clipboard is out of reach."""

    text: str


Dialog = NoDialog | PasteDialog | CopyDialog
