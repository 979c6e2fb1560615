"""What searches find, as text and small enough to keep."""

from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import Any

from core.countdown import Solutions

WAYS_KEPT = 2_000
"""Ways of a round that are listed: more than anyone reads, and some 200 kilobytes."""

FARTHEST = 9
"""Distances around a target are told up to this."""

TV_TARGETS = range(101, 1000)


@dataclass(frozen=True, slots=True)
class Progress:
    """How many calculations were done so far, and how many are the most."""

    calculations: int
    bound: int


@dataclass(frozen=True, slots=True)
class Answer:
    """What was found, as text.

    `ways` are the simplest; `groups` say of all ways how many use how many tiles. `distance` is
    "0" when the target is made, and None when nothing at all can be made. `stopped_after` so many
    calculations the search was given up; there may be more ways then, and nearer ones.
    """

    ways: tuple[str, ...]
    groups: tuple[tuple[int, int], ...]
    values: tuple[str, ...]
    distance: str | None
    stopped_after: int | None = None

    @property
    def complete(self) -> bool:
        """Whether the search came to its end."""
        return self.stopped_after is None

    @property
    def total(self) -> int:
        """How many distinct ways there are."""
        return sum(count for _, count in self.groups)

    @property
    def is_exact(self) -> bool:
        """Whether the target is made."""
        return self.distance == "0"


@dataclass(frozen=True, slots=True)
class Nearby:
    """How far each of a row of targets, from `first`, is from what can be made.

    A digit each, and "+" for more than nine.
    """

    first: int
    distances: str
    complete: bool = True

    @property
    def targets(self) -> range:
        """The targets it is about."""
        return range(self.first, self.first + len(self.distances))

    @property
    def made(self) -> int:
        """How many of them can be made exactly."""
        return self.distances.count("0")


def around(target: Any) -> range:
    """The targets to look at around one: those of the TV game, or else a hundred or nine.

    >>> around(952), around(24), around(12_345)
    (range(101, 1000), range(1, 101), range(11901, 12801))
    """
    if target in TV_TARGETS:
        return TV_TARGETS
    if target <= 100:
        return range(1, 101)
    first = (target - 1) // 100 * 100 + 1 - 400
    return range(first, first + 900)


def distances(made: frozenset[int], targets: range) -> str:
    """How far each target is from the nearest that is made, a character each.

    >>> distances(frozenset({3, 5}), range(1, 9))
    '21010123'
    """
    far = FARTHEST + 1
    nearest = [
        min((step for step in range(far) if {t - step, t + step} & made), default=far)
        for t in targets
    ]
    return "".join("+" if distance == far else str(distance) for distance in nearest)


def answer(found: Solutions, bound: int) -> Answer:
    """What was found, as text, by a search that stops after `bound` calculations."""
    sizes = (len(way.tiles) for way in found.expressions)
    return Answer(
        ways=tuple(str(way) for way in found.expressions[:WAYS_KEPT]),
        groups=tuple((size, len(list(same))) for size, same in groupby(sizes)),
        values=tuple(_show(value) for value in found.values),
        distance=None if found.distance is None else _show(found.distance),
        stopped_after=None if found.complete else bound,
    )


def _show(value: Any) -> str:
    """A number or word; a fraction with its whole part, as 23 4/5."""
    if isinstance(value, Fraction) and value.denominator > 1 and abs(value) > 1:
        whole = int(value)
        return f"{whole} {abs(value - whole)}"
    return str(value)
