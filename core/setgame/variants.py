"""The variants of the game as data: one entry each in one table.

The names and start boards are those of setwithfriends.com and setwithforks.com.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from core.setgame.cards import Card
from core.setgame.decks import (
    CLASSIC,
    FOUR_VALUED,
    FOUR_VALUED_JUNIOR,
    JUNIOR,
    MEGA,
    SOLID,
    Deck,
)
from core.setgame.laws import FOUR_SET, GHOSTSET, SET, ULTRASET, Law


@dataclass(frozen=True, slots=True)
class Variant:
    """A game: its law, its deck, how many cards start on the board.

    `decks` holds the deck that is dealt, then other ways in which a site writes its cards.
    `from_previous` is how many cards of a solution come from the one before (0: no chain).
    `rule` is one sentence; `example` is a solution, with `example_previous` before it in a
    chain.
    """

    title: str
    law: Law
    decks: tuple[Deck, ...]
    start: int
    rule: str
    example: tuple[Card, ...]
    from_previous: int = 0
    example_previous: tuple[Card, ...] = ()
    face_down: bool = False

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards that are dealt, in the order of their digits."""
        return self.decks[0].cards


def _cards(codes: str) -> tuple[Card, ...]:
    return tuple(map(Card.from_code, codes.split()))


_NORMAL = Variant(
    title="Normal",
    law=SET,
    decks=(CLASSIC,),
    start=12,
    rule="Three cards on which every trait is all the same or all different.",
    example=_cards("0200 1101 2002"),
)
_ULTRASET = Variant(
    title="UltraSet",
    law=ULTRASET,
    decks=(CLASSIC,),
    start=12,
    rule="Four cards in two pairs that the same fifth card would complete to sets.",
    example=_cards("0001 0002 1000 2000"),
)
_ULTRA9 = replace(
    _ULTRASET,
    title="Ultra9",
    start=9,
    rule="An UltraSet (two pairs completed by the same fifth card) among only nine cards.",
)
_FOUR_SET_JUNIOR = Variant(
    title="4Set Junior",
    law=FOUR_SET,
    decks=(FOUR_VALUED_JUNIOR,),
    start=11,
    rule="A 4Set with three traits: each all the same, all different, or two and two.",
    example=_cards("000 111 202 313"),
)

VARIANTS: Mapping[str, Variant] = MappingProxyType(
    {
        "normal": _NORMAL,
        "junior": Variant(
            title="Junior",
            law=SET,
            decks=(JUNIOR, SOLID),
            start=9,
            rule="Three cards, all solid, each trait all the same or all different.",
            example=_cards("000 110 220"),
        ),
        "megaset": Variant(
            title="MegaSet",
            law=SET,
            decks=(MEGA,),
            start=16,
            rule="A set with five traits: the border, too, is all the same or all different.",
            example=_cards("00100 01111 02122"),
        ),
        "setchain": replace(
            _NORMAL,
            title="Set-Chain",
            rule="A set with exactly one card from the set before; the first is any set.",
            example=_cards("0200 0201 0202"),
            from_previous=1,
            example_previous=_cards("0200 1101 2002"),
        ),
        "ultraset": _ULTRASET,
        "ultra9": _ULTRA9,
        "ultrachain": replace(
            _ULTRASET,
            title="UltraSet-Chain",
            rule="An UltraSet with exactly two cards from the one before; the first is any.",
            example=_cards("0001 0002 0100 0200"),
            from_previous=2,
            example_previous=_cards("0001 0002 1000 2000"),
        ),
        "ghostset": Variant(
            title="GhostSet",
            law=GHOSTSET,
            decks=(CLASSIC,),
            start=10,
            rule="Six cards in three pairs: the cards that would complete the pairs are a set.",
            example=_cards("0000 0001 1000 1001 2000 2001"),
        ),
        "4set": Variant(
            title="4Set",
            law=FOUR_SET,
            decks=(FOUR_VALUED,),
            start=15,
            rule="Four cards, each trait all the same, all different, or two and two.",
            example=_cards("0000 1110 2021 3131"),
        ),
        "4setjr": _FOUR_SET_JUNIOR,
        "4setjrchain": replace(
            _FOUR_SET_JUNIOR,
            title="4Set Jr-Chain",
            rule="A 4Set Junior with exactly two cards from the one before; the first is any.",
            example=_cards("000 111 020 131"),
            from_previous=2,
            example_previous=_cards("000 111 202 313"),
        ),
        "puzzle": replace(
            _NORMAL,
            title="Puzzle",
            rule="Find every set of the board (traits all the same or all different).",
        ),
        "ultra9puzzle": replace(
            _ULTRA9,
            title="Ultra9 Puzzle",
            rule="Find every UltraSet (two pairs completed by the same fifth card) of nine cards.",
        ),
        "4setjrpuzzle": replace(
            _FOUR_SET_JUNIOR,
            title="4Set Jr-Puzzle",
            rule="Find every 4Set (traits the same, different, or two and two) of the board.",
        ),
        "shuffle": replace(
            _NORMAL,
            title="Shuffle",
            rule="A set as in the normal game; the cards on the board change places each time.",
        ),
        "memory": replace(
            _NORMAL,
            title="Memory",
            start=21,
            rule="A set as in the normal game, of cards that lie face down.",
            face_down=True,
        ),
    }
)
"""Every variant by the name that the sites give it."""


def variant_named(name: str) -> Variant:
    """The entry of `VARIANTS`. Raises `ValueError` listing the names there are."""
    if name not in VARIANTS:
        raise ValueError(f"variant {name!r} is unknown; right are {', '.join(VARIANTS)}")
    return VARIANTS[name]
