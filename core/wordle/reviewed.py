"""What is said of a finished game."""

from dataclasses import dataclass
from enum import Enum

from core.wordle.ranked import Ranked
from core.wordle.refusal import Refusal
from core.wordle.row import Row


class Listing(Enum):
    """The list that words are on; UNLISTED stands for neither."""

    LIKELY = "likely"
    UNLIKELY = "unlikely"
    UNLISTED = "unlisted"


@dataclass(frozen=True, slots=True)
class Left:
    """The words that agree with some rows: likely ones while there are any, else unlikely ones."""

    words: tuple[str, ...]
    listing: Listing


@dataclass(frozen=True, slots=True)
class ReviewedGuess:
    """A guess among the words left before it, and what it made of them.

    `own` and `best` are the figures of the guess and of the first in `rank` among the allowed
    guesses (in hard mode the legal ones), over the words left before; both are None when no
    listed word was left. `contradictions` say why the guess could not be the answer.
    `skill` and `luck` are as in `review`.
    """

    row: Row
    before: Left
    after: Left
    own: Ranked | None
    best: Ranked | None
    skill: int
    luck: int
    contradictions: tuple[Refusal, ...]

    @property
    def left_before(self) -> int:
        """How many words agreed with the rows before the guess."""
        return len(self.before.words)

    @property
    def left_after(self) -> int:
        """How many words agree once the guess has its marks: the answer, once it is found."""
        return len(self.after.words)

    @property
    def could_be_answer(self) -> bool:
        """Whether the guess agreed with every row before it, listed or not."""
        return not self.contradictions

    @property
    def is_answer(self) -> bool:
        """Whether the guess found the answer."""
        return self.row.is_all_green

    @property
    def told_nothing(self) -> bool:
        """Whether every word left before would have given the guess these marks, not all green."""
        return self.own is not None and self.own.groups == 1 and not self.own.is_candidate


@dataclass(frozen=True, slots=True)
class Review:
    """A game looked at afterwards.

    `skill` is the mean over the guesses made while a listed word was left, `luck` the mean over
    those with more than one possible outcome; 99 and 50 when there are none.
    """

    answer: str
    answer_listed: Listing
    guesses: tuple[ReviewedGuess, ...]
    skill: int
    luck: int
