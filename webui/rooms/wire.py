"""Messages over the socket, checked before NiceGUI looks at them.

NiceGUI trusts its own script: a message of any other shape would be an exception in the log, and a
message could name any page. Here a page speaks for itself alone, in messages of the right shape,
not too large and not too many.
"""

import logging
import time
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import parse_qs

import socketio
from nicegui import Client, json

from webui.elm.patch import NativeElement
from webui.rooms.bounds import MESSAGE_BYTES, MESSAGES_AT_ONCE, MESSAGES_PER_SECOND, PEOPLE
from webui.rooms.browser import name_in_cookie

log = logging.getLogger(__name__)

ID_LENGTH = 100
"""Longer than any id that NiceGUI makes."""


class Allowance:
    """Messages that one page may still send now: it refills with time (a token bucket)."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._left = float(MESSAGES_AT_ONCE)
        self._at = clock()

    def take(self) -> bool:
        """Whether one more message is fine."""
        now = self._clock()
        refilled = self._left + (now - self._at) * MESSAGES_PER_SECOND
        self._left, self._at = min(refilled, float(MESSAGES_AT_ONCE)), now
        if self._left < 1:
            return False
        self._left -= 1
        return True


def check_messages(sio: socketio.AsyncServer) -> None:
    """Put the checks in front of NiceGUI's handlers.

    A page can send events of any name with any number of values: "connect" and "disconnect" too,
    which are not the real ones then.
    """
    handlers = dict(sio.handlers["/"])
    allowances: dict[str, Allowance] = {}

    async def connect(sid: str, *sent: Any) -> None:
        if not sent or sent[0] is not sio.get_environ(sid) or sid in allowances:
            return
        if len(allowances) >= PEOPLE or not _is_own_page(sent[0]):
            raise socketio.exceptions.ConnectionRefusedError("Implicit handshake failed")
        await handlers["connect"](sid, *sent)
        allowances[sid] = Allowance()

    async def handshake(sid: str, *sent: Any) -> bool:
        return _is_handshake(_only(sent)) and bool(await handlers["handshake"](sid, *sent))

    def disconnect(sid: str, *_: Any) -> None:
        if not sio.manager.is_connected(sid, "/"):
            allowances.pop(sid, None)
            handlers["disconnect"](sid)

    def event(sid: str, *sent: Any) -> None:
        client = _speaker(sio, sid, _only(sent))
        if client is None or sid not in allowances or not _is_event(client, sent[0]):
            log.debug("a message of a wrong shape is dropped")
        elif not allowances[sid].take():
            client.outbox.enqueue_message("run_javascript", {"code": "hunch.tooFast()"}, client.id)
        else:
            handlers["event"](sid, *sent)

    def ack(sid: str, *sent: Any) -> None:
        if _speaker(sio, sid, _only(sent)) and type(sent[0].get("next_message_id")) is int:
            handlers["ack"](sid, *sent)

    def ignore(sid: str, *_: Any) -> None:
        """Hunch asks no page for the result of a script and takes no lines for its log."""

    for name, handler in {
        "connect": connect,
        "handshake": handshake,
        "disconnect": disconnect,
        "event": event,
        "ack": ack,
        "javascript_response": ignore,
        "log": ignore,
    }.items():
        sio.on(name, handler)


def _only(sent: tuple[Any, ...]) -> Any:
    return sent[0] if len(sent) == 1 else None


def _speaker(sio: socketio.AsyncServer, sid: str, message: Any) -> Client | None:
    """The page that this socket belongs to, if the message speaks for it."""
    if not isinstance(message, dict):
        return None
    name = message.get("client_id")
    if not isinstance(name, str) or name not in sio.rooms(sid):
        return None
    client = Client.instances.get(name)
    return client if client and client.has_socket_connection else None


def _is_event(client: Client, message: dict[Any, Any]) -> bool:
    element = client.elements.get(message["id"]) if type(message.get("id")) is int else None
    listener, arguments = message.get("listener_id"), message.get("args", [])
    return (
        isinstance(element, NativeElement)
        and isinstance(listener, str)
        and listener in element._event_listeners
        and isinstance(arguments, list)
        and len(arguments) <= 1
        and all(argument is None or _is_json(argument) for argument in arguments)
    )


def _is_json(text: Any) -> bool:
    if not isinstance(text, str) or len(text) > MESSAGE_BYTES:
        return False
    try:
        json.loads(text)  # as NiceGUI will
    except ValueError:
        return False
    return True


def _is_handshake(query: Any) -> bool:
    return (
        isinstance(query, dict)
        and all(_is_id(query.get(name)) for name in ("client_id", "tab_id", "document_id"))
        and (query.get("old_tab_id") is None or _is_id(query["old_tab_id"]))
        and _is_number(query.get("next_message_id", 0))
    )


def _is_id(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) <= ID_LENGTH


def _is_number(value: Any) -> bool:
    return type(value) is int or (isinstance(value, str) and value.isascii() and value.isdigit())


def _is_own_page(environ: Mapping[str, Any]) -> bool:
    """Whether a socket comes from the browser that its page was sent to.

    A page's id is no secret to whoever has seen the page, so it takes the browser's cookie as well.
    A browser that keeps no cookies has none at both times.
    """
    query = {name: values[0] for name, values in parse_qs(environ.get("QUERY_STRING", "")).items()}
    if query.get("implicit_handshake") == "true" and not _is_handshake(query):
        return False
    client = Client.instances.get(query.get("client_id", ""))
    if client is None:
        return False
    page, socket = client.request.scope, environ["asgi.scope"]
    return name_in_cookie(socket) in {page["state"]["browser"], name_in_cookie(page)}
