"""Where guesses are looked for: a table of marks, made smaller on the way down."""

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from core.wordle.marking import Codes
from core.wordle.search.memo import Numbers
from core.wordle.search.scanning import first_of_each, hash_marks, hash_partitions, take

Truths = NDArray[np.bool_]


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
