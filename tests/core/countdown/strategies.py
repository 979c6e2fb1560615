"""Hypothesis strategies for the numbers game."""

from dataclasses import replace
from fractions import Fraction

from hypothesis import strategies as st

from core.countdown import CONCATENATE, KRYPTO, OVERLAP, POWER, REMAINDER, TV, TWENTY_FOUR, WORDS

NUMBER_RULES = {
    "TV": TV,
    "TV with remainder": TV.adding(REMAINDER),
    "TV with power": TV.adding(POWER),
    "TV with concatenation": TV.adding(CONCATENATE),
    "TV with zero": replace(TV, zero=True),
    "TV with negatives": replace(TV, negatives=True),
    "TV with fractions": replace(TV, fractions=True),
    "TV, all used": replace(TV, use_all=True),
    "KRYPTO": KRYPTO,
    "TWENTY_FOUR": TWENTY_FOUR,
}
WORD_RULES = {
    "WORDS": WORDS,
    "WORDS with overlap": WORDS.adding(OVERLAP),
    "WORDS, all used": replace(WORDS, use_all=True),
    "WORDS with the empty word": replace(WORDS, zero=True),
}

whole_numbers = st.integers(-40, 40) | st.integers(-(10**6), 10**6)
numbers = whole_numbers | st.fractions(-20, 20, max_denominator=12)
words = st.text("abc", max_size=5)


def tiles(most):
    """Tiles among which equal ones, ones and large ones are common."""
    tile = st.integers(1, 4) | st.integers(1, 10) | st.sampled_from((12, 25, 50, 75, 100))
    return st.lists(tile, min_size=1, max_size=most).map(tuple)


def word_tiles(most):
    return st.lists(st.text("ab", min_size=1, max_size=3), min_size=1, max_size=most).map(tuple)


def plainly(value):
    """A Fraction that is whole, as an int."""
    return value.numerator if isinstance(value, Fraction) and value.denominator == 1 else value
