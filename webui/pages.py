"""Which address shows what."""

import asyncio
import io
import re
import sqlite3
import weakref
from collections.abc import Callable, Sized
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import segno
from fastapi import Request
from fastapi.responses import PlainTextResponse, Response
from nicegui import Client, app, ui
from nicegui.element import Element

import webui.countdown.board as countdown_board
import webui.home.model as home
import webui.model as model
import webui.setgame.board as setgame_board
import webui.setgame.model as setgame
import webui.wordle.board as wordle_board
import webui.wordle.model as wordle
from webui import debugging, games
from webui.board_messages import ChangedBoard
from webui.countdown.update import init as init_countdown
from webui.debugging import Debugger
from webui.effects import Effects, WordShelf
from webui.elm.command import Command
from webui.elm.program import Program
from webui.files import see, see_problem, serve_files
from webui.games import Title
from webui.jobs import Jobs
from webui.model import Sharing
from webui.rooms.boardfile import Flaw
from webui.rooms.bounds import PEOPLE
from webui.rooms.catalog import Catalog, TooManyBoardsError
from webui.rooms.codec import Codec
from webui.rooms.history import History, Redid, Undid
from webui.rooms.room import FullError, Game, Room, Rooms, Sight
from webui.update import init, update
from webui.view import view

PATH = re.compile(r"(/[\w-]{1,40}){1,2}")
"""Paths of pages."""


@dataclass(frozen=True, slots=True)
class GamePage:
    """What it takes to show the boards of one game."""

    title: Title
    game: Game[Any]
    init: Callable[[str, History[Any]], tuple[model.Page, Command]]
    changed: Callable[[History[Any]], Any]
    """The page's own message that says how its board is now."""
    wrap: Callable[[Any], model.Message]
    """Makes a message of the page one of the whole program."""


def _game(title: Title, empty: Any, update_board: Any, messages: tuple[type, ...]) -> Game[Any]:
    codec = Codec((*messages, Undid, Redid), type(empty))
    return Game(title.path_name, empty, update_board, codec)


WORDLE = GamePage(
    games.WORDLE,
    _game(
        games.WORDLE,
        wordle_board.Board(),
        wordle_board.update_board,
        wordle_board.BOARD_MESSAGES,
    ),
    wordle.init,
    ChangedBoard,
    model.OnWordle,
)

COUNTDOWN = GamePage(
    games.COUNTDOWN,
    _game(
        games.COUNTDOWN,
        countdown_board.Board(),
        countdown_board.update_board,
        countdown_board.BOARD_MESSAGES,
    ),
    init_countdown,
    ChangedBoard,
    model.OnCountdown,
)


SET = GamePage(
    games.SET,
    _game(
        games.SET,
        setgame_board.Board(),
        setgame_board.update_board,
        setgame_board.BOARD_MESSAGES,
    ),
    setgame.init,
    ChangedBoard,
    model.OnSet,
)

GAME_PAGES = (WORDLE, COUNTDOWN, SET)

CROWDED = PlainTextResponse(
    "Hunch has as many visitors as it can take. Try again in a minute.",
    status_code=503,
    headers={"Cache-Control": "no-store", "Retry-After": "60"},
)
"""Without a page: one that can't be connected would load itself again and again."""

SECONDS_BETWEEN_LOOKS = 3
"""How soon the start page shows what happened to its boards elsewhere."""


@dataclass(frozen=True, slots=True)
class House:
    """What all pages of one server have in common."""

    shelf: WordShelf
    jobs: Jobs
    catalog: Catalog
    rooms: Rooms
    sharing: Sharing
    debugger: Debugger | None = None
    """With `--debug`."""


def serve_pages(house: House) -> None:
    """Register every address with NiceGUI's app."""

    _serve_codes(house.sharing)
    serve_files(house.catalog, games=frozenset(page.game.name for page in GAME_PAGES))
    _serve_start_page(house)
    for page in GAME_PAGES:
        _serve_game(house, page)
    if house.debugger:
        _serve_replays(house, house.debugger)


def _serve_replays(house: House, debugger: Debugger) -> None:
    @ui.page("/debug/replay/{name}", title="Replay · Hunch")
    async def replay_page(name: str, request: Request) -> Response | None:
        begun = debugger.replayed(name)
        if begun is None:
            return see("/")
        effects = Effects(house.shelf, house.jobs, house.catalog, "", None, ui.context.client)
        _run(Program(begun, debugging.update, debugging.view, effects.perform, _root()))
        return None


