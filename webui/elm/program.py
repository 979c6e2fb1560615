"""The loop: message -> update -> view -> patch, one message at a time.

Commands are performed before the next message is taken, so that what a person does is handled in
the order in which they did it; a performer that needs long answers later by `send`.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Generic, TypeVar

from nicegui.element import Element as NiceElement

from webui.elm.command import Batch, Command, Mapped
from webui.elm.html import Html
from webui.elm.patch import Mounted

M = TypeVar("M")

Perform = Callable[[Command, Callable[[Any], None]], Awaitable[Iterable[Any]]]
"""Performs one command. Gives the messages that answer it at once; later ones it sends."""

log = logging.getLogger(__name__)


class Program(Generic[M]):
    """One person's running page."""

    def __init__(
        self,
        init: tuple[M, Command],
        update: Callable[[Any, M], tuple[M, Command]],
        view: Callable[[M], Html],
        perform: Perform,
        parent: NiceElement,
    ) -> None:
        self.model, self._first_command = init
        self._update = update
        self._view = view
        self._perform = perform
        self._inbox: deque[Any] = deque()
        self._arrived = asyncio.Event()
        self._root = Mounted(view(self.model), parent, self.send)
        self._shown = self.model

    def send(self, message: Any) -> None:
        """Hand over a message; it is handled in turn."""
        self._inbox.append(message)
        self._arrived.set()

    async def run(self) -> None:
        """Handle messages until cancelled."""
        await self._do(self._first_command, ())
        while True:
            self._render()
            await self._arrived.wait()
            self._arrived.clear()
            while self._inbox:
                await self._handle(self._inbox.popleft())

    async def _handle(self, message: Any) -> None:
        try:
            self.model, command = self._update(message, self.model)
            await self._do(command, ())
        except Exception:
            # One message that can't be handled must not take the page away.
            log.exception("a message of type %s failed", type(message).__name__)

    async def _do(self, command: Command, wraps: tuple[Callable[[Any], Any], ...]) -> None:
        match command:
            case Batch(commands):
                for each in commands:
                    await self._do(each, wraps)
            case Mapped(wrap, inner):
                await self._do(inner, (*wraps, wrap))
            case _:

                def wrapped(message: Any) -> Any:
                    for wrap in reversed(wraps):
                        message = wrap(message)
                    return message

                answers = await self._perform(command, lambda m: self.send(wrapped(m)))
                for message in answers:
                    await self._handle(wrapped(message))

    def _render(self) -> None:
        if self.model is not self._shown:
            self._shown = self.model
            self._root.show(self._view(self.model))
