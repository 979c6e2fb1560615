"""Messages are handled one by one, commands before the next message, pictures once a turn."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import pytest
from nicegui import Client, ui

from tests.running import run
from webui.elm import command
from webui.elm.command import NONE, Command, batch
from webui.elm.html import Html, div
from webui.elm.program import Program


@dataclass(frozen=True)
class Ask(Command):
    question: str


class Tiny:
    """A program whose model is the tuple of the messages so far."""

    def __init__(self, first: Command = NONE) -> None:
        self.pictures: list[tuple[Any, ...]] = []
        self.performed: list[str] = []
        client = Client(ui.page("/tiny"), request=None)
        self.program = Program(((), first), self.update, self.view, self.perform, client.content)

    def update(self, message: Any, model: tuple[Any, ...]) -> tuple[tuple[Any, ...], Command]:
        if message == "bad":
            raise RuntimeError("can't")
        return (*model, message), message if isinstance(message, Command) else NONE

    def view(self, model: tuple[Any, ...]) -> Html:
        self.pictures.append(model)
        return div([], [str(len(model))])

    async def perform(self, asked: Command, send: Callable[[Any], None]) -> Iterable[Any]:
        assert isinstance(asked, Ask)
        await asyncio.sleep(0)
        self.performed.append(asked.question)
        if asked.question == "later":
            asyncio.get_running_loop().call_soon(send, "came later")
            return ()
        return [f"answer to {asked.question}"]

    def send(self, *messages: Any) -> tuple[Any, ...]:
        async def scenario() -> tuple[Any, ...]:
            running = asyncio.create_task(self.program.run())
            for message in messages:
                self.program.send(message)
            for _ in range(50):
                await asyncio.sleep(0)
            running.cancel()
            return self.program.model

        return run(scenario())


@pytest.fixture
def tiny() -> Callable[..., Tiny]:
    def make(first: Command = NONE) -> Tiny:
        async def build() -> Tiny:
            made = Tiny(first)
            for task in asyncio.all_tasks() - {asyncio.current_task()}:
                task.cancel()
            return made

        return run(build())

    return make


def test_a_command_is_answered_before_the_next_message(tiny: Callable[..., Tiny]) -> None:
    assert tiny().send(Ask("a"), "b") == (Ask("a"), "answer to a", "b")


def test_the_first_command_is_performed(tiny: Callable[..., Tiny]) -> None:
    assert tiny(batch(Ask("a"), Ask("b"))).send() == ("answer to a", "answer to b")


def test_answers_of_a_page_are_wrapped(tiny: Callable[..., Tiny]) -> None:
    inner = command.map(lambda m: ("inner", m), batch(Ask("a"), Ask("later")))
    model = tiny(command.map(lambda m: ("outer", m), inner)).send()
    assert model == (("outer", ("inner", "answer to a")), ("outer", ("inner", "came later")))


def test_several_messages_of_one_turn_are_shown_once(tiny: Callable[..., Tiny]) -> None:
    made = tiny()
    made.pictures.clear()
    made.send("a", "b", "c")
    assert made.pictures == [("a", "b", "c")]


def test_a_message_that_fails_does_not_end_the_page(
    tiny: Callable[..., Tiny], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        assert tiny().send("a", "bad", "b") == ("a", "b")
    assert "message of type str failed" in caplog.text


def test_nothing_to_do_stays_nothing() -> None:
    assert command.map(str, NONE) == NONE
