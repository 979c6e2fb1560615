"""The games there are: what they are called and where they stand."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Title:
    """A game's name for people and its name in addresses; what Hunch does for it."""

    name: str
    path_name: str
    about: str

    @property
    def path(self) -> str:
        """The address of the board that was used last."""
        return f"/{self.path_name}"

    @property
    def new_path(self) -> str:
        """The address that makes a new board."""
        return f"/{self.path_name}/new"


WORDLE = Title(
    "Wordle",
    "wordle",
    "Which words still fit, which guess is proved best, and how well it was played.",
)

COUNTDOWN = Title(
    "Countdown",
    "countdown",
    "Every way to the target, the simplest first, or the nearest there is.",
)

SET = Title("SET", "set", "Every set on the table, or only a nudge, and why three cards are none.")

TITLES = (WORDLE, COUNTDOWN, SET)
"""In the order in which pages list them."""


def name_of(path_name: str) -> str:
    """The name for people of the game in storage; a game of another version keeps its own."""
    return next((title.name for title in TITLES if title.path_name == path_name), path_name)
