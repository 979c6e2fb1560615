"""Which reachable values are nearest to a target."""

from collections.abc import Sequence

import numpy as np

from core.countdown.deal import Deal
from core.countdown.kinds import Value
from core.countdown.operators import Integers
from core.countdown.ragged import distinct
from core.countdown.reckoning import moves
from core.countdown.stopping import Tick
from core.countdown.tables import Tables, gathered, results


def nearest_tabled(
    deal: Deal, tables: Tables, target: Value, count: int, sizes: Sequence[int]
) -> Integers:
    """The codes nearest to the target, among selections of these sizes that have tables.

    Gives `count` of them and any others that are just as near as the last.
    """
    known = gathered(tables[size].codes for size in sizes if size < len(tables))
    return deal.reckoner.nearest(known, target, count)


def nearest_of_all(deal: Deal, tables: Tables, target: Value, count: int, tick: Tick) -> Integers:
    """The codes nearest to the target of all, from tables of all sizes but the whole."""
    near = nearest_tabled(deal, tables, target, count, deal.sizes_that_count())
    for keys in results(deal, tables, deal.size, tick):
        known = distinct(np.concatenate((near, deal.code(keys))))
        near = deal.reckoner.nearest(known, target, count)
    return near


def work_ahead(deal: Deal, tables: Tables) -> int:
    """About how many calculations it takes to work out all values that have no table yet.

    Counts every result of the sizes without tables as a new value, so it errs on the high side.
    """
    many = len(moves(deal.rules))
    lengths = [np.diff(table.first).astype(float) for table in tables]
    total = 0.0
    for size in range(len(tables), deal.size + 1):
        reached = np.zeros(deal.selections.count(size))
        for (i, j), splits in deal.selections.splits.items():
            if i + j == size:
                pairs = lengths[i][splits.small] * lengths[j][splits.large]
                reached += np.bincount(splits.whole, pairs * many, len(reached))
        lengths.append(reached)
        total += float(reached.sum())
    return int(min(total, 1e18))
