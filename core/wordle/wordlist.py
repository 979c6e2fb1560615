"""Words together with their letters as an array, made once."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Self

import numpy as np
from numpy.typing import NDArray

from core.wordle.marks import LENGTH, as_word, is_word


@dataclass(frozen=True, slots=True, eq=False)
class WordList:
    """Words in a fixed order.

    `letters` has shape (5, number of words), one row per place, as ASCII codes in uint8: filters
    run along whole places. Lists are compared by identity.
    """

    words: tuple[str, ...]
    letters: NDArray[np.uint8]

    @classmethod
    def of(cls, words: Iterable[str]) -> Self:
        """A list of `words`, in lower case. Raises ValueError naming the first that is no word."""
        own = tuple(word if is_word(word) else as_word(word) for word in words)
        codes = np.frombuffer("".join(own).encode("ascii"), dtype=np.uint8)
        letters = np.ascontiguousarray(codes.reshape(-1, LENGTH).T)
        letters.flags.writeable = False
        return cls(own, letters)

    def __len__(self) -> int:
        return len(self.words)

    def __iter__(self) -> Iterator[str]:
        return iter(self.words)
