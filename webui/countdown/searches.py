"""The jobs of this page: a round solved, and the targets around it."""

from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import Any, ClassVar

from core.countdown import Solutions, reachable, solve
from webui.countdown.ruling import Ruling
from webui.countdown.values import Value
from webui.job import Job, Watch

MILLION = 1_000_000

WHOLE_BOUND = 200 * MILLION
"""Calculations on machine integers: some ten seconds. All 160,011 ways that 1 2 3 4 5 6 7 8 make 25
take 133 million."""

OTHER_BOUND = 3 * MILLION
"""Calculations on fractions, words and very large numbers: some ten seconds."""

AROUND_BOUND = MILLION
"""The same for the targets around, which are many at once."""

TELL_EVERY = MILLION // 4
"""Calculations between two words of progress."""

WAYS_KEPT = 2_000
"""Ways of a round that are listed: more than anyone reads, and some 200 kilobytes."""

QUICK_DIGITS = 16
"""Tiles that have so many digits together make products that fit machine integers."""

FARTHEST = 9
"""Distances around a target are told up to this."""

TV_TARGETS = range(101, 1000)


@dataclass(frozen=True, slots=True)
class Round:
    """Tiles, sorted, a target, and the rules."""

    tiles: tuple[Value, ...]
    target: Value
    ruling: Ruling

    @property
    def is_large(self) -> bool:
        """Whether searching it may take more than a quarter of a second."""
        if self.is_slow:
            return len(self.tiles) > 4
        return len(self.tiles) > (5 if self.ruling.extra_operators else 6)

    @property
    def is_slow(self) -> bool:
        """Whether it can't be calculated on machine integers."""
        digits = sum(len(str(tile)) for tile in self.tiles)
        return self.ruling.kind == "words" or "fractions" in self.ruling.on or digits > QUICK_DIGITS

    @property
    def bound(self) -> int:
        """After how many calculations a search is given up, unless it turns out to be slow."""
        return OTHER_BOUND if self.is_slow else WHOLE_BOUND


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


class _Bounded:
    """A stop test that tells how far it has come.

    The solver begins anew, without machine integers, where those turn out to be too small: it
    counts from zero then, and each calculation takes longer.
    """

    def __init__(self, watch: Watch, bound: int, slow_bound: int) -> None:
        self.bound = bound
        self._watch = watch
        self._slow_bound = slow_bound
        self._before = self._told = 0

    def __call__(self, calculations: int) -> bool:
        if calculations < self._before:
            self.bound, self._told = self._slow_bound, 0
        self._before = calculations
        if calculations >= self._told + TELL_EVERY:
            self._told = calculations
            self._watch.tell(Progress(calculations, self.bound))
        return calculations > self.bound or self._watch.is_unwanted()


@dataclass(frozen=True, slots=True)
class SolveRound(Job):
    """Every way to make a target: an `Answer`, and `Progress` on the way."""

    round: Round

    def run(self, watch: Watch) -> Answer:
        asked = self.round
        stop = _Bounded(watch, asked.bound, OTHER_BOUND)
        found = solve(asked.tiles, asked.target, asked.ruling.rules, stop)
        return answer(found, stop.bound)


@dataclass(frozen=True, slots=True)
class SolveLargeRound(SolveRound):
    """The same where it may take long."""

    is_long: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class LookAround(Job):
    """Which targets around this one can be made: `Nearby`."""

    round: Round

    def run(self, watch: Watch) -> Nearby:
        asked = self.round
        targets = around(asked.target)
        wider = range(max(1, targets[0] - FARTHEST), targets[-1] + FARTHEST + 1)
        stop = _Bounded(watch, AROUND_BOUND if asked.is_slow else WHOLE_BOUND, AROUND_BOUND)
        found = reachable(asked.tiles, wider, asked.ruling.rules, stop)
        return Nearby(targets[0], distances(found.targets, targets), found.complete)


@dataclass(frozen=True, slots=True)
class LookFarAround(LookAround):
    """The same where it may take long."""

    is_long: ClassVar[bool] = True


def solving(asked: Round) -> SolveRound:
    """The job that solves a round."""
    return SolveLargeRound(asked) if asked.is_large else SolveRound(asked)


def looking_around(asked: Round) -> LookAround | None:
    """The job that looks at the targets around a round's; words have none around them."""
    if asked.ruling.kind == "words":
        return None
    return LookFarAround(asked) if asked.is_large else LookAround(asked)


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
