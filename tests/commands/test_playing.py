"""`hunch play` prints how the program's advice does, the same every time."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from core.wordle import Outcome
from tests.serving import environment
from webui.opening_file import stored_openings
from webui.playing import figures, played
from webui.words import Sources, load

HATCH = "batch hatch latch match patch watch"


def hunch(*options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "webui", *options],
        capture_output=True,
        text=True,
        env=environment(),
        timeout=600,  # the very first run compiles the solver
        check=False,
    )


@pytest.fixture
def lists(tmp_path: Path) -> list[str]:
    answers, guesses = tmp_path / "answers.txt", tmp_path / "guesses.txt"
    answers.write_text("\n".join(HATCH.split()))
    guesses.write_text("\n".join(["blimp", "whelp", "zonal"]))
    return ["--answers", str(answers), "--guesses", str(guesses)]


def test_the_best_advice_after_an_opener(lists: list[str]) -> None:
    played = hunch("play", "HATCH", *lists)
    assert played.returncode == 0
    assert played.stderr == ""  # no bar where nobody watches
    # By hand: HATCH, then BLIMP tells the other five apart.
    expected = (
        "HATCH against 6 answers, 9 words allowed\n"
        "every later guess: proved to need the fewest guesses on average\n\n"
        "total 16\nmean  2.6667\nworst 3\n\n"
        "1     1 ########\n2     0\n3     5 ########################################\n"
    )
    assert played.stdout.startswith(expected)
    assert re.search(r"\ntime \d+\.\d s\n$", played.stdout)
    again = hunch("play", "hatch", *lists)
    assert again.stdout.split("\ntime")[0] == played.stdout.split("\ntime")[0]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("opener", "hard", "total"),
    [("tarse", False, 11219), ("tarse", True, 11627), ("salet", False, 11235)],
)
def test_published_totals_on_the_whole_lists(opener: str, hard: bool, total: int) -> None:
    outcomes = list(played(opener, load(Sources()), hard=hard, beam=None))
    assert len(outcomes) == 3158
    assert max(outcome.guesses or 7 for outcome in outcomes) <= 6
    assert sum(outcome.guesses or 7 for outcome in outcomes) == total


def test_hard_mode_has_to_try_them_one_by_one(lists: list[str]) -> None:
    played = hunch("play", "hatch", "--hard", *lists)
    assert "9 words allowed, hard mode" in played.stdout
    assert "total 21\nmean  3.5000\nworst 6\n" in played.stdout


def test_a_beam_says_that_it_proves_nothing(lists: list[str]) -> None:
    played = hunch("play", "hatch", "--beam", "3", *lists)
    assert "the best found by a beam of 3, which is no proof" in played.stdout
    assert "total 16\n" in played.stdout


def test_an_opener_that_is_not_allowed_is_played_with_a_note(lists: list[str]) -> None:
    played = hunch("play", "zzzzz", *lists)
    assert played.returncode == 0
    assert played.stdout.startswith("ZZZZZ is not an allowed guess; playing it all the same.\n")


def test_word_lists_may_stand_before_the_command_as_well(lists: list[str]) -> None:
    assert "against 6 answers" in hunch(*lists, "play", "hatch").stdout


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["cran3"], "'cran3' is not a word: expected five letters from A to Z"),
        (["--beam", "0"], "'0' will not do: expected a number from 1"),
        (["--beam", "many"], "'many' will not do"),
        (["--answers", "nowhere.txt"], "The list of answers, nowhere.txt, can't be read"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(options: list[str], said: str) -> None:
    refused = hunch("play", *options)
    assert refused.returncode == 2
    assert said in refused.stderr
    assert "Traceback" not in refused.stderr


def test_openings_are_computed_and_written(lists: list[str], tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    computed = hunch("openings", "hatch", "blimp", "--to", str(file), *lists)
    assert (computed.returncode, computed.stderr) == (0, "")
    assert "HATCH  16, hard mode 21\n" in computed.stdout
    table = stored_openings(file)
    assert table
    assert [own.word for own in table.totals] == ["blimp", "hatch"]
    assert len(table.ranked) == 9
    refused = hunch("openings", "hatch", "--to", str(tmp_path / "nowhere" / "t.json"), *lists)
    assert refused.returncode == 2
    assert len(refused.stderr.splitlines()) == 1


def test_answers_that_are_not_found_are_named_and_not_counted() -> None:
    told = figures([Outcome("crane", 2), Outcome("watch", None), Outcome("match", None)])
    assert told.startswith("total 2\nmean  2.0000\nworst 2\n")
    assert "not found in 6 guesses: 2 (MATCH, WATCH)" in told
    assert "mean  -" in figures([Outcome("watch", None)])
