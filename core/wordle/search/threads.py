"""A search in several threads, looked at from outside while it runs."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any

import numpy as np

from core.wordle.marking import Codes
from core.wordle.search.beginning import LATER, NO_LIMIT, TURNS, StoppedError, begin, try_guesses
from core.wordle.search.bounds import UNFOUND, cost_of
from core.wordle.search.memo import Numbers
from core.wordle.search.needs import NEEDS
from core.wordle.search.tree import SEARCH, STOPPED, Context, solve

_LOOK_EVERY_S = 0.02
_NO_BEAM = 1 << 30


@dataclass(frozen=True, slots=True)
class Problem:
    """Letters of n candidates, (5, n), and of g guesses, (5, g); what hard mode demands, if so.

    `own` has the place of each candidate among the guesses, or -1. `left` guesses are left.
    """

    candidates: Codes
    guesses: Codes
    own: Numbers
    left: int
    needs: Codes | None


@dataclass(frozen=True, slots=True)
class Found:
    """The best guess so far as its place among the guesses, what it costs, and what is least.

    A cost of NO_LIMIT or so says that it is not known yet. `worst` is the most guesses needed.
    """

    guess: int
    cost: int
    least: int
    worst: int
    proven: bool


class Search:
    """One search: it lives no longer than the call that made it."""

    def __init__(self, problem: Problem, beam: int | None, threads: int) -> None:
        self._problem, self._beam = problem, beam
        hard, needs = problem.needs is not None, problem.needs
        self._needs = np.zeros(NEEDS, dtype=np.uint8) if needs is None else needs
        self._stop = np.zeros(1, dtype=np.uint8)
        self._context = _context(len(problem.own), self._stop, hard, beam)
        self._bests = np.full(threads, NO_LIMIT * TURNS - 1, dtype=np.int64)

    def run(self, should_stop: Callable[[], bool], budget_s: float | None) -> Iterator[Found]:
        """The first guess that can be told, then every better one, at last the best one.

        When `should_stop` says so, or the budget is spent, the last one is what was best until
        then. Who says so before any guess was looked at gets the first, of which nothing is known.
        """
        over: Future[None] = Future()
        with ThreadPoolExecutor(len(self._bests) + 1) as pool:
            # Nobody here looks at a clock: one thread waits for the end, and no longer than that.
            spent: Future[Any] = pool.submit(wait, [over], budget_s) if budget_s else over
            try:
                # A budget is for the search: even the smallest one gets a guess that looks good.
                self._begin(should_stop)
                yield from self._run(pool, lambda: spent.done() or should_stop())
            except StoppedError:
                yield Found(0, NO_LIMIT, len(self._problem.own), 0, False)
            finally:
                self._stop[0] = 1
                over.set_result(None)

    def _run(self, pool: ThreadPoolExecutor, is_enough: Callable[[], bool]) -> Iterator[Found]:
        if not len(self._order):
            nothing = len(self._problem.own) * UNFOUND
            yield Found(0, nothing, nothing, 0, True)
            return
        yield from self._watch([pool.submit(self._be_greedy)], is_enough)
        threads = [pool.submit(self._try, me) for me in range(len(self._bests))]
        yield from self._watch(threads, is_enough)
        yield self._now()

    def _begin(self, should_stop: Callable[[], bool]) -> None:
        problem, hard = self._problem, self._context.hard
        self._node, self._order, self._bounds = begin(
            problem.candidates, problem.guesses, problem.own, problem.left, hard, should_stop
        )
        self._taken, self._done = (np.zeros(len(self._order), dtype=np.uint8) for _ in range(2))
        self._taken[self._context.beam :] = 1
        # One for each guess, and the last for the greedy strategy.
        self._deepest = np.zeros(len(self._order) + 1, dtype=np.int64)

    def _watch(
        self, threads: Iterable[Future[None]], is_enough: Callable[[], bool]
    ) -> Iterator[Found]:
        """Each better guess, looked for again and again until all the threads are done."""
        running = set(threads)
        last = self._now()
        while running:
            finished, running = wait(running, timeout=_LOOK_EVERY_S)
            for thread in finished:
                thread.result()
            if is_enough():
                self._stop[0] = 1
            now = self._now()
            if now != last and not now.proven:
                yield now
            last = now

    def _be_greedy(self) -> None:
        """A strategy that takes the first of all promising guesses everywhere: better than none."""
        n = len(self._problem.own)
        quick = _context(n, self._stop, self._context.hard, 1)
        found = solve(
            quick,
            self._node,
            np.arange(n),
            self._problem.left,
            NO_LIMIT,
            SEARCH,
            self._needs,
            self._order[0],
        )
        if found != STOPPED:
            # As if it came last: the search itself has to find it again, or a better one.
            self._deepest[-1] = found & 255
            self._bests[0] = cost_of(found) * TURNS + TURNS - 1

    def _try(self, me: int) -> None:
        try_guesses(
            self._context,
            self._node,
            self._problem.left,
            self._needs,
            self._order,
            self._bounds,
            self._taken,
            self._done,
            self._bests,
            self._deepest,
            me,
        )

    def _now(self) -> Found:
        # What is done is read before what was found: so the bound can't leave out a guess that
        # became the best one in between.
        open_bounds = self._bounds[self._done == 0]
        cost, turn = divmod(int(self._bests.min()), TURNS)
        # The greedy strategy begins with the first guess; so does who knows nothing yet.
        greedy = turn == TURNS - 1
        place = 0 if greedy else turn % LATER
        least = int(self._bounds.min()) if self._beam else int(open_bounds.min(initial=cost))
        return Found(
            int(self._node.ids[self._order[place]]),
            cost,
            min(least, cost),
            int(self._deepest[-1 if greedy else place]),
            least >= cost,
        )


def _context(n: int, stop: Codes, hard: bool, beam: int | None) -> Context:
    """A fresh one. Pages of the memo that are never written to take no memory."""
    places = min(1 << 20, max(1 << 10, 1 << (n * n).bit_length()))
    keys = np.random.default_rng(n).integers(-(2**63), 2**63 - 1, size=(n, 2))
    return Context(np.zeros((places, 3), dtype=np.int64), keys, stop, hard, beam or _NO_BEAM)
