"""A name for each browser, so that it finds its boards again. It opens nothing by itself."""

from http.cookies import CookieError, SimpleCookie
from typing import Any

from webui.rooms.catalog import new_id
from webui.rooms.guard import App, Receive, Scope, Send

COOKIE = "hunch-browser"

ONE_YEAR = 365 * 24 * 3600

NAME_LENGTH = len(new_id())


class BrowserNames:
    """Gives each browser a cookie, and puts its name into the scope's state as `browser`."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        known = _name_in_cookie(scope)
        name = known or new_id()
        scope.setdefault("state", {})["browser"] = name

        async def send_with_cookie(message: Any) -> None:
            if message["type"] == "http.response.start" and known is None:
                cookie = f"{COOKIE}={name}; Max-Age={ONE_YEAR}; Path=/; HttpOnly; SameSite=Lax"
                message["headers"] = [*message["headers"], (b"set-cookie", cookie.encode())]
            await send(message)

        await self._app(scope, receive, send_with_cookie)


def _name_in_cookie(scope: Scope) -> str | None:
    for key, value in scope["headers"]:
        if key == b"cookie":
            try:
                morsel = SimpleCookie(value.decode("latin-1")).get(COOKIE)
            except CookieError:
                continue
            if morsel and len(morsel.value) == NAME_LENGTH:
                return morsel.value
    return None
