"""A screen reader hears the count at each change, and a best guess only when it is settled."""

from core.wordle import Optimal
from tests.webui.wordle.sofa import Sofa
from tests.webui.wordle.test_advising import asked, prove, ranking
from webui.job import Found
from webui.wordle.advice import Proof
from webui.wordle.advising import question_of
from webui.wordle.model import HeardOfJob
from webui.wordle.said_view import said


def heard(sofa: Sofa) -> str:
    model = sofa.model
    return said(model.words, model.board, model.advice, question_of(model))


def test_nothing_is_said_before_the_words_are_there() -> None:
    assert heard(Sofa()) == ""


def test_the_count_is_said_at_once_and_the_best_guess_when_it_is_proved() -> None:
    sofa = Sofa().with_words().type("board", "Enter")
    count = heard(sofa)
    assert count.endswith("fits." if count.startswith("1 ") else "fit.")
    job = asked(sofa)["rank"]
    sofa.do(HeardOfJob(job, Found(ranking(job.question, "slate"), is_final=True)))
    assert heard(sofa) == count
    prove(sofa, "crane")
    assert heard(sofa).startswith(f"{count} Best guess: CRANE. Proved best")


def test_a_guess_that_the_search_may_still_replace_is_not_said() -> None:
    sofa = Sofa().with_words().type("board", "Enter")
    job = asked(sofa)["prove"]
    unsettled = Optimal("crane", 5, 2.5, 3, False, 4, 6, found=2)
    sofa.do(HeardOfJob(job, Found(Proof(job.question, unsettled, False), is_final=False)))
    assert "Best guess" not in heard(sofa)


def test_the_guess_of_the_board_before_is_not_said_of_this_one() -> None:
    sofa = Sofa().with_words().type("board", "Enter")
    prove(sofa, "crane")
    sofa.type("slate", "Enter")
    assert "Best guess" not in heard(sofa)
