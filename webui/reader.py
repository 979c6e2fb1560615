"""The script that reads a game page of another site, as a bookmarklet and as a userscript."""

import re
from pathlib import Path

from fastapi import Request
from fastapi.responses import Response
from nicegui import app

from webui.setgame.reader_view import BOOKMARKLET, USERSCRIPT
from webui.setgame.site import ORIGINS

ADDRESS = re.compile(r"https?://(\[[0-9a-fA-F:.]+\]|[\w.-]+)(:\d{1,5})?", re.ASCII)
"""An address of a server, with nothing behind it."""

ADDRESS_PLACE = '"ADDRESS_OF_HUNCH"'

BUTTON_PLACE = "WITH_BUTTON = false;"

PARTS = ("board", "friends", "forks", "sites", "marks", "run", "start")
"""The files that make the script, in this order: a bookmarklet is one text."""


def serve_reader(folder: Path) -> None:
    """Register the addresses with NiceGUI's app. Each holds this server's, as the browser named it;
    never a key. `folder` has the parts."""

    @app.get(BOOKMARKLET)
    async def bookmarklet(request: Request) -> Response:
        return _script(compact(addressed(together(folder), _origin(request))))

    @app.get(USERSCRIPT)
    async def userscript(request: Request) -> Response:
        script = addressed(together(folder), _origin(request))
        return _script(as_userscript(script, _origin(request)))


def _origin(request: Request) -> str:
    """The guard has let only our own names through."""
    return f"{request.url.scheme}://{request.headers['host'].lower()}"


def _script(text: str) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(text, media_type="text/javascript; charset=utf-8", headers=headers)


# THE SCRIPT


def together(folder: Path) -> str:
    """One script of the parts, whose names are seen nowhere else on the page it runs on."""
    parts = (folder / f"{part}.js" for part in PARTS)
    text = "\n".join(part.read_text(encoding="utf-8") for part in parts)
    return f'(() => {{\n"use strict";\n\n{text}}})();\n'


def addressed(source: str, address: str) -> str:
    """The script for one server. Raises ValueError for an address that could be anything else.

    >>> addressed('open("ADDRESS_OF_HUNCH")', "http://127.0.0.1:8080")
    'open("http://127.0.0.1:8080")'
    """
    if not ADDRESS.fullmatch(address):
        raise ValueError(f"{address!r} is not the address of a server, like http://127.0.0.1:8080")
    return source.replace(ADDRESS_PLACE, f'"{address}"')


def compact(source: str) -> str:
    """Without comments and indentation. Comments stand on lines of their own in it.

    >>> compact("  /* Why\\n     so. */\\n  // Seconds.\\n  const a = 1;\\n\\n  go(a);\\n")
    'const a = 1;\\ngo(a);'
    """
    uncommented = re.sub(r"^ *(/\*.*?\*/|//.*?)\n", "", source, flags=re.DOTALL | re.MULTILINE)
    return "\n".join(filter(None, map(str.strip, uncommented.splitlines())))


def as_userscript(script: str, address: str) -> str:
    """With the lines that tell a userscript manager where it runs, and a button instead of a run
    at once."""
    pages = (
        f"{origin.replace('://', f'://{www}')}/*" for origin in ORIGINS for www in ("", "www.")
    )
    lines = (
        "// ==UserScript==",
        "// @name        Hunch: read this SET board",
        f"// @namespace   {address}",
        "// @version     1",
        "// @description Sends the board to Hunch, and marks the sets that it finds.",
        *(f"// @match       {page}" for page in pages),
        "// @noframes",
        "// @grant       none",
        "// @run-at      document-idle",
        "// ==/UserScript==",
    )
    button = script.replace(BUTTON_PLACE, BUTTON_PLACE.replace("false", "true"))
    return "\n".join((*lines, "", button))
