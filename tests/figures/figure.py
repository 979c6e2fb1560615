"""One thing that was measured, several times, and what it should have been."""

import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial


def percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


@dataclass(frozen=True)
class Statistic:
    """What one number is made of many samples."""

    name: str
    of: Callable[[Sequence[float]], float]


MEDIAN = Statistic("median", statistics.median)
P95 = Statistic("95 %", partial(percentile, share=0.95))
P99 = Statistic("99 %", partial(percentile, share=0.99))
HIGHEST = Statistic("highest", max)


@dataclass(frozen=True)
class Beside:
    """What another program needed for the same, in the same unit; or why it could not be asked."""

    name: str
    samples: tuple[float, ...] = ()
    why_not: str = ""
    note: str = ""
    """Whether its answers were the same, and what it does otherwise."""

    @property
    def value(self) -> float:
        return statistics.median(self.samples)


@dataclass(frozen=True)
class Figure:
    """At most `target` is wanted; None where nothing was promised."""

    name: str
    target: float | None
    samples: tuple[float, ...]
    unit: str
    statistic: Statistic = MEDIAN
    beside: tuple[Beside, ...] = ()

    @property
    def value(self) -> float:
        return self.statistic.of(self.samples)

    @property
    def is_missed(self) -> bool:
        return self.target is not None and self.value > self.target

    @property
    def spread(self) -> tuple[float, float]:
        """Nine in ten samples lie between; of fewer than twenty, all."""
        return percentile(self.samples, 0.05), percentile(self.samples, 0.95)

    def ratio(self, other: Beside) -> float:
        """How many times as much the other program needed."""
        return other.value / self.value
