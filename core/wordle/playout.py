"""A strategy played against all answers at once."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from core.wordle.marks import Mark, as_word
from core.wordle.partitioning import partition
from core.wordle.row import Row

GUESSES = 6
"""In a game."""


@dataclass(frozen=True, slots=True)
class Position:
    """The answers that agree with the rows so far, and how many guesses are left."""

    candidates: tuple[str, ...]
    rows: tuple[Row, ...]
    guesses_left: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """How many guesses an answer took, or None when it was not found."""

    answer: str
    guesses: int | None


Advise = Callable[[Position], str]


def play_out(
    opener: str, answers: Sequence[str], advise: Advise, *, guesses: int = GUESSES
) -> Iterator[Outcome]:
    """The outcome for each answer when the opener is followed by what `advise` says.

    Answers that get the same marks are played together: `advise` is asked once for each position
    that comes up, so it has to answer the same whenever it is asked the same. Outcomes come as
    they are known, each answer once. Raises ValueError when a guess is no word or `guesses` is
    less than 1.

    >>> at_hand = lambda position: position.candidates[0]
    >>> sorted(own.guesses for own in play_out("crane", ["crane", "crate", "crave"], at_hand))
    [1, 2, 3]
    """
    if guesses < 1:
        raise ValueError(f"{guesses} guesses are no game: expected at least 1")
    return _played(as_word(opener), Position(tuple(answers), (), guesses), advise)


def _played(guess: str, position: Position, advise: Advise) -> Iterator[Outcome]:
    for marks, candidates in partition(guess, position.candidates).items():
        row = Row(guess, marks)
        after = Position(candidates, (*position.rows, row), position.guesses_left - 1)
        if set(marks) == {Mark.CORRECT}:
            yield from (Outcome(answer, len(after.rows)) for answer in candidates)
        elif after.guesses_left == 0:
            yield from (Outcome(answer, None) for answer in candidates)
        else:
            yield from _played(as_word(advise(after)), after, advise)
