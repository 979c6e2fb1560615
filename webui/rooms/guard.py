"""Who may talk to the server, decided before anything else looks at a request.

Pure ASGI, since middleware made for requests never sees websockets.
"""

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

POLICY_VIOLATION = 1008
"""Close code of a websocket that breaks the rules (RFC 6455, 7.4.1)."""


class Guard:
    """Refuses a `Host` that isn't ours, which ends DNS rebinding, and a foreign `Origin`.

    `Origin` has to be ours on every websocket and on every request that could change something.
    """

    def __init__(self, app: App, hosts: Iterable[str]) -> None:
        """`hosts` are the values of `Host` that are ours, with their ports."""
        self._app = app
        self._hosts = frozenset(host.lower() for host in hosts)
        self._origins = frozenset(f"http://{host}" for host in self._hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self._app(scope, receive, send)
        refusal = self._refusal(scope)
        if refusal is None:
            return await self._app(scope, receive, send)
        if scope["type"] == "websocket":
            return await send({"type": "websocket.close", "code": POLICY_VIOLATION})
        await _answer(send, 403, refusal)

    def _refusal(self, scope: Scope) -> str | None:
        hosts = _values(scope, b"host")
        if len(hosts) != 1 or hosts[0] not in self._hosts:
            return "This server does not go by that name. Open the address that it printed."
        origins = _values(scope, b"origin")
        must_be_ours = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if (must_be_ours or origins) and (len(origins) != 1 or origins[0] not in self._origins):
            return "Only pages of this server may do that."
        return None


def _values(scope: Scope, name: bytes) -> list[str]:
    return [value.decode("latin-1").lower() for key, value in scope["headers"] if key == name]


async def _answer(send: Send, status: int, text: str) -> None:
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": text.encode()})
