"""What browser events mean on this page. Anything may arrive; what makes no sense is no message."""

from typing import Any

from webui.board_messages import ClickedRedo, ClickedUndo, PastedText
from webui.countdown.model import (
    SettledTarget,
    SettledTiles,
    SubmittedAnswer,
    TypedAnswer,
    TypedTarget,
    TypedTiles,
)
from webui.countdown.values import LONGEST_TEXT

TEXT_KEPT = LONGEST_TEXT + 1
"""Enough of a text to tell that it is too long; the box keeps all of it."""


def typed_tiles(text: Any) -> TypedTiles | None:
    return TypedTiles(_line(text)) if isinstance(text, str) else None


def settled_tiles(text: Any) -> SettledTiles | None:
    return SettledTiles(_line(text)) if isinstance(text, str) else None


def typed_target(text: Any) -> TypedTarget | None:
    return TypedTarget(_line(text)) if isinstance(text, str) else None


def settled_target(text: Any) -> SettledTarget | None:
    return SettledTarget(_line(text)) if isinstance(text, str) else None


def typed_answer(text: Any) -> TypedAnswer | None:
    return TypedAnswer(_line(text)) if isinstance(text, str) else None


def submitted_answer(fields: Any) -> SubmittedAnswer | None:
    match fields:
        case {"answer": str(text)}:
            return SubmittedAnswer(_line(text))
        case _:
            return None


def pasted(text: Any) -> PastedText | None:
    return PastedText(_whole(text[: 2 * TEXT_KEPT])) if isinstance(text, str) else None


def pressed(key: Any) -> ClickedUndo | ClickedRedo | None:
    """Ctrl Z and its kind."""
    match key:
        case "Undo":
            return ClickedUndo()
        case "Redo":
            return ClickedRedo()
        case _:
            return None


def _line(text: str) -> str:
    """As much as is read, on one line as in the browser's box."""
    return _whole(text[:TEXT_KEPT]).replace("\n", " ").replace("\r", " ")


def _whole(text: str) -> str:
    """Without halves of characters, which can't be sent or kept."""
    return text.encode("utf-8", "replace").decode()


def ignored(_: Any) -> None:
    """No message: for a listener that has to be there but means nothing."""
