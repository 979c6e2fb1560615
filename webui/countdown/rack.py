"""Tiles to pick from, and rounds dealt from them."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from webui.countdown.ruling import Ruling, preset_of
from webui.countdown.values import Value

LARGE = (25, 50, 75, 100)
SMALL = tuple(sorted((*range(1, 11), *range(1, 11))))
TV_TARGETS = range(101, 1000)
TV_TILES = 6

CARDS_OF_24 = tuple(range(1, 14))
COPIES_IN_24 = 4
TARGET_OF_24 = 24

KRYPTO_COPIES = {
    **dict.fromkeys(range(1, 7), 3),
    **dict.fromkeys(range(7, 11), 4),
    **dict.fromkeys(range(11, 18), 2),
    **dict.fromkeys(range(18, 26), 1),
}
"""How often each card is in Krypto's deck of 56."""


@dataclass(frozen=True, slots=True)
class Slot:
    """One place of the rack. It is used up when `copies` of the value have been taken."""

    value: int
    copies: int

    def is_used_up(self, tiles: Sequence[Value]) -> bool:
        """Whether none is left to take here."""
        return Counter(tiles)[self.value] >= self.copies


@dataclass(frozen=True, slots=True)
class Rack:
    """What can be picked. `by_large` offers to deal by the number of large tiles."""

    slots: tuple[Slot, ...] = ()
    by_large: bool = False
    cards: int = 0
    """How many are dealt; none where nothing can be dealt."""


TV_RACK = Rack(
    (
        *(Slot(value, 1) for value in LARGE),
        *(Slot(value, copy) for value in range(1, 11) for copy in (1, 2)),
    ),
    by_large=True,
    cards=TV_TILES,
)

RACK_OF_24 = Rack(tuple(Slot(value, COPIES_IN_24) for value in CARDS_OF_24), cards=4)

KRYPTO_RACK = Rack(tuple(Slot(value, copies) for value, copies in KRYPTO_COPIES.items()), cards=5)

RACKS = {"24": RACK_OF_24, "krypto": KRYPTO_RACK}


def rack_of(ruling: Ruling) -> Rack:
    """The rack that goes with a ruling; words have none."""
    if ruling.kind == "words":
        return Rack()
    preset = preset_of(ruling)
    return RACKS.get(preset.name, TV_RACK) if preset else TV_RACK


def deal(rack: Rack, large: int, seed: int) -> tuple[tuple[int, ...], int] | None:
    """Tiles and a target, or None for a rack that nothing is dealt from; `seed` is the chance.

    >>> tiles, target = deal(TV_RACK, 2, seed=1)
    >>> len(tiles), sum(tile in LARGE for tile in tiles), 101 <= target <= 999
    (6, 2, True)
    """
    chance = random.Random(seed)
    if rack == TV_RACK:
        large = max(0, min(large, len(LARGE)))
        drawn = (*chance.sample(LARGE, large), *chance.sample(SMALL, TV_TILES - large))
        return drawn, chance.choice(TV_TARGETS)
    if rack == RACK_OF_24:
        return tuple(chance.sample(CARDS_OF_24 * COPIES_IN_24, rack.cards)), TARGET_OF_24
    if rack == KRYPTO_RACK:
        deck = [value for value, copies in KRYPTO_COPIES.items() for _ in range(copies)]
        *cards, target = chance.sample(deck, rack.cards + 1)
        return tuple(cards), target
    return None
