"""What an operator is. The operators themselves are entries of the tables in
`arithmetic` and `spelling`; nothing in the search knows any of them by name."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from core.countdown.kinds import Kind, Value

Integers: TypeAlias = NDArray[np.int64]
Mask: TypeAlias = NDArray[np.bool_]
Partial: TypeAlias = tuple[Integers, Mask]


@dataclass(frozen=True, slots=True)
class ArrayForm:
    """An operator on whole arrays of 64-bit integers, for speed only.

    `apply` and `closing` answer element by element what the operator's own functions answer
    for whole numbers: the values, and where they are allowed at all. `bound(x, y)` is never
    less than the size of `apply(a, b)` or `closing(a, b)` for any a of size at most x and b
    of size at most y; it is how a search knows that 64 bits are enough.
    """

    apply: Callable[[Integers, Integers], Partial]
    bound: Callable[[int, int], int]
    closing: Callable[[Integers, Integers], Partial] | None = None


@dataclass(frozen=True, slots=True, repr=False)
class Operator:
    """An operator of two operands, and what may be relied on about it.

    - `apply(a, b)` is the value, or None where the operator does not allow the two.
    - `closing(a, target)` is the one b with `apply(a, b) == target`, or None if there is none.
    - `commutative` and `associative` mean that the two sides are equal wherever both are
      defined, and that a chain which is defined in any grouping is defined from left to right.
    - `inverse_of` names the operator this one takes back: `apply(inverse_of.apply(a, b), b)`
      is a, and taking back as late as possible is always defined if any other order is.
    - `identity` leaves the other operand as it is, on either side.
    - `absorbing`, as left operand, gives itself whatever the right one is, so that `closing`
      can't tell the right one.
    - `tiles_only`: the operands are tiles, never the results of calculations.

    `symbol` is how it is written, `spellings` how else it may be typed, `binding` how tightly
    it holds (× more than +), `meaning` one plain phrase for a person.
    """

    symbol: str
    meaning: str
    apply: Callable[[Value, Value], Value | None]
    binding: int
    spellings: tuple[str, ...] = ()
    closing: Callable[[Value, Value], Value | None] | None = None
    commutative: bool = False
    associative: bool = False
    inverse_of: "Operator | None" = None
    identity: Value | None = None
    absorbing: Value | None = None
    tiles_only: bool = False
    arrays: ArrayForm | None = None

    def __post_init__(self) -> None:
        taken_back = self.inverse_of
        if taken_back and not (taken_back.commutative and taken_back.associative):
            raise ValueError(
                f"{self.symbol} can't be the inverse of {taken_back.symbol}: "
                "only a commutative and associative operator can be taken back in any order"
            )

    def __repr__(self) -> str:
        return f"<{self.symbol}>"

    def __hash__(self) -> int:
        return hash(self.symbol)

    @property
    def family(self) -> "Operator":
        """The operator whose chains this one belongs to: + for both + and -."""
        return self.inverse_of or self


@dataclass(frozen=True, slots=True)
class Algebra:
    """A kind of value and every operator known for it, in the order they are offered."""

    kind: Kind
    operators: tuple[Operator, ...]
