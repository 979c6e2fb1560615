"""The search itself, compiled: the least cost of finding every one of a set of candidates.

What a strategy costs is told in `bounds.py`, where guesses are looked for in `nodes.py`, and which
of them to try first in `choosing.py`.
"""

from typing import NamedTuple

import numpy as np
from numba import njit

from core.wordle.marking import CODES, SOLVED, Codes
from core.wordle.search.bounds import added, answer, cost_of, least, least_with, within
from core.wordle.search.choosing import COMPACT_FROM, promising
from core.wordle.search.memo import EXACT, SCANNED, Numbers, bound_of, known, look_up, remember
from core.wordle.search.needs import hash_needs, legal_columns, needs_after
from core.wordle.search.nodes import Node, compacted, own_columns, restricted
from core.wordle.search.scanning import count_groups

Number = int | np.int64

STOPPED = -1

# How hard to try: look among the candidates; look at every guess; search.
GLANCE, SCAN, SEARCH = 1, 2, 3


class Context(NamedTuple):
    """What stays the same during a search.

    `keys`, shape (candidates, 2), are random numbers whose sums identify sets. `stop` is one
    byte: not 0 ends the search. `beam` is how many guesses are searched at each node.
    """

    memo: Numbers
    keys: Numbers
    stop: Codes
    hard: bool
    beam: int


@njit(nogil=True, cache=True)
def identity(keys: Numbers, rows: Numbers, members: Numbers, left: int) -> tuple[int, int]:
    """Two numbers that tell this set, with so many guesses left, from any other."""
    key, check = left * 7046029254386353131, left
    for member in members:
        key += keys[rows[member], 0]
        check += keys[rows[member], 1]
    return key ^ (key >> 32), check


@njit(nogil=True, cache=True)
def glance(node: Node, members: Numbers, left: int) -> int:
    """The cost if a candidate splits the others perfectly or nearly so, or a bound."""
    n = len(members)
    nearly = False
    seen = np.zeros(CODES, dtype=np.uint8)
    for me in members:
        column = node.own[me]
        groups = 0
        for member in members:
            code = node.table[member, column]
            groups += 1 - seen[code]
            seen[code] = 1
        for member in members:
            seen[node.table[member, column]] = 0
        if groups == n:
            return answer(2 * n - 1, EXACT | 2)
        nearly = nearly or groups == n - 1
    if nearly and left >= 3:
        return answer(2 * n, EXACT | 3)
    return answer(2 * n, 0)


