"""How the search for a round stands."""

from dataclasses import dataclass

from webui.countdown.findings import Answer, Nearby, Progress
from webui.countdown.searches import SolveRound


@dataclass(frozen=True, slots=True)
class NothingAsked:
    """There is no round yet."""


@dataclass(frozen=True, slots=True)
class Searching:
    job: SolveRound
    progress: Progress = Progress(0, 0)


@dataclass(frozen=True, slots=True)
class Answered:
    """The answer, and the targets around it once they are known."""

    job: SolveRound
    answer: Answer
    nearby: Nearby | None = None


@dataclass(frozen=True, slots=True)
class Cancelled:
    """The person did not want to wait."""

    job: SolveRound


@dataclass(frozen=True, slots=True)
class FailedToSearch:
    job: SolveRound


Search = NothingAsked | Searching | Answered | Cancelled | FailedToSearch
