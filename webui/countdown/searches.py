"""The jobs of this page: a round solved, and the targets around it."""

from dataclasses import dataclass
from typing import ClassVar

from core.countdown import reachable, solve
from webui.countdown.findings import FARTHEST, Answer, Nearby, Progress, answer, around, distances
from webui.countdown.rounds import MILLION, OTHER_BOUND, WHOLE_BOUND, Round
from webui.job import Job, Watch

AROUND_BOUND = MILLION
"""Calculations for the targets around a round that is slow to calculate: a few seconds."""

TELL_EVERY = MILLION // 4
"""Calculations between two words of progress."""


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
