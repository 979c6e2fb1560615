"""The page asks for advice on what is on the board now, takes no other, and asks for none when it
is folded away."""

from typing import Any

import numpy as np
import pytest

from core.wordle import Mark, Optimal, Ranked
from tests.webui.wordle.sofa import LEXICON, Sofa
from webui.board_messages import RecalledHabits
from webui.commands import Compute, StopComputing
from webui.job import Broke, Found
from webui.wordle.advice import Division, Mode, NoReview, Price, Proof, Question, Ranking
from webui.wordle.advice_jobs import (
    DivideCandidates,
    PriceGuess,
    ProveBest,
    RankGuesses,
    ReviewGame,
)
from webui.wordle.advice_text import verdict
from webui.wordle.draft import Tile
from webui.wordle.habits import Habits, Picture
from webui.wordle.model import (
    ClickedFold,
    ClickedMode,
    ClickedPicture,
    ClickedTile,
    GotWords,
    HeardOfJob,
    Panel,
    SubmittedAnswer,
)
from webui.wordle.opening_table import OpenerTotal, OpeningTable


def asked(sofa: Sofa) -> dict[str, Any]:
    return dict(sofa.model.advice.asked)


def question(sofa: Sofa, mode: Mode = Mode.NORMAL) -> Question:
    return Question(sofa.model.board.rows, mode, LEXICON)


def ranked(word: str, left: float) -> Ranked:
    return Ranked(word, left, 1.0, 2, 3, 0.0, False)


def ranking(about: Question, *words: str) -> Ranking:
    found = tuple(ranked(word, 1.0 + place) for place, word in enumerate(words))
    return Ranking(about, (), found, np.arange(1, len(words) + 1, dtype=np.float32))


def optimal(word: str, total: int | None = 5, proven: bool = True) -> Optimal:
    return Optimal(
        word=word,
        total=total,
        mean=None if total is None else total / 2,
        worst=3,
        proven=proven,
        lower=5,
        upper=5,
        found=2,
    )


def with_a_row() -> Sofa:
    return Sofa().with_words().type("board", "Enter")


def prove(sofa: Sofa, word: str = "crane") -> None:
    job = asked(sofa)["prove"]
    sofa.do(HeardOfJob(job, Found(Proof(job.question, optimal(word), True), is_final=True)))


def test_each_board_asks_for_its_own_ranking_and_proof() -> None:
    sofa = with_a_row()
    assert asked(sofa)["rank"] == RankGuesses(question(sofa))
    assert asked(sofa)["prove"] == ProveBest(question(sofa))
    before = asked(sofa)
    sofa.type("trash", "Enter")
    assert asked(sofa)["rank"] == RankGuesses(question(sofa)) != before["rank"]


def test_an_empty_board_is_ranked_and_never_searched() -> None:
    assert set(asked(Sofa().with_words())) == {"rank"}


def test_the_stored_first_guesses_are_there_before_any_is_ranked() -> None:
    found = (ranked("slate", 2.0), ranked("crane", 1.0)._replace(is_candidate=True))
    totals = (OpenerTotal("trace", 20, None, None), OpenerTotal("slate", 21, 25, None))
    sofa = Sofa().do(GotWords(LEXICON, OpeningTable("", 6, 8, found, totals)))
    advice = sofa.model.advice
    assert advice.is_current
    assert advice.ranking
    assert [guess.word for guess in advice.ranking.possible] == ["crane"]
    assert advice.best_word == "trace"
    sofa.do(ClickedMode(Mode.HARD))  # where TRACE can't always win
    assert sofa.model.advice.best_word == "slate"
    sofa.type("board", "Enter")
    assert not sofa.model.advice.is_current


def test_nothing_is_asked_before_the_words_are_there_nor_where_none_fits() -> None:
    assert asked(Sofa()) == {}
    sofa = Sofa().with_words().type("board", "Enter").type("zzzzz", "Enter")
    for place in range(5):
        sofa.do(*[sofa_click(sofa, 1, place)] * 2)
    assert "rank" not in asked(sofa)


