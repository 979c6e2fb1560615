"""Wordle: marks, rows, the words still possible, why none is left, and what to guess next."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from core.wordle.conflict import Change, Conflict, conflict
from core.wordle.hardmode import legal_guesses
from core.wordle.impossible import impossible
from core.wordle.knowledge import best_marks, expected_marks
from core.wordle.lexicon import Lexicon
from core.wordle.marks import LENGTH, Mark, is_word, score
from core.wordle.paste import Pasted, PastedRow, Problem, parse_game
from core.wordle.row import Row
from core.wordle.shortlist import shortlist
from core.wordle.wordlist import WordList

if TYPE_CHECKING:
    from core.wordle.optimum import Optimal, approaching, optimal
    from core.wordle.partitioning import partition
    from core.wordle.ranking import Ranked, Standing, rank, standing
    from core.wordle.warming import warm_up

__all__ = [
    "LENGTH",
    "Change",
    "Conflict",
    "Lexicon",
    "Mark",
    "Optimal",
    "Pasted",
    "PastedRow",
    "Problem",
    "Ranked",
    "Row",
    "Standing",
    "WordList",
    "approaching",
    "best_marks",
    "conflict",
    "expected_marks",
    "impossible",
    "is_word",
    "legal_guesses",
    "optimal",
    "parse_game",
    "partition",
    "rank",
    "score",
    "shortlist",
    "standing",
    "warm_up",
]

COMPILED = {
    "Optimal": "optimum",
    "approaching": "optimum",
    "optimal": "optimum",
    "partition": "partitioning",
    "Ranked": "ranking",
    "Standing": "ranking",
    "rank": "ranking",
    "standing": "ranking",
    "warm_up": "warming",
}
"""What needs the compiler, and its modules: imported when asked for, as that takes a second."""


def __getattr__(name: str) -> Any:
    if name not in COMPILED:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{COMPILED[name]}"), name)
