"""Many calculations at once.

A search works on codes: 64-bit integers that stand for values. For whole numbers a code is the
number itself, and operators work on entire arrays. Any other kind of value is numbered in the
order of its first appearance, and operators take their values one pair at a time. The search
can't tell the two apart.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from core.countdown.kinds import Value
from core.countdown.operators import ArrayForm, Integers, Mask, Operator, Partial
from core.countdown.rules import Rules


@dataclass(frozen=True, slots=True)
class Move:
    """An operator and which of two parts of a selection is its left operand."""

    operator: Operator
    small_left: bool


def moves(rules: Rules) -> tuple[Move, ...]:
    """Every way to work the results of two parts of a selection into one."""
    return tuple(
        Move(operator, small_left)
        for operator in rules.operators
        if not operator.tiles_only
        for small_left in ((True,) if operator.commutative else (True, False))
    )


def can_close(move: Move) -> bool:
    """Whether the result and one operand tell the other, whichever side it is on."""
    operator = move.operator
    return operator.closing is not None and (
        operator.commutative or operator.inverse_of is not None
    )


class Reckoner(Protocol):
    """Works out moves on codes, within the rules of a game.

    `batch` is how many calculations to ask for in one go: enough to make the overhead of a
    step small, few enough to fit into the processor's cache and not to take long.
    """

    batch: int

    def encode(self, value: Value) -> int:
        """The code of a value; raises OverflowError if there can't be one."""

    def decode(self, codes: Integers) -> list[Value]:
        """The values that codes stand for."""

    def apply(self, move: Move, small: Integers, large: Integers) -> Partial:
        """The results of a move, and where the rules allow it."""

    def close(self, move: Move, small: Integers, result: Integers) -> Partial:
        """The large operands that give these results, and where there are such."""

    def nearest(self, codes: Integers, target: Value, count: int) -> Integers:
        """Those of the codes that are no farther from the target than the count-th nearest."""


class WholeNumbers:
    """Codes are the numbers themselves and stay below `limit` in size.

    Raises OverflowError where a number might not.
    """

    batch = 1 << 16

    def __init__(self, rules: Rules, limit: int) -> None:
        self._rules = rules
        self._limit = limit

    def encode(self, value: Value) -> int:
        if abs(value) >= self._limit or value.denominator != 1:
            raise OverflowError(f"{value} is not a whole number below {self._limit}")
        return int(value)

    def decode(self, codes: Integers) -> list[Value]:
        return list(codes.tolist())

    def apply(self, move: Move, small: Integers, large: Integers) -> Partial:
        form = self._form(move.operator, small, large)
        left, right = (small, large) if move.small_left else (large, small)
        values, defined = form.apply(left, right)
        return values, defined & self._allowed(move.operator, values, (left, right))

    def close(self, move: Move, small: Integers, result: Integers) -> Partial:
        operator = move.operator
        if move.small_left:
            closing = self._form(operator, small, result).closing
            assert closing is not None
            large, defined = closing(small, result)
        else:
            large, defined = self._form(operator.family, small, result).apply(result, small)
            if operator.absorbing is not None:
                defined = defined & (small != operator.absorbing)
        return large, defined & self._allowed(operator, large, (small, large))

    def nearest(self, codes: Integers, target: Value, count: int) -> Integers:
        return _nearest(codes, np.abs(codes - target), count)

    def _form(self, operator: Operator, a: Integers, b: Integers) -> ArrayForm:
        form = operator.arrays
        assert form is not None
        if form.bound(_size(a), _size(b)) >= self._limit:
            raise OverflowError(f"{operator.symbol} might reach {self._limit}")
        return form

    def _allowed(
        self, operator: Operator, values: Integers, operands: tuple[Integers, ...]
    ) -> Mask:
        rules = self._rules
        allowed = self._admitted(values)
        idle = rules.idle_operand(operator)
        # A chain of positive whole numbers never passes through its identity on the way, so
        # those that seem to add or multiply by it really do; others might start with 3-3.
        if idle is not None and not (rules.zero or rules.negatives):
            for operand in operands:
                allowed &= operand != idle
        return allowed

    def _admitted(self, values: Integers) -> Mask:
        if self._rules.objection(-1) is None:
            return np.ones(values.shape, dtype=np.bool_)
        return values >= 0 if self._rules.objection(0) is None else values > 0


class Numbered:
    """Codes number the values in the order in which they first turn up.

    Lives as long as one search and grows with it.
    """

    batch = 1 << 12

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._values: list[Value] = []
        self._codes: dict[Value, int] = {}

    def encode(self, value: Value) -> int:
        code = self._codes.setdefault(value, len(self._values))
        if code == len(self._values):
            self._values.append(value)
        return code

    def decode(self, codes: Integers) -> list[Value]:
        return [self._values[code] for code in codes.tolist()]

    def apply(self, move: Move, small: Integers, large: Integers) -> Partial:
        operator = move.operator
        left, right = (small, large) if move.small_left else (large, small)
        return self._partial(map(operator.apply, self.decode(left), self.decode(right)))

    def close(self, move: Move, small: Integers, result: Integers) -> Partial:
        operator = move.operator
        smalls, results = self.decode(small), self.decode(result)
        if move.small_left:
            assert operator.closing is not None
            return self._partial(map(operator.closing, smalls, results))
        known = zip(smalls, results, strict=True)
        return self._partial(
            None if a == operator.absorbing else operator.family.apply(result, a)
            for a, result in known
        )

    def nearest(self, codes: Integers, target: Value, count: int) -> Integers:
        distance = self._rules.algebra.kind.distance
        distances = [distance(value, target) for value in self.decode(codes)]
        return _nearest(codes, np.array(distances, dtype=object), count)

    def _partial(self, values: Iterable[Value | None]) -> Partial:
        codes = np.fromiter(
            (
                -1 if value is None or self._rules.objection(value) else self.encode(value)
                for value in values
            ),
            dtype=np.int64,
        )
        return codes, codes >= 0


def _size(codes: Integers) -> int:
    return int(np.abs(codes).max(initial=0))


def _nearest(codes: Integers, distances: NDArray[Any], count: int) -> Integers:
    if len(codes) <= count:
        return codes
    near: Mask = distances <= np.sort(distances)[count - 1]
    return codes[near]
