"""The page of the Countdown numbers game: what it holds, and what can happen on it."""

from dataclasses import dataclass, replace
from typing import Any

from webui.board_messages import (
    ChangedBoard,
    ClickedClear,
    ClickedRedo,
    ClickedUndo,
    PastedText,
    RecalledDraft,
    RecalledHabits,
)
from webui.countdown.board import Board
from webui.countdown.boxes import Box
from webui.countdown.habits import Habits
from webui.countdown.rounds import Round
from webui.countdown.search import (
    NothingAsked,
    Search,
)
from webui.countdown.values import (
    FEWEST_TILES,
    ReadTarget,
    ReadTiles,
    Value,
    as_text,
    read_target,
    read_tiles,
)
from webui.job import Job, Report
from webui.rooms.history import History

WAYS_SHOWN = 30
"""Ways shown at first."""

MORE_WAYS = 200
"""How many more of them when they are asked for."""

# MODEL


@dataclass(frozen=True, slots=True)
class Judged:
    """What is to be said about an answer of the person's own to a round."""

    round: Round
    is_right: bool
    reason: str


@dataclass(frozen=True, slots=True)
class Screen:
    """One person's own part of the page."""

    tiles: Box = Box()
    target: Box = Box()
    own_answer: Box = Box()
    search: Search = NothingAsked()
    revealed: Round | None = None
    judged: Judged | None = None
    habits: Habits = Habits()
    note: str = ""
    rules_open: bool = False
    shown: int = WAYS_SHOWN


@dataclass(frozen=True, slots=True)
class Model:
    board_id: str
    history: History[Board]
    screen: Screen = Screen()

    @property
    def board(self) -> Board:
        return self.history.board

    @property
    def tiles(self) -> ReadTiles:
        """What stands in the box for the tiles."""
        return read_tiles(self.screen.tiles.text, self.board.ruling.kind)

    @property
    def target(self) -> ReadTarget:
        """What stands in the box for the target."""
        return read_target(self.screen.target.text, self.board.ruling.kind)

    @property
    def round(self) -> Round | None:
        """The round that is typed here, once it is one."""
        tiles, target = self.tiles, self.target
        if tiles.problem or target.target is None or len(tiles.tiles) < FEWEST_TILES:
            return None
        return Round(tuple(sorted(tiles.tiles)), target.target, self.board.ruling)

    @property
    def is_covered(self) -> bool:
        """Whether the answer is not to be seen yet."""
        if self.screen.revealed is not None and self.screen.revealed == self.round:
            return False
        return self.screen.habits.tries_first or self.board.dealt

    def with_screen(self, **changes: Any) -> "Model":
        return replace(self, screen=replace(self.screen, **changes))

    def noted(self, note: str) -> "Model":
        """A sentence for this person, shown until they do something."""
        return self if note == self.screen.note else self.with_screen(note=note)


def opened(board_id: str, history: History[Board]) -> Model:
    """The page of one board, with what stands on it in the boxes."""
    board = history.board
    screen = Screen(tiles=Box(as_text(board.tiles)), target=Box(target_text(board.target)))
    return Model(board_id, history, screen)


def target_text(target: Value | None) -> str:
    """A target as it is typed."""
    return "" if target is None else str(target)


def draft_name(board_id: str) -> str:
    """Under which name the browser keeps what is typed and not on the board."""
    return f"countdown:{board_id}"


# MESSAGES


@dataclass(frozen=True, slots=True)
class WroteBoard:
    """A message of this page stands at `place` in the log."""

    history: History[Board]
    place: int


@dataclass(frozen=True, slots=True)
class TypedTiles:
    text: str


@dataclass(frozen=True, slots=True)
class SettledTiles:
    """The typing came to a rest."""

    text: str


@dataclass(frozen=True, slots=True)
class TypedTarget:
    text: str


@dataclass(frozen=True, slots=True)
class SettledTarget:
    text: str


@dataclass(frozen=True, slots=True)
class ClickedSlot:
    """A tile of the rack: taken, or put back when it was used up."""

    index: int


@dataclass(frozen=True, slots=True)
class ClickedTile:
    """A chosen tile, to be put back."""

    index: int


@dataclass(frozen=True, slots=True)
class ClickedDeal:
    large: int


@dataclass(frozen=True, slots=True)
class DrewLots:
    """Chance for a deal that was asked for."""

    large: int
    seed: int


@dataclass(frozen=True, slots=True)
class ClickedGame:
    name: str


@dataclass(frozen=True, slots=True)
class ClickedSwitch:
    """A rule, to be on or off from now on."""

    name: str
    on: bool


@dataclass(frozen=True, slots=True)
class ToggledRules:
    """The single rules were opened or closed."""


@dataclass(frozen=True, slots=True)
class ToggledTryFirst:
    pass


@dataclass(frozen=True, slots=True)
class ToggledClock:
    pass


@dataclass(frozen=True, slots=True)
class ClickedReveal:
    pass


@dataclass(frozen=True, slots=True)
class TypedAnswer:
    text: str


@dataclass(frozen=True, slots=True)
class SubmittedAnswer:
    text: str


@dataclass(frozen=True, slots=True)
class HeardOfSearch:
    job: Job
    report: Report


@dataclass(frozen=True, slots=True)
class HeardOfNearby:
    job: Job
    report: Report


@dataclass(frozen=True, slots=True)
class ClickedCancel:
    pass


@dataclass(frozen=True, slots=True)
class ClickedSearchAgain:
    pass


@dataclass(frozen=True, slots=True)
class WantedMoreWays:
    pass


Message = (
    ChangedBoard[Board]
    | WroteBoard
    | RecalledDraft
    | RecalledHabits
    | TypedTiles
    | SettledTiles
    | TypedTarget
    | SettledTarget
    | PastedText
    | ClickedSlot
    | ClickedTile
    | ClickedDeal
    | DrewLots
    | ClickedGame
    | ClickedSwitch
    | ToggledRules
    | ClickedUndo
    | ClickedRedo
    | ClickedClear
    | ToggledTryFirst
    | ToggledClock
    | ClickedReveal
    | TypedAnswer
    | SubmittedAnswer
    | HeardOfSearch
    | HeardOfNearby
    | ClickedCancel
    | ClickedSearchAgain
    | WantedMoreWays
)
