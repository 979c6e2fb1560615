"""The tiles on the table, ready for a search."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

import numpy as np

from core.countdown.expression import Expression, Tile, combine
from core.countdown.kinds import Kind, Value
from core.countdown.operators import Integers, Operator
from core.countdown.reckoning import Numbered, Reckoner, WholeNumbers
from core.countdown.rules import Rules
from core.countdown.selections import Selections, selections

MOST_TILES = 8

_KEYS = 1 << 62


@dataclass(frozen=True, slots=True)
class Atom:
    """A tile, or a row of tiles worked off by an operator that takes nothing but tiles."""

    operator: Operator | None
    tiles: tuple[Value, ...]

    def expression(self, kind: Kind) -> Expression:
        """The expression it stands for. (There may be many more atoms than are ever needed.)"""
        first, *others = (Tile(value, kind) for value in self.tiles)
        result: Expression = first
        for tile in others:
            assert self.operator is not None
            result = combine(self.operator, result, tile)
        return result


Atoms: TypeAlias = dict[int, list[Atom]]
Answer = TypeVar("Answer")
_Row: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Deal:
    """Tiles, rules, and what a search works them out with.

    A value of a selection is known by its key, selection * span + code, so that keys of one
    selection stand together when they are sorted.

    `atoms[n]` has the atoms of n tiles by the keys that they reach.
    """

    rules: Rules
    size: int
    selections: Selections
    reckoner: Reckoner
    span: int
    atoms: tuple[Atoms, ...]

    def key(self, selection: Integers, code: Integers) -> Integers:
        """The keys of values of selections."""
        return selection * self.span + code

    def selection(self, key: Integers) -> Integers:
        """The selections that keys are about."""
        return (key + self.span // 2) // self.span

    def code(self, key: Integers) -> Integers:
        """The codes of the values that keys are about."""
        return (key + self.span // 2) % self.span - self.span // 2

    def atom_keys(self, size: int) -> Integers:
        """The keys that are reached by tiles alone."""
        return np.fromiter(self.atoms[size], dtype=np.int64)

    def sizes_that_count(self) -> range:
        """How many tiles an answer may use."""
        return range(self.size, self.size + 1) if self.rules.use_all else range(1, self.size + 1)


def with_deal(tiles: Sequence[Value], rules: Rules, work: Callable[[Deal], Answer]) -> Answer:
    """What some work on the deal of these tiles comes to.

    Does it on machine integers if it can; what they can't hold is done again without them.
    Raises ValueError if there are no tiles or too many, or for tiles that are no values or not
    allowed even as intermediate results.
    """
    if not 1 <= len(tiles) <= MOST_TILES:
        raise ValueError(f"{len(tiles)} tiles; take from 1 to {MOST_TILES}")
    check_values(tiles, rules)
    for tile in tiles:
        if objection := rules.objection(tile):
            raise ValueError(f"a tile can't be {rules.algebra.kind.show(tile)}, which {objection}")
    operators_fit = all(operator.arrays or operator.tiles_only for operator in rules.operators)
    if operators_fit and rules.algebra.kind.whole and not rules.fractions:
        try:
            return work(lay_out(tiles, rules, machine=True))
        except OverflowError:
            pass
    return work(lay_out(tiles, rules, machine=False))


def check_values(values: Iterable[Value], rules: Rules) -> None:
    """Raises ValueError for anything that is not a value of the right kind."""
    kind = rules.algebra.kind
    for value in values:
        if not isinstance(value, kind.types):
            raise ValueError(f"{value!r} is not a {kind.name}")


def lay_out(tiles: Sequence[Value], rules: Rules, machine: bool, most: int | None = None) -> Deal:
    """The deal of these tiles, on machine integers or on values of any kind.

    With `most`, only selections of up to so many of them are considered.
    """
    size = len(tiles) if most is None else most
    counts = Counter(tiles)
    kinds = sorted(counts, key=rules.algebra.kind.order)
    chosen = selections(tuple(counts[kind] for kind in kinds), size)
    span = _KEYS // max(len(rows) for rows in chosen.of_size)
    reckoner = WholeNumbers(rules, span // 2) if machine else Numbered(rules)
    numbers = tuple(
        {tuple(row): number for number, row in enumerate(rows.tolist())} for rows in chosen.of_size
    )
    atoms: tuple[Atoms, ...] = tuple({} for _ in range(size + 1))
    for row, value, atom in _of_tiles_alone(kinds, counts, rules):
        if len(row) <= size:
            selection = numbers[len(row)][tuple(sorted(row))]
            key = selection * span + reckoner.encode(value)
            atoms[len(row)].setdefault(key, []).append(atom)
    return Deal(rules, size, chosen, reckoner, span, atoms)


def _of_tiles_alone(
    kinds: Sequence[Value], counts: Counter[Value], rules: Rules
) -> Iterator[tuple[_Row, Value, Atom]]:
    tiles: list[tuple[_Row, Value, Atom]] = [
        ((k,), value, Atom(None, (value,))) for k, value in enumerate(kinds)
    ]
    yield from tiles
    for operator in rules.operators:
        chains = tiles if operator.tiles_only else []
        while chains:
            chains = [
                ((*row, k), longer, Atom(operator, (*atom.tiles, tile)))
                for row, value, atom in chains
                for k, tile in enumerate(kinds)
                if row.count(k) < counts[tile] and (k >= row[-1] or not operator.commutative)
                if (longer := operator.apply(value, tile)) is not None
                if rules.objection(longer) is None
            ]
            yield from chains
            chains = chains if operator.associative else []
