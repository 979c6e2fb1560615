"""From the target downwards: which values of which parts make the values that are wanted.

A want is a key: a selection and a value it should reach. For each want, each split of its
selection and each value of the smaller part, closing tells which value of the larger part would
do. Up to the size that has tables it is looked up whether the larger part reaches it; beyond,
it becomes a want itself, and those that turn out not to be reachable are dropped on the way back
up. Operators that can't be closed are worked out forwards, which takes tables of all sizes but
the whole.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from core.countdown.deal import Deal
from core.countdown.kinds import Value
from core.countdown.operators import Integers, Mask
from core.countdown.ragged import batches, distinct, places, ragged
from core.countdown.reckoning import Move, can_close, moves
from core.countdown.selections import Splits
from core.countdown.stopping import Tick
from core.countdown.tables import Tables, pairs


@dataclass(frozen=True, slots=True, eq=False)
class Links:
    """Ways to make wanted values: `move` on `small[i]` and `large[i]` makes `want[i]`.

    All are keys; the sizes of the two parts are `sizes`.
    """

    sizes: tuple[int, int]
    move: Move
    want: Integers
    small: Integers
    large: Integers

    def only(self, kept: Mask) -> "Links":
        """The links where the mask is true."""
        return Links(self.sizes, self.move, self.want[kept], self.small[kept], self.large[kept])


@dataclass(frozen=True, slots=True)
class Plan:
    """How to go about a search: up to which size to make tables, and which moves to close."""

    tabled: int
    closing: tuple[Move, ...]
    forwards: tuple[Move, ...]


def plan(deal: Deal, targets: Iterable[Value]) -> Plan:
    """The plan for finding these targets."""
    rules = deal.rules
    shut = not all(can_close(move) for move in moves(rules))
    matters = {
        operator.absorbing
        for operator in rules.operators
        if operator.absorbing is not None and rules.objection(operator.absorbing) is None
        # With tiles left over nobody multiplies by zero, unless to get at zero itself.
        if rules.use_all or shut or operator.absorbing in targets
    }
    closing = tuple(
        move for move in moves(rules) if can_close(move) and move.operator.absorbing not in matters
    )
    forwards = tuple(move for move in moves(rules) if move not in closing)
    tabled = deal.size - 1 if forwards else min(deal.size - 1, deal.size // 2 + 1)
    return Plan(tabled, closing, forwards)


def links_of_size(
    deal: Deal, how: Plan, tables: Tables, size: int, wants: Integers, tick: Tick
) -> Iterator[Links]:
    """The links of wants of one size, to parts that are tabled or have to become wants."""
    for sizes in deal.selections.splits:
        if sum(sizes) == size and len(wants):
            if how.closing:
                yield from _closed(deal, how.closing, tables, sizes, wants, tick)
            if how.forwards:
                yield from _forwards(deal, how.forwards, tables, sizes, wants, tick)


def _closed(
    deal: Deal,
    closing: tuple[Move, ...],
    tables: Tables,
    sizes: tuple[int, int],
    wants: Integers,
    tick: Tick,
) -> Iterator[Links]:
    splits, small_table = deal.selections.splits[sizes], tables[sizes[0]]
    wholes, results = deal.selection(wants), deal.code(wants)
    want, place = ragged(splits.first[wholes + 1] - splits.first[wholes])
    split = splits.first[wholes[want]] + place
    lengths = small_table.lengths(splits.small[split])
    for rows in batches(lengths, deal.reckoner.batch):
        tick(int(lengths[rows].sum()) * len(closing))
        row, place = ragged(lengths[rows])
        want_row, halves = want[rows][row], split[rows][row]
        small = small_table.first[splits.small[halves]] + place
        twins = _twins(splits, halves, sizes)
        codes, wanted = small_table.codes[small], results[want_row]
        for move in closing:
            large, defined = deal.reckoner.close(move, codes, wanted)
            kept = np.flatnonzero(defined & _once(move, twins, codes, large))
            keys = deal.key(splits.large[halves[kept]], large[kept])
            if sizes[1] < len(tables):
                there = places(keys, tables[sizes[1]].keys) >= 0
                kept, keys = kept[there], keys[there]
            if len(kept):
                yield Links(sizes, move, wants[want_row[kept]], small_table.keys[small[kept]], keys)


def _forwards(
    deal: Deal,
    forwards: tuple[Move, ...],
    tables: Tables,
    sizes: tuple[int, int],
    wants: Integers,
    tick: Tick,
) -> Iterator[Links]:
    splits, (small_table, large_table) = deal.selections.splits[sizes], (tables[n] for n in sizes)
    wholes = distinct(deal.selection(wants))
    row, place = ragged(splits.first[wholes + 1] - splits.first[wholes])
    for halves, small, large in pairs(deal, tables, sizes, splits.first[wholes[row]] + place):
        tick(len(halves) * len(forwards))
        small_codes, large_codes = small_table.codes[small], large_table.codes[large]
        twins = _twins(splits, halves, sizes)
        for move in forwards:
            codes, allowed = deal.reckoner.apply(move, small_codes, large_codes)
            once = _once(move, twins, small_codes, large_codes)
            kept = np.flatnonzero(allowed & once)
            keys = deal.key(splits.whole[halves[kept]], codes[kept])
            wanted = places(keys, wants) >= 0
            kept, keys = kept[wanted], keys[wanted]
            if len(kept):
                yield Links(
                    sizes, move, keys, small_table.keys[small[kept]], large_table.keys[large[kept]]
                )


def _twins(splits: Splits, halves: Integers, sizes: tuple[int, int]) -> Mask:
    if sizes[0] == sizes[1]:
        same: Mask = splits.small[halves] == splits.large[halves]
        return same
    return np.zeros(len(halves), dtype=np.bool_)


def _once(move: Move, twins: Mask, small: Integers, large: Integers) -> Mask:
    """Where two parts are the same selection, each pair of values turns up both ways round."""
    if move.operator.commutative:
        return ~twins | (small <= large)
    return ~twins | np.bool_(move.small_left)
