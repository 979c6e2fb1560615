"""What browser events mean on this page. Anything may arrive; what makes no sense is no message."""

from typing import Any

from webui.board_messages import PastedText
from webui.wordle.draft import Tile
from webui.wordle.model import (
    ClickedTile,
    ClickedWord,
    PressedKey,
    SubmittedAnswer,
    SubmittedPaste,
    TriedToCopy,
)


def pressed(detail: Any) -> PressedKey | None:
    """A key press: `{"key": name, "tile": name of the tile that has the focus}`."""
    match detail:
        case {"key": str(key), "tile": tile}:
            return PressedKey(key, _tile(tile))
        case _:
            return None


def _tile(name: Any) -> Tile | None:
    match name.split(":") if isinstance(name, str) else None:
        case [row_id, place] if place in {"0", "1", "2", "3", "4"}:
            return Tile(None if row_id == "draft" else row_id, int(place))
        case _:
            return None


class Clicked:
    """Decoders for one tile: a click goes forward, with Shift or the right button back."""

    def __init__(self, tile: Tile) -> None:
        self._tile = tile

    def forward(self, shift: Any) -> ClickedTile:
        return ClickedTile(self._tile, back=shift is True)

    def backward(self, _: Any) -> ClickedTile:
        return ClickedTile(self._tile, back=True)


def picked(word: Any) -> ClickedWord | None:
    return ClickedWord(word) if isinstance(word, str) else None


def pasted(text: Any) -> PastedText | None:
    return PastedText(text) if isinstance(text, str) else None


def submitted(fields: Any) -> SubmittedPaste | None:
    match fields:
        case {"text": str(text)}:
            return SubmittedPaste(text, readable_only="readable" in fields)
        case _:
            return None


def answered(fields: Any) -> SubmittedAnswer | None:
    match fields:
        case {"answer": str(text)}:
            return SubmittedAnswer(text)
        case _:
            return None


def copied(done: Any) -> TriedToCopy | None:
    return TriedToCopy(done) if isinstance(done, bool) else None


def ignored(_: Any) -> None:
    """No message: for a listener that has to be there but means nothing now."""
