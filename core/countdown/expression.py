"""Expressions in the form in which two ways of making a number are the same or different.

A chain of + and - is one `Calculation`, flattened: its terms are never sums themselves. First
come the added terms, then the subtracted ones, each group sorted. So `a-(b-c)` and `(a+c)-b`
are one value, as are `a/(b/c)` and `a*c/b`, whatever the order in which they were typed.
`combine` keeps this form; everything else relies on it.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

from core.countdown.kinds import NUMBER, Kind, Value
from core.countdown.operators import Operator


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile by itself."""

    value: Value
    kind: Kind = field(default=NUMBER, repr=False)

    def __str__(self) -> str:
        return self.kind.show(self.value)

    def steps(self) -> tuple[str, ...]:
        """A tile needs no working."""
        return ()

    @property
    def tiles(self) -> tuple[Value, ...]:
        """The tile itself, alone."""
        return (self.value,)


@dataclass(frozen=True, slots=True)
class Calculation:
    """Operands worked off from left to right: the first, then each with its operator.

    All operators are of one family. Build one with `combine`, which keeps the operands in
    their one true order. `value` and `text` follow from the operands.

    Raises ValueError where an operator does not allow its operands.
    """

    first: "Expression"
    rest: tuple[tuple[Operator, "Expression"], ...]
    value: Value = field(init=False, compare=False, repr=False)
    text: str = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        value = self.first.value
        text = _bracketed(self.first, self.rest[0][0])
        for operator, operand in self.rest:
            result = operator.apply(value, operand.value)
            if result is None:
                show = self.kind.show
                raise ValueError(
                    f"{show(value)} {operator.symbol} {show(operand.value)} can't be done "
                    f"({operator.symbol}: {operator.meaning})"
                )
            value = result
            text += f" {operator.symbol} {_bracketed(operand, operator)}"
        object.__setattr__(self, "value", value)
        object.__setattr__(self, "text", text)

    def __str__(self) -> str:
        return self.text

    @property
    def kind(self) -> Kind:
        """The kind of value it is about."""
        return self.first.kind

    @property
    def family(self) -> Operator:
        """The operator that all its operators belong to."""
        return self.rest[0][0].family

    @property
    def operands(self) -> tuple["Expression", ...]:
        """All operands, from left to right."""
        return self.first, *(operand for _, operand in self.rest)

    @property
    def tiles(self) -> tuple[Value, ...]:
        """The tiles it uses, from left to right."""
        return tuple(tile for operand in self.operands for tile in operand.tiles)

    def steps(self) -> tuple[str, ...]:
        """The working as a player writes it, one calculation a line.

        >>> from core.countdown import parse
        >>> parse("9*(6+75)-7").steps()
        ('75 + 6 = 81', '81 × 9 = 729', '729 - 7 = 722')
        """
        return tuple(f"{line} = {self.kind.show(result)}" for line, result in working(self))


Expression: TypeAlias = Tile | Calculation
Step: TypeAlias = tuple[Operator, Expression]
Item = TypeVar("Item")


def combine(operator: Operator, left: Expression, right: Expression) -> Calculation:
    """The calculation `left operator right`, in the form in which equal ways are equal.

    Raises ValueError where the operator does not allow the two values.

    >>> from core.countdown.arithmetic import ADD, SUBTRACT
    >>> inner = combine(SUBTRACT, Tile(7), Tile(2))
    >>> str(combine(SUBTRACT, Tile(50), inner))
    '50 + 2 - 7'
    """
    family = operator.family
    if family.commutative and family.associative:
        added, taken_back = terms(left, family)
        more, less = terms(right, family)
        if operator == family:
            return chain(family, added + more, taken_back + less)
        turned = tuple((operator, term) for term in more)
        return chain(family, added + tuple(term for _, term in less), taken_back + turned)
    if operator.commutative:
        return chain(operator, (left, right), ())
    if operator.associative:
        operands = _links(left, operator) + _links(right, operator)
    else:
        operands = (left, right)
    return Calculation(operands[0], tuple((operator, operand) for operand in operands[1:]))


def chain(family: Operator, added: Iterable[Expression], taken_back: Iterable[Step]) -> Calculation:
    """One calculation of a commutative operator and its inverse.

    If it is associative, none of the operands may itself be a calculation of that family.
    """
    first, *others = _in_order(added, lambda operand: operand)
    steps = _in_order(taken_back, lambda step: step[1])
    return Calculation(first, (*((family, other) for other in others), *steps))


def _in_order(items: Iterable[Item], key: Callable[[Item], Expression]) -> list[Item]:
    """Largest value first, and equal values by text."""
    ordered = sorted(items, key=lambda item: str(key(item)))
    if len(ordered) > 1:
        ordered.sort(key=lambda item: key(item).kind.order(key(item).value), reverse=True)
    return ordered


def terms(
    expression: Expression, family: Operator
) -> tuple[tuple[Expression, ...], tuple[Step, ...]]:
    """What is worked in and what is taken back, if this is a calculation of that family."""
    if isinstance(expression, Tile) or expression.family != family:
        return (expression,), ()
    added = tuple(operand for operator, operand in expression.rest if operator == family)
    taken_back = tuple(step for step in expression.rest if step[0] != family)
    return (expression.first, *added), taken_back


def _links(expression: Expression, operator: Operator) -> tuple[Expression, ...]:
    same = isinstance(expression, Calculation) and expression.family == operator
    return expression.operands if isinstance(expression, Calculation) and same else (expression,)


def _bracketed(operand: Expression, operator: Operator) -> str:
    loose = isinstance(operand, Calculation) and operand.family.binding <= operator.binding
    return f"({operand})" if loose else str(operand)


def working(expression: Expression) -> Iterable[tuple[str, Value]]:
    """Each calculation as it is worked off, with its result: ("75 + 6", 81).

    Whenever some order of working keeps every result allowed, this order does.
    """
    if isinstance(expression, Tile):
        return
    show, running = expression.kind.show, expression.first.value
    yield from working(expression.first)
    for operator, operand in expression.rest:
        yield from working(operand)
        result = operator.apply(running, operand.value)
        yield f"{show(running)} {operator.symbol} {show(operand.value)}", result
        running = result
