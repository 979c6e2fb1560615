"""Kernels made ready beforehand: the first call of each compiles it, or reads it from the disk."""

from collections.abc import Iterator

from core.wordle.optimum import optimal
from core.wordle.partitioning import partition
from core.wordle.ranking import rank
from core.wordle.row import Row

_WORDS = ("crane", "crate", "trace", "brace", "grace", "grape", "irate", "rates", "tears", "stare")


def warm_up() -> Iterator[float]:
    """Make ready what `partition`, `rank` and `optimal` need, in this order.

    Yields how much is done, from 0 to 1, after each step. The very first time takes about twenty
    seconds, nearly all of it for `optimal`, and later ones less than one.
    """
    yield 0.0
    partition(_WORDS[0], _WORDS)
    rank(_WORDS, _WORDS)
    yield 0.1
    rank(_WORDS, _WORDS, weights=[1.0] * len(_WORDS))
    yield 0.15
    optimal(_WORDS, _WORDS, guesses_left=4, hard=(Row.parse("vozhd", "00000"),))
    yield 1.0
