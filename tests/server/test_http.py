"""Requests of every shape get an answer, leave no exception, and change no board."""

import random
import socket

from tests.running import run
from tests.serving import Server
from tests.visitor import Visitor

PATHS = [
    "/",
    "/wordle",
    "/wordle/",
    "/wordle/new/x",
    "/wordle/../../etc/passwd",
    "//evil.example",
    "/__proto__",
    "/%",
    "/wordle/<script>alert(1)</script>",
    "/wordle/%00",
    "/wordle/%ff%fe",
    "/static/../key",
    "/static/hunch.js",
    "/static/%2e%2e/pyproject.toml",
    "/qr.svg",
    "/qr.svg?at=0",
    "/boards/x/export",
    "/boards/import",
    "/?problem=<script>",
    "/?key=",
    "/wordle?key=%ff",
    "/_nicegui_ws/socket.io/",
    "/_nicegui_ws/socket.io/?EIO=4&transport=polling",
]

METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "BREW", "get")

HEADERS = (
    "Origin: http://evil.example",
    "Origin: null",
    'Cookie: hunch-browser="\\',
    "Cookie: " + "a=b; " * 500,
    'X-Forwarded-Prefix: "><script>alert(1)</script>',
    "X-Forwarded-For: 192.0.2.9",
    "Accept: text/markdown",
    "Content-Type: multipart/form-data",
    "Content-Length: 5",
    "Transfer-Encoding: chunked",
    "Sec-Purpose: prefetch",
    "Range: bytes=0-,9-1,x",
    "If-Modified-Since: never",
    "Accept-Encoding: gzip, \xff",
)

REQUESTS = 1000


def test_a_thousand_strange_requests(server: Server) -> None:
    dice = random.Random(3)
    host = f"Host: 127.0.0.1:{server.port}"

    def ask() -> bytes:
        lines = [
            f"{dice.choice(METHODS)} {dice.choice(PATHS)} HTTP/1.1",
            dice.choice([host, host, host, "Host: evil.example", "Host:", "X: y"]),
            *dice.sample(HEADERS, dice.randrange(4)),
            "Connection: close",
        ]
        body = dice.choice(["", "hello", "5\r\nhello\r\n0\r\n\r\n", "{" * 1000])
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as connection:
            connection.sendall("\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body.encode())
            connection.shutdown(socket.SHUT_WR)
            return connection.recv(200)

    async def scenario() -> None:
        ann = await Visitor(server.url).open()
        await ann.paste("crane 01200")
        await ann.until(lambda: ann.marks)
        answers = [ask() for _ in range(REQUESTS)]
        assert all(answer == b"" or answer.startswith(b"HTTP/1.1 ") for answer in answers)
        assert not any(answer.startswith(b"HTTP/1.1 500") for answer in answers)
        again = await Visitor(server.url, ann.cookies).open(ann.board)
        await again.until(lambda: again.marks == [0, 1, 2, 0, 0])
        await ann.close()
        await again.close()

    run(scenario(), seconds=90)
