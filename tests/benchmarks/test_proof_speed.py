"""How soon a search ends that nobody waits for, and what a whole strategy of proofs achieves."""

import threading
from time import perf_counter, sleep

from core.wordle import Row, optimal, play_out, shortlist
from tests.benchmarks.conftest import Lists
from tests.figures import HIGHEST, Measured
from webui.playing import advice
from webui.words import Sources, load

STOPS = 9

TARSE_TOTAL = 11_219


def test_a_search_that_nobody_waits_for_ends(lists: Lists, measured: Measured) -> None:
    answers, guesses = lists
    # The longest search that a first guess can leave to the page, nearly.
    candidates = shortlist([Row.parse("fuzzy", "00000")], answers)
    optimal(answers.words[:20], guesses, guesses_left=5)
    delays = []
    for stop in range(STOPS):
        unwanted = threading.Event()
        search = threading.Thread(
            target=optimal,
            args=(candidates, guesses),
            kwargs={"guesses_left": 5, "should_stop": unwanted.is_set},
        )
        search.start()
        sleep(0.1 + stop * 0.2)
        start = perf_counter()
        unwanted.set()
        search.join()
        delays.append((perf_counter() - start) * 1e3)
    name = f"Wordle: a search over {len(candidates):,} words that nobody waits for ends"
    measured(name, 100, delays, "ms", HIGHEST)


def test_a_whole_strategy(measured: Measured) -> None:
    lexicon = load(Sources())
    start = perf_counter()
    outcomes = list(play_out("tarse", lexicon.likely.words, advice(lexicon, False, None)))
    seconds = perf_counter() - start
    taken = [outcome.guesses or 100 for outcome in outcomes]
    measured("Wordle: TARSE against all 3,158 answers: guesses in all", TARSE_TOTAL, sum(taken), "")
    measured("Wordle: the same: guesses for the worst", 6, max(taken), "")
    measured("Wordle: the same: time", None, seconds, "s")
