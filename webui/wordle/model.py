"""The Wordle page: what it holds, and what can happen on it."""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from core.wordle import Lexicon, Mark
from webui.board_messages import (
    ChangedBoard,
    ClickedClear,
    ClickedRedo,
    ClickedUndo,
    ClosedDialog,
    PastedText,
    RecalledDraft,
    RecalledHabits,
)
from webui.commands import LoadWords
from webui.elm.command import Command
from webui.elm.remote import Loading, Remote
from webui.job import Job, Report
from webui.rooms.history import History
from webui.wordle.advice import Advice, Mode
from webui.wordle.board import Board
from webui.wordle.dialogs import Dialog, NoDialog
from webui.wordle.draft import Draft, OwnStep, Tile, Typing
from webui.wordle.habits import Habits, Picture
from webui.wordle.opening_table import OpeningTable

WORDS_SHOWN = 150
"""Words of a list shown at first, and how many more when its end is reached."""

# MODEL


class Panel(Enum):
    """What stands beside the board."""

    WORDS = "words"
    ADVICE = "advice"
    REVIEW = "review"


@dataclass(frozen=True, slots=True)
class Screen:
    """One person's own part of the page.

    `panel` lies over the board, on a narrow screen. `answer` was given for a review.
    """

    typing: Typing = Typing()
    own_steps: tuple[OwnStep, ...] = ()
    note: str = ""
    dialog: Dialog = NoDialog()
    habits: Habits = Habits()
    panel: Panel | None = None
    answer: str = ""
    likely_shown: int = WORDS_SHOWN
    unlikely_shown: int = WORDS_SHOWN


@dataclass(frozen=True, slots=True)
class Model:
    board_id: str
    history: History[Board]
    words: Remote[Lexicon] = Loading()
    screen: Screen = Screen()
    advice: Advice = Advice()

    @property
    def board(self) -> Board:
        return self.history.board

    @property
    def draft(self) -> Draft:
        return self.screen.typing.draft

    def with_screen(self, **changes: Any) -> "Model":
        return replace(self, screen=replace(self.screen, **changes))

    def with_draft(self, draft: Draft) -> "Model":
        """The draft changed by this person, so that undo leads back."""
        return self.with_screen(typing=self.screen.typing.with_draft(draft))

    def noted(self, note: str) -> "Model":
        """A sentence for this person, shown until they do something."""
        return self.with_screen(note=note)


def init(board_id: str, history: History[Board]) -> tuple[Model, Command]:
    """The page of one board, about to load the words."""
    return Model(board_id, history), LoadWords(GotWords, FailedToLoadWords)


def draft_name(board_id: str) -> str:
    """Under which name the browser keeps this board's draft."""
    return f"draft:{board_id}"


# MESSAGES


@dataclass(frozen=True, slots=True)
class GotWords:
    """The lists are here, and the best first guesses where they are known."""

    lexicon: Lexicon
    openings: OpeningTable | None = None


@dataclass(frozen=True, slots=True)
class FailedToLoadWords:
    why: str


@dataclass(frozen=True, slots=True)
class ClickedRetry:
    """To load the words again."""


@dataclass(frozen=True, slots=True)
class WroteBoard:
    """A message of this page stands at `place` in the log; `before` it this was typed."""

    history: History[Board]
    place: int
    before: Typing


@dataclass(frozen=True, slots=True)
class PressedKey:
    """A key, named as browsers name it, or "Undo" and "Redo"; `tile` had the focus."""

    key: str
    tile: Tile | None = None


@dataclass(frozen=True, slots=True)
class ClickedTile:
    tile: Tile
    back: bool = False


@dataclass(frozen=True, slots=True)
class ClickedWord:
    word: str


@dataclass(frozen=True, slots=True)
class ClickedEdit:
    row_id: str


@dataclass(frozen=True, slots=True)
class ClickedRemove:
    row_id: str


@dataclass(frozen=True, slots=True)
class ClickedMend:
    """One tap that takes a contradiction away."""

    row_id: str
    place: int
    mark: Mark


@dataclass(frozen=True, slots=True)
class ClickedPaste:
    pass


@dataclass(frozen=True, slots=True)
class SubmittedPaste:
    """The text in the box; with `readable_only`, lines that are not understood are left out."""

    text: str
    readable_only: bool = False


@dataclass(frozen=True, slots=True)
class ClickedCopy:
    pass


@dataclass(frozen=True, slots=True)
class TriedToCopy:
    done: bool


@dataclass(frozen=True, slots=True)
class OpenedPanel:
    """A panel was laid over the board, on a narrow screen, or taken away."""

    panel: Panel | None


@dataclass(frozen=True, slots=True)
class ClickedFold:
    """A panel was folded, or opened again."""

    panel: Panel


@dataclass(frozen=True, slots=True)
class ClickedMode:
    mode: Mode


@dataclass(frozen=True, slots=True)
class ClickedPicture:
    """Which picture stands under the best guesses."""

    picture: Picture


@dataclass(frozen=True, slots=True)
class SubmittedAnswer:
    """The answer was given, for a review."""

    text: str


@dataclass(frozen=True, slots=True)
class HeardOfJob:
    """Advice has been found, or could not be."""

    job: Job
    report: Report


@dataclass(frozen=True, slots=True)
class WantedMoreWords:
    likely: bool


Message = (
    GotWords
    | FailedToLoadWords
    | ClickedRetry
    | ChangedBoard[Board]
    | WroteBoard
    | RecalledDraft
    | PressedKey
    | ClickedTile
    | ClickedWord
    | ClickedUndo
    | ClickedRedo
    | ClickedClear
    | ClickedEdit
    | ClickedRemove
    | ClickedMend
    | ClickedPaste
    | PastedText
    | SubmittedPaste
    | ClickedCopy
    | TriedToCopy
    | ClosedDialog
    | OpenedPanel
    | RecalledHabits
    | ClickedFold
    | ClickedMode
    | ClickedPicture
    | SubmittedAnswer
    | HeardOfJob
    | WantedMoreWords
)
