"""The first move of the search: what to try, and trying it in several threads at once, compiled."""

from collections.abc import Callable

import numpy as np
from numba import njit

from core.wordle.marking import CODES, Codes, mark_table
from core.wordle.search.bounds import cost_of
from core.wordle.search.choosing import promising
from core.wordle.search.memo import EXACT, Numbers
from core.wordle.search.needs import NEEDS, needs_after
from core.wordle.search.nodes import Node, compacted, own_columns
from core.wordle.search.scanning import count_groups
from core.wordle.search.tree import SEARCH, STOPPED, Context, solve

LATER = 1 << 19
TURNS = 1 << 20
NO_LIMIT = 1 << 40


class StoppedError(Exception):
    """The caller does not want to wait any longer."""


@njit(nogil=True, cache=True)
def needs_of(words: Codes, codes: Codes) -> Codes:
    """What hard mode demands after these rows: words of shape (5, rows), one code each."""
    needs = np.zeros(NEEDS, dtype=np.uint8)
    for row in range(len(codes)):
        needs = needs_after(needs, words[:, row].copy(), codes[row])
    return needs


def begin(
    candidates: Codes,
    guesses: Codes,
    own: Numbers,
    left: int,
    hard: bool,
    should_stop: Callable[[], bool],
) -> tuple[Node, Numbers, Numbers]:
    """Where the search begins, the guesses to try in their order, and their bounds.

    `candidates` and `guesses` are letters; `own` is the place of each candidate among the
    guesses, or -1. Raises StoppedError when `should_stop` says so: with thousands of words this
    takes a while.
    """

    def go_on() -> None:
        if should_stop():
            raise StoppedError

    members, ids = np.arange(candidates.shape[1]), np.arange(guesses.shape[1])
    whole = Node(mark_table(candidates, guesses), members, own, ids, guesses, CODES)
    go_on()
    groups = _groups(whole, members)
    go_on()
    node = compacted(hard, whole, members, groups)
    go_on()
    groups = _groups(node, members)
    go_on()
    order, bounds = promising(hard, node, members, groups, left, NO_LIMIT)
    return node, order, bounds


def _groups(node: Node, members: Numbers) -> Codes:
    groups = np.empty(node.table.shape[1], dtype=np.uint8)
    count_groups(node.table, members, groups)
    return groups


@njit(nogil=True, cache=True)
def try_guesses(
    context: Context,
    node: Node,
    left: int,
    needs: Codes,
    order: Numbers,
    bounds: Numbers,
    taken: Codes,
    done: Codes,
    bests: Numbers,
    deepest: Numbers,
    me: int,
) -> None:
    """Try guesses that no other thread has taken until there are none; the first ones first.

    `bests` has for each thread the cost of its best guess together with its turn: of equally good
    guesses a candidate wins, and then the first, whichever thread comes to it when. Two threads
    may take the same guess if they reach for it in the same instant: that does no harm.
    """
    members = np.arange(len(node.rows))
    own = own_columns(node, members)
    for place in range(len(order)):
        if context.stop[0]:
            return
        if taken[place]:
            continue
        taken[place] = 1
        turn = place if own[order[place]] else place + LATER
        best = bests[0]
        for other in bests:
            best = min(best, other)
        limit = min(NO_LIMIT, ((best - turn - 1) >> 20) + 1)
        if bounds[place] < limit:
            found = solve(
                context, node, members, left, limit, np.int64(SEARCH), needs, order[place]
            )
            if found == STOPPED:
                return
            if found & EXACT and cost_of(found) < limit:
                deepest[place] = found & 255
                bests[me] = cost_of(found) * TURNS + turn
        done[place] = 1
