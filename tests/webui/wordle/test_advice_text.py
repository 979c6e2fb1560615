"""What is said of advice is no more than what is known."""

import math

import numpy as np
import pytest

from core.wordle import Optimal, Ranked, Row
from tests.webui.wordle.sofa import LEXICON
from webui.wordle.advice import Advice, Division, Mode, Price, Proof, Question, Ranking
from webui.wordle.advice_text import about_own, over, verdict

ROWS = (Row.parse("polyp", "00000"),)

QUESTION = Question(ROWS, Mode.NORMAL, LEXICON)

SIZE = len(QUESTION.candidates)

RANKED = Ranked("slate", 1.5, 1.0, 2, 3, 0.0, False)

RANKING = Ranking(QUESTION, (RANKED,), (), np.array([1.0, 1.5, 2.0], dtype=np.float32))


def optimal(
    total: int | None = 2 * SIZE, proven: bool = True, lower: float = SIZE, upper: float = 3 * SIZE
) -> Optimal:
    mean = None if total is None else total / SIZE
    return Optimal("slate", total, mean, 3, proven, lower, upper, found=SIZE if total else 1)


def advice(best: Optimal | None, is_final: bool = True, question: Question = QUESTION) -> Advice:
    proof = Proof(question, best, is_final) if best else None
    return Advice(question=question, ranking=RANKING, proof=proof)


def test_every_figure_says_what_it_is_about() -> None:
    kind = "likely" if QUESTION.are_likely else "unlikely"
    assert over(QUESTION) == f"Counted over the {SIZE} {kind} words that fit."
    ghosts = Question((Row.parse("zzzzz", "22222"),), Mode.NORMAL, LEXICON)
    assert over(ghosts) == "Only 1 unlikely word fits."


def test_only_a_proof_is_called_proved() -> None:
    assert verdict(advice(optimal()), QUESTION) == (
        "proved",
        "Proved best: 2.00 guesses on average, 3 at most.",
    )
    tone, text = verdict(advice(optimal(proven=False), is_final=False), QUESTION)
    assert tone == "busy"
    assert "between 1.00 and 3.00 guesses" in text
    tone, text = verdict(advice(optimal(proven=False)), QUESTION)
    assert tone == "open"
    assert "Not proved" in text


def test_a_search_that_knows_no_whole_strategy_yet_names_no_upper_bound() -> None:
    best = optimal(total=None, proven=False, upper=math.inf)
    _, text = verdict(advice(best, is_final=False), QUESTION)
    assert "1.00 or more guesses" in text
    assert "inf" not in text


def test_what_can_not_be_guaranteed_is_said_only_when_proved() -> None:
    lost = optimal(total=None, lower=math.inf, upper=math.inf)
    tone, text = verdict(advice(lost), QUESTION)
    assert tone == "proved"
    assert text.startswith("Can't be guaranteed in the 5 guesses left: at most 1 of")
    unsure = optimal(total=None, proven=False, lower=math.inf, upper=math.inf)
    assert "guaranteed" not in verdict(advice(unsure), QUESTION)[1]


def test_a_proof_of_another_board_says_nothing_here() -> None:
    other = Question((), Mode.NORMAL, LEXICON)
    stale = Advice(question=QUESTION, proof=Proof(other, optimal(), is_final=True))
    assert verdict(stale, QUESTION)[0] == "busy"


def test_a_board_longer_than_a_game_is_not_said_to_be_searched() -> None:
    long = Question(ROWS * 6, Mode.NORMAL, LEXICON)
    ranking = Ranking(long, (RANKED,), (), np.array([1.0], dtype=np.float32))
    tone, text = verdict(Advice(question=long, ranking=ranking), long)
    assert (tone, text) == ("open", "No guess is left in a game of six: nothing to prove.")


def test_the_first_start_says_how_far_it_is() -> None:
    assert "40%" in verdict(Advice(question=QUESTION, prepared=0.4), QUESTION)[1]


def test_advice_that_broke_is_said() -> None:
    assert verdict(Advice(question=QUESTION, is_broken=True), QUESTION)[0] == "problem"


@pytest.mark.parametrize(
    ("total", "said"),
    [
        (2 * SIZE, "as good as the best"),
        (3 * SIZE, "+1.00 guesses"),
        (None, "it can't find every word in time"),
    ],
)
def test_a_guess_of_ones_own_is_placed_and_priced(total: int | None, said: str) -> None:
    price = Price(QUESTION, "slate", total)
    text = about_own(Division(QUESTION, RANKED, ()), RANKING, price, advice(optimal()))
    assert text.startswith("SLATE: 2nd of 3, leaves 1.5")
    assert text.endswith(said)


def test_the_price_of_another_guess_is_not_taken() -> None:
    price = Price(QUESTION, "crane", 100)
    text = about_own(Division(QUESTION, RANKED, ()), RANKING, price, advice(optimal()))
    assert text == "SLATE: 2nd of 3, leaves 1.5"
