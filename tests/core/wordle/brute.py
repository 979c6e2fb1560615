"""The best strategy by trying all of them: the slow and obvious way."""

from collections import defaultdict
from collections.abc import Sequence
from functools import cache

from core.wordle import Row, legal_guesses, score

# Candidates missed, then the sum of guesses over those that are found: the smaller the better.
Cost = tuple[int, int]


def least_cost(
    candidates: Sequence[str], guesses: Sequence[str], left: int, hard: Sequence[Row] | None
) -> Cost:
    """What the best strategy misses and needs, among all there are."""

    @cache
    def best(words: frozenset[str], left: int, allowed: tuple[str, ...]) -> Cost:
        if not left or not words:
            return len(words), 0
        return min(
            (after(guess, words, left, allowed) for guess in allowed), default=(len(words), 0)
        )

    def after(guess: str, words: frozenset[str], left: int, allowed: tuple[str, ...]) -> Cost:
        groups = defaultdict(set)
        for word in words - {guess}:
            groups[score(guess, word)].add(word)
        missed, needed = 0, int(guess in words)
        for marks, group in groups.items():
            then = allowed if hard is None else legal_guesses([Row(guess, marks)], allowed)
            m, n = best(frozenset(group), left - 1, then)
            missed += m
            needed += n + len(group) - m
        return missed, needed

    first = tuple(guesses) if hard is None else legal_guesses(hard, guesses)
    return best(frozenset(candidates), left, first)


def cost_of(
    first: str,
    candidates: Sequence[str],
    guesses: Sequence[str],
    left: int,
    hard: Sequence[Row] | None,
) -> Cost:
    """The same for strategies that begin with this guess."""
    groups = defaultdict(list)
    for word in candidates:
        if word != first:
            groups[score(first, word)].append(word)
    missed, needed = 0, int(first in candidates)
    for marks, group in groups.items():
        rows = None if hard is None else [*hard, Row(first, marks)]
        m, n = least_cost(group, guesses, left - 1, rows)
        missed += m
        needed += n + len(group) - m
    return missed, needed
