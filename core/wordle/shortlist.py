"""The words that agree with every row."""

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from core.wordle.marks import Mark
from core.wordle.row import Row
from core.wordle.wordlist import WordList

Letters = NDArray[np.uint8]
"""Shape (5, n): ASCII codes, one row per place."""


def shortlist(rows: Iterable[Row], words: WordList | Iterable[str]) -> tuple[str, ...]:
    """The `words` that agree with every row, in their given order.

    A word agrees with a row when each green letter is at its place, no yellow or grey letter is
    at its place, and for each letter of the guess the word holds at least as many copies as are
    green or yellow, and exactly that many when another copy is grey. For rows the game can give
    this is `score(row.word, word) == row.marks`; other rows are filtered by the same rule.
    Raises ValueError when one of the words is no word.

    >>> shortlist([Row.parse("guess", "00010")], ["abyss", "solid", "brass", "spilt"])
    ('solid', 'spilt')
    """
    listed = words if isinstance(words, WordList) else WordList.of(words)
    left = np.arange(len(listed))
    letters = listed.letters
    for row in rows:
        keep = np.flatnonzero(agreeing(row, letters))
        left, letters = left[keep], letters[:, keep]
    return tuple(listed.words[index] for index in left.tolist())


def agreeing(row: Row, letters: Letters) -> NDArray[np.bool_]:
    """Which of the n words agree with `row`, shape (n,)."""
    keep = np.ones(letters.shape[1], dtype=np.bool_)
    for place, (letter, mark) in enumerate(zip(row.word, row.marks, strict=True)):
        here = letters[place] == ord(letter)
        keep &= here if mark == Mark.CORRECT else ~here

    for letter, copies in row.copies().items():
        held = np.add.reduce(letters == ord(letter), axis=0, dtype=np.uint8)
        keep &= held == copies.at_least if copies.exact else held >= copies.at_least
    return keep


def excluded_by(rows: Sequence[Row], words: WordList) -> NDArray[np.bool_]:
    """Which rows exclude which words: shape (number of rows, number of words)."""
    excluded = np.zeros((len(rows), len(words)), dtype=np.bool_)
    for index, row in enumerate(rows):
        excluded[index] = ~agreeing(row, words.letters)
    return excluded
