"""Which of a range of targets can be made at all: the picture around a target."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from core.countdown.deal import Deal, with_deal
from core.countdown.descent import find_roots
from core.countdown.kinds import Value
from core.countdown.links import Plan, plan
from core.countdown.operators import Integers
from core.countdown.ragged import distinct, places
from core.countdown.rules import TV, Rules
from core.countdown.stopping import StoppedError, StopTest, Tick, Ticker, never
from core.countdown.tables import Tables, extended, first_tables, results

# For so many tiles it is less work to make every value than to look for each target.
_WORKED_OUT = 6


@dataclass(frozen=True, slots=True)
class Reach:
    """The targets that can be made, and whether those are all (False after a stop)."""

    targets: frozenset[int]
    complete: bool


def reachable(
    tiles: Sequence[Value],
    targets: range = range(101, 1000),
    rules: Rules = TV,
    should_stop: StopTest = never,
) -> Reach:
    """Which of the targets can be made from the tiles exactly, as in `solve`.

    Few tiles first, so that after a stop most of the targets are known.

    >>> sorted(reachable((3, 5), range(1, 20)).targets)
    [2, 3, 5, 8, 15]
    """

    def found(deal: Deal) -> Reach:
        allowed = (target for target in targets if rules.objection(target) is None)
        wanted = distinct(np.array([*map(deal.reckoner.encode, allowed)], dtype=np.int64))
        reached: set[Value] = set()
        try:
            for codes in _by_size(deal, wanted, targets, Ticker(should_stop)):
                reached.update(deal.reckoner.decode(codes))
        except StoppedError:
            return Reach(frozenset(reached), complete=False)
        return Reach(frozenset(reached), complete=True)

    return with_deal(tiles, rules, found)


def _by_size(deal: Deal, wanted: Integers, targets: range, tick: Tick) -> Iterator[Integers]:
    how = plan(deal, targets)
    tables: Tables = first_tables(deal, 0, tick)
    for size in range(1, deal.size + 1):
        if size < deal.size and (size < _WORKED_OUT or how.forwards):
            tables = extended(deal, tables, size, tick)
        if size in deal.sizes_that_count() and len(wanted):
            for codes in _of_size(deal, how, tables, size, wanted, tick):
                found = codes[places(codes, wanted) >= 0]
                yield found
                wanted = np.setdiff1d(wanted, found)


def _of_size(
    deal: Deal, how: Plan, tables: Tables, size: int, wanted: Integers, tick: Tick
) -> Iterator[Integers]:
    if size < len(tables):
        yield tables[size].codes
    elif size <= _WORKED_OUT or how.forwards:
        yield from map(deal.code, results(deal, tables, size, tick))
    else:
        yield find_roots(deal, how, tables, wanted, (size,), tick).codes(deal)
