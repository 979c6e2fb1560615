"""A guess being typed, and how far back undo leads while it is."""

from dataclasses import dataclass

from core.wordle import LENGTH

DRAFTS_KEPT = 50
"""Steps of typing that can be undone."""

OWN_STEPS_KEPT = 100
"""Steps of the board for which it is known what was being typed."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A guess being typed: a new one, or another word for the played row `row_id`."""

    text: str = ""
    row_id: str | None = None

    @property
    def is_complete(self) -> bool:
        return len(self.text) == LENGTH


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile: the letter at `place` (from 0) in a played row, or in the draft without `row_id`."""

    row_id: str | None
    place: int

    @property
    def id(self) -> str:
        """Its name in the page."""
        return f"{self.row_id or 'draft'}:{self.place}"


@dataclass(frozen=True, slots=True)
class Typing:
    """The draft, and the drafts that undo and redo lead to before the board's own history."""

    draft: Draft = Draft()
    past: tuple[Draft, ...] = ()
    future: tuple[Draft, ...] = ()

    def with_draft(self, draft: Draft) -> "Typing":
        if draft == self.draft:
            return self
        return Typing(draft, past=(*self.past, self.draft)[-DRAFTS_KEPT:])


@dataclass(frozen=True, slots=True)
class OwnStep:
    """What was being typed before and after a step of the board's history that was made here."""

    place: int
    before: Typing
    after: Typing