def sofa_click(sofa: Sofa, row: int, place: int) -> Any:
    return ClickedTile(Tile(sofa.model.board.played[row].id, place))


def test_strict_mode_is_ranked_and_never_called_proved() -> None:
    sofa = with_a_row().do(ClickedMode(Mode.STRICT))
    assert asked(sofa)["rank"] == RankGuesses(question(sofa, Mode.STRICT))
    assert "prove" not in asked(sofa)
    job = asked(sofa)["rank"]
    found = ranking(job.question, "crane")
    sofa.do(HeardOfJob(job, Found(found, is_final=True)))
    assert verdict(sofa.model.advice, job.question)[0] == "open"


def test_a_board_of_six_rows_is_ranked_and_not_searched() -> None:
    sofa = Sofa().with_words()
    for _ in range(6):
        sofa.type("board", "Enter")
    assert "rank" in asked(sofa)
    assert "prove" not in asked(sofa)


def test_folded_advice_costs_nothing_and_comes_back() -> None:
    sofa = with_a_row()
    before = asked(sofa)
    sofa.asked.clear()
    sofa.do(ClickedFold(Panel.ADVICE))
    assert asked(sofa) == {}
    assert set(sofa.asked) >= {StopComputing("rank"), StopComputing("prove")}
    assert sofa.model.advice.ranking is None
    sofa.asked.clear()
    sofa.do(ClickedFold(Panel.ADVICE))
    assert asked(sofa) == before
    assert {c.slot for c in sofa.asked if isinstance(c, Compute)} == {"rank", "prove"}


def test_what_was_asked_for_another_board_is_not_taken() -> None:
    sofa = with_a_row()
    old = asked(sofa)["rank"]
    sofa.type("trash", "Enter")
    sofa.do(HeardOfJob(old, Found(ranking(old.question, "crane"), is_final=True)))
    assert sofa.model.advice.ranking is None


def test_the_last_ranking_stays_until_the_new_one_is_here() -> None:
    sofa = with_a_row()
    job = asked(sofa)["rank"]
    sofa.do(HeardOfJob(job, Found(ranking(job.question, "crane"), is_final=True)))
    assert sofa.model.advice.is_current
    sofa.type("trash", "Enter")
    assert sofa.model.advice.ranking is not None
    assert not sofa.model.advice.is_current
    assert sofa.model.advice.best_word == ""


def test_a_search_that_is_over_is_not_said_of_another_board() -> None:
    sofa = with_a_row()
    prove(sofa)
    assert sofa.model.advice.best_word == "crane"
    sofa.type("trash", "Enter")
    assert sofa.model.advice.proof is None


def test_the_groups_are_those_of_the_best_guess_until_one_is_typed() -> None:
    sofa = with_a_row()
    prove(sofa)
    assert asked(sofa)["divide"] == DivideCandidates(question(sofa), "crane")
    sofa.type("slat")
    assert asked(sofa)["divide"] == DivideCandidates(question(sofa), "crane")
    sofa.type("e")
    assert asked(sofa)["divide"] == DivideCandidates(question(sofa), "slate")


def test_a_guess_of_ones_own_is_priced_once_the_best_is_proved() -> None:
    sofa = with_a_row().type("slate")
    assert "price" not in asked(sofa)
    prove(sofa)
    assert asked(sofa)["price"] == PriceGuess(question(sofa), "slate")
    sofa.do(HeardOfJob(asked(sofa)["price"], Found(Price(question(sofa), "slate", 6), True)))
    assert sofa.model.advice.price == Price(question(sofa), "slate", 6)
    sofa.type("Backspace")
    assert sofa.model.advice.price is None


