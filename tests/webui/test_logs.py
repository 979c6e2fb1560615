"""Nothing that opens a board or lets someone in is ever written to a log."""

import logging

import pytest

from webui.logs import SECRETS, _WithoutSecrets
from webui.rooms.catalog import new_id


@pytest.mark.parametrize(
    "text",
    [
        "http://127.0.0.1:8080/wordle/{id} not found",
        "GET /boards/{id}/export HTTP/1.1",
        "http://192.0.2.2:8080/wordle?key={id}&x=1",
        "Traceback: in '/wordle/{id}'",
    ],
)
def test_ids_and_keys_are_left_out(text: str) -> None:
    secret = new_id()
    record = logging.LogRecord("x", logging.WARNING, "", 0, text.format(id=secret), (), None)
    shown = _WithoutSecrets("%(message)s").format(record)
    assert secret not in shown
    assert "…" in shown


def test_other_words_stay() -> None:
    text = "the boards can't be looked up: database disk image is malformed /wordle/new"
    assert SECRETS.sub("…", text) == text