def _serve_start_page(house: House) -> None:
    @ui.page("/", title="Hunch")
    async def start_page(request: Request, problem: str = "") -> Response | None:
        if is_crowded(Client.instances):
            return CROWDED
        await _start_home(house, request.state.browser, Flaw.named(problem))
        return None


def _serve_game(house: House, page: GamePage) -> None:
    """The board used last, a new one, and every board at its address."""
    name, path = page.game.name, page.title.path

    @app.get(path)
    async def latest(request: Request) -> Response:
        board = await house.catalog.latest(request.state.browser, name)
        return see(f"{path}/{board}") if board else await new(request)

    @app.get(page.title.new_path)
    async def new(request: Request) -> Response:
        try:
            board = await house.catalog.make(name, request.state.browser)
        except TooManyBoardsError:
            return see_problem(Flaw.TOO_MANY_BOARDS)
        return see(f"{path}/{board}")

    @ui.page(path + "/{board}", title=f"{page.title.name} · Hunch")
    async def board_page(board: str, request: Request) -> Response | None:
        if is_crowded(Client.instances):
            return CROWDED
        if await house.catalog.game_of(board) != name:
            ui.context.client.status_code = 404
            _start(house, request.state.browser, None, init(model.Missing(), house.sharing))
            return None
        await house.catalog.visited(request.state.browser, board)
        await _start_board(house, page, request.state.browser, board)
        return None


def is_crowded(pages: Sized) -> bool:
    """Whether one more page, already among `pages`, is too many."""
    return len(pages) > PEOPLE


def _serve_codes(sharing: Sharing) -> None:
    """Links as QR codes, for those who have been let in."""

    @app.get("/qr.svg")
    async def code(at: int, to: str) -> Response:
        if not 0 <= at < len(sharing.addresses) or not PATH.fullmatch(to):
            return Response("There is no such link.", status_code=404)
        drawn = io.BytesIO()
        link = sharing.link(sharing.addresses[at], to)
        segno.make(link, error="l", micro=False).save(drawn, kind="svg", border=3, light="white")
        return Response(drawn.getvalue(), media_type="image/svg+xml")


async def _start_home(house: House, browser: str, flaw: Flaw | None) -> None:
    """The list of a browser's boards, looked up again and again until the page is closed."""
    try:
        boards = await house.catalog.listed(browser)
    except sqlite3.Error:
        boards, flaw = (), Flaw.NOT_SAVED
    page = home.init(boards, datetime.now().astimezone(), flaw.sentence if flaw else "")
    program = _start(house, browser, None, init(page, house.sharing))

    async def wait_and_tell() -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            program.send(model.OnHome(home.Waited()))

    waiting = asyncio.create_task(wait_and_tell())
    ui.context.client.on_delete(waiting.cancel)


async def _start_board(house: House, page: GamePage, browser: str, board: str) -> None:
    """The page of one board, told of every change until it is closed."""
    client = weakref.proxy(ui.context.client)
    person = ui.context.client.id

    def changed(sight: Sight[Any]) -> None:
        if sight.deleted:
            return program.send(model.LostBoard())
        program.send(model.MetCompany(model.Company(sight.people, sight.saved)))
        program.send(page.wrap(page.changed(sight.history)))

    try:
        room = await house.rooms.enter(board, page.game, changed)
    except FullError:
        refused = model.Refused("This board has as many visitors as it can take.")
        _start(house, browser, None, init(refused, house.sharing))
        return
    opened, first = page.init(board, room.history)
    program = _start(house, browser, room, init(opened, house.sharing, first, page.wrap))

    def went() -> None:
        if not client.has_socket_connection:
            room.went(person)

    async def left() -> None:
        room.went(person)
        await house.rooms.leave(room, changed)

    client.on_connect(lambda: room.came(person))
    client.on_disconnect(went)
    client.on_delete(left)


def _start(
    house: House,
    browser: str,
    room: Room[Any] | None,
    begun: tuple[model.Model, Command],
) -> Program[Any]:
    client = ui.context.client
    effects = Effects(house.shelf, house.jobs, house.catalog, browser, room, client)
    client.on_delete(effects.stop)
    if not house.debugger:
        return _run(Program(begun, update, view, effects.perform, _root()))
    remembering = house.debugger.begun(client.id, *begun)
    program = Program(remembering, debugging.update, debugging.view, effects.perform, _root())
    house.debugger.watch(client.id, program)
    return _run(program)


def _root() -> Element:
    """Where a page stands: beside the place that NiceGUI has for it, a landmark of its own."""
    return ui.context.client.layout


def _run(program: Program[Any]) -> Program[Any]:
    running = asyncio.create_task(program.run())
    ui.context.client.on_delete(running.cancel)
    return program
