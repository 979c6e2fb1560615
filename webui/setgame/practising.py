"""A game under way, as little of it as has to be kept: the rest follows from its seed."""

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise

from core.setgame import VARIANTS, Card, Table, deal, shuffled, take
from webui.setgame.codes import Codes, cards, codes

SEED_LENGTH = 40


@dataclass(frozen=True, slots=True)
class Find:
    """A solution that was found, and when, in seconds since 1970."""

    cards: Codes
    at: float


@dataclass(frozen=True, slots=True)
class Practice:
    """A game: the seed of its deck, when it began, how many cards were drawn, what was found."""

    seed: str
    began: float
    drawn: int
    finds: tuple[Find, ...] = ()

    @property
    def seconds(self) -> tuple[float, ...]:
        """How long each find took. Clocks can be put back: never less than nothing."""
        times = (self.began, *(find.at for find in self.finds))
        return tuple(max(0.0, after - before) for before, after in pairwise(times))


@lru_cache(maxsize=64)
def order(variant: str, seed: str) -> tuple[Card, ...]:
    """The deck of a variant as the seed shuffles it."""
    return shuffled(VARIANTS[variant].deck, seed)


def dealt(variant: str, seed: str) -> tuple[Codes, int]:
    """The first board, and how many cards were drawn for it."""
    deck = order(variant, seed)
    table = deal(variant, deck)
    return codes(table.board), len(deck) - len(table.stock)


def table(variant: str, board: Codes, previous: Codes, practice: Practice) -> Table:
    """The table of a game."""
    stock = order(variant, practice.seed)[practice.drawn :]
    return Table(variant, cards(board), stock, cards(previous))


def taken(before: Table, practice: Practice, found: Codes, at: float) -> tuple[Table, Practice]:
    """The table and the game after a solution. Raises ValueError when it is none."""
    after = take(before, cards(found))
    drawn = practice.drawn + len(before.stock) - len(after.stock)
    return after, replace(practice, drawn=drawn, finds=(*practice.finds, Find(found, at)))
