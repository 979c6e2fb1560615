"""What a guess could do to a set of candidates, for thousands of guesses at a time.

A table holds the codes of marks: a row for each candidate, a column for each guess. `members` are
the rows of the candidates in question.
"""

import numpy as np
from numba import njit

from core.wordle.marking import CODES, Codes
from core.wordle.search.memo import Numbers

# Comparing all pairs of rows runs on whole vectors of guesses; it grows with the square.
_PAIRS_UP_TO = 96
_BLOCK = 1024
_MIX = 6364136223846793005


@njit(nogil=True, cache=True)
def count_groups(table: Codes, members: Numbers, groups: Codes) -> None:
    """Into how many groups each guess divides the members."""
    if len(members) > _PAIRS_UP_TO:
        _count_one_by_one(table, members, groups)
        return
    n = len(members)
    met = np.empty(_BLOCK, dtype=np.uint8)
    for start in range(0, table.shape[1], _BLOCK):
        stop = min(start + _BLOCK, table.shape[1])
        width = stop - start
        count = groups[start:stop]
        count[:] = 1
        for j in range(1, n):
            row = table[members[j], start:stop]
            met[:] = 0
            i = 0
            while i + 4 <= j:
                one = table[members[i], start:stop]
                two = table[members[i + 1], start:stop]
                three = table[members[i + 2], start:stop]
                four = table[members[i + 3], start:stop]
                for c in range(width):
                    met[c] |= (
                        np.uint8(one[c] == row[c])
                        | np.uint8(two[c] == row[c])
                        | np.uint8(three[c] == row[c])
                        | np.uint8(four[c] == row[c])
                    )
                i += 4
            while i < j:
                one = table[members[i], start:stop]
                for c in range(width):
                    met[c] |= np.uint8(one[c] == row[c])
                i += 1
            for c in range(width):
                count[c] += np.uint8(1) - met[c]


@njit(nogil=True, cache=True)
def _count_one_by_one(table: Codes, members: Numbers, groups: Codes) -> None:
    seen = np.zeros((_BLOCK, 256), dtype=np.uint8)
    for start in range(0, table.shape[1], _BLOCK):
        width = min(_BLOCK, table.shape[1] - start)
        seen[:] = 0
        for member in members:
            row = table[member, start : start + width]
            for c in range(width):
                seen[c, row[c]] = 1
        for c in range(width):
            different = 0
            for code in range(CODES):
                different += seen[c, code]
            groups[start + c] = different


@njit(nogil=True, cache=True)
def hash_partitions(table: Codes, members: Numbers, hashes: Numbers) -> None:
    """A number for each guess that is the same when it divides the members the same way.

    Every member is named after the first member of its group.
    """
    n = len(members)
    name = np.empty(_BLOCK, dtype=np.int16)
    if n > _PAIRS_UP_TO:
        _hash_one_by_one(table, members, hashes)
        return
    for start in range(0, table.shape[1], _BLOCK):
        stop = min(start + _BLOCK, table.shape[1])
        width = stop - start
        mixed = hashes[start:stop]
        mixed[:] = 0
        for j in range(n):
            row = table[members[j], start:stop]
            name[:] = j
            for i in range(j - 1, -1, -1):
                one = table[members[i], start:stop]
                for c in range(width):
                    name[c] = i if one[c] == row[c] else name[c]
            for c in range(width):
                mixed[c] = mixed[c] * _MIX + name[c] + 1
    for c in range(table.shape[1]):
        hashes[c] ^= hashes[c] >> 29


@njit(nogil=True, cache=True)
def _hash_one_by_one(table: Codes, members: Numbers, hashes: Numbers) -> None:
    names = np.empty((_BLOCK, 256), dtype=np.int16)
    hashes[:] = 0
    for start in range(0, table.shape[1], _BLOCK):
        width = min(_BLOCK, table.shape[1] - start)
        names[:] = -1
        mixed = hashes[start : start + width]
        for j in range(len(members)):
            row = table[members[j], start : start + width]
            for c in range(width):
                name = names[c, row[c]]
                if name < 0:
                    name = j
                    names[c, row[c]] = j
                mixed[c] = mixed[c] * _MIX + name + 1
    for c in range(table.shape[1]):
        hashes[c] ^= hashes[c] >> 29


@njit(nogil=True, cache=True)
def hash_marks(table: Codes, members: Numbers, letters: Codes, hashes: Numbers) -> None:
    """A number for each guess that is the same when hard mode can't tell guesses apart.

    Such guesses get the same marks from every member and agree in every letter that any of them
    colours: what they reveal is the same. `letters` are the guesses', shape (5, guesses).
    """
    lit = np.zeros(table.shape[1], dtype=np.uint8)
    shine = np.zeros(256, dtype=np.uint8)
    for code in range(CODES):
        for place in range(5):
            if code // 3**place % 3:
                shine[code] |= np.uint8(1 << place)
    hashes[:] = 0
    for member in members:
        row = table[member]
        for c in range(table.shape[1]):
            hashes[c] = hashes[c] * _MIX + row[c] + 1
            lit[c] |= shine[row[c]]
    for c in range(table.shape[1]):
        for place in range(5):
            letter = letters[4 - place, c] if lit[c] >> place & 1 else 0
            hashes[c] = hashes[c] * _MIX + letter
        hashes[c] ^= hashes[c] >> 29


@njit(nogil=True, cache=True)
def first_of_each(hashes: Numbers, groups: Codes, own: Numbers, merge_own: bool) -> Numbers:
    """The columns worth keeping: the candidates' own, then one of each hash that divides at all.

    `own` are the candidates' columns. With `merge_own` a guess that divides as a candidate does
    is left out too: the candidate is at least as good.
    """
    size = 1024
    while size < 2 * len(hashes):
        size *= 2
    slots = np.full(size, -1, dtype=np.int32)
    kept = np.empty(len(hashes), dtype=np.int64)
    mine = np.zeros(len(hashes), dtype=np.bool_)
    n = 0
    for column in own:
        if column >= 0:
            kept[n] = column
            mine[column] = True
            n += 1
            if merge_own:
                slot = hashes[column] & (size - 1)
                while slots[slot] >= 0:
                    slot = (slot + 1) & (size - 1)
                slots[slot] = column
    for column in range(len(hashes)):
        if mine[column] or groups[column] < 2:
            continue
        slot = hashes[column] & (size - 1)
        while slots[slot] >= 0 and hashes[slots[slot]] != hashes[column]:
            slot = (slot + 1) & (size - 1)
        if slots[slot] < 0:
            slots[slot] = column
            kept[n] = column
            n += 1
    return kept[:n]


@njit(nogil=True, cache=True)
def take(table: Codes, members: Numbers, columns: Numbers) -> Codes:
    """The table of these members and columns alone."""
    taken = np.empty((len(members), len(columns)), dtype=np.uint8)
    for row in range(len(members)):
        source, target = table[members[row]], taken[row]
        for c in range(len(columns)):
            target[c] = source[columns[c]]
    return taken
