"""How a guess divides the words that may be the answer."""

from collections.abc import Iterable, Mapping

import numpy as np

from core.wordle.marking import mark_all, marks_of
from core.wordle.marks import Mark
from core.wordle.wordlist import WordList


def partition(
    guess: str, candidates: WordList | Iterable[str]
) -> Mapping[tuple[Mark, ...], tuple[str, ...]]:
    """For each answer the game can give to `guess`, the candidates that would remain.

    Every candidate is in exactly one group, in the given order; the largest group comes first.
    If the guess is a candidate, it is alone in the group of five greens. Raises ValueError for
    anything but words.

    >>> for marks, words in partition("crane", ["crate", "brake", "crane", "trace"]).items():
    ...     print(*map(int, marks), *words)
    2 2 2 0 2 crate
    0 2 2 0 2 brake
    2 2 2 2 2 crane
    1 2 2 0 2 trace
    """
    listed = candidates if isinstance(candidates, WordList) else WordList.of(candidates)
    codes = np.empty(len(listed), dtype=np.uint8)
    mark_all(WordList.of([guess]).letters[:, 0], listed.letters, codes)
    groups: dict[int, list[str]] = {}
    for word, code in zip(listed, codes.tolist(), strict=True):
        groups.setdefault(code, []).append(word)
    return {
        marks_of(code): tuple(words)
        for code, words in sorted(groups.items(), key=lambda group: -len(group[1]))
    }
