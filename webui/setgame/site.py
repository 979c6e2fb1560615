"""A game page that is read: what is known of it, and which of its cards to mark."""

from dataclasses import dataclass

from webui.setgame.codes import Codes

ORIGINS = ("https://setwithfriends.com", "https://setwithforks.com")
"""The two sites whose pages can be read."""

PROBLEM_LENGTH = 500
"""Characters of what was seen on a page that could not be read."""


@dataclass(frozen=True, slots=True)
class Site:
    """The page that cards come from. While `problem` says what was seen instead, none came.

    With `plays` the cards are clicked on that page: "play for me".
    """

    origin: str
    problem: str = ""
    plays: bool = False

    @property
    def name(self) -> str:
        return self.origin.removeprefix("https://")


@dataclass(frozen=True, slots=True)
class ReadSite:
    """A game page shows these cards."""

    origin: str
    cards: Codes
    previous: Codes


@dataclass(frozen=True, slots=True)
class CouldNotReadSite:
    """A game page was not understood; `seen` is what was seen there."""

    origin: str
    seen: str


@dataclass(frozen=True, slots=True)
class ClickedPlay:
    """The game page's cards are to be clicked, or not any more."""


@dataclass(frozen=True, slots=True)
class ClickedLeaveSite:
    """The game page is not of interest any more."""
