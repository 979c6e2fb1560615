"""Why no word is left, and what would bring words back."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count

import numpy as np
from numpy.typing import NDArray

from core.wordle.impossible import impossible
from core.wordle.marks import LENGTH, Mark
from core.wordle.row import Row
from core.wordle.shortlist import agreeing, excluded_by
from core.wordle.wordlist import WordList


@dataclass(frozen=True, slots=True)
class Change:
    """Another mark for one tile, and how many words that would bring back.

    `row` and `place` count from 0. `example` is the first word brought back.
    """

    row: int
    place: int
    mark: Mark
    likely: int
    unlikely: int
    example: str


@dataclass(frozen=True, slots=True)
class Conflict:
    """`rows` are the indices of the fewest rows that together exclude every word."""

    rows: tuple[int, ...]
    changes: tuple[Change, ...]


def conflict(
    rows: Sequence[Row], likely: WordList | Iterable[str], unlikely: WordList | Iterable[str]
) -> Conflict | None:
    """Which rows exclude everything and the single-tile changes that help, or None if words remain.

    The changes that bring back the most likely words come first, then the most unlikely words,
    then rows and places in order. Changes to a row that the game can't give are left out.
    """
    lists = [
        words if isinstance(words, WordList) else WordList.of(words) for words in (likely, unlikely)
    ]
    excluded = [excluded_by(rows, words) for words in lists]
    if any((~part.any(axis=0)).any() for part in excluded):
        return None

    reasons = _distinct_reasons(np.concatenate(excluded, axis=1))
    changes = (
        change
        for index in range(len(rows))
        for change in _changes_to(index, rows[index], lists, excluded)
    )
    return Conflict(
        rows=_smallest_hitting_set(reasons),
        changes=tuple(sorted(changes, key=lambda c: (-c.likely, -c.unlikely, c.row, c.place))),
    )


def _distinct_reasons(excluded: NDArray[np.bool_]) -> tuple[frozenset[int], ...]:
    """The different sets of rows that exclude a word, without those that hold a smaller one."""
    columns = np.unique(excluded, axis=1).T
    reasons = sorted((frozenset(np.flatnonzero(column).tolist()) for column in columns), key=len)
    smallest: list[frozenset[int]] = []
    for reason in reasons:
        if not any(smaller <= reason for smaller in smallest):
            smallest.append(reason)
    return tuple(smallest)


def _smallest_hitting_set(reasons: tuple[frozenset[int], ...]) -> tuple[int, ...]:
    """The fewest rows of which every reason holds at least one."""
    for size in count():
        found = _hitting_set(reasons, size)
        if found is not None:
            return tuple(sorted(found))
    raise AssertionError("every row together hits every reason")


def _hitting_set(reasons: tuple[frozenset[int], ...], size: int) -> frozenset[int] | None:
    if not reasons:
        return frozenset()
    if size == 0:
        return None
    narrowest: frozenset[int] = min(reasons, key=len)
    for row in sorted(narrowest):
        rest = _hitting_set(tuple(r for r in reasons if row not in r), size - 1)
        if rest is not None:
            return rest | {row}
    return None


def _changes_to(
    index: int, row: Row, lists: Sequence[WordList], excluded: Sequence[NDArray[np.bool_]]
) -> Iterator[Change]:
    """Changes to one row that bring back words which this row alone excludes."""
    only_here = [np.flatnonzero(part[index] & (part.sum(axis=0) == 1)) for part in excluded]
    if not any(len(words) for words in only_here):
        return
    for place in range(LENGTH):
        for mark in Mark:
            changed = row.with_mark(place, mark)
            if mark == row.marks[place] or impossible(changed):
                continue
            back = [
                words[agreeing(changed, listed.letters[:, words])]
                for words, listed in zip(only_here, lists, strict=True)
            ]
            first = next(
                (
                    listed.words[words[0]]
                    for words, listed in zip(back, lists, strict=True)
                    if len(words)
                ),
                None,
            )
            if first is not None:
                yield Change(index, place, mark, len(back[0]), len(back[1]), first)
