"""A round as it is searched: how hard that may be, and where it ends."""

from dataclasses import dataclass

from webui.countdown.ruling import Ruling
from webui.countdown.values import Value

MILLION = 1_000_000

WHOLE_BOUND = 200 * MILLION
"""Calculations on machine integers: some ten seconds. All 160,011 ways that 1 2 3 4 5 6 7 8 make 25
take 133 million."""

OTHER_BOUND = 3 * MILLION
"""Calculations on fractions, words and very large numbers: some ten seconds."""

QUICK_DIGITS = 16
"""Tiles that have so many digits together make products that fit machine integers."""


@dataclass(frozen=True, slots=True)
class Round:
    """Tiles, sorted, a target, and the rules."""

    tiles: tuple[Value, ...]
    target: Value
    ruling: Ruling

    @property
    def is_large(self) -> bool:
        """Whether searching it may take more than a quarter of a second."""
        if self.is_slow:
            return len(self.tiles) > 4
        return len(self.tiles) > (5 if self.ruling.extra_operators else 6)

    @property
    def is_slow(self) -> bool:
        """Whether it can't be calculated on machine integers."""
        digits = sum(len(str(tile)) for tile in self.tiles)
        return self.ruling.kind == "words" or "fractions" in self.ruling.on or digits > QUICK_DIGITS

    @property
    def bound(self) -> int:
        """After how many calculations a search is given up, unless it turns out to be slow."""
        return OTHER_BOUND if self.is_slow else WHOLE_BOUND
