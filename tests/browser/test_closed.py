"""Other sites and other names get nothing."""

import urllib.error
import urllib.request

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import OpenPage
from tests.serving import Server


@pytest.mark.parametrize("path", ["/", "/wordle", "/static/hunch.js", "/_nicegui_ws/socket.io/"])
def test_a_foreign_host_is_refused_everywhere(server: Server, path: str) -> None:
    request = urllib.request.Request(server.url + path, headers={"Host": "evil.example"})
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(request)
    assert refusal.value.code == 403
    assert b"does not go by that name" in refusal.value.read()


def test_a_page_of_another_site_opens_no_socket(browser: Browser, server: Server) -> None:
    page = browser.new_page()
    page.route("http://evil.example/**", lambda route: route.fulfill(body="<h1>evil</h1>"))
    page.goto("http://evil.example/")
    outcome = page.evaluate(
        """url => new Promise(done => {
            const socket = new WebSocket(url);
            socket.onopen = () => done("open");
            socket.onclose = () => done("refused");
        })""",
        f"ws://127.0.0.1:{server.port}/_nicegui_ws/socket.io/?EIO=4&transport=websocket",
    )
    assert outcome == "refused"
    page.close()


def test_no_page_asks_anyone_else_for_anything(open_page: OpenPage, server: Server) -> None:
    wordle = open_page()
    asked: list[str] = []
    wordle.page.on("request", lambda request: asked.append(request.url))
    wordle.page.goto(f"{server.url}/wordle/new")
    wordle.play("crane", "01200")
    assert asked
    assert [url for url in asked if not url.startswith((server.url, "data:"))] == []
