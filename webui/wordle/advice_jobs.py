"""The jobs behind advice.

They take the compiled solver from `core.wordle` when they run: nothing else waits for it.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from core import wordle
from core.wordle import Lexicon, Optimal, Row, WordList, refusal
from webui.job import Job, Watch
from webui.wordle.advice import Division, Group, Mode, NoReview, Price, Proof, Question, Ranking
from webui.wordle.possible import possible

SHOWN = 8
"""Guesses of each kind that are kept of a ranking."""

SECONDS_TO_PROVE = 60.0
"""A search that takes longer ends with what it has."""


@dataclass(frozen=True, slots=True)
class RankGuesses(Job):
    question: Question
    is_compiled: ClassVar[bool] = True

    def run(self, watch: Watch) -> Any:
        question = self.question
        ranked = wordle.rank(question.candidates, _allowed(question), hard=_hard(question))
        return Ranking(
            question,
            tuple(guess for guess in ranked if guess.is_candidate)[:SHOWN],
            tuple(guess for guess in ranked[: 20 * SHOWN] if not guess.is_candidate)[:SHOWN],
            np.array([guess.expected_left for guess in ranked], dtype=np.float32),
        )


@dataclass(frozen=True, slots=True)
class ProveBest(Job):
    """Find the guess that needs the fewest further guesses on average, and prove it."""

    question: Question
    is_long: ClassVar[bool] = True
    is_compiled: ClassVar[bool] = True

    def run(self, watch: Watch) -> Any:
        question = self.question

        best: Optimal | None = None
        for best in wordle.approaching(
            question.candidates,
            _allowed(question),
            guesses_left=question.guesses_left,
            hard=_hard(question),
            budget_s=SECONDS_TO_PROVE,
            should_stop=watch.is_unwanted,
        ):
            watch.tell(Proof(question, best, is_final=False))
        return Proof(question, best, is_final=True) if best else None


@dataclass(frozen=True, slots=True)
class DivideCandidates(Job):
    question: Question
    word: str
    is_compiled: ClassVar[bool] = True

    def run(self, watch: Watch) -> Any:
        candidates = self.question.candidates
        groups = wordle.partition(self.word, candidates)
        (ranked,) = wordle.rank(candidates, [self.word])
        return Division(
            self.question,
            ranked,
            tuple(Group(marks, words) for marks, words in groups.items()),
            self._refused(),
        )

    def _refused(self) -> str:
        rows, mode = self.question.rows, self.question.mode
        if mode is Mode.NORMAL:
            return ""
        why = refusal(rows, self.word, strict=mode is Mode.STRICT)
        return why.says if why else ""


@dataclass(frozen=True, slots=True)
class PriceGuess(Job):
    """What it takes to find every candidate when this word is guessed first."""

    question: Question
    word: str
    is_long: ClassVar[bool] = True
    is_compiled: ClassVar[bool] = True

    def run(self, watch: Watch) -> Any:
        question = self.question
        candidates = question.candidates
        total: int | None = len(candidates)
        for marks, words in wordle.partition(self.word, candidates).items():
            if total is None or watch.is_unwanted() or words == (self.word,):
                continue
            hard = (*question.rows, Row(self.word, marks)) if question.mode is Mode.HARD else None
            best = wordle.optimal(
                words,
                _allowed(question),
                guesses_left=question.guesses_left - 1,
                hard=hard,
                should_stop=watch.is_unwanted,
            )
            total = total + best.total if best.total is not None else None
        return Price(question, self.word, total)


@dataclass(frozen=True, slots=True)
class ReviewGame(Job):
    rows: tuple[Row, ...]
    answer: str
    is_hard: bool
    lexicon: Lexicon
    is_compiled: ClassVar[bool] = True

    def run(self, watch: Watch) -> Any:
        lexicon = self.lexicon
        try:
            return wordle.review(
                self.rows, self.answer, lexicon.likely, lexicon.unlikely, hard=self.is_hard
            )
        except ValueError as why:  # a row that the answer contradicts
            return NoReview(str(why))


def _allowed(question: Question) -> WordList:
    if question.mode is Mode.STRICT:
        left = possible(question.rows, question.lexicon)
        return WordList.of((*left.likely, *left.unlikely))
    return question.lexicon.allowed


def _hard(question: Question) -> tuple[Row, ...] | None:
    return question.rows if question.mode is Mode.HARD else None
