"""How long the shortlist takes over the real lists."""

from typing import Any

from core.wordle import Row, WordList, score, shortlist
from tests.figures import Measured
from webui.words import Sources, load

GUESSES = ("salet", "crony", "pudgy", "imbue", "khaph", "vozhd")


def test_six_rows_over_all_words(benchmark: Any, measured: Measured) -> None:
    lexicon = load(Sources())
    words = WordList.of([*lexicon.likely, *lexicon.unlikely])
    # Rows that leave thousands of words for as long as can be: the slow case.
    rows = [Row(guess, score(guess, "fuzzy")) for guess in GUESSES]
    benchmark(shortlist, rows, words)
    times = [seconds * 1e3 for seconds in benchmark.stats.stats.data]
    measured(f"Wordle: shortlist of six rows, {len(words):,} words", 5, times, "ms")
