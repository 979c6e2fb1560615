"""From links to every distinct expression that makes the wanted values."""

from collections.abc import Iterator

from core.countdown.deal import Atom, Deal
from core.countdown.expression import Calculation, Expression, chain
from core.countdown.joining import Forms, Operands, joined
from core.countdown.links import Links
from core.countdown.operators import Operator
from core.countdown.stopping import Tick

# Putting a form together takes about as long as so many calculations on arrays.
_COST = 100


class FormBook:
    """All forms found so far. Links have to be added from small selections to large ones.

    Lives as long as one search and grows with it.
    """

    def __init__(self, deal: Deal) -> None:
        self._deal = deal
        self._inverses = {each.inverse_of: each for each in deal.rules.operators}
        self._families: list[Operator | None] = []
        self._operands: list[Operands] = []
        self._atoms: list[Atom] = []
        self._expressions: dict[int, Expression] = {}
        self._at: tuple[dict[int, list[int]], ...] = tuple({} for _ in deal.atoms)
        for size, atoms in enumerate(deal.atoms):
            for key, found in atoms.items():
                for atom in found:
                    self._atoms.append(atom)
                    self._keep(size, key, None, ((), ()))

    def add(self, links: Links, tick: Tick) -> None:
        """Make the forms that some links lead to."""
        (small_size, large_size), operator = links.sizes, links.move.operator
        idle = self._deal.rules.idle_operand(operator)
        no_operand = None if idle is None else self._deal.reckoner.encode(idle)
        keys = zip(links.want.tolist(), links.small.tolist(), links.large.tolist(), strict=True)
        for want, small, large in keys:
            left = self._seen_by(operator.family, small_size, small, no_operand)
            right = self._seen_by(operator.family, large_size, large, no_operand)
            tick(_COST * (1 + len(left) * len(right)))
            if not links.move.small_left:
                left, right = right, left
            twins = small_size == large_size and small == large
            for operands in joined(operator, left, right, twins):
                self._keep(small_size + large_size, want, operator.family, operands)

    def expressions(self, size: int, key: int) -> Iterator[Expression]:
        """The expressions of a size that make a key."""
        return map(self._expression, self._at[size].get(key, ()))

    def _keep(self, size: int, key: int, family: Operator | None, operands: Operands) -> None:
        self._at[size].setdefault(key, []).append(len(self._families))
        self._families.append(family)
        self._operands.append(operands)

    def _seen_by(self, family: Operator, size: int, key: int, no_operand: int | None) -> Forms:
        forms, families = self._at[size].get(key, ()), self._families
        own = family if family.associative else None
        chains = tuple(self._operands[form] for form in forms if own and families[form] is own)
        others = tuple(form for form in forms if not own or families[form] is not own)
        if no_operand is not None and (key - no_operand) % self._deal.span == 0:
            return Forms(chains, (), others)
        return Forms(chains, others)

    def _expression(self, form: int) -> Expression:
        known = self._expressions.get(form)
        if known is None:
            known = self._expressions[form] = self._made(form)
        return known

    def _made(self, form: int) -> Expression:
        family = self._families[form]
        if family is None:
            return self._atoms[form].expression(self._deal.rules.algebra.kind)
        added, taken_back = (tuple(map(self._expression, each)) for each in self._operands[form])
        if family.commutative:
            back = ((self._inverses[family], operand) for operand in taken_back)
            return chain(family, added, back)
        return Calculation(added[0], tuple((family, operand) for operand in added[1:]))
