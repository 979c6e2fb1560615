"""From the tiles upwards: all values that the selections of each size reach."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from core.countdown.deal import Deal
from core.countdown.operators import Integers
from core.countdown.ragged import batches, distinct, ragged
from core.countdown.reckoning import moves
from core.countdown.stopping import Tick

# So many keys more than there are distinct ones may wait before duplicates are dropped.
_SPARE = 1 << 18


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """The values reached by all selections of one size.

    `keys` ascend, so the values of selection s are those from `first[s]` up to `first[s + 1]`.
    """

    keys: Integers
    codes: Integers
    first: Integers

    def lengths(self, selections: Integers) -> Integers:
        """How many values each of these selections reaches."""
        return self.first[selections + 1] - self.first[selections]


Tables: TypeAlias = tuple[Table, ...]


def first_tables(deal: Deal, size: int, tick: Tick) -> Tables:
    """The tables of the sizes 0 (nothing) up to `size`."""
    tables: Tables = (_table(deal, 0, np.zeros(0, dtype=np.int64)),)
    return extended(deal, tables, size, tick)


def extended(deal: Deal, tables: Tables, size: int, tick: Tick) -> Tables:
    """The tables up to `size`, of which some are there already."""
    for each in range(len(tables), size + 1):
        keys = gathered(results(deal, tables, each, tick))
        tables = (*tables, _table(deal, each, keys))
    return tables


def gathered(parts: Iterable[Integers]) -> Integers:
    """All keys in the parts, ascending, each once; duplicates are not kept for long."""
    keys, waiting = np.zeros(0, dtype=np.int64), 0
    pending: list[Integers] = []
    for part in parts:
        pending.append(part)
        waiting += len(part)
        if waiting > len(keys) + _SPARE:
            keys, waiting, pending = distinct(np.concatenate((keys, *pending))), 0, []
    return distinct(np.concatenate((keys, *pending)))


def results(deal: Deal, tables: Tables, size: int, tick: Tick) -> Iterator[Integers]:
    """The keys of all values that selections of a size reach, in batches."""
    yield deal.atom_keys(size)
    for (i, j), splits in deal.selections.splits.items():
        if i + j == size:
            for split, small, large in pairs(deal, tables, (i, j), np.arange(len(splits.whole))):
                tick(len(split) * len(moves(deal.rules)))
                whole = splits.whole[split]
                small_codes, large_codes = tables[i].codes[small], tables[j].codes[large]
                for move in moves(deal.rules):
                    codes, allowed = deal.reckoner.apply(move, small_codes, large_codes)
                    yield deal.key(whole[allowed], codes[allowed])


def pairs(
    deal: Deal, tables: Tables, sizes: tuple[int, int], chosen: Integers
) -> Iterator[tuple[Integers, Integers, Integers]]:
    """All pairs of values of the two parts of some splits, in batches.

    Gives for each pair the number of its split, and the places of the two values in the tables.
    """
    splits = deal.selections.splits[sizes]
    small, large = tables[sizes[0]], tables[sizes[1]]
    small_lengths = small.lengths(splits.small[chosen])
    large_lengths = large.lengths(splits.large[chosen])
    lengths = small_lengths * large_lengths
    for rows in batches(lengths, deal.reckoner.batch):
        row, place = ragged(lengths[rows])
        split = chosen[rows][row]
        across = large_lengths[rows][row]
        yield (
            split,
            small.first[splits.small[split]] + place // across,
            large.first[splits.large[split]] + place % across,
        )


def _table(deal: Deal, size: int, keys: Integers) -> Table:
    selections = np.arange(deal.selections.count(size) + 1)
    return Table(keys, deal.code(keys), np.searchsorted(deal.selection(keys), selections))
