"""How one person likes the page: kept by the browser, and the same for every board."""

from dataclasses import dataclass
from enum import Enum

from webui.wordle.advice import Mode

NAME = "wordle"
"""Under which the browser keeps them."""


class Picture(Enum):
    """What is drawn under the best guesses."""

    GROUPS = "groups"
    LETTERS = "letters"


@dataclass(frozen=True, slots=True)
class Habits:
    mode: Mode = Mode.NORMAL
    advice_folded: bool = False
    words_folded: bool = False
    picture: Picture = Picture.GROUPS

    def as_text(self) -> str:
        folded = ("advice" if self.advice_folded else "", "words" if self.words_folded else "")
        return " ".join((self.mode.value, self.picture.value, *filter(None, folded)))

    @classmethod
    def from_text(cls, text: str) -> "Habits":
        """What `as_text` wrote; the usual habits for anything else."""
        words = frozenset(text.split())
        mode = next((mode for mode in Mode if mode.value in words), Mode.NORMAL)
        picture = next((one for one in Picture if one.value in words), Picture.GROUPS)
        return cls(mode, "advice" in words, "words" in words, picture)
