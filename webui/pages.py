"""Which address shows what."""

import asyncio
from dataclasses import dataclass
from functools import partial
from typing import Any

from fastapi import Request
from fastapi.responses import RedirectResponse
from nicegui import app, ui

import webui.model as model
import webui.wordle.model as wordle
from webui.effects import Effects, WordShelf
from webui.elm.command import NONE, Command
from webui.elm.program import Program
from webui.rooms.catalog import Catalog
from webui.rooms.codec import Codec
from webui.rooms.history import History, Redid, Undid
from webui.rooms.room import Game, Room, Rooms
from webui.update import init, update
from webui.view import view
from webui.wordle.board import BOARD_MESSAGES, Board, update_board

WORDLE = Game("wordle", Board(), update_board, Codec((*BOARD_MESSAGES, Undid, Redid)))


@dataclass(frozen=True, slots=True)
class House:
    """What all pages of one server have in common."""

    shelf: WordShelf
    catalog: Catalog
    rooms: Rooms


def serve_pages(house: House) -> None:
    """Register every address with NiceGUI's app."""

    @app.get("/")
    @app.get("/wordle")
    async def latest(request: Request) -> RedirectResponse:
        browser = request.state.browser
        board = await house.catalog.latest(browser, WORDLE.name)
        return _to_board(board or await house.catalog.make(WORDLE.name, browser))

    @app.get("/wordle/new")
    async def new(request: Request) -> RedirectResponse:
        return _to_board(await house.catalog.make(WORDLE.name, request.state.browser))

    @ui.page("/wordle/{board}", title="Wordle · Hunch")
    async def wordle_page(board: str, request: Request) -> None:
        if await house.catalog.game_of(board) != WORDLE.name:
            _start(house, None, model.Missing(), NONE)
            return
        await house.catalog.visited(request.state.browser, board)
        await _start_board(house, board)


def _to_board(board: str) -> RedirectResponse:
    return RedirectResponse(
        f"/wordle/{board}", status_code=303, headers={"Cache-Control": "no-store"}
    )


async def _start_board(house: House, board: str) -> None:
    """The page of one board, told of every change until it is closed."""

    def changed(history: History[Any]) -> None:
        program.send(model.OnWordle(wordle.ChangedBoard(history)))

    room = await house.rooms.enter(board, WORDLE, changed)
    program = _start(house, room, *wordle.init(board, room.history))
    ui.context.client.on_delete(partial(house.rooms.leave, room, changed))


def _start(
    house: House, room: Room[Any] | None, page: model.Page, command: Command
) -> Program[model.Model]:
    client = ui.context.client
    effects = Effects(house.shelf, room, client)
    program = Program(init(page, command), update, view, effects.perform, client.content)
    running = asyncio.create_task(program.run())
    client.on_delete(running.cancel)
    return program
