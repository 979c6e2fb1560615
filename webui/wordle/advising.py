"""Advice on its way: which jobs the page wants done, and what to make of what they find."""

from dataclasses import replace
from typing import assert_never

from core.invisible import visible
from core.wordle import Review, is_word
from webui.commands import Compute, Remember, StopComputing
from webui.elm.command import NONE, Command, batch
from webui.elm.remote import Loaded
from webui.job import Broke, Found, Job, Preparing, Report
from webui.wordle import habits
from webui.wordle.advice import (
    Advice,
    Division,
    Mode,
    NoReview,
    Price,
    Proof,
    Question,
    Ranking,
)
from webui.wordle.advice_jobs import (
    DivideCandidates,
    PriceGuess,
    ProveBest,
    RankGuesses,
    ReviewGame,
)
from webui.wordle.habits import Habits
from webui.wordle.model import HeardOfJob, Model, Panel

PRICED_UP_TO = 300
"""Candidates among which a guess of one's own is compared with the best one by exact search."""


def follow(model: Model) -> tuple[Model, Command]:
    """The page after a message, asking for what it now needs to know and for nothing else."""
    wanted = _wanted(model)
    asked = dict(model.advice.asked)
    if wanted == asked:
        return model, NONE
    commands: list[Command] = []
    advice = replace(model.advice, asked=tuple(wanted.items()), question=question_of(model))
    for slot in (*asked, *(slot for slot in wanted if slot not in asked)):
        if wanted.get(slot) == asked.get(slot):
            continue
        advice = _without(advice, slot, slot in wanted)
        job = wanted.get(slot)
        commands.append(Compute(slot, job, HeardOfJob) if job else StopComputing(slot))
    question = advice.question
    if question and not question.rows and advice.openings and not advice.is_current:
        advice = replace(advice, ranking=Ranking.of_openings(question, advice.openings))
    return replace(model, advice=advice), batch(*commands)


def question_of(model: Model) -> Question | None:
    """What advice should be given about, if any is wanted and there is anything to say."""
    if not isinstance(model.words, Loaded) or model.screen.habits.advice_folded:
        return None
    question = Question(model.board.rows, model.screen.habits.mode, model.words.value)
    return question if question.candidates and not question.is_solved else None


def answer_of(model: Model) -> str:
    """The answer of a game that is over: found on the board, or given."""
    rows = model.board.rows
    if rows and rows[-1].is_all_green:
        return rows[-1].word
    return model.screen.answer if rows else ""


def _wanted(model: Model) -> dict[str, Job]:
    wanted: dict[str, Job] = {}
    if question := question_of(model):
        wanted["rank"] = RankGuesses(question)
        if question.rows and question.guesses_left and question.mode is not Mode.STRICT:
            wanted["prove"] = ProveBest(question)
        if word := looked_at(model, question):
            wanted["divide"] = DivideCandidates(question, word)
            if _is_worth_a_price(model, question, word):
                wanted["price"] = PriceGuess(question, word)
    answer = answer_of(model)
    if answer and isinstance(model.words, Loaded) and not model.screen.habits.advice_folded:
        is_hard = model.screen.habits.mode is not Mode.NORMAL
        wanted["review"] = ReviewGame(model.board.rows, answer, is_hard, model.words.value)
    return wanted


def looked_at(model: Model, question: Question) -> str:
    """The guess whose groups are shown: the draft, or else the best one."""
    if model.draft.is_complete and model.draft.row_id is None:
        return model.draft.text
    return model.advice.best_word if model.advice.question == question else ""


def _is_worth_a_price(model: Model, question: Question, word: str) -> bool:
    proof = model.advice.proof
    return (
        proof is not None
        and proof.question == question
        and proof.is_final
        and proof.optimal.proven
        and proof.optimal.total is not None
        and word != proof.optimal.word
        and len(question.candidates) <= PRICED_UP_TO
        and question.guesses_left > 1
    )


def _without(advice: Advice, slot: str, is_asked_again: bool) -> Advice:
    """What was found in this slot is about something else now."""
    match slot:
        case "prove":
            return replace(advice, proof=None)
        case "price":
            return replace(advice, price=None)
        case "review":
            return replace(advice, review=None)
        case "rank" if not is_asked_again:
            return replace(advice, ranking=None)
        case "divide" if not is_asked_again:
            return replace(advice, division=None)
        case _:
            return advice


def heard(model: Model, job: Job, report: Report) -> Model:
    """The page with what a job found, unless the page has moved on."""
    if job not in dict(model.advice.asked).values():
        return model
    match report:
        case Broke():
            return replace(model, advice=replace(model.advice, is_broken=True))
        case Found(result):
            advice = replace(model.advice, is_broken=False, prepared=None)
            return replace(model, advice=_with(advice, result))
        case Preparing(share):
            return replace(model, advice=replace(model.advice, prepared=share))
        case _:
            assert_never(report)


def _with(advice: Advice, result: object) -> Advice:
    match result:
        case Ranking():
            return replace(advice, ranking=result)
        case Proof():
            return replace(advice, proof=result)
        case Division():
            return replace(advice, division=result)
        case Price():
            return replace(advice, price=result)
        case Review() | NoReview():
            return replace(advice, review=result)
        case _:
            return advice


# HABITS


def recall(model: Model, text: str) -> Model:
    """Take up the habits that the browser kept, unless they were changed meanwhile."""
    if model.screen.habits != Habits():
        return model
    return model.with_screen(habits=Habits.from_text(text))


def change(model: Model, **changes: object) -> tuple[Model, Command]:
    """Other habits, kept for next time."""
    changed = replace(model.screen.habits, **changes)  # type: ignore[arg-type]
    return model.with_screen(habits=changed), Remember(habits.NAME, changed.as_text())


def fold(model: Model, panel: Panel) -> tuple[Model, Command]:
    """Fold a panel, or open it again."""
    own = model.screen.habits
    if panel is Panel.WORDS:
        return change(model, words_folded=not own.words_folded)
    return change(model, advice_folded=not own.advice_folded)


def give_answer(model: Model, text: str) -> Model:
    """Take the answer of a game that was not found, or say what is wrong with it."""
    word = visible(text).strip().lower()
    if not is_word(word):
        return model.noted(f"{text.strip()[:30]!r} is no answer: it has five letters from A to Z.")
    return model.with_screen(answer=word)
