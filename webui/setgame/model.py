"""The SET page: what it holds, and what can happen on it."""

from dataclasses import dataclass, replace
from typing import Any, Literal

from core.setgame import VARIANTS
from core.setgame.variants import Variant
from webui.board_messages import (
    ChangedBoard,
    ClickedClear,
    ClickedRedo,
    ClickedUndo,
    ClosedDialog,
    PastedText,
)
from webui.commands import Compute
from webui.elm.command import NONE, Command
from webui.job import Job, Report
from webui.rooms.history import History
from webui.setgame.answers import Answers, FindAnswers, Question
from webui.setgame.board import Board
from webui.setgame.codes import Codes
from webui.setgame.site import ClickedLeaveSite, ClickedPlay, CouldNotReadSite, ReadSite, Site

SOLUTIONS_SHOWN = 30
"""Solutions shown at first, and how many more each time more are wanted."""

# MODEL

Level = Literal["count", "one", "two", "all"]
"""How much is given away: the number of solutions, one card, two cards, all of them."""

Dialog = Literal["none", "variants"]
"""What lies over the page."""


@dataclass(frozen=True, slots=True)
class Kind:
    """What the cards on the second pad of the palette have in common."""

    shape: int = 0
    shade: int = 0
    border: int = 0


@dataclass(frozen=True, slots=True)
class Computed:
    """The answers to a question about a large board; None when they could not be had."""

    question: Question
    answers: Answers | None


@dataclass(frozen=True, slots=True)
class Screen:
    """One person's own part of the page.

    `picked` are the cards that were tapped, `pinned` is the solution shown on the board, `taken`
    counts the texts that became cards, so that the box knows when to empty itself.
    """

    picked: Codes = ()
    pinned: Codes = ()
    level: Level = "all"
    kind: Kind = Kind()
    palette_open: bool = True
    shown: int = SOLUTIONS_SHOWN
    taken: int = 0
    note: str = ""
    dialog: Dialog = "none"
    site: Site | None = None
    computed: Computed | None = None


@dataclass(frozen=True, slots=True)
class Model:
    board_id: str
    history: History[Board]
    screen: Screen = Screen()

    @property
    def board(self) -> Board:
        return self.history.board

    @property
    def rule(self) -> Variant:
        return VARIANTS[self.board.variant]

    @property
    def question(self) -> Question:
        return Question(self.board.variant, self.board.cards, self.board.previous)

    def with_screen(self, **changes: Any) -> "Model":
        return replace(self, screen=replace(self.screen, **changes))

    def noted(self, note: str) -> "Model":
        """A sentence for this person, shown until they do something."""
        return self.with_screen(note=note)


def init(board_id: str, history: History[Board]) -> tuple[Model, Command]:
    """The page of one board. A large board's answers are asked for with the first change."""
    model = Model(board_id, history)
    return model, ask(model)


def ask(model: Model) -> Command:
    """Have the answers computed, where that takes long and they are not there yet."""
    question, computed = model.question, model.screen.computed
    if question.is_quick or (computed and computed.question == question):
        return NONE
    return Compute("answers", FindAnswers(question), HeardAnswers)


# MESSAGES


@dataclass(frozen=True, slots=True)
class HeardAnswers:
    """What became of a question about a large board."""

    job: Job
    report: Report


@dataclass(frozen=True, slots=True)
class PressedKey:
    """A key, named as browsers name it, or "Undo" and "Redo"."""

    key: str


@dataclass(frozen=True, slots=True)
class ClickedTableCard:
    """A card on the table was picked, or put back."""

    code: str


@dataclass(frozen=True, slots=True)
class ClickedKind:
    """Another kind of cards is wanted on the second pad."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class ClickedDeckCard:
    """A card of the palette was laid, or taken off again."""

    code: str


@dataclass(frozen=True, slots=True)
class ToggledPalette:
    pass


@dataclass(frozen=True, slots=True)
class SubmittedCards:
    """The text in the box for cards."""

    text: str


@dataclass(frozen=True, slots=True)
class ClickedTakeOff:
    """The picked cards are to leave the board."""


@dataclass(frozen=True, slots=True)
class ClickedTake:
    """The picked cards are the solution that the next one follows, in a chain."""


@dataclass(frozen=True, slots=True)
class ClickedEndChain:
    pass


@dataclass(frozen=True, slots=True)
class ClickedUnpick:
    pass


@dataclass(frozen=True, slots=True)
class ClickedDeal:
    """A random board is wanted."""


@dataclass(frozen=True, slots=True)
class ClickedPractise:
    """A new game is wanted."""


@dataclass(frozen=True, slots=True)
class SubmittedSeed:
    """A game from a friend's seed is wanted."""

    seed: str


@dataclass(frozen=True, slots=True)
class DrewSeed:
    """There is a seed now, for a game or only for a board; `at` is in seconds since 1970."""

    practise: bool
    seed: str
    at: float


@dataclass(frozen=True, slots=True)
class LookedAtClock:
    """It is known when these cards were found."""

    found: Codes
    at: float


@dataclass(frozen=True, slots=True)
class ClickedEndPractice:
    pass


@dataclass(frozen=True, slots=True)
class OpenedDialog:
    dialog: Dialog


@dataclass(frozen=True, slots=True)
class ClickedVariant:
    variant: str


@dataclass(frozen=True, slots=True)
class ClickedLevel:
    level: Level


@dataclass(frozen=True, slots=True)
class ClickedSolution:
    """A solution is to be shown on the board, or not any more."""

    cards: Codes


@dataclass(frozen=True, slots=True)
class ClickedMore:
    """More solutions are wanted."""


Message = (
    ChangedBoard[Board]
    | HeardAnswers
    | PressedKey
    | ClickedTableCard
    | ClickedKind
    | ClickedDeckCard
    | ToggledPalette
    | SubmittedCards
    | PastedText
    | ClickedTakeOff
    | ClickedTake
    | ClickedEndChain
    | ClickedUnpick
    | ClickedUndo
    | ClickedRedo
    | ClickedClear
    | ClickedDeal
    | ClickedPractise
    | SubmittedSeed
    | DrewSeed
    | LookedAtClock
    | ClickedEndPractice
    | OpenedDialog
    | ClosedDialog
    | ClickedVariant
    | ClickedLevel
    | ClickedSolution
    | ClickedMore
    | ReadSite
    | CouldNotReadSite
    | ClickedPlay
    | ClickedLeaveSite
)
