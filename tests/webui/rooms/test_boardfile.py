"""A board survives being a file, and no file is too strange to be refused in a sentence."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from webui.rooms.boardfile import BoardFile, Flaw, FlawError, read_board_file
from webui.rooms.bounds import FILE_BYTES
from webui.rooms.names import why_no_name

GAMES = {"wordle"}

names = st.text(max_size=60).map(str.strip).filter(lambda name: why_no_name(name) is None)
entries = st.lists(st.text(max_size=50), max_size=10).map(tuple)


def content(**changes: Any) -> bytes:
    usual = {"hunch": 1, "game": "wordle", "name": "Sunday", "entries": ['[1,"Cleared",{}]']}
    return json.dumps({**usual, **changes}).encode()


def flaw_of(data: bytes) -> Flaw:
    with pytest.raises(FlawError) as refused:
        read_board_file(data, GAMES)
    return refused.value.flaw


@given(st.builds(BoardFile, st.just("wordle"), names, entries))
def test_what_was_written_is_read_again(file: BoardFile) -> None:
    assert read_board_file(file.as_json().encode(), GAMES) == file


def test_what_is_inside_an_entry_does_not_matter() -> None:
    strange = ["", "nonsense", '[99,"Exploded",{}]', "<script>", "\x00", "x" * 10_000]
    assert read_board_file(content(entries=strange), GAMES).entries == tuple(strange)


def test_a_name_is_trimmed() -> None:
    assert read_board_file(content(name="  Sunday\n"), GAMES).name == "Sunday"


@pytest.mark.parametrize(
    ("data", "flaw"),
    [
        (b"", Flaw.NO_BOARD),
        (b"\xff\xfe\x00", Flaw.NO_BOARD),
        (b"crane 01200", Flaw.NO_BOARD),
        (b"null", Flaw.NO_BOARD),
        (b"[]", Flaw.NO_BOARD),
        (b"{}", Flaw.NO_BOARD),
        (b'"' + b"\\ud800" + b'"', Flaw.NO_BOARD),
        (b"[" * 500_000, Flaw.NO_BOARD),
        (b'{"a":' * 100_000, Flaw.NO_BOARD),
        (b"1" * 500_000, Flaw.NO_BOARD),
        (content()[:-1], Flaw.NO_BOARD),
        (content(hunch="1"), Flaw.NO_BOARD),
        (content(hunch=None), Flaw.NO_BOARD),
        (content(game=7), Flaw.NO_BOARD),
        (content(name=None), Flaw.NO_BOARD),
        (content(entries={"0": "x"}), Flaw.NO_BOARD),
        (content(entries="x"), Flaw.NO_BOARD),
        (content(hunch=2, entries={}), Flaw.OTHER_VERSION),
        (content(hunch=0), Flaw.OTHER_VERSION),
        (content(game="chess"), Flaw.OTHER_GAME),
        (content(game="../wordle"), Flaw.OTHER_GAME),
        (content(name="x" * 61), Flaw.BAD_NAME),
        (content(name="a\nb"), Flaw.BAD_NAME),
        (content(name="\ud800"), Flaw.BAD_NAME),
        (content(entries=[""] * 20_001), Flaw.TOO_MANY_ENTRIES),
        (content(entries=["x" * 10_001]), Flaw.BAD_ENTRY),
        (content(entries=["fine", None]), Flaw.BAD_ENTRY),
        (content(entries=[["fine"]]), Flaw.BAD_ENTRY),
        (content(entries=["\ud800"]), Flaw.BAD_ENTRY),
        (content(name="x" * FILE_BYTES), Flaw.TOO_LARGE),
        (b" " * (FILE_BYTES + 1), Flaw.TOO_LARGE),
    ],
    ids=lambda value: value.value if isinstance(value, Flaw) else repr(value[:30]),
)
def test_what_is_refused_and_why(data: bytes, flaw: Flaw) -> None:
    assert flaw_of(data) == flaw


@given(st.binary())
def test_no_bytes_are_too_strange(data: bytes) -> None:
    assert flaw_of(data) == Flaw.NO_BOARD


def test_every_flaw_has_a_sentence_and_a_name() -> None:
    for flaw in Flaw:
        assert flaw.sentence.endswith(".")
        assert Flaw.named(flaw.value) is flaw
    assert Flaw.named("<script>") is None
