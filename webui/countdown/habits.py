"""How one person likes to play: kept by the browser, and the same for every board."""

from dataclasses import dataclass

HABITS = "countdown"
"""Under which name the browser keeps them."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How this person likes to play: try first with the answer covered, against the clock."""

    tries_first: bool = False
    has_clock: bool = False

    def as_text(self) -> str:
        return f"{'try' if self.tries_first else '-'} {'clock' if self.has_clock else '-'}"

    @classmethod
    def from_text(cls, text: str) -> "Habits":
        """What `as_text` wrote; the usual habits for anything else."""
        words = text.split()
        return cls("try" in words, "clock" in words)
