"""A browser keeps its name; one without gets one."""

from typing import Any

import pytest

from tests.running import run
from webui.rooms.browser import COOKIE, BrowserNames


def visit(cookie: str | None) -> tuple[str, str | None]:
    """The name the page sees, and the cookie that is set."""
    seen: dict[str, Any] = {}
    sent: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.update(scope["state"])
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def send(message: Any) -> None:
        sent.append(message)

    headers = [(b"cookie", cookie.encode())] if cookie is not None else []
    run(BrowserNames(app)({"type": "http", "headers": headers}, None, send))  # type: ignore[arg-type]
    cookies = [value.decode() for name, value in sent[0]["headers"] if name == b"set-cookie"]
    return seen["browser"], cookies[0] if cookies else None


def test_a_new_browser_is_named_once() -> None:
    name, cookie = visit(None)
    assert cookie
    assert cookie.startswith(f"{COOKIE}={name};")
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert visit(f"other=1; {COOKIE}={name}") == (name, None)


@pytest.mark.parametrize("cookie", ["", f"{COOKIE}=short", f"{COOKIE}", "\x00=;;;", "a=b"])
def test_a_cookie_that_is_no_name_is_replaced(cookie: str) -> None:
    name, new = visit(cookie)
    assert new
    assert name in new
