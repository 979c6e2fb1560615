"""A name for each browser, so that it finds its boards again. It opens nothing by itself."""

from typing import Any

from webui.rooms.catalog import new_id
from webui.rooms.guard import ONE_YEAR, App, Receive, Scope, Send, cookies

COOKIE = "hunch-browser"

NAME_LENGTH = len(new_id())


class BrowserNames:
    """Gives each browser a cookie, and puts its name into the scope's state as `browser`."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        known = name_in_cookie(scope)
        name = known or new_id()
        scope.setdefault("state", {})["browser"] = name

        async def send_with_cookie(message: Any) -> None:
            if message["type"] == "http.response.start" and known is None:
                cookie = f"{COOKIE}={name}; Max-Age={ONE_YEAR}; Path=/; HttpOnly; SameSite=Lax"
                message["headers"] = [*message["headers"], (b"set-cookie", cookie.encode())]
            await send(message)

        await self._app(scope, receive, send_with_cookie)


def name_in_cookie(scope: Scope) -> str | None:
    """The name that the browser shows, if it shows one."""
    return next((n for n in cookies(scope, COOKIE) if len(n) == NAME_LENGTH), None)
