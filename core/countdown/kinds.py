"""Kinds of value: what a search has to know about the things on the tiles."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Protocol, TypeAlias

from rapidfuzz.distance import Levenshtein

# An int or a Fraction for numbers, a str for words; a new kind may bring a type of its own,
# as long as it is immutable and hashable.
Value: TypeAlias = Any

Number: TypeAlias = int | Fraction


class Limits(Protocol):
    """Which intermediate values a game allows."""

    @property
    def negatives(self) -> bool: ...
    @property
    def zero(self) -> bool: ...
    @property
    def fractions(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of value that can stand on a tile.

    `types` are the Python types of its values. `pattern` is the regular expression of one value
    in a typed expression, `parse` reads such a text (raising ValueError) and `show` writes it.
    `order` is a sort key, largest last. `distance` says how far a value is from a target.
    `objection` names what is wrong with a value as an intermediate ("is negative"), or is None
    when the limits allow it. `whole` is true when, without fractions, every value is an int, so
    that searches may use machine integers and can count off the values around a target.
    """

    name: str
    types: tuple[type, ...]
    pattern: str
    parse: Callable[[str], Value]
    show: Callable[[Value], str]
    order: Callable[[Value], Any]
    distance: Callable[[Value, Value], Any]
    objection: Callable[[Value, Limits], str | None]
    whole: bool = False


def simplest_number(value: Number) -> Number:
    """The same number, as an int where it is whole.

    >>> simplest_number(Fraction(6, 3)), simplest_number(Fraction(6, 4))
    (2, Fraction(3, 2))
    """
    if value.denominator == 1:
        return value.numerator
    return value


def size(value: Number) -> Number:
    """The absolute value."""
    return value if value >= 0 else -value


def _parse_number(text: str) -> Number:
    try:
        return simplest_number(Fraction(text))
    except (ValueError, ZeroDivisionError):
        raise ValueError(f"{text!r} is not a number; write one like 75") from None


def _number_itself(value: Number) -> Number:
    return value


def _gap(value: Number, target: Number) -> Number:
    return size(value - target)


def _number_objection(value: Number, limits: Limits) -> str | None:
    if not limits.fractions and value.denominator != 1:
        return "is not a whole number"
    if value < 0 and not limits.negatives:
        return "is negative"
    if value == 0 and not (limits.zero or limits.negatives):
        return "is zero"
    return None


def _parse_word(text: str) -> str:
    if not text.isalpha():
        raise ValueError(f"{text!r} is not a word; write letters only")
    return text.lower()


def _show_word(word: str) -> str:
    return word or "the empty word"


def _shortest_first(word: str) -> tuple[int, str]:
    return len(word), word


def _edits(word: str, target: str) -> int:
    return Levenshtein.distance(word, target)


def _word_objection(word: str, limits: Limits) -> str | None:
    return None if word or limits.zero else "is empty"


NUMBER = Kind(
    name="number",
    types=(int, Fraction),
    pattern=r"[0-9]+",
    parse=_parse_number,
    show=str,
    order=_number_itself,
    distance=_gap,
    objection=_number_objection,
    whole=True,
)

WORD = Kind(
    name="word",
    types=(str,),
    pattern=r"[^\W\d_]+",
    parse=_parse_word,
    show=_show_word,
    order=_shortest_first,
    distance=_edits,
    objection=_word_objection,
)
