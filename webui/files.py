"""The addresses where boards leave and arrive as files."""

import re
import sqlite3
from collections.abc import Collection, MutableMapping
from datetime import datetime
from typing import Any
from urllib.parse import quote

from fastapi import Request
from fastapi.responses import PlainTextResponse, RedirectResponse, Response
from nicegui import app
from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from webui.rooms.boardfile import BoardFile, Flaw, FlawError, read_board_file
from webui.rooms.bounds import FILE_BYTES
from webui.rooms.catalog import Catalog, TooManyBoardsError

FORM_BYTES = 4096
"""What there may be of a form around a file."""

NAME_IN_FILE_NAME = 40

NOT_KEPT = {"Cache-Control": "no-store"}


def serve_files(catalog: Catalog, games: Collection[str]) -> None:
    """Register the addresses with NiceGUI's app; boards of these `games` can be imported."""

    @app.get("/boards/{board}/export")
    async def export(board: str) -> Response:
        found = await catalog.export(board)
        if found is None:
            return PlainTextResponse("There is no board at this address.", 404, NOT_KEPT)
        file, made = found
        return Response(
            file.as_json(),
            media_type="application/json",
            headers={**NOT_KEPT, "Content-Disposition": _disposition(file_name(file, made))},
        )

    @app.post("/boards/import")
    async def import_(request: Request) -> Response:
        try:
            file = read_board_file(await uploaded(request), games)
        except FlawError as error:
            return see_problem(error.flaw)
        except ClientDisconnect:
            return Response()  # to nobody
        try:
            board = await catalog.make(file.game, request.state.browser, file.name, file.entries)
        except TooManyBoardsError:
            return see_problem(Flaw.TOO_MANY_BOARDS)
        except sqlite3.Error:
            return see_problem(Flaw.NOT_SAVED)
        return see(f"/{file.game}/{board}")


def see(address: str) -> Response:
    """Go on at another address."""
    return RedirectResponse(address, status_code=303, headers=NOT_KEPT)


def see_problem(flaw: Flaw) -> Response:
    """Go on at the start page, which says what was wrong."""
    return see(f"/?problem={flaw.value}")


# OUT


def file_name(file: BoardFile, made: datetime) -> str:
    """What to call an exported board: by its name, or else by the day it was made.

    >>> file_name(BoardFile("wordle", "Sunday / café", ()), datetime(2024, 3, 12))
    'hunch-wordle-Sunday-café.json'
    >>> file_name(BoardFile("wordle", "", ()), datetime(2024, 3, 12))
    'hunch-wordle-2024-03-12.json'
    """
    name = re.sub(r"[\W_]+", "-", file.name)[:NAME_IN_FILE_NAME].strip("-")
    return f"hunch-{file.game}-{name or made.date().isoformat()}.json"


def _disposition(name: str) -> str:
    """RFC 6266; names beyond ASCII are spelled as in RFC 8187."""
    if name.isascii():
        return f'attachment; filename="{name}"'
    return f"attachment; filename*=UTF-8''{quote(name)}"


# IN


async def uploaded(request: Request, most: int = FILE_BYTES) -> bytes:
    """The file of at most so many bytes in the form that was sent.

    Raises FlawError, and ClientDisconnect.
    """
    try:
        form = await _limited(request, most + FORM_BYTES).form(max_files=1, max_fields=1)
    except HTTPException:
        raise FlawError(Flaw.NO_FILE) from None
    file = form.get("file")
    if not isinstance(file, UploadFile):
        raise FlawError(Flaw.NO_FILE)
    data = await file.read()
    await form.close()
    if not data and not file.filename:
        raise FlawError(Flaw.NO_FILE)
    return data


def _limited(request: Request, most: int) -> Request:
    """The same request, given up as soon as it is too large: a browser's word is not enough."""
    received = 0

    async def receive() -> MutableMapping[str, Any]:
        nonlocal received
        message = await request.receive()
        received += len(message.get("body", b""))
        if received > most:
            raise FlawError(Flaw.TOO_LARGE)
        return message

    return Request(request.scope, receive)
