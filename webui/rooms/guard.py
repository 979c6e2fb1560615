"""Who may talk to the server, decided before anything else looks at a request.

Pure ASGI, since middleware made for requests never sees websockets.
"""

import ipaddress
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qsl, quote, urlencode

from webui.rooms.brake import Brake
from webui.rooms.identity import Identity

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

FORWARDING = (b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-real-ip")
"""Headers of a request that came through another machine."""

SOCKETS = "/_nicegui_ws/"
"""Where pages connect, by websocket; the older way, by plain requests, is not offered."""

POLICY_VIOLATION = 1008
"""Close code of a websocket that breaks the rules (RFC 6455, 7.4.1)."""

HTTP = 80
"""The port that browsers leave out."""

ONE_YEAR = 365 * 24 * 3600

FOREIGN_HOST = "This server does not go by that name. Open the address that it printed."
FOREIGN_ORIGIN = "Only pages of this server may do that."
NO_KEY = "This Hunch opens by its link only. Ask the person who runs it for the link."
WRONG_KEY = "The key in this link does not fit. Ask the person who runs this Hunch for a new link."
SOCKETS_ONLY = "Pages connect here by websocket."
TOO_MANY = "Too many wrong keys. Wait a minute, then open the right link."


class Guard:
    """Lets through what is ours.

    - `Host` must be one of our names, which ends DNS rebinding.
    - `Origin` must be ours on every websocket and every request that could change something.
    - The key must have been shown, except by a browser on this machine that talks to this machine.
      A link carries it once; it becomes a cookie and disappears from the address.
    """

    def __init__(self, app: App, hosts: Iterable[str], identity: Identity) -> None:
        """`hosts` are our values of `Host`, beside the address that a request arrived at."""
        self._app = app
        self._hosts = frozenset(host.lower() for host in hosts)
        self._identity = identity
        self._brake = Brake()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self._app(scope, receive, send)
        refusal = self._foreign(scope)
        if refusal:
            return await _refuse(scope, send, 403, refusal)
        offered = _offered_key(scope)
        if offered is not None:
            return await self._exchange(scope, send, offered)
        if not (_is_from_here(scope) or self._has_shown_key(scope)):
            return await _refuse(scope, send, 403, NO_KEY)
        if scope["type"] == "http" and scope["path"].startswith(SOCKETS):
            return await _refuse(scope, send, 404, SOCKETS_ONLY)
        await self._app(scope, receive, send)

    def _foreign(self, scope: Scope) -> str | None:
        hosts = _values(scope, b"host")
        if len(hosts) != 1 or not (hosts[0] in self._hosts or hosts[0] == _arrived_at(scope)):
            return FOREIGN_HOST
        origins = _values(scope, b"origin")
        must_be_ours = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        ours = (f"http://{hosts[0]}", f"https://{hosts[0]}")
        if (must_be_ours or origins) and (len(origins) != 1 or origins[0] not in ours):
            return FOREIGN_ORIGIN
        # Another site may link to us, but not load us as a picture, a frame or a script.
        site, mode = _values(scope, b"sec-fetch-site"), _values(scope, b"sec-fetch-mode")
        if site == ["cross-site"] and mode != ["navigate"]:
            return FOREIGN_ORIGIN
        return None

    def _has_shown_key(self, scope: Scope) -> bool:
        return any(self._identity.is_token(t) for t in cookies(scope, self._identity.cookie))

    async def _exchange(self, scope: Scope, send: Send, offered: str) -> None:
        """The key for a cookie, and the address without it."""
        address, _ = scope.get("client") or ("", 0)
        if self._brake.seconds_to_wait(address) > 0:
            return await _refuse(scope, send, 429, TOO_MANY)
        if not self._identity.is_key(offered):
            self._brake.was_wrong(address)
            return await _refuse(scope, send, 403, WRONG_KEY)
        self._brake.was_right(address)
        cookie = (
            f"{self._identity.cookie}={self._identity.token}; Max-Age={ONE_YEAR}; Path=/;"
            " HttpOnly; SameSite=Lax"
        )
        headers = [(b"location", _without_key(scope).encode()), (b"set-cookie", cookie.encode())]
        await answer(send, 303, "", headers)


# READING REQUESTS


def cookies(scope: Scope, name: str) -> list[str]:
    """The values of a cookie in a request, however often and badly it is sent."""
    found = []
    for key, value in scope["headers"]:
        if key == b"cookie":
            try:
                morsel = SimpleCookie(value.decode("latin-1")).get(name)
            except CookieError:
                continue
            if morsel:
                found.append(morsel.value)
    return found


def _values(scope: Scope, name: bytes) -> list[str]:
    return [value.decode("latin-1").lower() for key, value in scope["headers"] if key == name]


def _arrived_at(scope: Scope) -> str | None:
    """The address of this machine that the request came in by, as a value of `Host`.

    It can't be forged by a foreign name, and stays right when the network gives a new address.
    """
    server = scope.get("server")
    if not server or not _is_address(server[0]):
        return None
    name = f"[{server[0]}]" if ":" in server[0] else server[0]
    return name if server[1] == HTTP else f"{name}:{server[1]}"


def _is_from_here(scope: Scope) -> bool:
    """Whether a browser on this machine talks to this machine, and nobody forwards for it."""
    if any(key in FORWARDING for key, _ in scope["headers"]):
        return False
    host = _values(scope, b"host")[0].rsplit(":", 1)[0].strip("[]")
    here = host == "localhost" or _is_loopback(host)
    client = scope.get("client") or ("", 0)
    return here and _is_loopback(client[0])


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def _is_loopback(text: str) -> bool:
    return _is_address(text) and ipaddress.ip_address(text).is_loopback


def _query(scope: Scope) -> list[tuple[str, str]]:
    return parse_qsl(scope.get("query_string", b"").decode("latin-1"), keep_blank_values=True)


def _offered_key(scope: Scope) -> str | None:
    if scope["type"] != "http" or scope["method"] != "GET":
        return None
    return next((value for name, value in _query(scope) if name == "key"), None)


def _without_key(scope: Scope) -> str:
    # A path that begins with two slashes would lead to another server.
    path = "/" + quote(scope["path"].lstrip("/"), safe="/-._~")
    rest = urlencode([(name, value) for name, value in _query(scope) if name != "key"])
    return f"{path}?{rest}" if rest else path


# ANSWERING


async def _refuse(scope: Scope, send: Send, status: int, why: str) -> None:
    if scope["type"] == "websocket":
        return await send({"type": "websocket.close", "code": POLICY_VIOLATION})
    await answer(send, status, why, [])


async def answer(send: Send, status: int, text: str, headers: Headers) -> None:
    """A short plain answer that nobody stores."""
    plain: Headers = [
        (b"content-type", b"text/plain; charset=utf-8"),
        (b"cache-control", b"no-store"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": plain + headers})
    await send({"type": "http.response.body", "body": text.encode()})
