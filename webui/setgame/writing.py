"""Board messages on their way to the log, and what the page makes of the board that comes back."""

from dataclasses import replace

from webui.board_messages import ChangedBoard
from webui.commands import Append
from webui.elm.command import NONE, Command
from webui.rooms.history import History, Redid, Undid
from webui.setgame.board import Board, BoardMessage, describe
from webui.setgame.codes import Codes
from webui.setgame.model import Model, ask


def append(model: Model, message: BoardMessage | Undid | Redid) -> tuple[Model, Command]:
    return model, Append(message, _written)


def _written(history: History[Board], _: int) -> ChangedBoard[Board]:
    return ChangedBoard(history)


def changed(model: Model, history: History[Board]) -> tuple[Model, Command]:
    """The page with a newer history, whoever wrote to it."""
    if history.place <= model.history.place:
        return model, NONE
    screen = model.screen
    lying = history.board.lying
    now = replace(model, history=history).with_screen(
        picked=_still(screen.picked, lying), pinned=_whole(screen.pinned, lying)
    )
    return now, ask(now)


def _still(some: Codes, lying: Codes) -> Codes:
    return tuple(code for code in some if code in lying)


def _whole(solution: Codes, lying: Codes) -> Codes:
    return solution if set(solution) <= set(lying) else ()


def undo(model: Model) -> tuple[Model, Command]:
    step = model.history.to_undo
    if step is None:
        return model.noted("Nothing to undo."), NONE
    noted = model.noted(f"Undone: {describe(step.message, step.before)}.")
    return append(noted, Undid(step.place))


def redo(model: Model) -> tuple[Model, Command]:
    step = model.history.to_redo
    if step is None:
        return model.noted("Nothing to redo."), NONE
    noted = model.noted(f"Done again: {describe(step.message, step.before)}.")
    return append(noted, Redid(step.place))
