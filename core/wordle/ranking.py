"""Every guess at once, by how many words it can be expected to leave."""

import math
from collections.abc import Iterable, Sequence
from itertools import repeat
from typing import Any

import numpy as np
from numpy.typing import NDArray

from core.wordle.hardmode import legal
from core.wordle.ranked import Ranked
from core.wordle.ranking_kernel import Floats, measure, measure_weighted
from core.wordle.row import Row
from core.wordle.wordlist import WordList

Columns = dict[str, NDArray[Any]]


def rank(
    candidates: WordList | Iterable[str],
    guesses: WordList | Iterable[str],
    *,
    hard: Sequence[Row] | None = None,
    weights: Sequence[float] | None = None,
) -> tuple[Ranked, ...]:
    """All guesses, best first: the smallest `expected_left`, then those that can be the answer,
    then the smaller `worst`, then by the alphabet.

    `weights` say how likely each candidate is in relation to the others; without them all are
    equally likely. `hard` are the rows so far in hard mode: only guesses it allows are ranked.
    A word that is listed twice counts once. Without candidates there is nothing to rank.

    Raises ValueError when something is no word; when there is not one weight for each candidate,
    when a weight is not a positive number, or weighted candidates are listed twice.

    >>> best, *_ = rank(["might", "night", "right"], ["might", "night", "right", "monor"])
    >>> best.word, best.expected_left, best.groups
    ('monor', 1.0, 3)
    """
    likely, allowed, shares = _checked(candidates, guesses, hard, weights)
    if not len(likely):
        return ()
    columns = _columns(likely, allowed, shares)
    order = np.lexsort(
        (
            _alphabetical(allowed),
            columns["worst"],
            ~columns["is_candidate"],
            columns["expected_left"],
        )
    )
    words = map(allowed.words.__getitem__, order.tolist())
    numbers = (columns[name][order].tolist() for name in Ranked._fields[1:])
    # As `Ranked._make` does, without a Python call for each of fifteen thousand.
    rows = zip(words, *numbers, strict=True)
    return tuple(map(tuple.__new__, repeat(Ranked), rows))


def _checked(
    candidates: WordList | Iterable[str],
    guesses: WordList | Iterable[str],
    hard: Sequence[Row] | None,
    weights: Sequence[float] | None,
) -> tuple[WordList, WordList, Floats | None]:
    likely = candidates if isinstance(candidates, WordList) else WordList.of(candidates)
    shares = None if weights is None else _shares(likely, weights)
    allowed = distinct(guesses)
    if hard is not None:
        allowed = WordList.of(np.array(allowed.words)[legal(hard, allowed)].tolist())
    return distinct(likely), allowed, shares


def distinct(words: WordList | Iterable[str]) -> WordList:
    """Each word once, where it comes first."""
    listed = words if isinstance(words, WordList) else WordList.of(words)
    once = dict.fromkeys(listed.words)
    return listed if len(once) == len(listed) else WordList.of(once)


def _shares(candidates: WordList, weights: Sequence[float]) -> Floats:
    if len(weights) != len(candidates):
        raise ValueError(f"{len(weights)} weights for {len(candidates)} candidates: give one each")
    seen = set[str]()
    for word, weight in zip(candidates, weights, strict=True):
        if not (math.isfinite(weight) and weight > 0):
            raise ValueError(f"a weight of {weight!r} for {word}: it has to be a positive number")
        if word in seen:
            raise ValueError(f"{word} is listed twice, with a weight each: list it once")
        seen.add(word)
    # Scaled first: the sum of the largest numbers would be infinite.
    scaled = np.array(weights, dtype=np.float64) / max(weights, default=1.0)
    shares: Floats = scaled / scaled.sum()
    return shares


def _columns(candidates: WordList, guesses: WordList, shares: Floats | None) -> Columns:
    """What `Ranked` says after the word, a column each, in its order."""
    g = len(guesses)
    left, bits, chance = np.empty(g), np.empty(g), np.empty(g)
    worst, groups = np.empty(g, dtype=np.int64), np.empty(g, dtype=np.int64)
    solves = np.empty(g, dtype=np.uint8)
    if shares is None:
        measure(guesses.letters, candidates.letters, left, bits, worst, groups, solves)
        chance = solves / len(candidates)
    else:
        measure_weighted(
            guesses.letters, candidates.letters, shares, left, bits, worst, groups, chance, solves
        )
    return {
        "expected_left": left,
        "bits": bits,
        "worst": worst,
        "groups": groups,
        "chance": chance,
        "is_candidate": solves > 0,
    }


def _alphabetical(words: WordList) -> NDArray[np.int64]:
    """A number for each word that is the smaller the earlier it comes in the alphabet."""
    number = np.zeros(len(words), dtype=np.int64)
    for letters in words.letters:
        number = number * 256 + letters
    return number
