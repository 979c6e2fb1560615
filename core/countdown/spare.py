"""Spare tiles: where all tiles must be used, what is spent for nothing makes no difference.

A ×1, ÷1, +0 or -0 leaves a result as it is wherever it stands, and so does an X that is worked in
and taken back: A×X÷X or A+X-X. Two expressions are the same if taking one such spare thing out of
each leaves the same, or if a chain of such steps leads from one to the other.
With these rules the 1,362 hands of the 24 game have 3,017 solutions, the usual count.
"""

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import TypeAlias

from core.countdown.expression import Expression, Step, Tile, combine
from core.countdown.operators import Operator

# The spare operand, and the operator it is idle for, or None if it is taken back.
_Spare: TypeAlias = tuple[Expression, Operator | None]


def without_same(ways: Sequence[Expression]) -> tuple[Expression, ...]:
    """The expressions without those that differ from an earlier one in spare tiles only.

    >>> from core.countdown import parse
    >>> ways = [parse(text) for text in ("(2÷1+4)×3", "(2+4)÷1×3", "(2+4)×3×1", "3×4×(2-1)")]
    >>> [str(way) for way in without_same(ways)]
    ['(4 + 2 ÷ 1) × 3', '4 × 3 × (2 - 1)']
    """
    leader = list(range(len(ways)))
    seen: dict[tuple[_Spare, Expression], int] = {}
    for number, way in enumerate(ways):
        for spare in _spares(way):
            one, other = (_first(leader, each) for each in (number, seen.setdefault(spare, number)))
            leader[max(one, other)] = min(one, other)
    return tuple(way for number, way in enumerate(ways) if leader[number] == number)


def _first(leader: Sequence[int], number: int) -> int:
    while leader[number] != number:
        number = leader[number]
    return number


def _spares(expression: Expression) -> Iterator[tuple[_Spare, Expression]]:
    """Each spare thing in an expression, with what is left without it."""
    if isinstance(expression, Tile):
        return
    family = expression.family
    steps: tuple[Step, ...] = ((family, expression.first), *expression.rest)
    for place, (operator, operand) in enumerate(steps):
        before, after = steps[:place], steps[place + 1 :]
        for spare, rest in _spares(operand):
            yield spare, _worked((*before, (operator, rest), *after))
        idle = family.identity is not None and operand.value == family.identity
        if idle and _has_start(before + after, family):
            yield (operand, family), _worked(before + after)
        if operator != family and (family, operand) in before:
            earlier = before.index((family, operand))
            others = before[:earlier] + before[earlier + 1 :] + after
            if _has_start(others, family):
                yield (operand, None), _worked(others)


def _has_start(steps: Sequence[Step], family: Operator) -> bool:
    return bool(steps) and steps[0][0] == family


def _worked(steps: Sequence[Step]) -> Expression:
    (_, first), *rest = steps
    return reduce(lambda result, step: combine(step[0], result, step[1]), rest, first)
