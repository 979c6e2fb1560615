"""How a caller keeps a long search in hand."""

from collections.abc import Callable
from typing import TypeAlias

# Told how many calculations have been done so far; True ends the search.
StopTest: TypeAlias = Callable[[int], bool]

# Called before work is done, with the number of calculations in it. May raise StoppedError.
Tick: TypeAlias = Callable[[int], None]


class StoppedError(Exception):
    """The caller does not want to wait any longer."""


class Ticker:
    """A tick that counts calculations and asks a stop test about them."""

    def __init__(self, should_stop: StopTest) -> None:
        self.calculations = 0
        self._should_stop = should_stop

    def __call__(self, calculations: int) -> None:
        self.calculations += calculations
        if self._should_stop(self.calculations):
            raise StoppedError


def never(calculations: int) -> bool:
    """The stop test of a search that may take as long as it needs."""
    return False


def freely(calculations: int) -> None:
    """The tick of work that is not worth stopping."""
