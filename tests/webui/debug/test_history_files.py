"""A history that leaves as a file comes back as the same models; anything else is refused."""

import contextlib
import json
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import webui.home.model as home
import webui.model as model
import webui.wordle.model as wordle
from core.wordle import Lexicon
from tests.strategies import NOON, board_lists, home_messages
from tests.strategies import messages as wordle_messages
from tests.webui.countdown.strategies import messages as countdown_messages
from tests.webui.debug.visit import Visit
from tests.webui.setgame.strategies import messages as set_messages
from tests.webui.wordle.sofa import LEXICON
from webui.debug.brief import differ, parts
from webui.debug.codec import UnreadableError
from webui.debug.historyfile import read_history, write_history
from webui.debug.model import Debugged
from webui.debug.timeline import Timeline
from webui.job import Found
from webui.model import OnCountdown, OnHome, OnSet, OnWordle
from webui.update import update
from webui.wordle.opening_table import digest

SAMPLE = Path(__file__).parent / "a_game.jsonl"

frame = st.sampled_from(
    [
        model.ClickedTheme(),
        model.ClickedContrast(),
        model.ClickedShare(),
        model.ClickedKeys(),
        model.MetCompany(model.Company(3, False)),
        model.LostBoard(),
        model.Recalled((("settings", "dark high"),)),
    ]
)


def sample() -> list[Any]:
    """The lines of a file that was saved from a running page, as if by this version."""
    lines = [json.loads(line) for line in SAMPLE.read_text(encoding="utf-8").splitlines()]
    lines[0]["version"] = version("hunch")
    return lines


def as_text(lines: list[Any]) -> str:
    return "\n".join(json.dumps(line) for line in lines)


def words_of(lists: str) -> Lexicon | None:
    return LEXICON if lists == digest(LEXICON) else None


def read(text: str) -> Timeline:
    return read_history(text, update, words_of)


def assert_comes_back(timeline: Timeline) -> None:
    text = write_history(timeline)
    back = read(text)
    assert write_history(back) == text
    assert len(back) == len(timeline)
    assert not differ(back.first, timeline.first)
    assert told(back.last) == told(timeline.last)


def told(value: Any) -> Any:
    """A value by its types and parts; arrays by what is in them."""
    if isinstance(value, np.ndarray):
        return value.dtype, value.tolist()
    return type(value), [(name, told(part)) for name, part in parts(value)] or repr(value)


def wrapped(wrap: Any, messages: Any) -> Any:
    return st.lists(messages.map(wrap) | frame, max_size=8)


@given(wrapped(OnWordle, wordle_messages))
def test_a_wordle_page_comes_back(messages: list[Any]) -> None:
    visit = Visit.of("wordle").do(OnWordle(wordle.GotWords(LEXICON)))
    assert_comes_back(visit.do(*messages).timeline)


@given(wrapped(OnCountdown, countdown_messages))
def test_a_countdown_page_comes_back(messages: list[Any]) -> None:
    assert_comes_back(Visit.of("countdown").do(*messages).timeline)


@given(wrapped(OnSet, set_messages))
def test_a_set_page_comes_back(messages: list[Any]) -> None:
    assert_comes_back(Visit.of("set").do(*messages).timeline)


@given(board_lists, wrapped(OnHome, home_messages))
def test_a_start_page_comes_back(boards: Any, messages: list[Any]) -> None:
    first = model.Model(home.init(boards, NOON))
    assert_comes_back(Visit(Debugged(Timeline(first), "")).do(*messages).timeline)


class Patient:
    """Somebody who waits for every result."""

    def is_unwanted(self) -> bool:
        return False

    def tell(self, found: Any) -> None:
        pass


@pytest.mark.parametrize("typed", ["slate", "polyp", "crane"])
def test_real_results_of_jobs_come_back(typed: str) -> None:
    visit = Visit.of("wordle").do(OnWordle(wordle.GotWords(LEXICON)))
    for key in (*typed, "Enter"):
        visit.do(OnWordle(wordle.PressedKey(key, None)))
    page = visit.model.shown.page
    jobs = dict(page.advice.asked)
    assert {"rank", "prove"} <= jobs.keys()
    for job in jobs.values():
        report = Found(job.run(Patient()), is_final=True)
        visit.do(OnWordle(wordle.HeardOfJob(job, report)))
    assert visit.model.shown.page.advice.proof
    assert_comes_back(visit.timeline)


def test_a_file_of_before_is_replayed_to_what_was_seen_then() -> None:
    """CRANE played, its A made yellow, and taken back."""
    timeline = read(as_text(sample()))
    page = timeline.last.page
    assert [str(row.word) for row in page.board.rows] == ["crane"]
    assert [int(mark) for mark in page.board.rows[0].marks] == [0, 0, 1, 0, 0]
    assert page.draft.text == "sl"
    assert timeline.last.settings.theme == "light"


def test_what_occurs_again_is_written_once() -> None:
    visit = Visit.of("wordle").do(OnWordle(wordle.GotWords(LEXICON)))
    lines = []
    for _ in range(2):
        for key in ("crane", "slate", "polyp", "board"):
            for letter in (*key, "Enter"):
                visit.do(OnWordle(wordle.PressedKey(letter, None)))
        lines.append(len(write_history(visit.timeline)))
    assert lines[1] < 3 * lines[0]


def test_the_key_that_lets_others_in_is_in_no_file() -> None:
    sharing = model.Sharing(("http://192.0.2.1:8080",), "a-secret-key")
    timeline = Timeline(model.Model(model.Missing(), sharing))
    assert "a-secret-key" not in write_history(timeline)
    assert "192.0.2.1" not in write_history(timeline)


# REFUSED


def damaged(**changes: Any) -> str:
    """The sample with its first line changed."""
    lines = sample()
    lines[0] |= changes
    return as_text(lines)


def with_line(line: Any) -> str:
    """The sample with a second line of this kind."""
    head, *rest = sample()
    return as_text([head, line, *rest])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This is no history"),
        ("hello", "Line 1 of the history is damaged"),
        ("[]", "This is no history"),
        ('{"hunch": 1}', "This is no history"),
        (damaged(version="0.0.1"), "of version 0.0.1 of Hunch"),
        (damaged(**{"hunch history": 9}), "replay it with"),
        (damaged(first=[]), "Line 1 of the history holds no page"),
        (with_line({"webui.model.Gone": {}}), "Line 2 .* has no webui.model.Gone"),
        (with_line({"os.system": {}}), "has no os.system"),
        (with_line({"webui.update.update": {}}), "has no webui.update.update"),
        (with_line({"=": 10**6}), "there is no value number 1000000"),
        (with_line(7), "can't be replayed"),
        (with_line({"a": 1, "b": 2}), "is no value"),
        (with_line({"webui.model.ClickedTheme": {"x": 1}}), "is not understood"),
        (with_line({"words": "other"}), "other word lists"),
        ("[" * 100_000, "is damaged"),
    ],
)
def test_what_is_no_history_of_ours_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(UnreadableError, match=sentence):
        read(text)


@given(st.text(max_size=40), st.integers(0, 10), st.integers(0, 3000))
def test_no_damage_does_more_than_be_refused(noise: str, line: int, place: int) -> None:
    lines = as_text(sample()).splitlines()
    hurt = lines[line % len(lines)]
    lines[line % len(lines)] = hurt[: place % len(hurt)] + noise + hurt[place % len(hurt) + 1 :]
    with contextlib.suppress(UnreadableError):
        read("\n".join(lines))
