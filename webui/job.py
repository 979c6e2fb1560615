"""Long work as values: what a page wants computed beside it, and what it hears of it."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol


class Watch(Protocol):
    """How work keeps in touch with those who wait for it. Both may be called from any thread."""

    def is_unwanted(self) -> bool:
        """Whether nobody waits any more: the work should stop within a tenth of a second."""

    def tell(self, found: Any) -> None:
        """Show what is found so far; only the latest counts."""


@dataclass(frozen=True, slots=True)
class Job(ABC):
    """Work on values. Jobs that are equal are the same work: it is done once, for all who wait."""

    is_long: ClassVar[bool] = False
    """Whether it may take more than a quarter of a second. Long jobs are done one at a time."""

    is_compiled: ClassVar[bool] = False
    """Whether it needs what is compiled at the very first start."""

    @abstractmethod
    def run(self, watch: Watch) -> Any:
        """The result, an immutable value. It runs in a thread of its own."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a job has found so far, or in the end."""

    result: Any
    is_final: bool


@dataclass(frozen=True, slots=True)
class Broke:
    """The job could not be done."""


@dataclass(frozen=True, slots=True)
class Preparing:
    """The job waits until the solvers are compiled, at the very first start; `share` of it is
    done, from 0 to 1."""

    share: float


Report = Found | Broke | Preparing
