"""Undo and redo of the history that the board's people share."""

from webui.countdown.board import describe
from webui.countdown.entering import write
from webui.countdown.model import Model
from webui.elm.command import NONE, Command
from webui.rooms.history import Redid, Undid


def undo(model: Model) -> tuple[Model, Command]:
    step = model.history.to_undo
    if step is None:
        return model.noted("Nothing to undo."), NONE
    about = describe(step.message, step.before)
    return write(model.noted(f"Undone: {about}."), Undid(step.place))


def redo(model: Model) -> tuple[Model, Command]:
    step = model.history.to_redo
    if step is None:
        return model.noted("Nothing to redo."), NONE
    about = describe(step.message, step.before)
    return write(model.noted(f"Done again: {about}."), Redid(step.place))
