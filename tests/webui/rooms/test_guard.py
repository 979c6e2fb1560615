"""Only our own names, our own pages, and people with the key get through the guard."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.running import run
from webui.rooms.bounds import KEY_TRIES
from webui.rooms.brake import Brake
from webui.rooms.guard import Guard
from webui.rooms.identity import Identity

HOST = "127.0.0.1:8080"
OURS = "http://127.0.0.1:8080"
LAN = "192.0.2.7:8080"
LAN_ORIGIN = "http://192.0.2.7:8080"

US = Identity(id="aaaa1111", key="the-right-key")
OTHERS = Identity(id="bbbb2222", key="the-right-key")

Headers = list[tuple[str, str]]


@dataclass
class Answer:
    through: bool = False
    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    text: str = ""


def new_guard() -> Guard:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "through"})

    hosts = ["127.0.0.1:8080", "localhost:8080", "[::1]:8080", "laptop.local:8080"]
    return Guard(app, hosts, US)


def ask(
    headers: Headers,
    kind: str = "http",
    method: str = "GET",
    peer: str = "127.0.0.1",
    path: str = "/wordle",
    query: str = "",
    guard: Guard | None = None,
) -> Answer:
    """What becomes of a request."""
    answer = Answer()

    async def receive() -> Any:
        raise AssertionError("the guard decides by the headers alone")

    async def send(message: Any) -> None:
        answer.through = answer.through or message["type"] == "through"
        answer.status = message.get("status") or message.get("code") or answer.status
        answer.text += message.get("body", b"").decode()
        answer.headers |= {k.decode(): v.decode() for k, v in message.get("headers", [])}

    scope = {
        "type": kind,
        "method": method,
        "path": path,
        "query_string": query.encode(),
        "client": (peer, 50000),
        "server": ("192.0.2.7", 8080),
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in headers],
    }
    run((guard or new_guard())(scope, receive, send))
    return answer


# NAMES


@pytest.mark.parametrize("host", [HOST, "localhost:8080", "[::1]:8080", "LOCALHOST:8080"])
def test_our_names_are_ours(host: str) -> None:
    assert ask([("host", host)]).through


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
def test_foreign_hosts_are_refused(headers: Headers) -> None:
    assert ask(headers).status == 403
    assert ask([*headers, ("origin", OURS)], "websocket").status == 1008
    key = [*headers, ("cookie", f"{US.cookie}={US.token}")]
    assert ask(key, peer="192.0.2.9").status == 403
    assert ask(headers, query=f"key={US.key}").status == 403


# ORIGINS


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "null",
        "http://127.0.0.1:9090",
        "http://localhost:8080",
        "",
        "file://",
    ],
)
def test_foreign_origins_are_refused(origin: str) -> None:
    headers = [("host", HOST), ("origin", origin)]
    assert ask(headers, "websocket").status == 1008
    assert ask(headers, method="POST").status == 403
    assert ask(headers).status == 403


def test_what_could_change_something_has_to_say_where_it_comes_from() -> None:
    assert ask([("host", HOST)], "websocket").status == 1008
    assert ask([("host", HOST)], method="POST").status == 403
    assert ask([("host", HOST), ("origin", OURS)], "websocket").through
    assert ask([("host", HOST), ("origin", OURS)], method="POST").through
    assert ask([("host", HOST)]).through


def test_another_site_may_link_to_us_and_no_more() -> None:
    for mode, through in (("navigate", True), ("no-cors", False), ("cors", False)):
        headers = [("host", HOST), ("sec-fetch-site", "cross-site"), ("sec-fetch-mode", mode)]
        assert ask(headers, path="/wordle/new").through == through


# THE KEY


def test_no_key_is_asked_of_a_browser_here_that_talks_to_here() -> None:
    assert ask([("host", HOST)], peer="127.0.0.1").through
    assert ask([("host", "localhost:8080")], peer="::1").through


@pytest.mark.parametrize(
    ("peer", "headers"),
    [
        ("192.0.2.9", [("host", LAN)]),
        ("192.0.2.9", [("host", HOST)]),
        ("127.0.0.1", [("host", LAN)]),
        ("127.0.0.1", [("host", "laptop.local:8080")]),
        ("127.0.0.1", [("host", HOST), ("x-forwarded-for", "127.0.0.1")]),
        ("127.0.0.1", [("host", HOST), ("forwarded", "for=127.0.0.1")]),
        ("127.0.0.1", [("host", HOST), ("via", "1.1 proxy")]),
    ],
)
def test_everyone_else_is_asked_for_it(peer: str, headers: Headers) -> None:
    refused = ask(headers, peer=peer)
    assert (refused.status, refused.through) == (403, False)
    assert "by its link only" in refused.text
    host = headers[0][1]
    socket = ask([*headers, ("origin", f"http://{host}")], "websocket", peer=peer)
    assert socket.status == 1008


def test_a_link_becomes_a_cookie_and_the_key_leaves_the_address() -> None:
    answer = ask([("host", LAN)], peer="192.0.2.9", path="/wordle/x", query=f"a=1&key={US.key}&b=2")
    assert answer.status == 303
    assert answer.headers["location"] == "/wordle/x?a=1&b=2"
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{US.cookie}={US.token};")
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert US.key not in cookie

    shown = [("host", LAN), ("cookie", cookie.split(";")[0])]
    assert ask(shown, peer="192.0.2.9").through
    assert ask([*shown, ("origin", LAN_ORIGIN)], "websocket", peer="192.0.2.9").through


@pytest.mark.parametrize(
    "cookie",
    [
        f"{US.cookie}=",
        f"{US.cookie}={'0' * 64}",
        f"{US.cookie}={US.key}",
        f"{OTHERS.cookie}={OTHERS.token}",
        f"{US.cookie}={OTHERS.token}",
        f"{US.cookie}={US.token[:-1]}",
        f"x{US.cookie}={US.token}",
        f"{US.cookie}=\xff\xfe",
    ],
)
def test_wrong_cookies_and_those_of_other_servers_open_nothing(cookie: str) -> None:
    assert ask([("host", LAN), ("cookie", cookie)], peer="192.0.2.9").status == 403


@pytest.mark.parametrize("key", ["", "wrong", US.key + "x", US.key.upper(), "\xff"])
def test_wrong_keys_open_nothing(key: str) -> None:
    answer = ask([("host", LAN)], peer="192.0.2.9", query=f"key={key}")
    assert (answer.status, answer.through) == (403, False)
    assert "set-cookie" not in answer.headers


def test_the_way_back_stays_on_this_server() -> None:
    for path in ("//evil.example/x", "/\\evil.example", "///evil.example"):
        answer = ask([("host", HOST)], path=path, query=f"key={US.key}")
        assert answer.headers["location"].startswith("/")
        assert not answer.headers["location"].startswith(("//", "/\\"))


def test_wrong_keys_are_slowed_down_for_their_address_alone() -> None:
    guard = new_guard()

    def offer(key: str, peer: str) -> int:
        return ask([("host", LAN)], peer=peer, query=f"key={key}", guard=guard).status

    statuses = [offer(f"wrong-{n}", "192.0.2.9") for n in range(KEY_TRIES + 3)]
    assert statuses == [403] * KEY_TRIES + [429] * 3
    assert offer(US.key, "192.0.2.9") == 429
    assert offer(US.key, "192.0.2.10") == 303


def test_the_wait_doubles_ends_and_is_forgotten_after_the_right_key() -> None:
    now = 1000.0
    brake = Brake(clock=lambda: now)
    for _ in range(KEY_TRIES):
        assert brake.seconds_to_wait("a") == 0
        brake.was_wrong("a")
    assert brake.seconds_to_wait("a") == 1
    brake.was_wrong("a")
    assert brake.seconds_to_wait("a") == 2
    now += 2
    assert brake.seconds_to_wait("a") == 0
    for _ in range(20):
        brake.was_wrong("a")
    assert brake.seconds_to_wait("a") == 60
    brake.was_right("a")
    assert brake.seconds_to_wait("a") == 0


def test_only_so_many_addresses_are_remembered() -> None:
    brake = Brake()
    for n in range(5_000):
        brake.was_wrong(str(n))
    assert len(brake._wrong) == 1_000
