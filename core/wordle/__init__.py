"""Wordle: marks, rows, the words still possible, and why none is left."""

from core.wordle.conflict import Change, Conflict, conflict
from core.wordle.impossible import impossible
from core.wordle.knowledge import best_marks, expected_marks
from core.wordle.lexicon import Lexicon
from core.wordle.marks import LENGTH, Mark, is_word, score
from core.wordle.paste import Pasted, PastedRow, Problem, parse_game
from core.wordle.refusal import Refusal, Rule, contradictions, refusal
from core.wordle.row import Row
from core.wordle.shortlist import shortlist
from core.wordle.wordlist import WordList

__all__ = [
    "LENGTH",
    "Change",
    "Conflict",
    "Lexicon",
    "Mark",
    "Pasted",
    "PastedRow",
    "Problem",
    "Refusal",
    "Row",
    "Rule",
    "WordList",
    "best_marks",
    "conflict",
    "contradictions",
    "expected_marks",
    "impossible",
    "is_word",
    "parse_game",
    "refusal",
    "score",
    "shortlist",
]
