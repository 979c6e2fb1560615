"""One search, which can be stopped at any time and then still knows what it has found."""

from collections.abc import Iterable, Sequence

import numpy as np

from core.countdown.deal import Deal
from core.countdown.descent import Descent, find_roots, follow_down
from core.countdown.expression import Expression
from core.countdown.forms import FormBook
from core.countdown.kinds import Value
from core.countdown.links import Plan, plan
from core.countdown.nearest import nearest_of_all, nearest_tabled, work_ahead
from core.countdown.operators import Integers
from core.countdown.stopping import StopTest, Tick, Ticker, freely
from core.countdown.tables import extended, first_tables, gathered

# With so few tiles everything is found in no time, so it may be done after a stop.
_AT_ONCE = 4


class Search:
    """What one call of `solve` or `near` has found out so far; it lives no longer than the call.

    Its methods raise StoppedError when `should_stop` says so.
    """

    def __init__(self, deal: Deal, target: Value, should_stop: StopTest) -> None:
        self._deal = deal
        self._target = target
        self._tick = Ticker(should_stop)
        self._tables = first_tables(deal, 1, freely)
        self._seen: tuple[Integers, Descent] | None = None
        self._roots: dict[int, Integers] = {}
        self._forms = FormBook(deal)

    def nearest(self, count: int) -> Integers:
        """The codes of the `count` values nearest to the target, and of any just as near.

        Looks at the target, then farther and farther around it; works out everything there is
        when that is less work, or when the values around a target can't be counted off.
        """
        deal, reach = self._deal, count // 2
        how = self._prepared((self._target,))
        before = self._tick.calculations
        while (window := self._around(reach)) is not None and plan(deal, window) == how:
            codes = np.array([*map(deal.reckoner.encode, window)], dtype=np.int64)
            descent = self._descend(how, codes, deal.sizes_that_count(), self._tick)
            found = descent.codes(deal)
            if len(found) >= count:
                return deal.reckoner.nearest(found, self._target, count)
            spent = self._tick.calculations - before
            if how.forwards or spent >= work_ahead(deal, self._tables):
                break
            reach = 2 * reach + 1
        self._make_tables(deal.size - 1)
        return nearest_of_all(deal, self._tables, self._target, count, self._tick)

    def follow(self, codes: Integers) -> None:
        """Find every way of reaching these codes. Raises StoppedError."""
        how = self._prepared(self._deal.reckoner.decode(codes))
        self._follow(codes, how, self._deal.sizes_that_count(), self._tick)

    def rescued(self, count: int) -> Integers:
        """After a stop: the nearest codes for which there are expressions already.

        Those that were being followed, if any; otherwise what little a few tiles can do.
        """
        deal = self._deal
        made = gathered(map(deal.code, self._roots.values()))
        made = made[[bool(self.expressions(code)) for code in made.tolist()]]
        if len(made):
            return made
        few = [n for n in deal.sizes_that_count() if n <= min(_AT_ONCE, len(self._tables) - 1)]
        codes = nearest_tabled(deal, self._tables, self._target, count, few)
        self._seen, self._forms = None, FormBook(deal)
        self._follow(codes, plan(deal, deal.reckoner.decode(codes)), few, freely)
        return codes

    def expressions(self, code: int) -> list[Expression]:
        """The ways of reaching a code that have been found."""
        return [
            expression
            for size, keys in self._roots.items()
            for key in keys[self._deal.code(keys) == code].tolist()
            for expression in self._forms.expressions(size, key)
        ]

    def _around(self, reach: int) -> tuple[Value, ...] | None:
        """The allowed values at most this far from the target, if they can be counted off."""
        rules, target = self._deal.rules, self._target
        around: Iterable[Value] = (target,)
        if reach:
            if rules.fractions or not rules.algebra.kind.whole or target.denominator != 1:
                return None
            around = range(int(target) - reach, int(target) + reach + 1)
        return tuple(value for value in around if rules.objection(value) is None)

    def _prepared(self, targets: Iterable[Value]) -> Plan:
        how = plan(self._deal, targets)
        self._make_tables(how.tabled)
        return how

    def _make_tables(self, largest: int) -> None:
        for size in range(len(self._tables), largest + 1):
            self._tables = extended(self._deal, self._tables, size, self._tick)

    def _descend(self, how: Plan, codes: Integers, sizes: Sequence[int], tick: Tick) -> Descent:
        if self._seen is None or not np.array_equal(self._seen[0], codes):
            self._seen = codes, find_roots(self._deal, how, self._tables, codes, sizes, tick)
        return self._seen[1]

    def _follow(self, codes: Integers, how: Plan, sizes: Sequence[int], tick: Tick) -> None:
        descent = self._descend(how, codes, sizes, tick)
        self._roots = descent.roots
        descent = follow_down(self._deal, how, self._tables, descent, tick)
        for size in sorted(descent.links):
            for link in descent.links[size]:
                self._forms.add(link, tick)
