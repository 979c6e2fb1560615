"""The board: the round that everyone at its address shares, and its messages.

Board messages carry absolute values, so that two people who act at once get what they see.
"""

from dataclasses import dataclass, replace
from typing import assert_never

from webui.countdown.ruling import LONGEST_NAME, Ruling, preset_named, switches
from webui.countdown.values import LARGEST_TARGET, LARGEST_TILE, MOST_TILES, Value, as_text, fits

# MODEL


@dataclass(frozen=True, slots=True)
class Board:
    """`dealt` means that the round was dealt here, to be tried before the answer is shown."""

    ruling: Ruling = Ruling()
    tiles: tuple[Value, ...] = ()
    target: Value | None = None
    dealt: bool = False


# MESSAGES


@dataclass(frozen=True, slots=True)
class SetTiles:
    tiles: tuple[Value, ...]

    def __post_init__(self) -> None:
        _check(self.tiles, None)


@dataclass(frozen=True, slots=True)
class SetTarget:
    target: Value | None

    def __post_init__(self) -> None:
        _check((), self.target)


@dataclass(frozen=True, slots=True)
class SetRound:
    """Tiles and target at once."""

    tiles: tuple[Value, ...]
    target: Value | None

    def __post_init__(self) -> None:
        _check(self.tiles, self.target)


@dataclass(frozen=True, slots=True)
class DealtRound:
    """Tiles and a target were drawn."""

    tiles: tuple[Value, ...]
    target: Value

    def __post_init__(self) -> None:
        _check(self.tiles, self.target)


@dataclass(frozen=True, slots=True)
class ChoseGame:
    """The rules of a game that people know, by its name in `ruling.PRESETS`."""

    name: str

    def __post_init__(self) -> None:
        _check_name(self.name)


@dataclass(frozen=True, slots=True)
class SetSwitch:
    name: str
    on: bool

    def __post_init__(self) -> None:
        _check_name(self.name)


@dataclass(frozen=True, slots=True)
class Cleared:
    """Tiles and target were removed."""


BoardMessage = SetTiles | SetTarget | SetRound | DealtRound | ChoseGame | SetSwitch | Cleared

BOARD_MESSAGES = (SetTiles, SetTarget, SetRound, DealtRound, ChoseGame, SetSwitch, Cleared)


def _check(tiles: tuple[Value, ...], target: Value | None) -> None:
    if len(tiles) > MOST_TILES:
        raise ValueError(f"{len(tiles)} tiles; at most {MOST_TILES}")
    for tile in tiles:
        _check_value(tile, LARGEST_TILE)
    if target is not None:
        _check_value(target, LARGEST_TARGET)


def _check_value(value: Value, largest: int) -> None:
    if not (fits("words", value) or fits("numbers", value, largest)):
        raise ValueError(f"{str(value)[:40]!r} is no value that this page has")


def _check_name(name: str) -> None:
    if len(name) > LONGEST_NAME:
        raise ValueError(f"a name of {len(name)} characters; at most {LONGEST_NAME}")


# UPDATE


def update_board(message: BoardMessage, board: Board, place: int) -> Board:
    """The board after `message`. Words among numbers, and numbers among words, change nothing."""
    match message:
        case SetTiles(tiles):
            return _with_round(board, tiles, board.target)
        case SetTarget(target):
            return _with_round(board, board.tiles, target)
        case SetRound(tiles, target):
            return _with_round(board, tiles, target)
        case DealtRound(tiles, target):
            return _with_round(board, tiles, target, dealt=True)
        case ChoseGame(name):
            return _play(board, name)
        case SetSwitch(name, on):
            return replace(board, ruling=board.ruling.switched(name, on))
        case Cleared():
            return Board(board.ruling)
        case _:
            assert_never(message)


def _with_round(
    board: Board, tiles: tuple[Value, ...], target: Value | None, dealt: bool = False
) -> Board:
    kind = board.ruling.kind
    if not all(fits(kind, tile) for tile in tiles):
        return board
    if target is not None and not fits(kind, target, LARGEST_TARGET):
        return board
    is_as_it_was = (tiles, target) == (board.tiles, board.target)
    return Board(board.ruling, tiles, target, dealt or (board.dealt and is_as_it_was))


def _play(board: Board, name: str) -> Board:
    """Another game. Tiles of another kind go; a game's own target comes."""
    preset = preset_named(name)
    if preset is None or preset.ruling == board.ruling:
        return board
    if preset.ruling.kind != board.ruling.kind:
        board = Board()
    target = preset.target or board.target
    dealt = board.dealt and target == board.target
    return replace(board, ruling=preset.ruling, target=target, dealt=dealt)


def describe(message: BoardMessage, before: Board) -> str:
    """What a message did to the board `before`, for the undo button."""
    match message:
        case SetTiles(tiles):
            return f"the tiles {as_text(tiles)}" if tiles else "removing the tiles"
        case SetTarget(target):
            return f"the target {target}" if target is not None else "removing the target"
        case SetRound(tiles, target):
            return f"the round {as_text(tiles)} → {target or '?'}"
        case DealtRound(tiles, _):
            return f"dealing {as_text(tiles)}"
        case ChoseGame(name):
            preset = preset_named(name)
            return f"the rules of {preset.face if preset else name}"
        case SetSwitch(name, on):
            faces = {switch.name: switch.face for switch in switches(before.ruling.kind)}
            return f"{faces.get(name, name)} {'on' if on else 'off'}"
        case Cleared():
            return "clearing the round"
        case _:
            assert_never(message)