@njit(nogil=True, cache=True)
def solve(
    context: Context,
    node: Node,
    members: Numbers,
    left: int,
    limit: int,
    effort: Number,
    needs: Codes,
    only: Number,
) -> int:
    """The cost of these members with `left` guesses, if it is less than `limit`, or a bound.

    `only`, unless it is -1, is the column of the one guess to begin with. Constants have to be
    given as np.int64: Numba would compile literals on their own, and such recursion crashes when
    it is read back from the disk.
    """
    if context.stop[0]:
        return STOPPED
    n = len(members)
    findable = 0
    for member in members:
        findable += node.own[member] >= 0
    everything = findable == n
    if (n <= 2 or left <= 1 or findable <= 1) and only < 0:
        deepest = n if everything and left >= n else min(left, findable)
        return answer(least(n, findable, left, CODES), EXACT | deepest)
    left = min(left, n)

    key, check, with_needs = 0, 0, 0
    bound = least(n, findable, left, CODES)
    scanned = False
    if only < 0:
        if bound >= limit:
            return answer(bound, 0)
        if n > 3:
            key, check = identity(context.keys, node.rows, members, left)
            if context.hard:
                with_needs = hash_needs(needs)
                entry = look_up(context.memo, key ^ with_needs, check + with_needs)
                if entry == 0:
                    entry = look_up(context.memo, key, check)
            else:
                entry = look_up(context.memo, key, check)
            if entry:
                if entry & EXACT:
                    return answer(bound_of(entry), entry & (EXACT | 255))
                bound = max(bound, bound_of(entry))
                scanned = (entry & SCANNED) != 0
                if bound >= limit:
                    return answer(bound, 0)
        if everything and bound < 2 * n:
            found = glance(node, members, left)
            if n > 3:
                remember(context.memo, key, check, known(cost_of(found), found & (EXACT | 255), n))
            if found & EXACT:
                return found
            bound = cost_of(found)
        # A scan tells nothing that sizes don't while some can't be found at all.
        nothing_new = effort == SCAN and (scanned or not everything)
        if bound >= limit or effort == GLANCE or nothing_new:
            return answer(bound, 0)

    if context.hard and only < 0:
        columns = legal_columns(needs, node.letters)
        node = restricted(node, members, columns)
        members = np.arange(n)
    key ^= with_needs
    check += with_needs

    groups = np.empty(node.table.shape[1] if only < 0 else 0, dtype=np.uint8)
    if only < 0:
        count_groups(node.table, members, groups)
    own = own_columns(node, members)
    if only < 0 and not scanned and everything:
        best = 1 << 60
        for c in range(len(groups)):
            best = min(best, least_with(n, groups[c], own[c], left))
        if left == 2 or best <= 2 * n:
            deepest = 2 if best <= 2 * n else left
            remember(context.memo, key, check, known(best, EXACT | SCANNED | deepest, n))
            return answer(best, EXACT | deepest)
        bound = max(bound, best)
        if bound >= limit or effort == SCAN:
            remember(context.memo, key, check, known(bound, SCANNED, n))
            return answer(bound, 0)

    if only >= 0:
        order, bounds = np.full(1, only), np.zeros(1, dtype=np.int64)
    else:
        if n >= COMPACT_FROM:
            node = compacted(context.hard, node, members, groups)
            members = np.arange(n)
            groups = np.empty(node.table.shape[1], dtype=np.uint8)
            count_groups(node.table, members, groups)
        order, bounds = promising(context.hard, node, members, groups, left, limit)

    best, deepest, bound_with_only = limit, 0, 0
    sizes = np.zeros(CODES, dtype=np.int64)
    starts = np.zeros(CODES, dtype=np.int64)
    by_size = np.empty(CODES, dtype=np.int64)
    costs = np.empty(CODES, dtype=np.int64)
    done = np.empty(CODES, dtype=np.bool_)
    parts = np.empty(n, dtype=np.int64)
    for place in range(min(len(order), context.beam)):
        if bounds[place] >= best:
            continue
        column = order[place]
        # GROUPS, the smallest first
        sizes[:] = 0
        for member in members:
            sizes[node.table[member, column]] += 1
        count, at = 0, 0
        for code in range(CODES):
            if sizes[code]:
                starts[code] = at
                at += sizes[code]
                if code != SOLVED:
                    spot = count
                    while spot and sizes[by_size[spot - 1]] > sizes[code]:
                        by_size[spot] = by_size[spot - 1]
                        spot -= 1
                    by_size[spot] = code
                    count += 1
        for member in members:
            code = node.table[member, column]
            parts[starts[code]] = member
            starts[code] += 1
        total, most = n, 1
        for spot in range(count):
            code = by_size[spot]
            size = sizes[code]
            can = size
            if not everything:
                can = 0
                for member in parts[starts[code] - size : starts[code]]:
                    can += node.own[member] >= 0
            costs[spot] = least(size, can, left - 1, node.most)
            done[spot] = size <= 2 or left <= 2 or can <= 1
            if done[spot]:
                most = max(most, 1 + (size if can == size and left > size else min(left - 1, can)))
            total += added(costs[spot])
        for try_hard in range(GLANCE, effort + 1):
            for spot in range(count):
                if total >= best:
                    break
                if done[spot]:
                    continue
                code = by_size[spot]
                group = parts[starts[code] - sizes[code] : starts[code]]
                after = needs
                if context.hard:
                    after = needs_after(needs, node.letters[:, column], code)
                found = solve(
                    context,
                    node,
                    group,
                    left - 1,
                    within(best - (total - added(costs[spot]))),
                    try_hard,
                    after,
                    np.int64(-1),
                )
                if found == STOPPED:
                    return STOPPED
                if cost_of(found) > costs[spot]:
                    total += added(cost_of(found)) - added(costs[spot])
                    costs[spot] = cost_of(found)
                if found & EXACT:
                    done[spot] = True
                    most = max(most, 1 + (found & 255))
            if total >= best:
                break
        bound_with_only = total
        if total < best and effort == SEARCH:
            best, deepest = total, most
        if best <= bound:
            break
    if best < limit:
        if only < 0:
            remember(context.memo, key, check, known(best, EXACT | SCANNED | deepest, n))
        return answer(best, EXACT | deepest)
    if only >= 0:
        return answer(bound_with_only, 0)
    # What was left out has a bound of its own, which is not below the limit either.
    remember(context.memo, key, check, known(limit, SCANNED, n))
    return answer(limit, 0)
