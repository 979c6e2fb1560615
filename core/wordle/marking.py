"""Marks of many guesses against many answers, one byte for each pair."""

from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from core.wordle.marks import LENGTH, Mark

Codes = NDArray[np.uint8]
"""Marks as bytes: the base-3 number of the five digits, the first letter's digit first."""

SOLVED = 3**LENGTH - 1
"""The code of five greens."""

CODES = 3**LENGTH


def marks_of(code: int) -> tuple[Mark, ...]:
    """The marks that a code stands for.

    >>> [int(mark) for mark in marks_of(SOLVED - 2)]
    [2, 2, 2, 2, 0]
    """
    return tuple(Mark(code // 3**place % 3) for place in reversed(range(LENGTH)))


@njit(nogil=True, cache=True)
def mark_all(guess: Codes, answers: Codes, codes: Codes) -> None:
    """Write the code of one guess, shape (5,), against each of n answers, shape (5, n)."""
    a, b, c, d, e = guess[0], guess[1], guess[2], guess[3], guess[4]
    one, two, three, four, five = answers[0], answers[1], answers[2], answers[3], answers[4]
    for i in range(len(codes)):
        codes[i] = _code(a, b, c, d, e, one[i], two[i], three[i], four[i], five[i])


@njit(nogil=True, cache=True)
def mark_guesses(guesses: Codes, answer: Codes, codes: Codes) -> None:
    """Write the code of each of n guesses, shape (5, n), against one answer, shape (5,)."""
    p, q, r, s, t = answer[0], answer[1], answer[2], answer[3], answer[4]
    one, two, three, four, five = guesses[0], guesses[1], guesses[2], guesses[3], guesses[4]
    for i in range(len(codes)):
        codes[i] = _code(one[i], two[i], three[i], four[i], five[i], p, q, r, s, t)


@njit(nogil=True, cache=True, inline="always")
def _code(a: Any, b: Any, c: Any, d: Any, e: Any, p: Any, q: Any, r: Any, s: Any, t: Any) -> Any:
    """The code of guess abcde against answer pqrst.

    A letter that is not green is yellow while the answer holds more copies of it, greens aside,
    than this guess has used up further left. Without branches, so that it runs on whole vectors.
    """
    not_p, not_q, not_r, not_s, not_t = p != a, q != b, r != c, s != d, t != e
    in_a = _held(a, p, q, r, s, t, not_p, not_q, not_r, not_s, not_t)
    in_b = _held(b, p, q, r, s, t, not_p, not_q, not_r, not_s, not_t)
    in_c = _held(c, p, q, r, s, t, not_p, not_q, not_r, not_s, not_t)
    in_d = _held(d, p, q, r, s, t, not_p, not_q, not_r, not_s, not_t)
    in_e = _held(e, p, q, r, s, t, not_p, not_q, not_r, not_s, not_t)
    used_b = np.uint8((a == b) & not_p)
    used_c = np.uint8(np.uint8((a == c) & not_p) + np.uint8((b == c) & not_q))
    used_d = np.uint8(
        np.uint8((a == d) & not_p) + np.uint8((b == d) & not_q) + np.uint8((c == d) & not_r)
    )
    used_e = np.uint8(
        np.uint8((a == e) & not_p)
        + np.uint8((b == e) & not_q)
        + np.uint8((c == e) & not_r)
        + np.uint8((d == e) & not_s)
    )
    return np.uint8(
        np.uint8(81) * _digit(not_p, in_a, np.uint8(0))
        + np.uint8(27) * _digit(not_q, in_b, used_b)
        + np.uint8(9) * _digit(not_r, in_c, used_c)
        + np.uint8(3) * _digit(not_s, in_d, used_d)
        + _digit(not_t, in_e, used_e)
    )


@njit(nogil=True, cache=True, inline="always")
def _held(
    letter: Any, p: Any, q: Any, r: Any, s: Any, t: Any, a: Any, b: Any, c: Any, d: Any, e: Any
) -> Any:
    return np.uint8(
        np.uint8((p == letter) & a)
        + np.uint8((q == letter) & b)
        + np.uint8((r == letter) & c)
        + np.uint8((s == letter) & d)
        + np.uint8((t == letter) & e)
    )


@njit(nogil=True, cache=True, inline="always")
def _digit(missed: Any, held: Any, used: Any) -> Any:
    return np.uint8(np.uint8(2) * np.uint8(not missed) + np.uint8(missed & (held > used)))


@njit(nogil=True, cache=True)
def mark_table(answers: Codes, guesses: Codes) -> Codes:
    """Codes of shape (answers, guesses) for letters of shape (5, answers) and (5, guesses)."""
    table = np.empty((answers.shape[1], guesses.shape[1]), dtype=np.uint8)
    for answer in range(answers.shape[1]):
        mark_guesses(guesses, answers[:, answer], table[answer])
    return table
