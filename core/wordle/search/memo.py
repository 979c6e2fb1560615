"""What the search remembers of sets of candidates: a table that threads share without locks.

An entry is four numbers: two that identify the set, each mixed with the third, what is known; so
an entry that two threads wrote at once identifies nothing. Of four neighbours the smallest set
gives way to a new one.

What is known is a bound and a few flags in one number: see `known`.
"""

import numpy as np
from numba import njit
from numpy.typing import NDArray

Numbers = NDArray[np.int64]

EXACT = 1 << 8
SCANNED = 1 << 9
_SIZE = 10
_BOUND = 24


@njit(nogil=True, cache=True, inline="always")
def known(bound: int, flags: int, size: int) -> int:
    """A lower bound of the cost, or with EXACT the cost itself; SCANNED: all guesses were seen.

    The lowest eight bits of `flags` are the most guesses that are needed, if EXACT.
    """
    return (bound << _BOUND) | (size << _SIZE) | flags


@njit(nogil=True, cache=True, inline="always")
def bound_of(entry: int) -> int:
    return entry >> _BOUND


@njit(nogil=True, cache=True)
def look_up(memo: Numbers, key: int, check: int) -> int:
    """What is known of a set, or 0."""
    first = key & (len(memo) - 4)
    for slot in range(first, first + 4):
        entry: int = memo[slot, 2]
        if entry and (memo[slot, 0] ^ entry) == key and (memo[slot, 1] ^ entry) == check:
            return entry
    return 0


@njit(nogil=True, cache=True)
def remember(memo: Numbers, key: int, check: int, entry: int) -> None:
    first = key & (len(memo) - 4)
    chosen, smallest = first, 1 << 62
    for slot in range(first, first + 4):
        old = memo[slot, 2]
        if old == 0 or ((memo[slot, 0] ^ old) == key and (memo[slot, 1] ^ old) == check):
            chosen = slot
            break
        size = (old >> _SIZE) & ((1 << (_BOUND - _SIZE)) - 1)
        if size < smallest:
            chosen, smallest = slot, size
    memo[chosen, 0] = key ^ entry
    memo[chosen, 1] = check ^ entry
    memo[chosen, 2] = entry
