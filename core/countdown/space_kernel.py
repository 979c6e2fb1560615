"""The inner loops of `space`, compiled: + - × ÷ on whole numbers without negatives.

Marks are bytes, one for each number from `low` on, which become 1 where it can be reached.
`leave` says that tiles may be left over.
"""

import numpy as np
from numba import njit
from numpy.typing import NDArray

from core.countdown.operators import Integers

Marks = NDArray[np.uint8]


@njit(nogil=True, cache=True)
def _mark(number: int, low: int, marks: Marks) -> None:
    if low <= number < low + len(marks):
        marks[number - low] = 1


@njit(nogil=True, cache=True)
def _mark_pairs(small: Integers, large: Integers, leave: bool, low: int, marks: Marks) -> None:
    above = low + len(marks)
    if leave:
        for number in small:
            _mark(number, low, marks)
        for number in large:
            _mark(number, low, marks)
    for a in small:
        for b in large:
            _mark(a + b, low, marks)
            _mark(a * b, low, marks)
            more, less = max(a, b), min(a, b)
            # Where zero is not allowed this may mark it, but no harm is done: a tile added to
            # X-X can just as well be added to X first.
            _mark(more - less, low, marks)
            # Remainders are slow; most quotients would be out of range anyway.
            if less > 0 and low * less <= more < above * less and more % less == 0:
                _mark(more // less, low, marks)


@njit(nogil=True, cache=True)
def mark_splits(
    small_codes: Integers,
    small_first: Integers,
    large_codes: Integers,
    large_first: Integers,
    small: Integers,
    large: Integers,
    rows: Integers,
    leave: bool,
    low: int,
    marks: Marks,
) -> None:
    """For each split, mark in its row what the values of its two parts make together.

    `small` and `large` are selections; the codes of selection s are those from `first[s]` up
    to `first[s + 1]`.
    """
    for split in range(len(rows)):
        _mark_pairs(
            small_codes[small_first[small[split]] : small_first[small[split] + 1]],
            large_codes[large_first[large[split]] : large_first[large[split] + 1]],
            leave,
            low,
            marks[rows[split]],
        )


@njit(nogil=True, cache=True)
def mark_last_tiles(
    tiles: Integers,
    reached: Marks,
    reached_rows: Integers,
    rows: Integers,
    leave: bool,
    low: int,
    marks: Marks,
) -> None:
    """For each tile, mark in its row what it makes together with the numbers of a reached row.

    Reached rows start at 0 and must go up to the largest target times the largest tile.
    """
    for place in range(len(tiles)):
        tile, before, after = tiles[place], reached[reached_rows[place]], marks[rows[place]]
        for target in range(low, low + len(after)):
            if (
                before[target + tile]
                or before[abs(target - tile)]
                or before[target * tile]
                or (target % tile == 0 and before[target // tile])
                or (tile % target == 0 and before[tile // target])
                or (leave and (before[target] or tile == target))
            ):
                after[target - low] = 1
