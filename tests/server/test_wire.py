"""Whatever is sent over the socket, only honest messages of one's own page have any effect."""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
import socketio

from tests.running import run
from tests.serving import Server
from tests.visitor import Visitor
from webui.pages import CROWDED, is_crowded
from webui.rooms.bounds import MESSAGE_BYTES, MESSAGES_AT_ONCE, PEOPLE, PEOPLE_PER_BOARD

NASTY: list[Any] = [
    None,
    True,
    -1,
    2**60,
    1.5,
    "",
    "x" * 1000,
    "<script>alert(1)</script>",
    "__proto__",
    [],
    [[[[[]]]]],
    {},
    {"__proto__": {"x": 1}},
    {"constructor": {"prototype": {}}},
]

ARGUMENTS: list[Any] = [
    [],
    *([json.dumps(value)] for value in NASTY),
    ["{"],
    ["[" * 5000],
    [7],
    "args",
    {},
    [None] * 50,
    None,
    ["1", "2"],
]

EVENTS = ["event"] * 3 + ["ack", "log", "javascript_response", "handshake", "update", "nonsense"]
EVENTS += ["disconnect", "connect"]


def nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


async def still_works(visitor: Visitor) -> None:
    await visitor.press("c")
    await visitor.until(lambda: any(t.get("text") == "C" for t in visitor.find("tile")))
    await visitor.press("Backspace")


def test_malformed_messages_change_nothing_and_raise_nothing(server: Server) -> None:
    dice = random.Random(1)

    async def scenario() -> None:
        victim = await Visitor(server.url).open()
        await victim.paste("crane 01200")
        await victim.until(lambda: victim.marks)
        attacker = await Visitor(server.url).open()
        page = attacker.find("wordle")[0]
        tile = victim.find("tile")[0]

        def message() -> Any:
            good = {
                "id": dice.choice([page["id"], tile["id"], 0, 1, 5, 10**9, -3, "0", None]),
                "client_id": dice.choice([attacker.client_id, victim.client_id, "nobody", 7, None]),
                "listener_id": dice.choice(
                    [page["events"][0]["listener_id"], tile["events"][0]["listener_id"], "x", 3]
                ),
                "args": dice.choice(ARGUMENTS),
            }
            for name in dice.sample(sorted(good), dice.randrange(3)):
                del good[name]
            return dice.choice([good, good, good, dice.choice(NASTY), nested(50)])

        for number in range(1000):
            event = dice.choice(EVENTS)
            if attacker.socket.connected:
                await attacker.socket.emit(event, message())
            if number % 100 == 99:
                await asyncio.sleep(0.2)
        await still_works(victim)
        assert victim.marks[:5] == [0, 1, 2, 0, 0]
        fresh = await Visitor(server.url, victim.cookies).open(victim.board)
        await fresh.until(lambda: fresh.marks)
        assert fresh.marks == [0, 1, 2, 0, 0]
        for visitor in (victim, attacker, fresh):
            await visitor.close()

    run(scenario(), seconds=60)
    assert server.output.count("\n") == 1, server.output


def test_messages_in_the_name_of_another_page_have_no_effect(server: Server) -> None:
    async def scenario() -> None:
        victim = await Visitor(server.url).open()
        await victim.paste("crane 00000")
        await victim.until(lambda: victim.marks)
        attacker = await Visitor(server.url).open()
        attacker._query["client_id"] = victim.client_id
        await attacker.say(victim.find("tile")[0], "click", False)
        await asyncio.sleep(0.3)
        assert victim.marks == [0] * 5
        await victim.close()
        await attacker.close()

    run(scenario())


def test_a_page_can_be_connected_by_the_browser_alone_that_it_was_sent_to(server: Server) -> None:
    async def scenario() -> None:
        victim = Visitor(server.url)
        await victim.fetch("/wordle/new")
        thief = Visitor(server.url)
        await thief.fetch("/wordle/new")
        thief._query = victim._query
        with pytest.raises(socketio.exceptions.ConnectionError):
            await thief.connect()
        await victim.connect()
        await still_works(victim)

        replay = Visitor(server.url, victim.cookies)
        replay._query = victim._query
        replay.elements = victim.elements
        with pytest.raises(socketio.exceptions.ConnectionError):
            await replay.connect()
        await victim.close()

    run(scenario())


@pytest.mark.parametrize(
    "query",
    [
        {"tab_id": None},
        {"document_id": None},
        {"client_id": None},
        {"client_id": "nobody"},
        {"next_message_id": "x"},
        {"next_message_id": "-5"},
        {"tab_id": "x" * 1000},
    ],
)
def test_strange_handshakes_are_refused(server: Server, query: dict[str, Any]) -> None:
    async def scenario() -> None:
        visitor = Visitor(server.url)
        await visitor.fetch("/wordle/new")
        with pytest.raises(socketio.exceptions.ConnectionError):
            await visitor.connect(**query)

    run(scenario())
    assert server.output.count("\n") == 1, server.output


def test_a_message_too_large_ends_its_own_connection_only(server: Server) -> None:
    async def scenario() -> None:
        loud, other = await Visitor(server.url).open(), await Visitor(server.url).open()
        await loud.paste("x" * (MESSAGE_BYTES + 1000))
        async with asyncio.timeout(20):
            while not loud.dropped:
                await asyncio.sleep(0.05)
        await still_works(other)
        await loud.close()
        await other.close()

    run(scenario())


def test_more_than_anyone_does_is_refused_with_a_note_and_others_feel_nothing(
    server: Server,
) -> None:
    async def scenario() -> None:
        hasty, other = await Visitor(server.url).open(), await Visitor(server.url).open()
        for _ in range(MESSAGES_AT_ONCE):
            await hasty.press("Backspace")
        while "hunch.tooFast()" not in hasty.scripts:  # some are forgiven while the server is slow
            for _ in range(10):
                await hasty.press("Backspace")
            await asyncio.sleep(0.01)
        await still_works(other)
        await asyncio.sleep(1)
        await still_works(hasty)
        assert "hunch.tooFast()" not in other.scripts
        await hasty.close()
        await other.close()

    run(scenario())


def test_the_server_takes_only_so_many_people() -> None:
    assert not is_crowded([None] * PEOPLE)
    assert is_crowded([None] * (PEOPLE + 1))
    assert CROWDED.status_code == 503


def test_a_board_takes_only_so_many_people(new_server: Callable[..., Server]) -> None:
    server = new_server()

    async def scenario() -> None:
        first = await Visitor(server.url).open()
        for _ in range(PEOPLE_PER_BOARD - 1):
            await Visitor(server.url).fetch(first.board)
        late = Visitor(server.url)
        await late.fetch(first.board)
        assert not late.find("wordle")
        assert "as many visitors" in json.dumps(late.elements)
        await first.close()

    run(scenario(), seconds=180)