def test_a_mode_is_asked_about_and_kept_for_the_next_board() -> None:
    sofa = with_a_row()
    sofa.do(ClickedMode(Mode.HARD))
    assert asked(sofa)["rank"] == RankGuesses(question(sofa, Mode.HARD))
    fresh = Sofa().do(RecalledHabits(sofa.kept["wordle"]))
    assert fresh.model.screen.habits == sofa.model.screen.habits


@pytest.mark.parametrize(
    "habits",
    [
        Habits(mode, advice, words, picture)
        for mode in Mode
        for advice in (True, False)
        for words in (True, False)
        for picture in Picture
    ],
)
def test_habits_are_read_back_as_they_were_written(habits: Habits) -> None:
    assert Habits.from_text(habits.as_text()) == habits


@pytest.mark.parametrize("text", ["", "nonsense", "hard\x00", "normal " * 1000])
def test_other_text_means_the_usual_habits(text: str) -> None:
    assert Habits.from_text(text) == Habits()


def test_what_was_chosen_meanwhile_is_newer_than_what_the_browser_kept() -> None:
    sofa = Sofa().do(ClickedPicture(Picture.LETTERS), RecalledHabits("strict advice groups"))
    assert sofa.model.screen.habits == Habits(picture=Picture.LETTERS)


def test_a_found_word_is_reviewed_and_needs_no_advice() -> None:
    sofa = Sofa().with_words().type("crane", "Enter")
    for place in range(5):
        sofa.do(*[sofa_click(sofa, 0, place)] * 2)
    assert set(sofa.rows[0].marks) == {Mark.CORRECT}
    assert asked(sofa) == {"review": ReviewGame(sofa.model.board.rows, "crane", False, LEXICON)}


def test_a_given_answer_is_reviewed_and_a_wrong_one_is_explained() -> None:
    sofa = with_a_row().do(SubmittedAnswer("  Crane "))
    job = asked(sofa)["review"]
    assert job.answer == "crane"
    no_review = job.run(nobody_waits)  # the board has all of BOARD grey
    assert isinstance(no_review, NoReview)
    sofa.do(HeardOfJob(job, Found(no_review, is_final=True)))
    assert sofa.model.advice.review == no_review
    sofa = with_a_row().do(SubmittedAnswer("cran3"))
    assert "review" not in asked(sofa)
    assert "cran3" in sofa.model.screen.note


class Nobody:
    def is_unwanted(self) -> bool:
        return False

    def tell(self, found: Any) -> None:
        pass


nobody_waits = Nobody()


def test_a_job_that_broke_is_said_until_the_next_answer() -> None:
    sofa = with_a_row()
    job = asked(sofa)["rank"]
    sofa.do(HeardOfJob(job, Broke()))
    assert sofa.model.advice.is_broken
    sofa.do(HeardOfJob(job, Found(ranking(job.question, "crane"), is_final=True)))
    assert not sofa.model.advice.is_broken


def test_jobs_find_what_their_names_say() -> None:
    sofa = with_a_row()
    about = question(sofa)
    found = RankGuesses(about).run(nobody_waits)
    assert len(found.expected_left) == len(LEXICON.allowed)
    assert {guess.word for guess in found.possible} <= set(about.candidates)
    assert not {guess.word for guess in found.splitting} & set(about.candidates)
    division = DivideCandidates(about, "crane").run(nobody_waits)
    assert isinstance(division, Division)
    assert sorted(word for group in division.groups for word in group.words) == sorted(
        about.candidates
    )


def test_strict_mode_ranks_only_words_that_fit_and_says_why_others_are_refused() -> None:
    sofa = with_a_row()
    about = question(sofa, Mode.STRICT)
    found = RankGuesses(about).run(nobody_waits)
    assert len(found.expected_left) < len(LEXICON.allowed)
    assert DivideCandidates(about, "board").run(nobody_waits).refused.startswith("Strict mode")
    assert DivideCandidates(question(sofa), "board").run(nobody_waits).refused == ""
