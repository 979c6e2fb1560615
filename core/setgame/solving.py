"""All solutions on a board, their number, and a hint."""

from collections.abc import Iterable
from typing import NamedTuple

from core.setgame.cards import Card
from core.setgame.decks import CLASSIC, JUNIOR, MEGA, Deck, deck_holding, distinct
from core.setgame.laws import SET
from core.setgame.variants import Variant, variant_named

Solution = tuple[Card, ...]

_THREE_VALUED = (CLASSIC, JUNIOR, MEGA)


def third(a: Card, b: Card) -> Card:
    """The card that completes two different cards of the same deck to a set.

    Raises `ValueError` when they are the same card, of different decks, or have a value 3.

    >>> str(third(Card.from_code("0200"), Card.from_code("1101")))
    '2002'
    """
    deck = deck_holding(_THREE_VALUED, distinct((a, b)))
    return deck.cards[deck.completing[deck.codes[a]][deck.codes[b]]]


def find_sets(cards: Iterable[Card]) -> tuple[Solution, ...]:
    """Every set of three among any number of cards of three, four or five traits, each once.

    The cards of a set, and the sets, come in the order of their digits whatever the order
    of `cards`. Raises `ValueError` for a card that is there twice, for cards of different
    decks, and for a value 3 (the four-valued games have no sets of three).

    >>> board = map(Card.from_code, "1120 2011 0202 0000".split())
    >>> [[str(card) for card in found] for found in find_sets(board)]
    [['0202', '1120', '2011']]
    """
    laid = distinct(cards)
    deck = deck_holding(_THREE_VALUED, laid)
    board = sorted([deck.codes[card] for card in laid])
    return tuple(
        [
            (deck.cards[a], deck.cards[b], deck.cards[c])
            for a, b, c in SET.find(deck.completing, board)
        ]
    )


def solutions(
    variant: str, cards: Iterable[Card], previous: Iterable[Card] = ()
) -> tuple[Solution, ...]:
    """Every solution of a variant on a board, each once.

    `variant` is a name in `VARIANTS`; `previous` is the solution before, in a chain: its
    cards need not be among `cards`. The cards of a solution, and the solutions, come in the
    order of their digits. A ghost set board of more than some thirty cards has so many
    solutions that `count_solutions` should be asked first.

    Raises `ValueError` for an unknown variant, a card that is there twice or not in the
    deck, a previous solution in a game without chains, or one of the wrong size.

    >>> board = map(Card.from_code, "0001 0002 1000 2000".split())
    >>> [[str(card) for card in found] for found in solutions("ultraset", board)]
    [['0001', '0002', '1000', '2000']]
    """
    return _found(_table(variant, cards, previous))


def count_solutions(variant: str, cards: Iterable[Card], previous: Iterable[Card] = ()) -> int:
    """The number of `solutions`, without listing them (milliseconds even for a whole deck).

    Takes and raises the same as `solutions`.

    >>> from core.setgame.variants import VARIANTS
    >>> count_solutions("ghostset", VARIANTS["ghostset"].deck)
    4007016
    """
    table = _table(variant, cards, previous)
    return (
        len(_found(table))
        if table.previous
        else table.variant.law.count(table.deck.completing, table.board)
    )


def first_solution(
    variant: str, cards: Iterable[Card], previous: Iterable[Card] = ()
) -> Solution | None:
    """One of the `solutions`, or None: the same for the same cards in any order.

    Takes and raises the same as `solutions`, and is fast on large boards too, since it looks
    among a few cards first.
    """
    table = _table(variant, cards, previous)
    return _first_among(table, table.variant.start)


def hint(
    cards: Iterable[Card], n: int, variant: str = "normal", previous: Iterable[Card] = ()
) -> tuple[Card, ...]:
    """The first `n` cards of one solution, none if there is none.

    The same board (in any order) gives the same solution, so a hint of two cards holds the
    hint of one. `n` goes from 1 to the size of a solution. Raises `ValueError` for another
    `n`, and what `solutions` raises.

    >>> board = map(Card.from_code, "1120 2011 0202 0000".split())
    >>> hint(board, 2)
    (Card((0, 2, 0, 2)), Card((1, 1, 2, 0)))
    """
    law = variant_named(variant).law
    if n not in range(1, law.size + 1):
        raise ValueError(f"a hint of {n} cards; {law.name} has from 1 to {law.size} to give")
    return (first_solution(variant, cards, previous) or ())[:n]


class _Table(NamedTuple):
    """What lies on a table, in codes: the board with the previous solution, both in order."""

    variant: Variant
    deck: Deck
    board: list[int]
    previous: frozenset[int]


def _table(name: str, cards: Iterable[Card], previous: Iterable[Card]) -> _Table:
    variant = variant_named(name)
    laid, before = distinct(cards), checked_previous(name, previous)
    deck = deck_holding(variant.decks, laid + before)
    codes = [deck.codes[card] for card in laid]
    chained = frozenset([deck.codes[card] for card in before])
    return _Table(variant, deck, sorted(chained.union(codes)), chained)


def checked_previous(name: str, previous: Iterable[Card]) -> tuple[Card, ...]:
    """The solution before, as a tuple, if the variant can have one such.

    Raises `ValueError` for a card that is there twice, any card in a game without chains,
    and a number of cards that is neither none nor that of a solution.
    """
    variant, before = variant_named(name), distinct(previous)
    if before and not variant.from_previous:
        raise ValueError(f"variant {name!r} is no chain; give no previous solution")
    if len(before) not in (0, variant.law.size):
        raise ValueError(
            f"the previous solution has {len(before)} cards; "
            f"{variant.law.name} has {variant.law.size} (none at the start)"
        )
    return before


def _found(table: _Table) -> tuple[Solution, ...]:
    cards = table.deck.cards
    every = table.variant.law.find(table.deck.completing, table.board)
    allowed = (
        [
            found
            for found in every
            if len(table.previous.intersection(found)) == table.variant.from_previous
        ]
        if table.previous
        else every
    )
    return tuple([tuple([cards[code] for code in found]) for found in allowed])


def _first_among(table: _Table, few: int) -> Solution | None:
    """Look among the first few cards of the board, then among twice as many."""
    found = _found(table._replace(board=table.board[:few]))
    if found:
        return found[0]
    return None if few >= len(table.board) else _first_among(table, 2 * few)
