"""What follows from the cards on the board: computed, remembered, and kept in no model."""

from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache

from core.setgame import count_solutions, hint, solutions
from core.setgame.explaining import Explanation
from core.setgame.explaining import explain as explain_cards
from webui.job import Job, Watch
from webui.setgame.codes import Codes, cards, codes

LISTED = 2_000
"""Solutions that are listed: more than anyone reads. Beyond it only their number is told."""

CARDS_AT_ONCE = 24
"""Cards of a board that is solved within a few milliseconds, in every variant."""


@dataclass(frozen=True, slots=True)
class Answers:
    """How many solutions a board has, and the first of them."""

    count: int
    listed: tuple[Codes, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """A board as far as its solutions depend on it."""

    variant: str
    cards: Codes
    previous: Codes

    @property
    def is_quick(self) -> bool:
        return len(self.cards) <= CARDS_AT_ONCE


@dataclass(frozen=True, slots=True)
class FindAnswers(Job):
    """The answers for a large board."""

    question: Question

    def run(self, watch: Watch) -> Answers:
        return answers(self.question)


@lru_cache(maxsize=64)
def answers(question: Question) -> Answers:
    """All solutions counted; listed as far as they are few, else those among the first cards."""
    variant, previous = question.variant, cards(question.previous)
    board = cards(question.cards)

    def count(first: int) -> int:
        return count_solutions(variant, board[:first], previous)

    total = count(len(board))
    few = (
        len(board)
        if total <= LISTED
        else bisect_right(range(len(board) + 1), LISTED, key=count) - 1
    )
    return Answers(
        total, tuple(codes(found) for found in solutions(variant, board[:few], previous))
    )


@lru_cache(maxsize=256)
def hinted(question: Question, size: int) -> Codes:
    """The first cards of one solution, the same while the board stays the same."""
    return codes(hint(cards(question.cards), size, question.variant, cards(question.previous)))


@lru_cache(maxsize=64)
def explain(picked: Codes, variant: str, previous: Codes) -> Explanation:
    """Why cards of the board are a solution, or what breaks it."""
    return explain_cards(cards(picked), variant, cards(previous))
