"""The operators on numbers. A new one is one more entry in the table at the end."""

from fractions import Fraction

from core.countdown import integers
from core.countdown.kinds import NUMBER, Number, simplest_number, size
from core.countdown.operators import Algebra, Operator


def _whole(*numbers: Number) -> bool:
    return all(number.denominator == 1 for number in numbers)


def _add(a: Number, b: Number) -> Number:
    return simplest_number(a + b)


def _subtract(a: Number, b: Number) -> Number:
    return simplest_number(a - b)


def _multiply(a: Number, b: Number) -> Number:
    return simplest_number(a * b)


def _divide(a: Number, b: Number) -> Number | None:
    return simplest_number(Fraction(a) / b) if b else None


def _added_to_make(a: Number, total: Number) -> Number:
    return _subtract(total, a)


def _multiplied_to_make(a: Number, product: Number) -> Number | None:
    return _divide(product, a)


def _dividing_to_make(a: Number, quotient: Number) -> Number | None:
    return _divide(a, quotient) if a else None


def _remainder(a: Number, b: Number) -> int | None:
    return int(a % b) if _whole(a, b) and a >= 0 and b > 0 else None


def _power(base: Number, exponent: Number) -> Number | None:
    if exponent not in integers.EXPONENTS or size(base) > integers.LARGEST_POWER:
        return None
    value = simplest_number(Fraction(base) ** int(exponent))
    return value if size(value) <= integers.LARGEST_POWER else None


def _concatenate(a: Number, b: Number) -> int | None:
    return int(f"{a}{b}") if _whole(a, b) and a > 0 and b >= 0 else None


ADD = Operator(
    symbol="+",
    meaning="add two numbers",
    apply=_add,
    binding=1,
    closing=_added_to_make,
    commutative=True,
    associative=True,
    identity=0,
    arrays=integers.ADD,
)
SUBTRACT = Operator(
    symbol="-",
    meaning="take one number from another",
    apply=_subtract,
    binding=1,
    spellings=("−", "–"),
    closing=_subtract,
    inverse_of=ADD,
    arrays=integers.SUBTRACT,
)
MULTIPLY = Operator(
    symbol="×",
    meaning="multiply two numbers",
    apply=_multiply,
    binding=2,
    spellings=("*", "x", "X", "·"),
    closing=_multiplied_to_make,
    commutative=True,
    associative=True,
    identity=1,
    absorbing=0,
    arrays=integers.MULTIPLY,
)
DIVIDE = Operator(
    symbol="÷",
    meaning="divide one number by another, never by zero",
    apply=_divide,
    binding=2,
    spellings=("/", ":"),
    closing=_dividing_to_make,
    inverse_of=MULTIPLY,
    absorbing=0,
    arrays=integers.DIVIDE,
)
REMAINDER = Operator(
    symbol="mod",
    meaning="what is left over when one whole number is divided by another, as 17 mod 5 = 2",
    apply=_remainder,
    binding=2,
    spellings=("%", "rem"),
    arrays=integers.REMAINDER,
)
POWER = Operator(
    symbol="^",
    meaning="raise a number to a power from 2 to 10, with a result of at most a million",
    apply=_power,
    binding=3,
    spellings=("**",),
    arrays=integers.POWER,
)
CONCATENATE = Operator(
    symbol="‖",
    meaning="write tiles one after the other, as 2 ‖ 5 = 25",
    apply=_concatenate,
    binding=4,
    spellings=("||", "|", "&"),
    associative=True,
    tiles_only=True,
)

NUMBERS = Algebra(
    kind=NUMBER,
    operators=(ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, POWER, CONCATENATE),
)
