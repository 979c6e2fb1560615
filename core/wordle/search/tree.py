"""The search itself, compiled: the least cost of finding every one of a set of candidates.

The cost of a strategy is the sum of guesses over the candidates it finds, the right one included,
and `UNFOUND` for each candidate it does not find in time; so the least cost belongs to a strategy
that finds the most, and among those needs the fewest guesses.
"""

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from core.wordle.marking import CODES, SOLVED, Codes
from core.wordle.search.memo import EXACT, SCANNED, Numbers, bound_of, known, look_up, remember
from core.wordle.search.needs import hash_needs, legal_columns, needs_after
from core.wordle.search.scanning import (
    count_groups,
    first_of_each,
    hash_marks,
    hash_partitions,
    take,
)

Number = int | np.int64
Truths = NDArray[np.bool_]

UNFOUND = 1 << 20
STOPPED = -1

# How hard to try: look among the candidates; look at every guess; search.
GLANCE, SCAN, SEARCH = 1, 2, 3

_COMPACT_FROM = 10


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


class Node(NamedTuple):
    """Where guesses are looked for: `table` holds codes, a row for each candidate of some set.

    `rows` name the rows among all candidates. `own` are the columns of the rows' own words, -1
    for a word that is no guess. `letters`, shape (5, columns), and `ids` are the guesses'. No
    guess makes more than `most` groups.
    """

    table: Codes
    rows: Numbers
    own: Numbers
    ids: Numbers
    letters: Codes
    most: int


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
        if bound >= limit or effort == GLANCE or (scanned and effort == SCAN):
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
        if n >= _COMPACT_FROM:
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


@njit(nogil=True, cache=True)
def restricted(node: Node, members: Numbers, columns: Numbers) -> Node:
    """The node of these members and columns alone."""
    place = np.full(node.table.shape[1], -1, dtype=np.int64)
    for c in range(len(columns)):
        place[columns[c]] = c
    own = np.full(len(members), -1, dtype=np.int64)
    rows = np.empty(len(members), dtype=np.int64)
    for i in range(len(members)):
        rows[i] = node.rows[members[i]]
        if node.own[members[i]] >= 0:
            own[i] = place[node.own[members[i]]]
    ids = node.ids[columns]
    letters = take(node.letters, np.arange(5), columns)
    return Node(take(node.table, members, columns), rows, own, ids, letters, node.most)


@njit(nogil=True, cache=True)
def compacted(hard: bool, node: Node, members: Numbers, groups: Codes) -> Node:
    """The node without guesses that do nothing, or what another does."""
    hashes = np.empty(node.table.shape[1], dtype=np.int64)
    if hard:
        hash_marks(node.table, members, node.letters, hashes)
    else:
        hash_partitions(node.table, members, hashes)
    columns = first_of_each(hashes, groups, node.own[members], not hard)
    most = 1
    for c in range(len(groups)):
        most = max(most, groups[c])
    small = restricted(node, members, columns)
    return Node(small.table, small.rows, small.own, small.ids, small.letters, most)


@njit(nogil=True, cache=True)
def own_columns(node: Node, members: Numbers) -> Truths:
    """Which columns are the members' own words."""
    own = np.zeros(node.table.shape[1], dtype=np.bool_)
    for member in members:
        if node.own[member] >= 0:
            own[node.own[member]] = True
    return own


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
    if not hard and n < _COMPACT_FROM:
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
