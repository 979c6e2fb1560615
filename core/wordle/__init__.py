"""Wordle: marks, rows, the words still possible, why none is left, and what to guess next."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from core.wordle.conflict import Change, Conflict, conflict
from core.wordle.hardmode import legal_guesses
from core.wordle.impossible import impossible
from core.wordle.knowledge import best_marks, expected_marks
from core.wordle.letters import letter_counts
from core.wordle.lexicon import Lexicon
from core.wordle.marks import LENGTH, Mark, is_word, score
from core.wordle.paste import Pasted, PastedRow, Problem, parse_game
from core.wordle.ranked import Ranked
from core.wordle.refusal import Refusal, Rule, contradictions, refusal
from core.wordle.reviewed import Left, Listing, Review, ReviewedGuess
from core.wordle.row import Row
from core.wordle.shortlist import shortlist
from core.wordle.strategy import Optimal
from core.wordle.wordlist import WordList

if TYPE_CHECKING:
    from core.wordle.optimum import approaching, optimal
    from core.wordle.partitioning import partition
    from core.wordle.playout import GUESSES, Outcome, Position, play_out
    from core.wordle.ranking import rank
    from core.wordle.reviewing import review
    from core.wordle.warming import warm_up

__all__ = [
    "GUESSES",
    "LENGTH",
    "Change",
    "Conflict",
    "Left",
    "Lexicon",
    "Listing",
    "Mark",
    "Optimal",
    "Outcome",
    "Pasted",
    "PastedRow",
    "Position",
    "Problem",
    "Ranked",
    "Refusal",
    "Review",
    "ReviewedGuess",
    "Row",
    "Rule",
    "WordList",
    "approaching",
    "best_marks",
    "conflict",
    "contradictions",
    "expected_marks",
    "impossible",
    "is_word",
    "legal_guesses",
    "letter_counts",
    "optimal",
    "parse_game",
    "partition",
    "play_out",
    "rank",
    "refusal",
    "review",
    "score",
    "shortlist",
    "warm_up",
]

COMPILED = {
    "GUESSES": "playout",
    "Outcome": "playout",
    "Position": "playout",
    "play_out": "playout",
    "review": "reviewing",
    "approaching": "optimum",
    "optimal": "optimum",
    "partition": "partitioning",
    "rank": "ranking",
    "warm_up": "warming",
}
"""What needs the compiler, and its modules: imported when asked for, as that takes a second."""


def __getattr__(name: str) -> Any:
    if name not in COMPILED:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{COMPILED[name]}"), name)
