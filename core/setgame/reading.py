"""Cards from what a person types: codes, shorthand or words."""

import re
from collections import Counter
from collections.abc import Iterable
from itertools import product
from types import MappingProxyType

from core.invisible import visible
from core.setgame.cards import TRAITS, VALUE_NAMES, Card, describe, plural, quoted
from core.setgame.decks import distinct

Reading = tuple[str, int]
"""A trait and a value of it."""

Tokens = tuple[tuple[Reading, ...], ...]
"""The words or letters of a card, each as all that it can mean."""


def _name(trait: str, value: int, *words: str) -> dict[str, tuple[Reading, ...]]:
    return dict.fromkeys(words, ((trait, value),))


_LETTERS = MappingProxyType(
    {
        "p": (("colour", 0),),
        "g": (("colour", 1),),
        "r": (("colour", 2),),
        "o": (("colour", 3), ("shape", 1)),
        "s": (("shade", 0), ("shape", 0)),
        "h": (("shade", 2), ("shape", 3)),
        "e": (("shade", 1),),
        "c": (("shade", 3),),
        "w": (("shape", 0),),
        "d": (("shape", 2),),
    }
)
"""The letters of the shorthand: O orange or oval, S solid or squiggle, H hatched or hourglass."""

_WORDS = MappingProxyType(
    {
        name.replace(" ", ""): ((trait, value),)
        for trait, names in VALUE_NAMES.items()
        for value, name in enumerate(names)
    }
    | {plural(name): (("shape", value),) for value, name in enumerate(VALUE_NAMES["shape"])}
    | _name("colour", 0, "violet")
    | _name("shape", 0, "wave", "waves")
    | _name("shade", 0, "filled", "full")
    | _name("shade", 1, "outlined", "empty", "open")
    | _name("shade", 2, "hatched", "shaded")
    | _name("shade", 3, "checkered")
    | _name("border", 1, "dotted")
    | _name("border", 2, "double")
    | _name("number", 0, "one")
    | _name("number", 1, "two")
    | _name("number", 2, "three")
    | _name("number", 3, "four")
)

_HOW = "a card is a code like 0120, shorthand like 2RHW, or words like '1 red striped oval'"


def parse_card(text: str) -> Card:
    """The card that a person means.

    `text` is a code (one digit for each trait, as `str` of a card gives it); or shorthand in
    any order: number, colour P G R (O orange), shade S solid, H hatched, E empty (C checkers),
    shape O oval, D diamond, W wave (S squiggle, H hourglass); or words. Without a shade it is
    a card of three traits. Raises `ValueError` for text that says too little, too much, or
    could mean two cards; then both are named.

    >>> parse_card("0120")
    Card((0, 1, 2, 0))
    >>> str(parse_card("2RHW")), str(parse_card("1 red striped oval"))
    ('2021', '2120')
    >>> parse_card("2RSH")
    Traceback (most recent call last):
    ValueError: '2RSH' could be 2 red solid hourglasses (2301) or 2 red striped squiggles (2021)
    """
    trimmed = visible(text).strip()
    if re.fullmatch("[0-9]{2,}", trimmed):
        return Card.from_code(trimmed)
    spellings = _spellings(trimmed)
    cards = tuple(dict.fromkeys(card for tokens in spellings for card in _cards_meant(tokens)))
    if not cards:
        raise ValueError(f"{quoted(trimmed)} {_what_is_wrong(spellings[0])}; {_HOW}")
    if len(cards) > 1:
        named = " or ".join(f"{describe(card)} ({card})" for card in cards[:2])
        raise ValueError(f"{quoted(trimmed)} could be {named}")
    return cards[0]


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a pasted list, in its order.

    Commas, semicolons and line breaks part cards, and so do spaces between codes and
    shorthands; quotes and brackets are passed over. Raises `ValueError` for what `parse_card`
    cannot read, and for a card that is there twice.

    >>> [str(card) for card in parse_cards("0120 2RHW, 1 red striped oval")]
    ['0120', '2021', '2120']
    """
    parts = map(str.strip, re.split(r"[,;\n\r]+", re.sub(r"[\"'\[\]()]", " ", visible(text))))
    return distinct(card for part in parts if part for card in _cards_of_part(part))


def _cards_of_part(part: str) -> Iterable[Card]:
    """Words of one card are parted by spaces too: those pieces alone are no cards."""
    pieces = part.split()
    return map(parse_card, pieces) if all(map(_stands_alone, pieces)) else (parse_card(part),)


def _stands_alone(piece: str) -> bool:
    return len(piece) > 1 and piece.casefold() not in _WORDS


def _spellings(text: str) -> tuple[Tokens, ...]:
    """The ways to part the text into words and letters: 1RED may be red, empty, diamond."""
    joined = re.sub(r"\s+border\b", "border", re.sub(r"\bwith\b", " ", text.casefold()))
    pieces = re.findall(r"[0-9]+|[a-z]+|[^\s\-,0-9a-z]+", joined)
    unbroken = joined.isalnum()
    if len(pieces) > max(TRAITS):
        raise ValueError(f"{quoted(text)} has {len(pieces)} words; {_HOW}")
    return tuple(
        tuple(token for tokens in spelling for token in tokens)
        for spelling in product(*(_meanings(text, piece, unbroken) for piece in pieces))
    )


def _meanings(text: str, piece: str, unbroken: bool) -> tuple[Tokens, ...]:
    as_word = ((_WORDS[piece],),) if piece in _WORDS else ()
    spelt = set(piece) <= _LETTERS.keys() and (unbroken or not as_word)
    as_letters = (tuple(_LETTERS[letter] for letter in piece),) if spelt else ()
    if not as_word and piece.isdecimal():
        raise ValueError(
            f"{quoted(piece)} in {quoted(text)} is no number of symbols; it goes from 1 to 4"
        )
    if not as_word and not as_letters:
        raise ValueError(f"{quoted(piece)} in {quoted(text)} names no trait; {_HOW}")
    return as_word + as_letters


def _cards_meant(tokens: Tokens) -> tuple[Card, ...]:
    """The cards that the tokens can mean, each token another trait."""
    traits = TRAITS.get(len(tokens), ())
    said = map(dict[str, int], product(*tokens) if traits else ())
    return tuple(
        Card(values[trait] for trait in traits) for values in said if values.keys() == set(traits)
    )


def _what_is_wrong(tokens: Tokens) -> str:
    certain = Counter(readings[0][0] for readings in tokens if len(readings) == 1)
    twice = [trait for trait, times in certain.items() if times > 1]
    if twice:
        return f"names the {twice[0]} twice"
    if len(tokens) not in TRAITS:
        return f"names too {'few' if len(tokens) < min(TRAITS) else 'many'} traits"
    possible = {trait for readings in tokens for trait, _ in readings}
    missing = [trait for trait in TRAITS[len(tokens)] if trait not in possible]
    return f"names no {missing[0]}" if missing else "leaves a trait out"
