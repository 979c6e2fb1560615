"""Which variants a board can belong to."""

from collections.abc import Iterable

from core.setgame.cards import Card
from core.setgame.decks import distinct
from core.setgame.variants import VARIANTS, Variant, variant_named


def fitting_variants(cards: Iterable[Card], previous: Iterable[Card] = ()) -> tuple[str, ...]:
    """The variants whose deck holds all these cards, the likeliest first.

    A board seen in a small deck is likelier there than in a large one: cards of three digits
    are of the junior deck unless one has a 3, cards of four digits of the classic deck unless
    one has a 3, or of the junior deck when all are solid; five digits are megaset. A solution
    before (`previous`) tells a chain, and of which law by its number of cards; without one the
    game may still be a chain at its start, or not. Among equals the order is that of `VARIANTS`.

    Raises `ValueError` for a card that is there twice; gives nothing for cards of no one deck.

    >>> fitting_variants([Card((0, 0, 1, 0, 0))])
    ('megaset',)
    >>> fitting_variants([Card((0, 1, 2)), Card((0, 2, 0))])
    ('junior', '4setjr', '4setjrchain', '4setjrpuzzle')
    """
    laid, before = distinct(cards), distinct(previous)
    names = [name for name, variant in VARIANTS.items() if _fits(variant, laid, before)]
    return tuple(sorted(names, key=lambda name: len(VARIANTS[name].deck)))


def infer_variant(
    cards: Iterable[Card], chosen: str = "normal", previous: Iterable[Card] = ()
) -> str:
    """The variant `chosen` on the page if the board can be of it, else the likeliest other.

    Raises `ValueError` when the board fits none, and for an unknown variant.

    >>> infer_variant([Card((0, 1, 3))])
    '4setjr'
    >>> infer_variant([Card((0, 1, 2, 0))], chosen="ultraset")
    'ultraset'
    """
    variant_named(chosen)
    laid, before = distinct(cards), distinct(previous)
    fitting = fitting_variants(laid, before)
    if not fitting:
        chain = f" after {', '.join(map(str, before))}" if before else ""
        raise ValueError(f"cards {', '.join(map(str, laid))}{chain} are a board of no variant")
    return chosen if chosen in fitting else fitting[0]


def _fits(variant: Variant, cards: tuple[Card, ...], previous: tuple[Card, ...]) -> bool:
    every = frozenset(cards + previous)
    chained = variant.from_previous and len(previous) == variant.law.size
    return any(deck.codes.keys() >= every for deck in variant.decks) and bool(
        chained or not previous
    )
