"""Dealing from a shuffled deck, and what happens to the board when a solution is taken."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from hashlib import sha256

from core.setgame.cards import Card
from core.setgame.decks import deck_holding, distinct
from core.setgame.explaining import explain
from core.setgame.solving import first_solution
from core.setgame.variants import variant_named


@dataclass(frozen=True, slots=True)
class Table:
    """A game under way: the board, the cards still to come, the previous solution in a chain."""

    variant: str
    board: tuple[Card, ...]
    stock: tuple[Card, ...]
    previous: tuple[Card, ...] = ()


def shuffled(cards: Iterable[Card], seed: str) -> tuple[Card, ...]:
    """The cards in an order that looks random and depends on nothing but them and the seed.

    Sorted by a hash, so a friend with the same seed has the same deck on every version of
    Python, which `random.shuffle` does not promise.

    >>> [str(card) for card in shuffled([Card((0, 0, n)) for n in range(3)], "friends")]
    ['002', '001', '000']
    """
    return tuple(sorted(cards, key=lambda card: sha256(f"{seed}/{card}".encode()).digest()))


def deal(variant: str, order: Iterable[Card]) -> Table:
    """The first board from cards in the given order, the top of the deck first.

    The board has as many cards as the variant starts with, and grows to the next multiple of
    three for as long as it has no solution and there are cards. Raises `ValueError` for an
    unknown variant and for cards that are there twice or not in its deck.
    """
    rule = variant_named(variant)
    deck = distinct(order)
    deck_holding(rule.decks, deck)
    return _grown(Table(variant, deck[: rule.start], deck[rule.start :]))


def take(table: Table, cards: Iterable[Card]) -> Table:
    """The table after a solution was taken off it.

    New cards come into the gaps while the board is smaller than at the start; other gaps are
    closed. Then the board grows as in `deal`. In a chain the cards become the previous
    solution. Raises `ValueError` for cards that are not on the table or not a solution.
    """
    taken = distinct(cards)
    lying = frozenset(table.board + table.previous)
    absent = [card for card in taken if card not in lying]
    if absent:
        raise ValueError(f"card {absent[0]} is not on the table")
    verdict = explain(taken, table.variant, table.previous)
    if not verdict.holds:
        raise ValueError(str(verdict))
    rule = variant_named(table.variant)
    gaps = [card for card in table.board if card in taken]
    wanted = max(0, rule.start - len(table.board) + len(gaps))
    filling = dict(zip(gaps, table.stock[:wanted], strict=False))
    return _grown(
        Table(
            table.variant,
            tuple(
                filling.get(card, card)
                for card in table.board
                if card in filling or card not in gaps
            ),
            table.stock[wanted:],
            taken if rule.from_previous else (),
        )
    )


def _grown(table: Table) -> Table:
    if not table.stock or first_solution(table.variant, table.board, table.previous):
        return table
    more = 3 - len(table.board) % 3
    return _grown(replace(table, board=table.board + table.stock[:more], stock=table.stock[more:]))
