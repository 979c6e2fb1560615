"""The rules of a game: one immutable value, and the games people know."""

from dataclasses import dataclass, replace

from core.countdown.arithmetic import ADD, DIVIDE, MULTIPLY, NUMBERS, SUBTRACT
from core.countdown.kinds import Value
from core.countdown.operators import Algebra, Operator
from core.countdown.spelling import JOIN, REMOVE, STRINGS


@dataclass(frozen=True, slots=True)
class Rules:
    """What a player may do.

    `negatives`, `zero` and `fractions` say what may turn up on the way; `negatives` lets zero
    in as well, since a sum can pass through it. With `use_all` no tile may be left over.

    Raises ValueError for operators that are not in the algebra, stand there twice, or take
    back an operator that is missing.
    """

    operators: tuple[Operator, ...]
    negatives: bool = False
    zero: bool = False
    fractions: bool = False
    use_all: bool = False
    algebra: Algebra = NUMBERS

    def __post_init__(self) -> None:
        if not self.operators:
            raise ValueError("rules without operators; name at least one")
        for operator in self.operators:
            if operator not in self.algebra.operators:
                raise ValueError(f"{operator.symbol} is no operator on {self.algebra.kind.name}s")
            if self.operators.count(operator) > 1:
                raise ValueError(f"{operator.symbol} is named twice; once is enough")
            if operator.family not in self.operators:
                raise ValueError(
                    f"{operator.symbol} takes {operator.family.symbol} back, "
                    f"so {operator.family.symbol} has to be among the operators too"
                )

    def adding(self, *operators: Operator) -> "Rules":
        """The same rules with more operators."""
        return replace(self, operators=self.operators + operators)

    def objection(self, value: Value) -> str | None:
        """What is wrong with a value on the way, as the end of a sentence, or None.

        >>> TV.objection(-3), TV.objection(3)
        ('is negative', None)
        """
        return self.algebra.kind.objection(value, self)

    def idle_operand(self, operator: Operator) -> Value | None:
        """The operand that changes nothing and so is left over instead, if there is one.

        It may still be what others are taken back from, as the 1 in 1 ÷ 2 with fractions.

        >>> TV.idle_operand(DIVIDE), KRYPTO.idle_operand(DIVIDE)
        (1, None)
        """
        identity = operator.family.identity
        ruled_out = self.use_all or identity is None or self.objection(identity)
        return None if ruled_out else identity


_FOUR = (ADD, SUBTRACT, MULTIPLY, DIVIDE)

TV = Rules(_FOUR)
TWENTY_FOUR = Rules(_FOUR, zero=True, fractions=True, use_all=True)
KRYPTO = Rules(_FOUR, zero=True, use_all=True)
WORDS = Rules((JOIN, REMOVE), algebra=STRINGS)
