"""The decks, and in each the card that completes two others to nothing.

The cards of a deck form a group: trait by trait, three values add up modulo 3 and four
values by exclusive or (two bits a trait). Every rule of the game says that some cards add
up to the neutral card, whose digits are all 0. A card's *code* is its place in the deck in
the order of its digits, so 0 is the neutral card.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import reduce
from itertools import product
from types import MappingProxyType

from core.setgame.cards import Card, four_digits

Completing = tuple[tuple[int, ...], ...]
"""By the codes of two cards, the code of the card that adds up with both to 0."""


@dataclass(frozen=True, slots=True)
class Deck:
    """All cards of a game in the order of their digits, with their arithmetic."""

    cards: tuple[Card, ...]
    codes: Mapping[Card, int] = field(repr=False, compare=False)
    completing: Completing = field(repr=False, compare=False)

    @property
    def written(self) -> str:
        """What a card of this deck looks like, for messages."""
        return f"the {len(self.cards)} cards {self.cards[0]} to {self.cards[-1]}"


def _completing_three_values(traits: int) -> Completing:
    """Grow the table trait by trait: each entry becomes a block, three by three."""
    nothing: Completing = ((0,),)
    return reduce(
        lambda table, _: tuple(
            tuple(3 * code + (-x - y) % 3 for code in row for y in range(3))
            for row in table
            for x in range(3)
        ),
        range(traits),
        nothing,
    )


def _completing_four_values(traits: int) -> Completing:
    """Exclusive or of the codes is that of all digits at once: each digit has two bits."""
    codes = range(4**traits)
    return tuple(tuple(a ^ b for b in codes) for a in codes)


def _deck(cards: Iterable[Card], completing: Completing) -> Deck:
    ordered = tuple(cards)
    codes = {card: code for code, card in enumerate(ordered)}
    return Deck(ordered, MappingProxyType(codes), completing)


def _every_card(traits: int, values: int) -> tuple[Card, ...]:
    return tuple(map(Card, product(range(values), repeat=traits)))


CLASSIC = _deck(_every_card(4, 3), _completing_three_values(4))
JUNIOR = _deck(_every_card(3, 3), _completing_three_values(3))
SOLID = _deck(map(four_digits, JUNIOR.cards), JUNIOR.completing)
"""The junior deck as setwithfriends writes it: four digits, shade 0."""
MEGA = _deck(_every_card(5, 3), _completing_three_values(5))
FOUR_VALUED = _deck(_every_card(4, 4), _completing_four_values(4))
FOUR_VALUED_JUNIOR = _deck(_every_card(3, 4), _completing_four_values(3))


def distinct(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards as a tuple. Raises `ValueError` naming a card that is there twice."""
    laid = tuple(cards)
    if len(frozenset(laid)) != len(laid):
        twice = next(card for place, card in enumerate(laid) if card in laid[:place])
        raise ValueError(f"card {twice} is there twice; a deck has each card once")
    return laid


def deck_holding(decks: tuple[Deck, ...], cards: tuple[Card, ...]) -> Deck:
    """The first of `decks` that has all the cards.

    Raises `ValueError` naming a card that is in none of them, or saying that they are mixed.
    """
    laid = frozenset(cards)
    holding = next((deck for deck in decks if deck.codes.keys() >= laid), None)
    if holding is None:
        raise ValueError(_why_no_deck_holds(decks, cards))
    return holding


def _why_no_deck_holds(decks: tuple[Deck, ...], cards: tuple[Card, ...]) -> str:
    right = " or ".join(deck.written for deck in decks)
    strangers = [card for card in cards if not any(card in deck.codes for deck in decks)]
    return (
        f"card {strangers[0]} is not in play here; in play are {right}"
        if strangers
        else f"cards {', '.join(map(str, cards))} are of different decks; use one of {right}"
    )
