"""A visitor without a browser: fetches a page and speaks to the server as its script does.

Light enough that hundreds fit on one machine, and free to say what no honest page says.
"""

import ast
import asyncio
import json
import re
import time
import uuid
from typing import Any
from urllib.parse import urlencode

import aiohttp
import httpx
import socketio

UNESCAPED = {"&#36;": "$", "&#96;": "`", "&gt;": ">", "&lt;": "<", "&amp;": "&"}

SECONDS = 30


class Visitor:
    """One page of a server at `url`, as http://127.0.0.1:8080."""

    def __init__(self, url: str, cookies: dict[str, str] | None = None) -> None:
        self.url = url
        self.cookies = dict(cookies or {})
        self.elements: dict[str, Any] = {}
        self.board = ""
        self.dropped = 0
        self._query: dict[str, Any] = {}
        self._updated = asyncio.Event()
        self.scripts: list[str] = []

    async def open(self, path: str = "/wordle/new") -> "Visitor":
        """Fetch a page and connect it."""
        await self.fetch(path)
        await self.connect()
        return self

    async def fetch(self, path: str) -> None:
        async with httpx.AsyncClient(
            base_url=self.url,
            cookies=self.cookies,
            follow_redirects=True,
            timeout=SECONDS,
            verify=False,  # there are no certificates to load
        ) as http:
            page = await http.get(path)
            page.raise_for_status()
            self.cookies = dict(http.cookies)
        self.board = page.url.path
        self._read(page.text)

    def _read(self, html: str) -> None:
        (elements,) = re.findall(r"parseElements\(String\.raw`(.*?)`\)", html, re.DOTALL)
        for escaped, plain in UNESCAPED.items():
            elements = elements.replace(escaped, plain)
        self.elements = json.loads(elements)
        (query,) = re.findall(r"query: (\{.*?\}),\n", html)
        self._query = ast.literal_eval(query)

    @property
    def client_id(self) -> str:
        return str(self._query["client_id"])

    def query(self, **changes: Any) -> dict[str, Any]:
        """What a page sends along when it connects."""
        own = {
            "client_id": self.client_id,
            "next_message_id": 0,
            "implicit_handshake": "true",
            "document_id": str(uuid.uuid4()),
            "tab_id": str(uuid.uuid4()),
        }
        return {k: v for k, v in {**own, **changes}.items() if v is not None}

    async def connect(self, headers: dict[str, str] | None = None, **query: Any) -> None:
        """Open the socket. Raises socketio.exceptions.ConnectionError when that is refused."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        # With a session of our own, since the client leaves its own one open when it is refused.
        self._http = aiohttp.ClientSession()
        self.socket = socketio.AsyncClient(reconnection=False, http_session=self._http)
        self.socket.on("update", self._update)
        self.socket.on("run_javascript", self._run)
        self.socket.on("disconnect", self._disconnected)
        try:
            await self.socket.connect(
                f"{self.url}?{urlencode(self.query(**query))}",
                headers={"Origin": self.url, "Cookie": cookie, **(headers or {})},
                transports=["websocket"],
                socketio_path="/_nicegui_ws/socket.io",
                wait_timeout=SECONDS,
            )
        except socketio.exceptions.ConnectionError:
            await self.close()
            raise

    async def close(self) -> None:
        await self.socket.disconnect()
        await self._http.close()

    # WHAT THE SERVER SENDS

    def _update(self, message: dict[str, Any]) -> None:
        message.pop("_id", None)
        self.elements.update(message)
        self._updated.set()

    def _run(self, message: dict[str, Any]) -> None:
        self.scripts.append(message["code"])

    def _disconnected(self, *_: Any) -> None:
        self.dropped += 1

    async def next_update(self) -> None:
        await asyncio.wait_for(self._updated.wait(), SECONDS)
        self._updated.clear()

    # WHAT IT SHOWS AND TAKES

    def find(self, css_class: str) -> list[dict[str, Any]]:
        """The elements with a class, in the order of the page."""
        found: list[dict[str, Any]] = []

        def walk(element_id: int) -> None:
            element = self.elements.get(str(element_id))
            if element is None:
                return
            if css_class in (element.get("class") or []):
                found.append({**element, "id": element_id})
            for child in element.get("children") or []:
                walk(child)

        walk(0)
        return found

    @property
    def marks(self) -> list[int]:
        """The marks of all tiles that can be coloured."""
        return [
            tile["props"]["data-mark"] for tile in self.find("tile") if "data-mark" in tile["props"]
        ]

    async def say(self, element: dict[str, Any], event: str, *payload: Any) -> None:
        """Send one event of an element."""
        (listener,) = [e for e in element["events"] if e["type"] == event]
        await self.socket.emit(
            "event",
            {
                "id": element["id"],
                "client_id": self.client_id,
                "listener_id": listener["listener_id"],
                "args": [json.dumps(value) for value in payload],
            },
        )

    async def paste(self, text: str) -> None:
        (page,) = self.find("wordle")
        await self.say(page, "pasted", text)

    async def press(self, key: str) -> None:
        (page,) = self.find("wordle")
        await self.say(page, "press", {"key": key, "tile": None})

    async def toggle(self, tile: int) -> float:
        """Click a tile and wait until it has changed; the seconds that took."""
        before = self.marks[tile]
        (element,) = [t for t in self.find("tile") if "data-mark" in t["props"]][tile : tile + 1]
        start = time.perf_counter()
        await self.say(element, "click", False)
        while self.marks[tile] == before:
            await self.next_update()
        return time.perf_counter() - start

    async def until(self, condition: Any) -> None:
        """Wait for updates until `condition()` holds."""
        while not condition():
            await self.next_update()
