"""The messages that a page was given, and the model after each."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

Update = Callable[[Any, Any], tuple[Any, Any]]

MOMENTS_KEPT = 1_000
"""More than a person goes back through; older ones make way."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A message, and the model that came of it."""

    message: Any
    model: Any


@dataclass(frozen=True, slots=True)
class Timeline:
    """`moments` after the model `first`, in their order; `dropped` ones before are forgotten."""

    first: Any
    moments: tuple[Moment, ...] = ()
    dropped: int = 0

    @classmethod
    def replayed(cls, first: Any, messages: Iterable[Any], update: Update) -> "Timeline":
        """What these messages make of a model; nothing is done outside it."""
        timeline = cls(first)
        for message in messages:
            timeline = timeline.then(message, update(message, timeline.last)[0])
        return timeline

    def then(self, message: Any, model: Any) -> "Timeline":
        """One moment later."""
        moments = (*self.moments, Moment(message, model))
        if len(moments) <= MOMENTS_KEPT:
            return replace(self, moments=moments)
        return Timeline(moments[0].model, moments[1:], self.dropped + 1)

    def __len__(self) -> int:
        return len(self.moments)

    def model_at(self, place: int) -> Any:
        """The model after so many of the moments."""
        return self.moments[place - 1].model if place else self.first

    @property
    def last(self) -> Any:
        """The model as it is now."""
        return self.model_at(len(self))
