"""The script for game pages is handed out with the address by which it was asked for."""

import urllib.error
import urllib.request
from collections.abc import Callable

import pytest

from tests.serving import Server


def get(url: str, **headers: str) -> tuple[str, dict[str, str]]:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    with urllib.request.urlopen(urllib.request.Request(url, headers=named), timeout=20) as answer:
        return answer.read().decode(), {k.lower(): v for k, v in answer.headers.items()}


@pytest.mark.parametrize("path", ["/set/reader.js", "/set/reader.user.js"])
def test_the_script_names_the_address_and_no_key(
    new_server: Callable[..., Server], path: str
) -> None:
    server = new_server("--key", "a-secret-of-ours")
    text, headers = get(server.url + path)
    assert f'const APP = "{server.url}";' in text
    local, _ = get(f"http://localhost:{server.port}{path}")
    assert f'const APP = "http://localhost:{server.port}";' in local
    assert "a-secret-of-ours" not in text
    assert headers["content-type"] == "text/javascript; charset=utf-8"
    assert headers["cache-control"] == "no-store"
    assert "cross-origin-opener-policy" not in headers


def test_no_other_site_can_load_it(server: Server) -> None:
    with pytest.raises(urllib.error.HTTPError, match="403"):
        get(f"{server.url}/set/reader.js", Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="no-cors")
    with pytest.raises(urllib.error.HTTPError, match="403"):
        get(f"{server.url}/set/reader.js", Host="evil.example")


def test_the_way_to_a_board_keeps_the_opener_and_its_cookies(server: Server) -> None:
    """A game page opens it as a second window, and talks to it."""
    _, headers = get(f"{server.url}/set", Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="navigate")
    assert "cross-origin-opener-policy" not in headers
    _, elsewhere = get(f"{server.url}/wordle")
    assert elsewhere["cross-origin-opener-policy"] == "same-origin"
    assert "samesite=lax" in headers.get("set-cookie", "samesite=lax").lower()
