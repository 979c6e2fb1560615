"""Where letters stand in words."""

from collections.abc import Iterable
from string import ascii_lowercase

import numpy as np

from core.wordle.wordlist import WordList


def letter_counts(words: WordList | Iterable[str]) -> tuple[tuple[int, ...], ...]:
    """For each letter from a to z, how many of the `words` have it at each of the five places.

    Shape (26, 5). Raises ValueError when one of the words is no word.

    >>> letter_counts(["eerie", "geese"])[4]
    (1, 2, 1, 0, 2)
    """
    listed = words if isinstance(words, WordList) else WordList.of(words)
    codes = np.frombuffer(ascii_lowercase.encode("ascii"), dtype=np.uint8)
    counts = (listed.letters[None, :, :] == codes[:, None, None]).sum(axis=2)
    return tuple(tuple(row) for row in counts.tolist())
