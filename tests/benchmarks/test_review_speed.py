"""How long the review of a game of six guesses takes on the whole lists."""

from typing import Any

from core.wordle import Row, review, score
from tests.figures import Measured
from webui.words import Sources, load

GUESSES = ("slate", "crony", "bumph", "found", "hound", "mound")


def test_review_of_six_guesses(benchmark: Any, measured: Measured) -> None:
    lexicon = load(Sources())
    rows = [Row(guess, score(guess, "mound")) for guess in GUESSES]
    arguments = (rows, "mound", lexicon.likely, lexicon.unlikely)
    benchmark.pedantic(review, arguments, rounds=11, warmup_rounds=1)
    times = [seconds * 1e3 for seconds in benchmark.stats.stats.data]
    measured("Wordle: review of six guesses", 500, times, "ms")
