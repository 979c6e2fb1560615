"""The whole program as one person sees it: settings, and the page that is open."""

from dataclasses import dataclass
from typing import Literal, assert_never, get_args
from urllib.parse import quote

import webui.countdown.model as countdown
import webui.home.model as home
import webui.setgame.model as setgame
import webui.wordle.model as wordle
from webui.board_messages import ClosedDialog
from webui.games import COUNTDOWN, SET, WORDLE, Title

# MODEL

Theme = Literal["system", "light", "dark"]
Contrast = Literal["normal", "high"]

Over = Literal["nothing", "share", "keys"]
"""What lies over any page."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How this browser likes pages to look."""

    theme: Theme = "system"
    contrast: Contrast = "normal"

    def as_text(self) -> str:
        return f"{self.theme} {self.contrast}"

    @classmethod
    def from_text(cls, text: str) -> "Settings":
        """What `as_text` wrote; the usual settings for anything else."""
        for theme in get_args(Theme):
            for contrast in get_args(Contrast):
                if text == cls(theme, contrast).as_text():
                    return cls(theme, contrast)
        return cls()


@dataclass(frozen=True, slots=True)
class Missing:
    """The address is no page."""


@dataclass(frozen=True, slots=True)
class Refused:
    """The page can't be had now; `why` is a sentence for the person."""

    why: str


Page = home.Model | wordle.Model | countdown.Model | setgame.Model | Missing | Refused


def game_of(page: Page) -> Title | None:
    """The game that a page is about."""
    match page:
        case wordle.Model():
            return WORDLE
        case countdown.Model():
            return COUNTDOWN
        case setgame.Model():
            return SET
        case home.Model() | Missing() | Refused():
            return None
        case _:
            assert_never(page)


def board_path(page: Page) -> str | None:
    """The address of the board that a page shows."""
    match page:
        case wordle.Model(board_id):
            return f"{WORDLE.path}/{board_id}"
        case countdown.Model(board_id):
            return f"{COUNTDOWN.path}/{board_id}"
        case setgame.Model(board_id):
            return f"{SET.path}/{board_id}"
        case home.Model() | Missing() | Refused():
            return None
        case _:
            assert_never(page)


@dataclass(frozen=True, slots=True)
class Company:
    """How many people look at this board, this one included, and whether it is saved."""

    people: int = 1
    saved: bool = True


@dataclass(frozen=True, slots=True)
class Sharing:
    """How others on the network reach this server: addresses such as "http://192.168.1.2:8080".

    There are none while it listens to this computer only.
    """

    addresses: tuple[str, ...] = ()
    key: str = ""

    def link(self, address: str, path: str) -> str:
        """A link that lets someone in."""
        return f"{address}{path}?key={quote(self.key, safe='')}"


@dataclass(frozen=True, slots=True)
class Model:
    page: Page
    sharing: Sharing = Sharing()
    company: Company = Company()
    settings: Settings = Settings()
    over: Over = "nothing"


# MESSAGES


@dataclass(frozen=True, slots=True)
class OnHome:
    """Something happened on the start page."""

    message: home.Message


@dataclass(frozen=True, slots=True)
class OnWordle:
    """Something happened on the Wordle page."""

    message: wordle.Message


@dataclass(frozen=True, slots=True)
class OnCountdown:
    """Something happened on the page of the Countdown numbers game."""

    message: countdown.Message


@dataclass(frozen=True, slots=True)
class OnSet:
    """Something happened on the SET page."""

    message: setgame.Message


@dataclass(frozen=True, slots=True)
class Recalled:
    """What the browser keeps, by name."""

    kept: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class ClickedTheme:
    pass


@dataclass(frozen=True, slots=True)
class ClickedContrast:
    pass


@dataclass(frozen=True, slots=True)
class ClickedShare:
    """The links were asked for."""


@dataclass(frozen=True, slots=True)
class ClickedKeys:
    """The list of keys was asked for, by its button or its key."""


@dataclass(frozen=True, slots=True)
class MetCompany:
    """Someone came or went, or the board could be saved no more, or again."""

    company: Company


@dataclass(frozen=True, slots=True)
class LostBoard:
    """The board was deleted while its page was open."""


Message = (
    OnHome
    | OnWordle
    | OnCountdown
    | OnSet
    | Recalled
    | ClickedTheme
    | ClickedContrast
    | ClickedShare
    | ClickedKeys
    | ClosedDialog
    | MetCompany
    | LostBoard
)
