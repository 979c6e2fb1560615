"""A board as one browser's list of boards shows it."""

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class Listed:
    """`is_own` when this browser made it, `is_begun` when anything was ever written to it."""

    id: str
    game: str
    name: str
    made: datetime
    changed: datetime
    is_own: bool
    is_begun: bool

    @property
    def address(self) -> str:
        return f"/{self.game}/{self.id}"
