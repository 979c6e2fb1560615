"""Only our own names and our own pages get through the guard."""

from typing import Any

import pytest

from tests.running import run
from webui.rooms.guard import Guard

HOST = "127.0.0.1:8080"
OURS = "http://127.0.0.1:8080"


def ask(kind: str, headers: list[tuple[str, str]], method: str = "GET") -> str:
    """What becomes of a request: "through", or what the guard answers."""
    answers: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        answers.append("through")

    async def receive() -> Any:
        raise AssertionError("the guard decides by the headers alone")

    async def send(message: Any) -> None:
        answers.append(message.get("status") or message.get("code"))

    scope = {
        "type": kind,
        "method": method,
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in headers],
    }
    guard = Guard(app, hosts=["127.0.0.1:8080", "localhost:8080", "[::1]:8080"])
    run(guard(scope, receive, send))
    return str(answers[0])


@pytest.mark.parametrize(
    "host", ["127.0.0.1:8080", "localhost:8080", "[::1]:8080", "LOCALHOST:8080"]
)
def test_our_names_are_ours(host: str) -> None:
    assert ask("http", [("host", host)]) == "through"


@pytest.mark.parametrize(
    "headers",
    [
        [("host", "evil.example")],
        [("host", "evil.example:8080")],
        [("host", "127.0.0.1")],
        [("host", "127.0.0.1:9090")],
        [("host", "127.0.0.1:8080.evil.example")],
        [("host", "")],
        [],
        [("host", HOST), ("host", "evil.example")],
    ],
)
def test_foreign_hosts_are_refused(headers: list[tuple[str, str]]) -> None:
    assert ask("http", headers) == "403"
    assert ask("websocket", [*headers, ("origin", OURS)]) == "1008"


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1:8080", "http://127.0.0.1:9090", ""]
)
def test_foreign_origins_are_refused(origin: str) -> None:
    headers = [("host", HOST), ("origin", origin)]
    assert ask("websocket", headers) == "1008"
    assert ask("http", headers, method="POST") == "403"
    assert ask("http", headers) == "403"


def test_what_could_change_something_has_to_say_where_it_comes_from() -> None:
    assert ask("websocket", [("host", HOST)]) == "1008"
    assert ask("http", [("host", HOST)], method="POST") == "403"
    assert ask("websocket", [("host", HOST), ("origin", OURS)]) == "through"
    assert ask("http", [("host", HOST), ("origin", OURS)], method="POST") == "through"
    assert ask("http", [("host", HOST)]) == "through"
