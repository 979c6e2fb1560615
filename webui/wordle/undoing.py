"""Undo and redo: first what was typed here, then the history that the board's people share."""

from dataclasses import replace
from functools import partial

from webui.commands import Append
from webui.elm.command import NONE, Command
from webui.rooms.history import History, Redid, Undid
from webui.wordle.board import Board, BoardMessage, describe
from webui.wordle.draft import OWN_STEPS_KEPT, Draft, OwnStep, Typing
from webui.wordle.model import Model, WroteBoard


def write(
    model: Model, message: BoardMessage | Undid | Redid, before: Typing
) -> tuple[Model, Command]:
    """Send a board message; `before` is what was typed when it was decided on.

    Like any new step it ends the redo of typing: undoing it leads to a state without.
    """
    return model, Append(message, partial(_written, replace(before, future=())))


def _written(before: Typing, history: History[Board], place: int) -> WroteBoard:
    return WroteBoard(history, place, before)


def wrote(model: Model, history: History[Board], place: int, before: Typing) -> Model:
    """The page once its own message counts. Typing starts a new line of undo behind a new step."""
    model = changed(model, history)
    if not any(step.place == place for step in history.steps):
        return model
    return _with_own_step(model, OwnStep(place, before, after=model.screen.typing))


def changed(model: Model, history: History[Board]) -> Model:
    """The page with a newer history, whoever wrote to it."""
    if history.place <= model.history.place:
        return model
    old_step, new_step = model.history.to_undo, history.to_undo
    grown = new_step is not None and (old_step is None or new_step.place > old_step.place)
    redone = new_step is not None and new_step.place <= model.history.place
    model = replace(model, history=history)

    if grown and not redone:
        model = model.with_screen(typing=Typing(model.draft))
    return model.with_screen(typing=_with_rows_that_are_there(model, model.screen.typing))


def undo(model: Model) -> tuple[Model, Command]:
    typing = model.screen.typing
    if typing.past:
        *past, draft = typing.past
        back = Typing(draft, tuple(past), (*typing.future, typing.draft))
        return model.with_screen(typing=_with_rows_that_are_there(model, back)), NONE
    step = model.history.to_undo
    if step is None:
        return model.noted("Nothing to undo."), NONE
    model = model.noted(f"Undone: {describe(step.message, step.before)}.")
    own = _own_step(model, step.place)
    if own and own.after.draft == typing.draft:
        model = _with_own_step(model, replace(own, after=typing)).with_screen(typing=own.before)
    return model, Append(Undid(step.place), partial(_written, typing))


def redo(model: Model) -> tuple[Model, Command]:
    typing = model.screen.typing
    if typing.future:
        *future, draft = typing.future
        forth = Typing(draft, (*typing.past, typing.draft), tuple(future))
        return model.with_screen(typing=_with_rows_that_are_there(model, forth)), NONE
    step = model.history.to_redo
    if step is None:
        return model.noted("Nothing to redo."), NONE
    model = model.noted(f"Done again: {describe(step.message, step.before)}.")
    own = _own_step(model, step.place)
    if own and own.before.draft == typing.draft:
        model = _with_own_step(model, replace(own, before=typing)).with_screen(typing=own.after)
    return model, Append(Redid(step.place), partial(_written, typing))


def _own_step(model: Model, place: int) -> OwnStep | None:
    return next((own for own in model.screen.own_steps if own.place == place), None)


def _with_own_step(model: Model, own: OwnStep) -> Model:
    others = (step for step in model.screen.own_steps if step.place != own.place)
    return model.with_screen(own_steps=(*others, own)[-OWN_STEPS_KEPT:])


def _with_rows_that_are_there(model: Model, typing: Typing) -> Typing:
    """A draft for a row that is gone is a new word."""
    draft = typing.draft
    if draft.row_id is None or model.board.find(draft.row_id):
        return typing
    return replace(typing, draft=Draft(draft.text))
