"""Hard mode: which guesses may follow what has been revealed."""

from collections import Counter
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from core.wordle.marks import Mark
from core.wordle.row import Row
from core.wordle.wordlist import WordList


def legal_guesses(rows: Iterable[Row], guesses: WordList | Iterable[str]) -> tuple[str, ...]:
    """The `guesses` that hard mode allows after `rows`, in their given order.

    A green letter stays at its place, and a letter that a row shows n times, green and yellow
    together, is in the guess at least n times. Grey letters may come again, and a yellow letter
    may stay where it was. The same rule as in the game: it knows no "at most".
    Raises ValueError when one of the guesses is no word.

    >>> legal_guesses([Row.parse("alley", "01100")], ["slows", "world", "hello"])
    ('hello',)
    >>> legal_guesses([Row.parse("tarse", "02001")], ["pagle", "paint", "tease"])
    ('pagle',)
    """
    listed = guesses if isinstance(guesses, WordList) else WordList.of(guesses)
    return tuple(listed.words[index] for index in np.flatnonzero(legal(rows, listed)).tolist())


def legal(rows: Iterable[Row], guesses: WordList) -> NDArray[np.bool_]:
    """Which of the n guesses hard mode allows after `rows`, shape (n,)."""
    letters = guesses.letters
    keep = np.ones(len(guesses), dtype=np.bool_)
    greens, least = demands(rows)
    for place, letter in greens:
        keep &= letters[place] == ord(letter)
    for letter, times in least.items():
        keep &= np.add.reduce(letters == ord(letter), axis=0, dtype=np.uint8) >= times
    return keep


def demands(rows: Iterable[Row]) -> tuple[frozenset[tuple[int, str]], Counter[str]]:
    """What guesses must have: letters at places (from 0), and letters at least so many times."""
    greens: set[tuple[int, str]] = set()
    least = Counter[str]()
    for row in rows:
        pairs = list(zip(row.word, row.marks, strict=True))
        greens |= {(place, pair[0]) for place, pair in enumerate(pairs) if pair[1] == Mark.CORRECT}
        least |= Counter(letter for letter, mark in pairs if mark != Mark.ABSENT)
    return frozenset(greens), least
