"""The start page: what follows when something happened."""

from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import assert_never

from webui.commands import ListBoards, RemoveBoard, RenameBoard
from webui.elm.command import NONE, Command
from webui.home.model import (
    BOARDS_SHOWN,
    ClickedKeep,
    ClickedMore,
    ClickedRemove,
    ClickedRename,
    ConfirmedRemoval,
    Doing,
    FailedToListBoards,
    FailedToRemove,
    FailedToRename,
    GotBoards,
    LeftName,
    Message,
    Model,
    Note,
    RemovedBoard,
    Removing,
    RenamedBoard,
    Renaming,
    Resting,
    SubmittedName,
    TypedName,
    Waited,
)
from webui.home.moments import title
from webui.rooms.bounds import NAME_CHARACTERS
from webui.rooms.listed import Listed
from webui.rooms.names import why_no_name

LIST = ListBoards(GotBoards, FailedToListBoards)

TEXT_KEPT = 10 * NAME_CHARACTERS
"""Characters of a name that is too long which are kept here; the box keeps them all."""

WORDS_LAST = timedelta(seconds=20)
"""How long "3 minutes ago" is good enough."""


def update(message: Message, model: Model) -> tuple[Model, Command]:
    """The page after `message`, and what is to be done outside it."""
    match message:
        case Waited():
            return model, LIST
        case GotBoards(boards, now):
            return _listed(model, boards, now), NONE
        case FailedToListBoards(_):
            return model, NONE  # an older list is better than none; it is asked for again soon

        case ClickedRename(board):
            listed = model.find(board)
            return _begin(model, Renaming(board, listed.name) if listed else Resting()), NONE
        case TypedName(text):
            return _type(model, text), NONE
        case SubmittedName(text):
            return _submit(model, text)
        case LeftName():
            return model.at_rest(), NONE
        case RenamedBoard():
            return model.at_rest(), LIST
        case FailedToRename(why):
            return _failed_to_rename(model, why), LIST

        case ClickedRemove(board):
            return _begin(model, Removing(board) if model.find(board) else Resting()), NONE
        case ConfirmedRemoval():
            return _remove(model)
        case ClickedKeep():
            return model.at_rest(), NONE
        case RemovedBoard(name):
            return replace(model.at_rest(), note=Note(f"{name} is gone.")), LIST
        case FailedToRemove(why):
            return replace(model.at_rest(), note=Note(why, is_problem=True)), LIST

        case ClickedMore():
            return replace(model, shown=model.shown + BOARDS_SHOWN), NONE
        case _:
            assert_never(message)


def _begin(model: Model, doing: Doing) -> Model:
    return replace(model.at_rest(), doing=doing)


def _type(model: Model, text: str) -> Model:
    match model.doing:
        case Renaming() as renaming:
            return replace(model, doing=replace(renaming, text=text[:TEXT_KEPT]))
        case _:
            return model


def _listed(model: Model, boards: tuple[Listed, ...], now: datetime) -> Model:
    """The page with a newer list; the same page when nothing on it would read differently."""
    if boards == model.boards and abs(now - model.now) < WORDS_LAST:
        return model
    model = replace(model, boards=boards, now=now)
    match model.doing:
        case Renaming(board, text) if model.find(board) is None:
            lost = f"The board that you were naming “{text}” is not on your list any more."
            return replace(model.at_rest(), note=Note(lost, is_problem=True))
        case Removing(board) if model.find(board) is None:
            return model.at_rest()
        case _:
            return model


def _submit(model: Model, text: str) -> tuple[Model, Command]:
    match model.doing:
        case Renaming(board):
            name = text.strip()
            doing = Renaming(board, text[:TEXT_KEPT], why_no_name(name) or "")
            command = RenameBoard(board, name, RenamedBoard, FailedToRename)
            return replace(model, doing=doing), NONE if doing.problem else command
        case _:
            return model, NONE


def _failed_to_rename(model: Model, why: str) -> Model:
    match model.doing:
        case Renaming() as renaming:
            return replace(model, doing=replace(renaming, problem=why))
        case _:
            return model


def _remove(model: Model) -> tuple[Model, Command]:
    match model.doing:
        case Removing(board) if listed := model.find(board):
            removed = partial(RemovedBoard, title(listed.name, listed.made, model.now))
            return model, RemoveBoard(board, removed, FailedToRemove)
        case _:
            return model, NONE
