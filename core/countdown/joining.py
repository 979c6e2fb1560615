"""How the forms of two parts join up, each chain in one way only.

A form is a number, and a chain is put together from the numbers of its operands: the added ones in
ascending order, then those taken back in ascending order. (That they may be taken back last is
what operators promise.) So every form turns up exactly once, and forms need not be compared.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from core.countdown.operators import Operator

# The operands of a form: those worked in, and those taken back.
Operands: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Forms:
    """The forms of one value, as a family of operators sees them.

    Its own chains, of which the operands matter; others, which can be operands themselves; and
    others that change nothing as operands (a 1 to × and ÷) and can only be what the rest is
    taken back from, as in 1 ÷ 2.
    """

    chains: tuple[Operands, ...]
    others: tuple[int, ...]
    idle: tuple[int, ...] = ()

    def __len__(self) -> int:
        return len(self.chains) + len(self.others) + len(self.idle)


def joined(operator: Operator, left: Forms, right: Forms, twins: bool) -> Iterator[Operands]:
    """The operands of all forms that the operator makes of a left and a right form.

    `twins` says that both are the forms of the same value of the same selection, so that each
    pair turns up both ways round.
    """
    family = operator.family
    if not family.associative:
        return _paired(left, right, operator.commutative, twins)
    if not family.commutative:
        return _in_a_row(left, right)
    return _added(left, right, twins) if operator is family else _taken_back(left, right)


def _added(left: Forms, right: Forms, twins: bool) -> Iterator[Operands]:
    for one, other in ((left, right),) if twins else ((left, right), (right, left)):
        for added, taken_back in one.chains:
            if not taken_back:
                yield from (((*added, form), ()) for form in other.others if form >= added[-1])
    yield from _paired(left, right, True, twins)


def _taken_back(left: Forms, right: Forms) -> Iterator[Operands]:
    for added, taken_back in left.chains:
        last = taken_back[-1] if taken_back else -1
        yield from ((added, (*taken_back, form)) for form in right.others if form >= last)
    heads = left.others + left.idle
    yield from (((one,), (other,)) for one in heads for other in right.others)


def _in_a_row(left: Forms, right: Forms) -> Iterator[Operands]:
    heads = (*(row for row, _ in left.chains), *((form,) for form in left.others))
    return (((*head, form), ()) for head in heads for form in right.others)


def _paired(left: Forms, right: Forms, commutative: bool, twins: bool) -> Iterator[Operands]:
    for one in left.others:
        for other in right.others:
            if not commutative or one <= other:
                yield (one, other), ()
            elif not twins:
                yield (other, one), ()
