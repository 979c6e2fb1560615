"""The best guess, proved: the least sum of further guesses over all candidates."""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence

import numpy as np

from core.wordle.hardmode import legal
from core.wordle.ranking import distinct
from core.wordle.row import Row
from core.wordle.search.beginning import NO_LIMIT, needs_of
from core.wordle.search.bounds import UNFOUND
from core.wordle.search.threads import Found, Problem, Search
from core.wordle.strategy import Optimal
from core.wordle.wordlist import WordList


def never() -> bool:
    """The stop test of a search that may take as long as it needs."""
    return False


def optimal(
    candidates: WordList | Iterable[str],
    guesses: WordList | Iterable[str],
    *,
    guesses_left: int,
    hard: Sequence[Row] | None = None,
    budget_s: float | None = None,
    beam: int | None = None,
    threads: int = 2,
    should_stop: Callable[[], bool] = never,
) -> Optimal:
    """The guess that needs the fewest further guesses over all candidates, each equally likely.

    `guesses_left` includes the next guess. `hard` are the rows so far in hard mode. The search
    takes as long as a proof takes, unless `budget_s` seconds have passed or `should_stop`, which
    is asked every 20 ms, says that it is enough: then the best found so far is returned. With a
    `beam` only that many guesses, those that look best, are searched wherever there is a choice:
    quicker, reproducible, nearly always the best, and never proved.

    Of equally good guesses it is always the same one, however many `threads` search. Words are
    counted once. A candidate that is not among the guesses can't be found.

    Raises ValueError when something is no word, without candidates or guesses that are allowed,
    and for guesses left, a budget, a beam or threads that are not positive.

    >>> best = optimal(["might", "night", "right"], ["might", "monor", "right"], guesses_left=2)
    >>> best.word, best.found, best.total
    ('might', 2, None)
    >>> optimal(["crane", "crate"], ["crane", "crate"], guesses_left=2).total
    3
    """
    *_, last = approaching(
        candidates,
        guesses,
        guesses_left=guesses_left,
        hard=hard,
        budget_s=budget_s,
        beam=beam,
        threads=threads,
        should_stop=should_stop,
    )
    return last


def approaching(
    candidates: WordList | Iterable[str],
    guesses: WordList | Iterable[str],
    *,
    guesses_left: int,
    hard: Sequence[Row] | None = None,
    budget_s: float | None = None,
    beam: int | None = None,
    threads: int = 2,
    should_stop: Callable[[], bool] = never,
) -> Iterator[Optimal]:
    """What `optimal` knows, again whenever it knows more; the last one is what it returns.

    Whoever stops asking ends the search. Raises ValueError at once, as `optimal` does.
    """
    for name, number in (("guesses left", guesses_left), ("threads", threads), ("a beam", beam)):
        if number is not None and number < 1:
            raise ValueError(f"{name} of {number}: there has to be at least one")
    if budget_s is not None and not (math.isfinite(budget_s) and budget_s > 0):
        raise ValueError(f"a budget of {budget_s!r} s: it has to be a positive number, or None")
    likely, allowed = distinct(candidates), distinct(guesses)
    if not len(likely):
        raise ValueError("no candidates: without any there is no best guess")
    if hard is not None:
        allowed = WordList.of(np.array(allowed.words)[legal(hard, allowed)].tolist())
    if not len(allowed):
        raise ValueError("no guess is allowed: there has to be at least one to choose from")
    search = Search(_problem(likely, allowed, guesses_left, hard), beam, threads)
    found = search.run(should_stop, budget_s)
    return (_optimal(best, allowed, len(likely)) for best in found)


def _problem(
    candidates: WordList, guesses: WordList, left: int, hard: Sequence[Row] | None
) -> Problem:
    place = {word: number for number, word in enumerate(guesses)}
    needs = None
    if hard is not None:
        digits = [np.array(row.marks, dtype=np.int64) @ 3 ** np.arange(4, -1, -1) for row in hard]
        words = WordList.of(row.word for row in hard)
        needs = needs_of(np.array(words.letters), np.array(digits, dtype=np.uint8))
    return Problem(
        # Copies: the kernels are compiled for arrays that may be written to.
        np.array(candidates.letters),
        np.array(guesses.letters),
        np.array([place.get(word, -1) for word in candidates], dtype=np.int64),
        min(left, len(candidates)),
        needs,
    )


def _optimal(best: Found, guesses: WordList, size: int) -> Optimal:
    known = best.cost < NO_LIMIT - 1
    missed, total = divmod(best.cost, UNFOUND) if known else (size, 0)
    found = size - missed
    return Optimal(
        word=guesses.words[best.guess],
        total=total if found == size else None,
        mean=total / found if found else None,
        worst=best.worst if found else None,
        proven=best.proven,
        lower=best.least if best.least < UNFOUND else math.inf,
        upper=total if found == size else math.inf,
        found=found,
    )
