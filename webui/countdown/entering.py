"""Typing and tapping a round. What stands in the boxes goes to the board once it makes sense."""

from dataclasses import replace

from webui.commands import Append
from webui.countdown.board import Board, BoardMessage, SetRound, SetTarget, SetTiles
from webui.countdown.boxes import Box
from webui.countdown.model import Model, WroteBoard, target_text
from webui.countdown.rack import rack_of
from webui.countdown.values import (
    MOST_TILES,
    ReadTarget,
    ReadTiles,
    as_text,
    read_target,
    read_tiles,
    tokens,
)
from webui.elm.command import NONE, Command
from webui.rooms.history import History, Redid, Undid

FULL = f"{MOST_TILES} tiles are the most: put one back first."


def write(model: Model, message: BoardMessage | Undid | Redid) -> tuple[Model, Command]:
    """Send a board message."""
    return model, Append(message, WroteBoard)


# THE BOARD


def changed(model: Model, history: History[Board]) -> Model:
    """The page with a newer history, whoever wrote to it.

    Boxes that said what the board said go on doing so; what else is typed in them stays.
    """
    if history.place <= model.history.place:
        return model
    old, new = model.board, history.board
    tiles = _followed(
        model.screen.tiles,
        model.tiles == ReadTiles(old.tiles),
        read_tiles(model.screen.tiles.text, new.ruling.kind) == ReadTiles(new.tiles),
        as_text(new.tiles),
    )
    target = _followed(
        model.screen.target,
        model.target == ReadTarget(old.target),
        read_target(model.screen.target.text, new.ruling.kind) == ReadTarget(new.target),
        target_text(new.target),
    )
    return replace(model, history=history).with_screen(tiles=tiles, target=target)


def _followed(box: Box, said_old: bool, says_new: bool, text: str) -> Box:
    return box.given(text) if said_old and not says_new else box


# TYPING


def settle(model: Model) -> tuple[Model, Command]:
    """Bring what is typed on the board, as far as it makes sense and is not there already."""
    tiles, target, board = model.tiles, model.target, model.board
    new_tiles = not tiles.problem and tiles.tiles != board.tiles
    new_target = not target.problem and target.target != board.target
    match new_tiles, new_target:
        case True, True:
            return write(model, SetRound(tiles.tiles, target.target))
        case True, False:
            return write(model, SetTiles(tiles.tiles))
        case False, True:
            return write(model, SetTarget(target.target))
        case _:
            return model, NONE


def paste(model: Model, text: str) -> tuple[Model, Command]:
    """Tiles, and a target behind an equals sign or an arrow or on a line of its own."""
    text = text.strip()
    for sign in ("=", "→", "->", "\n"):
        before, found, after = text.partition(sign)
        if found:
            model = _with_tiles(model, before)
            target = model.screen.target.given(" ".join(after.split()))
            return settle(model.with_screen(target=target))
    return settle(_with_tiles(model, text))


def _with_tiles(model: Model, text: str) -> Model:
    return model.with_screen(tiles=model.screen.tiles.given(" ".join(text.split())))


# TAPPING


def tap_slot(model: Model, index: int) -> tuple[Model, Command]:
    """Take a tile from the rack, or put it back when it was used up."""
    slots = rack_of(model.board.ruling).slots
    if not 0 <= index < len(slots):
        return model, NONE
    slot, typed = slots[index], tokens(model.screen.tiles.text)
    if slot.is_used_up(model.tiles.tiles):
        return _without(model, _last_of(typed, str(slot.value)))
    if len(typed) >= MOST_TILES:
        return model.noted(FULL), NONE
    return settle(_with_tiles(model, " ".join((*typed, str(slot.value)))))


def _last_of(typed: list[str], token: str) -> int:
    return len(typed) - 1 - typed[::-1].index(token) if token in typed else -1


def tap_tile(model: Model, index: int) -> tuple[Model, Command]:
    """Put a chosen tile back: the `index`-th of those that can be read."""
    kind = model.board.ruling.kind
    typed = tokens(model.screen.tiles.text)
    readable = [i for i, token in enumerate(typed) if read_tiles(token, kind).tiles]
    if not 0 <= index < len(readable):
        return model, NONE
    return _without(model, readable[index])


def _without(model: Model, place: int) -> tuple[Model, Command]:
    typed = tokens(model.screen.tiles.text)
    if not 0 <= place < len(typed):
        return model, NONE
    return settle(_with_tiles(model, " ".join((*typed[:place], *typed[place + 1 :]))))
