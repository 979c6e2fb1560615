"""A browser that leaves before it has its answer is no error of ours."""

import logging
from typing import Any

from webui.rooms.guard import App, Receive, Scope, Send

log = logging.getLogger(__name__)


class Departures:
    """Keeps quiet about a request that failed because its browser was gone.

    Starlette's request middleware, which NiceGUI uses, raises RuntimeError then.
    """

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_left = False

        async def receive_watching() -> Any:
            nonlocal has_left
            message = await receive()
            has_left = has_left or message["type"] == "http.disconnect"
            return message

        try:
            await self._app(scope, receive_watching, send)
        except RuntimeError as error:
            if not has_left:
                raise
            log.debug("a browser left: %s", error)
