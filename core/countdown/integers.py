"""The number operators on arrays of 64-bit integers, element by element."""

import numpy as np

from core.countdown.operators import ArrayForm, Integers, Partial

LARGEST_POWER = 1_000_000
EXPONENTS = range(2, 11)


def _largest_base(exponent: int) -> int:
    base = 1
    while (base + 1) ** exponent <= LARGEST_POWER:
        base += 1
    return base


# Indexed by exponent; 0 stands for an exponent that is not allowed, and lets no base through.
_LARGEST_BASES = np.array(
    [_largest_base(n) if n in EXPONENTS else -1 for n in range(EXPONENTS.stop)], dtype=np.int64
)
_LARGEST_BASES.flags.writeable = False


def _everywhere(values: Integers) -> Partial:
    return values, np.ones(values.shape, dtype=np.bool_)


def _add(a: Integers, b: Integers) -> Partial:
    return _everywhere(a + b)


def _subtract(a: Integers, b: Integers) -> Partial:
    return _everywhere(a - b)


def _multiply(a: Integers, b: Integers) -> Partial:
    return _everywhere(a * b)


def _divide(a: Integers, b: Integers) -> Partial:
    divisor = np.where(b == 0, 1, b)
    quotient = a // divisor
    return quotient, (quotient * divisor == a) & (b != 0)


def _added_to_make(a: Integers, total: Integers) -> Partial:
    return _subtract(total, a)


def _multiplied_to_make(a: Integers, product: Integers) -> Partial:
    return _divide(product, a)


def _dividing_to_make(a: Integers, quotient: Integers) -> Partial:
    divisor, defined = _divide(a, quotient)
    return divisor, defined & (a != 0)


def _remainder(a: Integers, b: Integers) -> Partial:
    return a % np.where(b > 0, b, 1), (a >= 0) & (b > 0)


def _power(base: Integers, exponent: Integers) -> Partial:
    allowed = (exponent >= EXPONENTS.start) & (exponent < EXPONENTS.stop)
    exponent = np.where(allowed, exponent, 0)
    allowed &= np.abs(base) <= _LARGEST_BASES[exponent]
    return np.where(allowed, base, 0) ** exponent, allowed


def _total(x: int, y: int) -> int:
    return x + y


def _product(x: int, y: int) -> int:
    return x * y


def _divisor(x: int, y: int) -> int:
    return y


def _power_limit(x: int, y: int) -> int:
    return LARGEST_POWER


ADD = ArrayForm(_add, _total, _added_to_make)
SUBTRACT = ArrayForm(_subtract, _total, _subtract)
MULTIPLY = ArrayForm(_multiply, _product, _multiplied_to_make)
DIVIDE = ArrayForm(_divide, _product, _dividing_to_make)
REMAINDER = ArrayForm(_remainder, _divisor)
POWER = ArrayForm(_power, _power_limit)
