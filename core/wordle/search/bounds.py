"""What a strategy costs, and bounds on it from sizes alone.

The cost is the sum of guesses over the candidates that it finds, the right one included, and
`UNFOUND` for each candidate that it does not find in time; so the least cost belongs to a strategy
that finds the most, and among those needs the fewest guesses.
"""

from numba import njit

UNFOUND = 1 << 20


@njit(nogil=True, cache=True, inline="always")
def answer(cost: int, flags: int) -> int:
    """A lower bound, or with EXACT the cost and the most guesses needed, in one number."""
    return (cost << 10) | flags


@njit(nogil=True, cache=True, inline="always")
def cost_of(found: int) -> int:
    return found >> 10


@njit(nogil=True, cache=True, inline="always")
def added(cost: int) -> int:
    """What a group adds to the cost: its own, less the guess before for those it never finds.

    That guess was counted for everyone. It falls to those only who are found.
    """
    return cost - cost // UNFOUND


@njit(nogil=True, cache=True, inline="always")
def within(room: int) -> int:
    """The cost of a group that adds as much as `room`: the inverse of `added`."""
    return room + room // (UNFOUND - 1)


@njit(nogil=True, cache=True)
def least(size: int, findable: int, left: int, most_groups: int) -> int:
    """A bound from sizes alone, when no guess makes more than `most_groups` groups.

    `left` guesses are left for these `size` candidates, of which `findable` are guesses at all.
    Exact for up to two candidates, and for up to one guess.
    """
    if findable < size:
        if left == 0 or findable == 0:
            return size * UNFOUND
        if left == 1:
            return 1 + (size - 1) * UNFOUND
        return 2 * findable - 1 + (size - findable) * UNFOUND
    if left == 0:
        return size * UNFOUND
    if left == 1:
        return 1 + (size - 1) * UNFOUND
    if size <= most_groups:
        return 2 * size - 1
    if left == 2:
        return 2 * most_groups - 1 + (size - most_groups) * UNFOUND
    return 3 * size - 1 - most_groups


@njit(nogil=True, cache=True)
def least_with(size: int, groups: int, solves: bool, left: int) -> int:
    """The same for a guess that makes so many groups, counted with it. All are findable."""
    if left == 1:
        return 1 + (size - 1) * UNFOUND if solves else size * UNFOUND
    if left == 2:
        return 2 * groups - solves + (size - groups) * UNFOUND
    return 3 * size - groups - solves
