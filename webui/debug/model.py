"""A program with a memory, and what can be done with it."""

from dataclasses import dataclass
from typing import Any

from webui.debug.timeline import Timeline

# MODEL


@dataclass(frozen=True, slots=True)
class Debugged:
    """The history of a page, and the moment that is looked at.

    `at` is so many messages after the beginning, or None for the present, which goes on. A replay
    comes from a file and has no present. `history_address` is where it can be fetched as a file.
    `opened` are the paths of the parts of the model that are unfolded.
    """

    timeline: Timeline
    history_address: str
    at: int | None = None
    is_replay: bool = False
    is_open: bool = False
    opened: frozenset[str] = frozenset({"page"})

    @property
    def place(self) -> int:
        """The moment that is looked at."""
        return len(self.timeline) if self.at is None else self.at

    @property
    def shown(self) -> Any:
        """The program's model at that moment."""
        return self.timeline.model_at(self.place)

    @property
    def is_past(self) -> bool:
        """Whether what is shown can't be acted on."""
        return self.at is not None


def replay(timeline: Timeline) -> Debugged:
    """A history from a file, at its end."""
    return Debugged(timeline, "", at=len(timeline), is_replay=True, is_open=True)


# MESSAGES


@dataclass(frozen=True, slots=True)
class ClickedPanel:
    """To open or to close the panel."""


@dataclass(frozen=True, slots=True)
class MovedTo:
    """To look at another moment."""

    place: int


@dataclass(frozen=True, slots=True)
class ClickedNow:
    """Back to the present."""


@dataclass(frozen=True, slots=True)
class ToggledPart:
    """To unfold a part of the model, or to fold it."""

    path: str


@dataclass(frozen=True, slots=True)
class ActedInPast:
    """Something was done on a page as it was; it can't have been meant."""

    message: Any


DEBUG_MESSAGES = (ClickedPanel, MovedTo, ClickedNow, ToggledPart, ActedInPast)
