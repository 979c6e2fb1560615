"""One guess with its marks, and what it says about each letter."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple, Self

from core.wordle.marks import LENGTH, Mark, as_word


class Copies(NamedTuple):
    """How many copies of a letter the answer holds: `at_least`, and no more when `exact`."""

    at_least: int
    exact: bool


@dataclass(frozen=True, slots=True)
class Row:
    """A guess and the five marks it was given.

    `word` is kept in lower case. Raises ValueError when it is not a word, or when there are not
    five marks of 0, 1 or 2.
    """

    word: str
    marks: tuple[Mark, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "word", as_word(self.word))
        try:
            marks = tuple(Mark(mark) for mark in self.marks)
        except ValueError:
            raise ValueError(
                f"{self.marks!r} are not marks: each is 0 absent, 1 present or 2 correct"
            ) from None
        if len(marks) != LENGTH:
            raise ValueError(f"{self.word} has {len(marks)} marks: expected {LENGTH}")
        object.__setattr__(self, "marks", marks)

    @classmethod
    def parse(cls, word: str, marks: str) -> Self:
        """A row from a word and its marks as digits: 0 absent, 1 present, 2 correct.

        >>> Row.parse("CRANE", "01200").word
        'crane'
        """
        if len(marks) != LENGTH or not set(marks) <= set("012"):
            raise ValueError(
                f"{marks!r} are not marks: expected {LENGTH} digits, 0 absent, 1 present, 2 correct"
            )
        return cls(word, tuple(Mark(int(digit)) for digit in marks))

    def with_mark(self, place: int, mark: Mark) -> Self:
        """The same row with another mark at `place`, counted from 0."""
        return type(self)(self.word, (*self.marks[:place], mark, *self.marks[place + 1 :]))

    @property
    def is_all_green(self) -> bool:
        """Whether the guess was the answer."""
        return all(mark == Mark.CORRECT for mark in self.marks)

    @property
    def digits(self) -> str:
        """The marks as digits: the inverse of `parse`."""
        return "".join(str(int(mark)) for mark in self.marks)

    def copies(self) -> Mapping[str, Copies]:
        """For each letter of the guess, how many copies of it the answer holds.

        >>> Row.parse("guess", "00010").copies()["s"]
        Copies(at_least=1, exact=True)
        """
        return {
            letter: Copies(
                at_least=sum(mark != Mark.ABSENT for mark in marks), exact=Mark.ABSENT in marks
            )
            for letter in dict.fromkeys(self.word)
            for marks in [
                [m for own, m in zip(self.word, self.marks, strict=True) if own == letter]
            ]
        }
