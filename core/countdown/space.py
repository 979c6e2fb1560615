"""A whole space of games: every draw of tiles from a deck against every target."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from core.countdown.arithmetic import ADD, DIVIDE, MULTIPLY, SUBTRACT
from core.countdown.deal import lay_out
from core.countdown.operators import Integers, Mask
from core.countdown.rules import TV, Rules
from core.countdown.selections import Selections, Splits
from core.countdown.space_kernel import Marks, mark_last_tiles, mark_splits
from core.countdown.stopping import freely
from core.countdown.tables import Tables, first_tables

TV_DECK = (*range(1, 11), *range(1, 11), 25, 50, 75, 100)

# So many selections at a time: few enough for all they reach to stay in the cache.
_AT_ONCE = 64

# So many splits at a time, to report progress between them.
_SPLITS_AT_ONCE = 1 << 13


@dataclass(frozen=True, slots=True, eq=False)
class Space:
    """Which draws make which targets.

    `draws` has a row of tiles for each draw; `made[d, t]` is whether draw d makes the t-th
    target exactly.
    """

    draws: Integers
    targets: range
    made: Mask

    @property
    def games(self) -> int:
        """How many games there are: draws times targets."""
        return self.made.size

    @property
    def solvable(self) -> int:
        """How many games can be solved exactly."""
        return int(self.made.sum())

    @property
    def draws_making_all(self) -> int:
        """How many draws make every target."""
        return int(self.made.all(axis=1).sum())

    @property
    def draws_making_none(self) -> int:
        """How many draws make no target at all."""
        return int((~self.made.any(axis=1)).sum())

    @property
    def draws_by_target(self) -> dict[int, int]:
        """For each target, how many draws make it."""
        return dict(zip(self.targets, self.made.sum(axis=0).tolist(), strict=True))

    def distances(self, most: int) -> Integers:
        """How far each draw stays from each target that is at least `most` from either end.

        Distances of more than `most` are given as `most` + 1.
        """
        inner = len(self.targets) - 2 * most
        if most < 0 or inner < 1:
            raise ValueError(f"distances up to {most} among {len(self.targets)} targets")
        found = np.full((len(self.draws), inner), most + 1, dtype=np.int64)
        for distance in range(most, -1, -1):
            for start in (most - distance, most + distance):
                found[self.made[:, start : start + inner]] = distance
        return found

    @property
    def hardest_target(self) -> int:
        """The target that the fewest draws make; the smallest if there are several."""
        return self.targets[int(self.made.sum(axis=0).argmin())]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a survey has come, from 0 to 1; with its last one comes the space."""

    share: float
    space: Space | None = None


def survey(
    deck: Sequence[int] = TV_DECK,
    size: int = 6,
    targets: range = range(101, 1000),
    rules: Rules = TV,
) -> Iterator[Progress]:
    """Find out, for every draw of `size` tiles from the deck, which targets it makes.

    Draws share their sub-multisets of up to size - 2 tiles, whose values are worked out once.
    Those of size - 1 are gone through one after the other, and given the last tile.

    Raises ValueError for fewer than three tiles to a draw, targets below 1, and rules other
    than + - × ÷ on whole numbers that are not negative.

    >>> *_, last = survey((1, 2, 3, 4), size=3, targets=range(1, 10))
    >>> last.space.games, last.space.solvable, last.space.draws_by_target[9]
    (36, 36, 4)
    """
    _check(deck, size, targets, rules)
    deal = lay_out(deck, rules, machine=True, most=size)
    tables = first_tables(deal, size - 2, freely)
    chosen, tiles = deal.selections, np.array(sorted(set(deck)), dtype=np.int64)
    marks = np.zeros((chosen.count(size), len(targets)), dtype=np.uint8)
    splits = [parts for parts in chosen.splits if sum(parts) == size and parts[0] > 1]
    stages = 1 + len(splits)
    for done in _last_tiles(tables, chosen, tiles, size, targets, rules, marks):
        yield Progress(done / stages)
    for stage, parts in enumerate(splits, start=1):
        pairs = chosen.splits[parts]
        total = len(pairs.whole)
        for start in range(0, total, _SPLITS_AT_ONCE):
            rows = np.arange(start, min(start + _SPLITS_AT_ONCE, total))
            _mark(tables, parts, pairs, rows, pairs.whole[rows], rules, targets.start, marks)
            yield Progress((stage + (start + len(rows)) / total) / stages)
    yield Progress(1.0, Space(tiles[chosen.of_size[size]], targets, marks > 0))


def _last_tiles(
    tables: Tables,
    chosen: Selections,
    tiles: Integers,
    size: int,
    targets: range,
    rules: Rules,
    marks: Marks,
) -> Iterator[float]:
    last = chosen.splits[1, size - 1]
    by_large = np.argsort(last.large, kind="stable")
    first = np.searchsorted(last.large[by_large], np.arange(chosen.count(size - 1) + 1))
    room = targets[-1] * int(tiles[-1]) + int(tiles[-1]) + targets[-1]
    for start in range(0, chosen.count(size - 1), _AT_ONCE):
        stop = min(start + _AT_ONCE, chosen.count(size - 1))
        reached = np.zeros((stop - start, room), dtype=np.uint8)
        for parts, pairs in chosen.splits.items():
            if sum(parts) == size - 1:
                rows = np.arange(pairs.first[start], pairs.first[stop])
                _mark(tables, parts, pairs, rows, pairs.whole[rows] - start, rules, 0, reached)
        given = by_large[first[start] : first[stop]]
        mark_last_tiles(
            tiles[last.small[given]],
            reached,
            last.large[given] - start,
            last.whole[given],
            not rules.use_all,
            targets.start,
            marks,
        )
        yield stop / chosen.count(size - 1)


def _mark(
    tables: Tables,
    parts: tuple[int, int],
    pairs: Splits,
    rows: Integers,
    marked: Integers,
    rules: Rules,
    low: int,
    marks: Marks,
) -> None:
    small, large = tables[parts[0]], tables[parts[1]]
    mark_splits(
        small.codes,
        small.first,
        large.codes,
        large.first,
        pairs.small[rows],
        pairs.large[rows],
        marked,
        not rules.use_all,
        low,
        marks,
    )


def _check(deck: Sequence[int], size: int, targets: range, rules: Rules) -> None:
    if not 3 <= size <= len(deck):
        raise ValueError(f"draws of {size}; take from 3 to {len(deck)}, the size of the deck")
    if not targets or targets.step != 1 or targets.start < 1:
        raise ValueError(f"targets {targets}; take a range of whole numbers from 1 up")
    if min(deck) < 1:
        raise ValueError(f"a tile of {min(deck)} in the deck; tiles have to be positive")
    if set(rules.operators) != {ADD, SUBTRACT, MULTIPLY, DIVIDE}:
        names = " ".join(operator.symbol for operator in rules.operators)
        raise ValueError(f"operators {names}; a whole space is worked out for + - × ÷ only")
    if rules.negatives or rules.fractions:
        raise ValueError("a whole space is worked out without negatives and fractions only")
