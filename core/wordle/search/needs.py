"""Hard mode inside the search: what guesses must have by now, as 31 bytes.

The first five are the letters that stay at their places (0 for none), the others say for each
letter of the alphabet how many copies there must be at least.
"""

import numpy as np
from numba import njit

from core.wordle.marking import Codes
from core.wordle.search.memo import Numbers

NEEDS = 5 + 26
_A = 97


@njit(nogil=True, cache=True)
def needs_after(needs: Codes, guess: Codes, code: int) -> Codes:
    """What must be there once `guess`, five letters, was given the marks of `code`."""
    after = needs.copy()
    shown = np.zeros(26, dtype=np.uint8)
    for place in range(4, -1, -1):
        mark = code % 3
        code //= 3
        if mark:
            shown[guess[place] - _A] += 1
        if mark == 2:
            after[place] = guess[place]
    for letter in range(26):
        after[5 + letter] = max(after[5 + letter], shown[letter])
    return after


@njit(nogil=True, cache=True)
def legal_columns(needs: Codes, letters: Codes) -> Numbers:
    """Which guesses have what they must; `letters` has the shape (5, guesses)."""
    columns = np.empty(letters.shape[1], dtype=np.int64)
    wanted = np.empty(26, dtype=np.int64)
    times = np.empty(26, dtype=np.int64)
    kinds = 0
    for letter in range(26):
        if needs[5 + letter]:
            wanted[kinds], times[kinds] = letter + _A, needs[5 + letter]
            kinds += 1
    n = 0
    for c in range(letters.shape[1]):
        legal = True
        for place in range(5):
            legal = legal and (needs[place] == 0 or needs[place] == letters[place, c])
        for kind in range(kinds):
            copies = 0
            for place in range(5):
                copies += letters[place, c] == wanted[kind]
            legal = legal and copies >= times[kind]
        if legal:
            columns[n] = c
            n += 1
    return columns[:n]


@njit(nogil=True, cache=True)
def hash_needs(needs: Codes) -> int:
    mixed = 0
    for need in needs:
        mixed = (mixed ^ need) * 6364136223846793005 + 1442695040888963407
    return mixed ^ (mixed >> 31)
