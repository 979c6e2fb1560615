"""What follows when something happened, and what is remembered of it."""

from dataclasses import replace
from typing import Any

from webui.debug.model import (
    ActedInPast,
    ClickedNow,
    ClickedPanel,
    Debugged,
    MovedTo,
    ToggledPart,
)
from webui.debug.timeline import Update
from webui.elm.command import NONE, Command


def remembering(update: Update) -> Update:
    """A program's `update`, with every message and model kept."""

    def update_debugged(message: Any, model: Debugged) -> tuple[Debugged, Command]:
        match message:
            case ClickedPanel():
                return replace(model, is_open=not model.is_open), NONE
            case MovedTo(place):
                return _look_at(model, place), NONE
            case ClickedNow():
                return _look_at(model, len(model.timeline)), NONE
            case ToggledPart(path):
                return replace(model, opened=model.opened ^ {path}), NONE
            case ActedInPast():
                return model, NONE
            case _:
                after, command = update(message, model.timeline.last)
                return _remember(model, message, after), command

    return update_debugged


def _look_at(model: Debugged, place: int) -> Debugged:
    """The end is the present, which goes on; a replay has none."""
    end = len(model.timeline)
    place = max(0, min(place, end))
    return replace(model, at=place if place < end or model.is_replay else None)


def _remember(model: Debugged, message: Any, after: Any) -> Debugged:
    """The moment that is looked at stays the same one when older ones are dropped."""
    timeline = model.timeline.then(message, after)
    dropped = timeline.dropped - model.timeline.dropped
    at = None if model.at is None else max(0, model.at - dropped)
    return replace(model, timeline=timeline, at=at)
