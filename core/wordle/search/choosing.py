"""Which guesses are worth trying, and in which order."""

import numpy as np
from numba import njit

from core.wordle.marking import CODES, SOLVED, Codes
from core.wordle.search.bounds import added, least, least_with
from core.wordle.search.memo import Numbers
from core.wordle.search.nodes import Node, own_columns

COMPACT_FROM = 10
"""Members from which on it pays to make the table smaller, so that no two guesses do the same."""


@njit(nogil=True, cache=True)
def promising(
    hard: bool, node: Node, members: Numbers, groups: Codes, left: int, limit: int
) -> tuple[Numbers, Numbers]:
    """The columns of guesses that may cost less than `limit`, best bets first, and their bounds.

    Of guesses that divide the members the same way there is only one, unless in hard mode.
    """
    n = len(members)
    columns = node.table.shape[1]
    own = own_columns(node, members)
    findable = 0
    for member in members:
        findable += node.own[member] >= 0

    hopeful = np.empty(columns, dtype=np.int64)
    hopes = 0
    for c in range(columns):
        if groups[c] < 2 and not own[c]:
            continue
        if findable == n and least_with(n, groups[c], own[c], left) >= limit:
            continue
        hopeful[hopes] = c
        hopes += 1

    scores = np.empty(hopes, dtype=np.int64)
    bounds = np.empty(hopes, dtype=np.int64)
    hashes = np.empty(hopes, dtype=np.int64)
    sizes = np.zeros(CODES, dtype=np.int64)
    names = np.zeros(CODES, dtype=np.int64)
    kept = 0
    for hope in range(hopes):
        c = hopeful[hope]
        sizes[:] = 0
        mixed = 0
        for i in range(n):
            code = node.table[members[i], c]
            if sizes[code] == 0:
                names[code] = i + 1
            sizes[code] += 1
            mixed = mixed * 6364136223846793005 + names[code]
        squares = 0
        bound = n
        for code in range(CODES):
            size = sizes[code]
            if size:
                squares += size * size
                if code != SOLVED and findable == n:
                    bound += added(least(size, size, left - 1, node.most))
        if findable < n:
            bound = least(n, findable, left, CODES)
        if bound >= limit:
            continue
        hopeful[kept], bounds[kept] = c, bound
        scores[kept] = 2 * (2 * squares + n * bound) - own[c]
        hashes[kept] = mixed * 2 + own[c]
        kept += 1
    order = sorted_by(scores[:kept])
    if not hard and n < COMPACT_FROM:
        order = order[distinct_of(hashes[:kept], order)]
    return hopeful[order], bounds[order]


@njit(nogil=True, cache=True)
def sorted_by(scores: Numbers) -> Numbers:
    """The places of the scores from low to high, the earlier of equal ones first: a merge sort.

    NumPy's does the same, and takes seconds to compile.
    """
    n = len(scores)
    order, merged = np.arange(n), np.empty(n, dtype=np.int64)
    width = 1
    while width < n:
        for start in range(0, n, 2 * width):
            left, right = start, min(start + width, n)
            middle, stop = right, min(start + 2 * width, n)
            for at in range(start, stop):
                if left < middle and (right >= stop or scores[order[left]] <= scores[order[right]]):
                    merged[at] = order[left]
                    left += 1
                else:
                    merged[at] = order[right]
                    right += 1
        order, merged = merged, order
        width *= 2
    return order


@njit(nogil=True, cache=True)
def distinct_of(hashes: Numbers, order: Numbers) -> Numbers:
    """The places in `order` that are the first with their hash."""
    size = 64
    while size < 2 * len(order):
        size *= 2
    slots = np.full(size, -1, dtype=np.int64)
    kept = np.empty(len(order), dtype=np.int64)
    n = 0
    for place in range(len(order)):
        own = hashes[order[place]]
        slot = (own ^ (own >> 31)) & (size - 1)
        while slots[slot] >= 0 and hashes[slots[slot]] != own:
            slot = (slot + 1) & (size - 1)
        if slots[slot] < 0:
            slots[slot] = order[place]
            kept[n] = place
            n += 1
    return kept[:n]
