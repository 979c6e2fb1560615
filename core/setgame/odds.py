"""The chance that a fresh deal of the normal game has no set."""

from fractions import Fraction
from math import comb

from core.setgame.decks import CLASSIC

_DECK = len(CLASSIC.cards)

_SET_FREE = (
    1,
    81,
    3_240,
    84_240,
    1_579_500,
    22_441_536,
    247_615_056,
    2_144_076_480,
    14_587_567_020,
    77_541_824_880,
    318_294_370_368,
    991_227_481_920,
    2_284_535_476_080,
    3_764_369_026_080,
    4_217_827_554_720,
    2_970_003_246_912,
    1_141_342_138_404,
    176_310_866_160,
    6_482_268_000,
    13_646_880,
    682_344,
)
"""How many collections of 0, 1, 2, … cards of the deck of 81 hold no set.

These are the caps of the affine space of four dimensions over three elements, counted by
exhaustive search; none has more than 20 points (Pellegrino, 1971).
"""


def chance_of_no_set(n: int) -> Fraction:
    """The exact chance that `n` cards from a shuffled deck of 81 hold no set.

    Raises `ValueError` unless `n` is from 0 to 81.

    >>> f"{float(chance_of_no_set(12)):.4%}"
    '3.2302%'
    >>> chance_of_no_set(21)
    Fraction(0, 1)
    """
    if n not in range(_DECK + 1):
        raise ValueError(f"{n} cards cannot be dealt; the deck has from 0 to {_DECK}")
    return Fraction(_SET_FREE[n], comb(_DECK, n)) if n < len(_SET_FREE) else Fraction(0)
