"""The inner loops of `rank`, compiled."""

import numpy as np
from numba import njit
from numpy.typing import NDArray

from core.wordle.marking import CODES, SOLVED, Codes, mark_all

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]


@njit(nogil=True, cache=True)
def measure(
    guesses: Codes,
    answers: Codes,
    expected_left: Floats,
    bits: Floats,
    worst: Integers,
    groups: Integers,
    solves: Codes,
) -> None:
    """Fill in one number for each guess; the answers are equally likely.

    `guesses` and `answers` are letters of shape (5, g) and (5, n).
    """
    n = answers.shape[1]
    codes = np.empty(n, dtype=np.uint8)
    tallies = np.zeros((4, CODES), dtype=np.int32)
    surprise = np.zeros(n + 1, dtype=np.float64)
    for size in range(1, n + 1):
        surprise[size] = size * np.log2(n / size) / n
    for guess in range(guesses.shape[1]):
        mark_all(guesses[:, guess], answers, codes)
        _count(codes, tallies)
        solves[guess] = tallies[0, SOLVED]
        squares, largest, different, information = 0, 0, 0, 0.0
        # Few answers touch few codes: then it is quicker to look at those alone.
        for i in range(min(n, CODES)):
            code = i if n > CODES else codes[i]
            size = tallies[0, code]
            if size:
                tallies[0, code] = 0
                squares += size * size
                largest = max(largest, size)
                different += 1
                information += surprise[size]
        expected_left[guess] = squares / n
        bits[guess] = information
        worst[guess] = largest
        groups[guess] = different


@njit(nogil=True, cache=True)
def _count(codes: Codes, tallies: NDArray[np.int32]) -> None:
    """How often each code comes, into the first of four tallies that are all zero.

    Many codes are tallied in turn: one tally would wait for itself whenever codes repeat.
    """
    n = len(codes)
    in_turn = n // 4 * 4 if n > CODES else 0
    for i in range(0, in_turn, 4):
        tallies[0, codes[i]] += 1
        tallies[1, codes[i + 1]] += 1
        tallies[2, codes[i + 2]] += 1
        tallies[3, codes[i + 3]] += 1
    for i in range(in_turn, n):
        tallies[0, codes[i]] += 1
    if in_turn:
        for code in range(CODES):
            tallies[0, code] += tallies[1, code] + tallies[2, code] + tallies[3, code]
        tallies[1:] = 0


@njit(nogil=True, cache=True)
def measure_weighted(
    guesses: Codes,
    answers: Codes,
    chances: Floats,
    expected_left: Floats,
    bits: Floats,
    worst: Integers,
    groups: Integers,
    chance: Floats,
    solves: Codes,
) -> None:
    """The same for answers with chances, shape (n,), that add up to 1."""
    n = answers.shape[1]
    codes = np.empty(n, dtype=np.uint8)
    for guess in range(guesses.shape[1]):
        mark_all(guesses[:, guess], answers, codes)
        sizes = np.zeros(CODES, dtype=np.int64)
        shares = np.zeros(CODES, dtype=np.float64)
        for i in range(n):
            sizes[codes[i]] += 1
            shares[codes[i]] += chances[i]
        left, information = 0.0, 0.0
        for code in range(CODES):
            if sizes[code]:
                left += shares[code] * sizes[code]
                # Sums of shares may pass 1 by a rounding error, and no bits are below none.
                information += shares[code] * max(0.0, -np.log2(shares[code]))
        expected_left[guess] = left
        bits[guess] = information
        worst[guess] = sizes.max()
        groups[guess] = np.count_nonzero(sizes)
        solves[guess] = sizes[SOLVED]
        chance[guess] = shares[SOLVED]
