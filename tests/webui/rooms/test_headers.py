"""Every answer forbids what no page of ours needs."""

from typing import Any

import pytest

from tests.running import run
from webui.rooms.headers import SecurityHeaders


def headers_of(path: str) -> dict[str, str]:
    sent: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"a", b"b")]})

    async def send(message: Any) -> None:
        sent.append(message)

    run(SecurityHeaders(app)({"type": "http", "path": path}, None, send))  # type: ignore[arg-type]
    return {name.decode(): value.decode() for name, value in sent[0]["headers"]}


def test_pages_are_framed_by_nobody_and_load_from_us_alone() -> None:
    headers = headers_of("/wordle/x")
    assert headers["a"] == "b"
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


@pytest.mark.parametrize(
    ("path", "apart"), [("/", True), ("/wordle", True), ("/set", False), ("/set/x", False)]
)
def test_only_the_page_that_a_game_opens_keeps_its_opener(path: str, apart: bool) -> None:
    assert ("cross-origin-opener-policy" in headers_of(path)) == apart
