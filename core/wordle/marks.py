"""The marks a game gives to a guess."""

from collections import Counter
from enum import IntEnum

LENGTH = 5
"""Letters in a word."""


class Mark(IntEnum):
    """What the game says about one letter of a guess."""

    ABSENT = 0
    PRESENT = 1
    CORRECT = 2


def is_word(text: str) -> bool:
    """Whether `text` is five lower-case letters a to z.

    >>> is_word("crane"), is_word("CRANE"), is_word("cran3"), is_word("éclat")
    (True, False, False, False)
    """
    return len(text) == LENGTH and text.isascii() and text.isalpha() and text.islower()


def as_word(text: str) -> str:
    """`text` in lower case, when it is a word.

    Raises ValueError when it is not five letters a to z.
    """
    word = text.lower()
    if not is_word(word):
        raise ValueError(f"{text!r} is not a word: expected {LENGTH} letters from a to z")
    return word


def score(guess: str, answer: str) -> tuple[Mark, ...]:
    """The five marks the game gives to `guess` when the answer is `answer`.

    Greens come first; then each other letter is yellow, from left to right, while the answer
    holds copies of it that are not yet accounted for. Raises ValueError for anything but words.

    >>> "".join(str(int(mark)) for mark in score("geese", "those"))
    '00022'
    """
    guess, answer = as_word(guess), as_word(answer)
    unmatched = Counter(a for g, a in zip(guess, answer, strict=True) if g != a)

    marks = []
    for g, a in zip(guess, answer, strict=True):
        if g == a:
            marks.append(Mark.CORRECT)
        elif unmatched[g] > 0:
            unmatched[g] -= 1
            marks.append(Mark.PRESENT)
        else:
            marks.append(Mark.ABSENT)
    return tuple(marks)
