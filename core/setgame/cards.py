"""A SET card: an immutable tuple of trait values, and its names in words."""

import re
from collections.abc import Iterable
from types import MappingProxyType
from typing import Self

TRAITS = MappingProxyType(
    {
        3: ("colour", "shape", "number"),
        4: ("colour", "shape", "shade", "number"),
        5: ("colour", "shape", "shade", "border", "number"),
    }
)
"""The traits of a card by how many it has, in the order in which the sites write them."""

VALUE_NAMES = MappingProxyType(
    {
        "colour": ("purple", "green", "red", "orange"),
        "shape": ("squiggle", "oval", "diamond", "hourglass"),
        "shade": ("solid", "outline", "striped", "checkers"),
        "border": ("solid border", "dotted border", "double border"),
        "number": ("1", "2", "3", "4"),
    }
)
"""What each value of each trait looks like; the number is the digit plus one."""

_SHADE_PLACE = TRAITS[4].index("shade")


def _code(values: tuple[int, ...]) -> str:
    """Values as a person writes them, as long as each is one digit."""
    is_code = bool(values) and all(value in range(10) for value in values)
    return "".join(map(str, values)) if is_code else str(tuple(values))


class Card(tuple[int, ...]):
    """A card as its trait values, equal to (and hashing as) the plain tuple of them.

    `values` are three (colour, shape, number), four (with shade before number) or five
    (with border after shade) digits from 0 to 3; a five-trait card has no value 3, since no
    game is played with it. Raises `ValueError` for anything else.

    >>> str(Card((0, 1, 2, 0)))
    '0120'
    >>> Card((0, 1, 2, 0)) == (0, 1, 2, 0)
    True
    """

    __slots__ = ()

    def __new__(cls, values: Iterable[int]) -> Self:
        card = super().__new__(cls, values)
        if len(card) not in TRAITS:
            raise ValueError(f"card {_code(card)} has {len(card)} digits; a card has 3, 4 or 5")
        highest = 2 if len(card) == 5 else 3
        wrong = [value for value in card if value not in range(highest + 1)]
        if wrong:
            raise ValueError(
                f"card {_code(card)} has the digit {wrong[0]}; "
                f"the digits of a card of {len(card)} go from 0 to {highest}"
            )
        return card

    def __str__(self) -> str:
        return "".join(map(str, self))

    def __repr__(self) -> str:
        return f"Card({super().__repr__()})"

    @classmethod
    def from_code(cls, code: str) -> Self:
        """The card of which `code` is the `str`. Raises `ValueError` for any other text.

        >>> Card.from_code("0120")
        Card((0, 1, 2, 0))
        """
        if not re.fullmatch("[0-9]{3,5}", code):
            raise ValueError(f"{quoted(code)} is no code; a code has 3, 4 or 5 digits, like 0120")
        return cls(map(int, code))


def named_values(card: Card) -> tuple[tuple[str, str], ...]:
    """The trait names of a card, each with the name of the card's value, in the card's order.

    >>> named_values(Card((2, 1, 0)))
    (('colour', 'red'), ('shape', 'oval'), ('number', '1'))
    """
    return tuple(
        (trait, VALUE_NAMES[trait][value])
        for trait, value in zip(TRAITS[len(card)], card, strict=True)
    )


def describe(card: Card) -> str:
    """The card as a person would say it; `parse_card` reads it back.

    >>> describe(Card((2, 0, 2, 1)))
    '2 red striped squiggles'
    >>> describe(Card((1, 3, 0)))
    '1 green hourglass'
    >>> describe(Card((0, 1, 1, 1, 0)))
    '1 purple outline oval with dotted border'
    """
    says = dict(named_values(card))
    symbols = says["shape"] if says["number"] == "1" else plural(says["shape"])
    words = (says["number"], says["colour"], says.get("shade", ""), symbols)
    border = f" with {says['border']}" if "border" in says else ""
    return " ".join(filter(None, words)) + border


def quoted(text: str) -> str:
    """Text for a message, cut where it is too long to be a card.

    >>> quoted("1 red"), len(quoted("red " * 1000))
    ("'1 red'", 63)
    """
    return repr(text if len(text) <= 60 else text[:60] + "…")


def plural(shape: str) -> str:
    """More than one of a shape.

    >>> plural("oval"), plural("hourglass")
    ('ovals', 'hourglasses')
    """
    return shape + ("es" if shape.endswith("s") else "s")


def four_digits(card: Card) -> Card:
    """A junior card of three digits as setwithfriends writes it: a solid card of four.

    Raises `ValueError` for a card that has not three digits.

    >>> four_digits(Card((2, 1, 0)))
    Card((2, 1, 0, 0))
    """
    if len(card) != 3:
        raise ValueError(f"card {card} has {len(card)} digits; a junior card has 3")
    return Card((*card[:_SHADE_PLACE], 0, *card[_SHADE_PLACE:]))


def three_digits(card: Card) -> Card:
    """A solid card of four digits as setwithforks writes it in the junior game: without shade.

    Raises `ValueError` for a card that has not four digits or is not solid.

    >>> three_digits(Card((2, 1, 0, 0)))
    Card((2, 1, 0))
    """
    if len(card) != 4 or card[_SHADE_PLACE] != 0:
        raise ValueError(f"card {card} is no junior card of four digits; its shade must be 0")
    return Card((*card[:_SHADE_PLACE], *card[_SHADE_PLACE + 1 :]))
