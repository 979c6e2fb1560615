"""The one place in `core` that reads a clock, and only when a time budget was asked for."""

import math
from collections.abc import Callable
from time import monotonic


def within(budget_s: float | None) -> Callable[[], bool]:
    """A test whether so many seconds from now have passed; never without a budget.

    Raises ValueError for a budget that is not a positive number.
    """
    if budget_s is None:
        return lambda: False
    if not (math.isfinite(budget_s) and budget_s > 0):
        raise ValueError(f"a budget of {budget_s!r} s: it has to be a positive number, or None")
    end = monotonic() + budget_s
    return lambda: monotonic() >= end
