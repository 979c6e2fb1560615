"""Steps of the board's history in words."""

from webui.countdown.board import Board, describe
from webui.rooms.history import Step


def undo_name(verb: str, step: Step[Board] | None) -> str:
    """What undo or redo would do now."""
    return f"{verb} {describe(step.message, step.before)}" if step else f"Nothing to {verb.lower()}"
