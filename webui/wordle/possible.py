"""What follows from the board: computed from it, remembered, and kept in no model."""

from functools import lru_cache
from typing import NamedTuple

from core.wordle import Conflict, Lexicon, Row, conflict, shortlist


class Possible(NamedTuple):
    """The words that agree with the clues, each part by falling frequency."""

    likely: tuple[str, ...]
    unlikely: tuple[str, ...]

    @property
    def total(self) -> int:
        return len(self.likely) + len(self.unlikely)

    def are_only(self, word: str) -> bool:
        """Whether `word` is the one word left."""
        return (*self.likely, *self.unlikely) == (word,)


@lru_cache(maxsize=32)
def possible(rows: tuple[Row, ...], lexicon: Lexicon) -> Possible:
    """The words still possible after `rows`."""
    return Possible(shortlist(rows, lexicon.likely), shortlist(rows, lexicon.unlikely))


@lru_cache(maxsize=32)
def why_none(rows: tuple[Row, ...], lexicon: Lexicon) -> Conflict | None:
    """Why no word is possible after `rows`, or None when some are."""
    return conflict(rows, lexicon.likely, lexicon.unlikely)
