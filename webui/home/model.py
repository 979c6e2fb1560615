"""The start page: the boards of this browser, and what is being done to one of them."""

from dataclasses import dataclass, replace
from datetime import datetime

from webui.rooms.listed import Listed

BOARDS_SHOWN = 20
"""Boards shown at first, and how many more when they are asked for."""

# MODEL


@dataclass(frozen=True, slots=True)
class Resting:
    """Nothing is being done to any board."""


@dataclass(frozen=True, slots=True)
class Renaming:
    """A board's name is being typed; `problem` is what was wrong with it when it was sent."""

    board: str
    text: str
    problem: str = ""


@dataclass(frozen=True, slots=True)
class Removing:
    """It was asked to remove a board, and not yet confirmed."""

    board: str


Doing = Resting | Renaming | Removing


@dataclass(frozen=True, slots=True)
class Note:
    """A sentence for this person, shown until they do something."""

    text: str = ""
    is_problem: bool = False


@dataclass(frozen=True, slots=True)
class Model:
    """`boards` has the latest change first, as it was at the time `now`."""

    boards: tuple[Listed, ...]
    now: datetime
    doing: Doing = Resting()
    note: Note = Note()
    shown: int = BOARDS_SHOWN

    def find(self, board: str) -> Listed | None:
        return next((listed for listed in self.boards if listed.id == board), None)

    def at_rest(self) -> "Model":
        """The page with nothing begun and nothing to say."""
        return replace(self, doing=Resting(), note=Note())


def init(boards: tuple[Listed, ...], now: datetime, problem: str = "") -> Model:
    """The page just opened, perhaps because something else has failed."""
    return Model(boards, now, note=Note(problem, is_problem=bool(problem)))


# MESSAGES


@dataclass(frozen=True, slots=True)
class Waited:
    """Some seconds have gone by."""


@dataclass(frozen=True, slots=True)
class GotBoards:
    boards: tuple[Listed, ...]
    now: datetime


@dataclass(frozen=True, slots=True)
class FailedToListBoards:
    why: str


@dataclass(frozen=True, slots=True)
class ClickedRename:
    board: str


@dataclass(frozen=True, slots=True)
class TypedName:
    text: str


@dataclass(frozen=True, slots=True)
class SubmittedName:
    text: str


@dataclass(frozen=True, slots=True)
class LeftName:
    """The name is to stay what it was."""


@dataclass(frozen=True, slots=True)
class RenamedBoard:
    pass


@dataclass(frozen=True, slots=True)
class FailedToRename:
    why: str


@dataclass(frozen=True, slots=True)
class ClickedRemove:
    """The first of two steps."""

    board: str


@dataclass(frozen=True, slots=True)
class ConfirmedRemoval:
    pass


@dataclass(frozen=True, slots=True)
class ClickedKeep:
    """The board is not to be removed."""


@dataclass(frozen=True, slots=True)
class RemovedBoard:
    """`title` is what the list called it."""

    title: str


@dataclass(frozen=True, slots=True)
class FailedToRemove:
    why: str


@dataclass(frozen=True, slots=True)
class ClickedMore:
    """To see more boards."""


Message = (
    Waited
    | GotBoards
    | FailedToListBoards
    | ClickedRename
    | TypedName
    | SubmittedName
    | LeftName
    | RenamedBoard
    | FailedToRename
    | ClickedRemove
    | ConfirmedRemoval
    | ClickedKeep
    | RemovedBoard
    | FailedToRemove
    | ClickedMore
)
