"""What every answer tells the browser to forbid."""

from typing import Any

from webui.rooms.guard import App, Receive, Scope, Send

CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        # NiceGUI evaluates its own scripts and handlers in the page.
        "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-resource-policy": "same-origin",
    # "no-referrer" would turn the Origin of a form into "null".
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

OPENER_POLICY = "cross-origin-opener-policy"

PAGES_WITH_OPENER = ("/set",)
"""A game's page opens these as a second window and talks to it."""


class SecurityHeaders:
    """Adds the headers to every answer."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        with_opener = scope["path"].startswith(PAGES_WITH_OPENER)
        ours = HEADERS if with_opener else {**HEADERS, OPENER_POLICY: "same-origin"}
        added = [(name.encode(), value.encode()) for name, value in ours.items()]

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *added]
            await send(message)

        await self._app(scope, receive, send_with_headers)
