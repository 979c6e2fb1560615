"""A board shared: seen live by everyone who has it, closed to everyone else."""

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
import socketio

from tests.running import run
from tests.serving import Server
from tests.visitor import Visitor

AWAY = {"X-Forwarded-For": "192.0.2.9"}
"""Headers of a request that does not come straight from this machine."""


@pytest.fixture
def lan(new_server: Callable[..., Server]) -> Server:
    return new_server("--key", "the-right-key")


def test_the_link_lets_in_and_nothing_else_does(lan: Server) -> None:
    paths = (
        "/",
        "/wordle",
        "/wordle/new",
        "/static/hunch.js",
        "/qr.svg?at=0&to=/wordle",
        "/nothing",
    )
    with httpx.Client(base_url=lan.url, headers=AWAY) as stranger:
        for path in paths:
            refused = stranger.get(path)
            assert refused.status_code == 403, path
            assert "set-cookie" not in refused.headers
        assert stranger.get("/?key=wrong").status_code == 403

        welcome = stranger.get("/wordle?key=the-right-key")
        assert (welcome.status_code, welcome.headers["location"]) == (303, "/wordle")
        assert stranger.get("/static/hunch.js").status_code == 200
        assert stranger.get("/wordle").status_code == 303


def test_the_socket_is_closed_without_the_key(lan: Server) -> None:
    async def scenario() -> None:
        guest = Visitor(lan.url)
        await guest.fetch("/wordle/new")
        with pytest.raises(socketio.exceptions.ConnectionError):
            await guest.connect(headers=AWAY)
        with pytest.raises(socketio.exceptions.ConnectionError):
            await guest.connect(headers={"Origin": "http://evil.example"})

    run(scenario())


def test_the_key_of_another_server_opens_nothing(new_server: Callable[..., Server]) -> None:
    one, two = new_server("--key", "the-first-key"), new_server("--key", "the-other-key")
    with httpx.Client(headers=AWAY) as guest:
        assert guest.get(f"{one.url}/wordle?key=the-first-key").status_code == 303
        assert guest.get(f"{one.url}/wordle").status_code == 303
        assert guest.get(f"{two.url}/wordle").status_code == 403
        assert guest.get(f"{two.url}/wordle?key=the-first-key").status_code == 403


def test_a_key_lasts_through_a_restart_until_a_new_one_is_made(
    new_server: Callable[..., Server], tmp_path: Path
) -> None:
    server = new_server()
    key = (tmp_path / "data0" / "key").read_text().strip()
    with httpx.Client(base_url=server.url, headers=AWAY) as guest:
        assert guest.get(f"/wordle?key={key}").status_code == 303
        server.stop()
        server.start()
        assert guest.get("/wordle").status_code == 303
        server.stop()
        server.start("--new-key")
        assert guest.get("/wordle").status_code == 403
        assert guest.get(f"/wordle?key={key}").status_code == 403


def test_what_one_toggles_the_others_see_and_who_is_here_is_said(server: Server) -> None:
    async def scenario() -> None:
        ann = await Visitor(server.url).open()
        await ann.paste("crane 00000\nslate 00000")
        await ann.until(lambda: len(ann.marks) == 10)
        bob = await Visitor(server.url).open(ann.board)
        await ann.until(lambda: ann.find("people"))
        await ann.toggle(3)
        await bob.until(lambda: bob.marks[3:4] == [1])
        await bob.toggle(7)
        await ann.until(lambda: ann.marks[7] == 1)
        await bob.press("x")
        await bob.until(lambda: any(t.get("text") == "X" for t in bob.find("tile")))
        assert not any(t.get("text") == "X" for t in ann.find("tile"))
        await bob.close()
        await ann.until(lambda: not ann.find("people"))
        await ann.close()

    run(scenario())


def test_the_codes_are_for_our_own_links_only(server: Server) -> None:
    with httpx.Client(base_url=server.url) as guest:
        for query in (
            "at=0&to=/wordle",
            "at=-1&to=/wordle",
            "at=0&to=http://evil.example",
            "at=x&to=/",
        ):
            assert guest.get(f"/qr.svg?{query}").status_code in {404, 422}
