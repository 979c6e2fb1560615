"""Board messages survive the way through text, and nothing else gets in."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.wordle import Mark
from tests.strategies import any_rows
from webui.rooms.codec import VERSION, Codec, UnreadableError
from webui.rooms.history import Redid, Undid
from webui.wordle.board import (
    BOARD_MESSAGES,
    Board,
    BoardMessage,
    Cleared,
    PlayedRows,
    RemovedRow,
    ReplacedRow,
    SetMark,
)

codec = Codec((*BOARD_MESSAGES, Undid, Redid), Board)

row_ids = st.text(max_size=10)
board_messages = st.one_of(
    st.builds(PlayedRows, st.lists(any_rows, max_size=20).map(tuple)),
    st.builds(SetMark, row_ids, st.integers(0, 4), st.sampled_from(Mark)),
    st.builds(ReplacedRow, row_ids, any_rows),
    st.builds(RemovedRow, row_ids),
    st.just(Cleared()),
)


@given(board_messages | st.builds(Undid, st.integers()) | st.builds(Redid, st.integers()))
def test_every_message_is_read_as_it_was_written(message: BoardMessage) -> None:
    text = codec.encode(message)
    read = codec.decode(text)
    assert read == message
    assert type(read) is type(message)
    assert "\n" not in text


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
kinds = st.sampled_from([kind.__name__ for kind in BOARD_MESSAGES]) | json_values


@given(json_values | st.tuples(st.just(VERSION), kinds, json_values).map(list))
def test_anything_else_is_refused_without_any_other_error(value: object) -> None:
    text = json.dumps(value)
    try:
        message = codec.decode(text)
    except UnreadableError:
        return
    assert codec.decode(codec.encode(message)) == message


@given(st.text())
def test_no_text_is_too_strange(text: str) -> None:
    with pytest.raises(UnreadableError):
        codec.decode("x" + text)


@pytest.mark.parametrize(
    "fields",
    [
        {"row_id": "1.0", "place": 5, "mark": 1},
        {"row_id": "1.0", "place": -1, "mark": 1},
        {"row_id": "1.0", "place": 0, "mark": 3},
        {"row_id": "1.0", "place": "0", "mark": 1},
        {"row_id": "1.0", "place": 0.0, "mark": 1},
        {"row_id": "1.0", "place": True, "mark": 1},
        {"row_id": 1, "place": 0, "mark": 1},
        {"place": 0, "mark": 1},
        [],
        None,
    ],
)
def test_fields_out_of_bounds_or_of_a_wrong_type_are_refused(fields: object) -> None:
    with pytest.raises(UnreadableError):
        codec.decode(json.dumps([VERSION, "SetMark", fields]))


def test_other_versions_and_unknown_messages_are_refused_by_name() -> None:
    with pytest.raises(UnreadableError, match="version 99"):
        codec.decode(json.dumps([99, "Cleared", {}]))
    with pytest.raises(UnreadableError, match="'Exploded'"):
        codec.decode(json.dumps([VERSION, "Exploded", {}]))
    with pytest.raises(UnreadableError, match="not a message"):
        codec.decode("[" * 100_000)
