"""Arrays of rows of different lengths, laid end to end."""

from collections.abc import Iterator

import numpy as np

from core.countdown.operators import Integers


def ragged(lengths: Integers) -> tuple[Integers, Integers]:
    """For every entry of rows of these lengths: its row, and its place in that row.

    >>> ragged(np.array([2, 0, 3]))
    (array([0, 0, 2, 2, 2]), array([0, 1, 0, 1, 2]))
    """
    rows = np.repeat(np.arange(len(lengths)), lengths)
    ends = np.cumsum(lengths)
    return rows, np.arange(len(rows)) - (ends - lengths)[rows]


def batches(lengths: Integers, most: int) -> Iterator[slice]:
    """Slices of consecutive rows with at most so many entries, but at least one row, each.

    >>> list(batches(np.array([2, 2, 9, 1]), 4))
    [slice(0, 2, None), slice(2, 3, None), slice(3, 4, None)]
    """
    ends = np.cumsum(lengths)
    start = 0
    while start < len(lengths):
        before = ends[start - 1] if start else 0
        stop = max(start + 1, int(np.searchsorted(ends, before + most, side="right")))
        yield slice(start, stop)
        start = stop


def distinct(values: Integers) -> Integers:
    """The values, ascending, each once.

    >>> distinct(np.array([3, 1, 3]))
    array([1, 3])
    """
    ascending = np.sort(values)
    fresh = np.ones(len(ascending), dtype=np.bool_)
    np.not_equal(ascending[1:], ascending[:-1], out=fresh[1:])
    return ascending[fresh]


def places(values: Integers, ascending: Integers) -> Integers:
    """Where each value stands among ascending ones, or -1 where it doesn't.

    >>> places(np.array([7, 2]), np.array([2, 5]))
    array([-1,  0])
    """
    if not len(ascending):
        return np.full(len(values), -1)
    found = np.searchsorted(ascending, values)
    found[found == len(ascending)] = 0
    return np.where(ascending[found] == values, found, -1)
