"""Errors of requests whose browser is gone are quiet; all others are not."""

from typing import Any

import pytest

from tests.running import run
from webui.rooms.departures import Departures


@pytest.mark.parametrize(("event", "quiet"), [("http.disconnect", True), ("http.request", False)])
def test_only_departures_are_quiet(event: str, quiet: bool) -> None:
    async def failing(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        raise RuntimeError("No response returned.")

    async def receive() -> Any:
        return {"type": event}

    async def send(message: Any) -> None:
        raise AssertionError

    request = Departures(failing)({"type": "http"}, receive, send)
    if quiet:
        run(request)
    else:
        with pytest.raises(RuntimeError, match="No response"):
            run(request)
