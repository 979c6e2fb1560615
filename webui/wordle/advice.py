"""Advice for a board: what is asked, and what has been found so far.

It is neither the board nor the screen: it comes from jobs, and is never logged.
"""

from dataclasses import dataclass
from enum import Enum

import numpy as np
from numpy.typing import NDArray

from core.wordle import Lexicon, Mark, Optimal, Ranked, Review, Row
from webui.job import Job
from webui.wordle.opening_table import OpenerTotal, OpeningTable
from webui.wordle.possible import possible

GUESSES_IN_A_GAME = 6


class Mode(Enum):
    """Which guesses may be made: any; those that hard mode allows; those that may be the answer."""

    NORMAL = "normal"
    HARD = "hard"
    STRICT = "strict"


@dataclass(frozen=True, slots=True)
class Question:
    """What should be played after these rows?"""

    rows: tuple[Row, ...]
    mode: Mode
    lexicon: Lexicon

    @property
    def candidates(self) -> tuple[str, ...]:
        """The likely words that fit while there are any, else the unlikely ones."""
        left = possible(self.rows, self.lexicon)
        return left.likely or left.unlikely

    @property
    def are_likely(self) -> bool:
        return bool(possible(self.rows, self.lexicon).likely)

    @property
    def guesses_left(self) -> int:
        """In a game of six; none on a board with more rows than that."""
        return max(0, GUESSES_IN_A_GAME - len(self.rows))

    @property
    def is_solved(self) -> bool:
        return bool(self.rows) and self.rows[-1].is_all_green


@dataclass(frozen=True, slots=True, eq=False)
class Ranking:
    """The best guesses: those that may be the answer, and those that only narrow it down.

    `expected_left` has those of all guesses that are allowed, the smallest first.
    """

    question: Question
    possible: tuple[Ranked, ...]
    splitting: tuple[Ranked, ...]
    expected_left: NDArray[np.float32]

    @classmethod
    def of_openings(cls, question: Question, openings: OpeningTable) -> "Ranking":
        """The stored ranking of first guesses, as far as it goes."""
        ranked = openings.ranked
        return cls(
            question,
            tuple(guess for guess in ranked if guess.is_candidate),
            tuple(guess for guess in ranked if not guess.is_candidate),
            np.array([guess.expected_left for guess in ranked], dtype=np.float32),
        )

    @property
    def best(self) -> Ranked | None:
        """The first of all."""
        heads = [*self.possible[:1], *self.splitting[:1]]
        return min(heads, key=lambda ranked: ranked.expected_left, default=None)

    def place(self, expected_left: float) -> int:
        """The place, from 1, of a guess with this expectation."""
        return int(np.searchsorted(self.expected_left, np.float32(expected_left))) + 1


@dataclass(frozen=True, slots=True)
class Proof:
    """The search for the fewest further guesses, so far or in the end."""

    question: Question
    optimal: Optimal
    is_final: bool


@dataclass(frozen=True, slots=True)
class Group:
    """The candidates that remain when the game answers with these marks."""

    marks: tuple[Mark, ...]
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Division:
    """How a guess divides the candidates, the largest group first.

    `refused` says why the mode in force doesn't allow it, if it doesn't.
    """

    question: Question
    ranked: Ranked
    groups: tuple[Group, ...]
    refused: str = ""


@dataclass(frozen=True, slots=True)
class Price:
    """The least sum of further guesses when `word` comes first; None when not all can be found."""

    question: Question
    word: str
    total: int | None


@dataclass(frozen=True, slots=True)
class NoReview:
    """The game can't have gone like this."""

    why: str


@dataclass(frozen=True, slots=True)
class Advice:
    """What is known of the current `question`, and the jobs that were `asked` for it, by slot.

    What is known of the question before stays until the new ranking is here, so that nothing jumps.
    `openings` are the stored first guesses. `prepared` is how far the solver is compiled, at the
    very first start.
    """

    question: Question | None = None
    asked: tuple[tuple[str, Job], ...] = ()
    openings: OpeningTable | None = None
    ranking: Ranking | None = None
    proof: Proof | None = None
    division: Division | None = None
    price: Price | None = None
    review: Review | NoReview | None = None
    is_broken: bool = False
    prepared: float | None = None

    @property
    def is_current(self) -> bool:
        """Whether the ranking answers the question."""
        return self.ranking is not None and self.ranking.question == self.question

    @property
    def opener(self) -> OpenerTotal | None:
        """The first guess with the least total known, on an empty board."""
        if not self.openings or not self.question or self.question.rows:
            return None
        if self.question.mode is Mode.STRICT:
            return None
        return self.openings.best(is_hard=self.question.mode is Mode.HARD)

    @property
    def best_word(self) -> str:
        """The guess to play, as far as is known."""
        if self.proof and self.proof.optimal.word:
            return self.proof.optimal.word
        if opener := self.opener:
            return opener.word
        if self.ranking and self.is_current and self.ranking.best:
            return self.ranking.best.word
        return ""
