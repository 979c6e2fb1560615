"""A game page that is read: what is known of it, and which of its cards to mark."""

from dataclasses import dataclass

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
