"""What can happen on the page of any board, whatever the game."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from webui.rooms.history import History

B = TypeVar("B")


@dataclass(frozen=True, slots=True)
class ChangedBoard(Generic[B]):
    """The board's log has grown."""

    history: History[B]


@dataclass(frozen=True, slots=True)
class RecalledDraft:
    """The browser had kept what was typed and not on the board."""

    text: str


@dataclass(frozen=True, slots=True)
class RecalledHabits:
    """The browser had kept how this person likes the page."""

    text: str


@dataclass(frozen=True, slots=True)
class PastedText:
    """Text arrived from the clipboard, outside any box."""

    text: str


@dataclass(frozen=True, slots=True)
class ClickedUndo:
    pass


@dataclass(frozen=True, slots=True)
class ClickedRedo:
    pass


@dataclass(frozen=True, slots=True)
class ClickedClear:
    pass


@dataclass(frozen=True, slots=True)
class ClosedDialog:
    pass
