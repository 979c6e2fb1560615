"""Selections: every choice of some of the tiles, and every way of splitting one in two.

Tiles of the same value are the same tile, so a selection is a multiset. What matters is only
how many kinds of tile there are and how many of each, not what is on them.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import product

import numpy as np

from core.countdown.operators import Integers


@dataclass(frozen=True, slots=True, eq=False)
class Splits:
    """The unordered ways to split selections of one size in two parts of two given sizes.

    Split number s takes selection `whole[s]` apart into `small[s]` and `large[s]` (numbers
    of selections of their own sizes). They are grouped by `whole`: the splits of selection w
    are those from `first[w]` up to `first[w + 1]`.
    """

    whole: Integers
    small: Integers
    large: Integers
    first: Integers


@dataclass(frozen=True, slots=True, eq=False)
class Selections:
    """All selections up to a size.

    `of_size[n]` has one row for each selection of n tiles: its kinds of tile, ascending.
    `splits[i, j]`, for i <= j, are the splits of the selections of i + j tiles.
    """

    of_size: tuple[Integers, ...]
    splits: dict[tuple[int, int], Splits]

    def count(self, size: int) -> int:
        return len(self.of_size[size])


# Rounds share few patterns of repetition (all different, one pair, ...), and the splits are
# a large part of the work for a round that is quickly solved.
@lru_cache(maxsize=16)
def selections(available: tuple[int, ...], largest: int) -> Selections:
    """The selections of up to `largest` tiles when there are `available[k]` tiles of kind k.

    >>> [len(rows) for rows in selections((1, 2), 3).of_size]
    [1, 2, 2, 1]
    """
    of_size = [np.zeros((1, 0), dtype=np.int64)]
    for size in range(1, largest + 1):
        rows = [
            (*row, kind)
            for row in map(tuple, of_size[-1].tolist())
            for kind in range(row[-1] if row else 0, len(available))
            if row.count(kind) < available[kind]
        ]
        of_size.append(np.array(rows, dtype=np.int64).reshape(len(rows), size))
    splits = {
        (i, j): _splits(of_size[i], of_size[j], of_size[i + j])
        for i, j in product(range(1, largest), repeat=2)
        if i <= j and i + j <= largest
    }
    for array in (*of_size, *(array for each in splits.values() for array in _arrays(each))):
        array.flags.writeable = False
    return Selections(tuple(of_size), splits)


def _splits(small: Integers, large: Integers, whole: Integers) -> Splits:
    low, high = (index.ravel() for index in np.indices((len(small), len(large))))
    if small.shape == large.shape:
        low, high = low[low <= high], high[low <= high]
    joined = _packed(np.sort(np.concatenate((small[low], large[high]), axis=1), axis=1))
    known = _packed(whole)
    found = np.searchsorted(known, joined).clip(max=max(len(known) - 1, 0))
    fits = np.flatnonzero(known[found] == joined) if len(known) else found[:0]
    fits = fits[np.argsort(found[fits], kind="stable")]
    first = np.searchsorted(found[fits], np.arange(len(whole) + 1))
    return Splits(found[fits], low[fits], high[fits], first)


def _packed(rows: Integers) -> Integers:
    packed = np.zeros(len(rows), dtype=np.int64)
    for column in rows.T:
        packed = packed * 64 + column
    return packed


def _arrays(splits: Splits) -> tuple[Integers, ...]:
    return splits.whole, splits.small, splits.large, splits.first
