"""Cards by their codes, which is how boards and messages name them."""

from collections.abc import Iterable
from functools import lru_cache

from core.setgame import VARIANTS, Card, describe

Codes = tuple[str, ...]
"""Cards as `str` gives them: ("0120", "2021")."""


@lru_cache(maxsize=1024)
def card(code: str) -> Card:
    """The card of a code. Raises ValueError for any other text."""
    return Card.from_code(code)


def cards(codes: Iterable[str]) -> tuple[Card, ...]:
    return tuple(card(code) for code in codes)


def codes(of: Iterable[Card]) -> Codes:
    return tuple(str(each) for each in of)


@lru_cache(maxsize=1024)
def name(code: str) -> str:
    """What a person calls the card."""
    return describe(card(code))


def names(codes: Iterable[str]) -> str:
    """The names of some cards, in a sentence."""
    *first, last = [name(code) for code in codes] or ["no card"]
    return f"{', '.join(first)} and {last}" if first else last


@lru_cache(maxsize=64)
def _decks(variant: str) -> tuple[Codes, ...]:
    return tuple(codes(deck.cards) for deck in VARIANTS[variant].decks)


@lru_cache(maxsize=128)
def deck_codes(variant: str, lying: Codes) -> Codes:
    """The deck that the cards lying there are of: a variant may be written in two ways."""
    decks = _decks(variant)
    return next((deck for deck in decks if set(lying) <= set(deck)), decks[0])


def fitting(variant: str, lying: Codes) -> Codes:
    """Those of the cards that one deck of the variant has: as many as can be."""
    decks = [deck.codes for deck in VARIANTS[variant].decks]
    kept = [tuple(code for code in lying if card(code) in deck) for deck in decks]
    return max(kept, key=len)


def counted(count: int, variant: str) -> str:
    """So many solutions of a variant, in words: "1 set", "3 ultrasets"."""
    noun = VARIANTS[variant].law.name.split(" ", 1)[1]
    return f"{count:,} {noun}{'' if count == 1 else 's'}"
