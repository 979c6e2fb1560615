"""Boards leave as files and come back, on a real server; hostile files and forms change nothing."""

import http.client
import json
import socket
import time
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest
from fastapi import Request

from tests.running import run
from tests.serving import Server
from webui.files import uploaded
from webui.rooms.boardfile import Flaw, FlawError
from webui.rooms.bounds import FILE_BYTES

BOUNDARY = "a-boundary"

MULTIPART = f"multipart/form-data; boundary={BOUNDARY}"

CRANE = '[1,"PlayedRows",{"rows":[{"word":"crane","marks":[0,1,2,0,0]}]}]'


class Answer(NamedTuple):
    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def leads_to(self) -> str:
        assert self.status == 303, self
        return self.headers["Location"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests here; none of them may make it report an error."""
    running = Server(tmp_path_factory.mktemp("data")).start()
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.output
    assert "ERROR" not in running.output


def ask(
    server: Server, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
) -> Answer:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    try:
        connection.request(method, path, body, headers or {})
        answer = connection.getresponse()
        return Answer(answer.status, answer.headers, answer.read())
    finally:
        connection.close()


def form(data: bytes, field: str = "file", name: str = "board.json") -> bytes:
    head = (
        f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="{field}"; filename="{name}"\r\n\r\n'
    )
    return head.encode() + data + f"\r\n--{BOUNDARY}--\r\n".encode()


def send(server: Server, body: Any, content_type: str = MULTIPART, **headers: str) -> Answer:
    usual = {"Origin": server.url, "Content-Type": content_type}
    return ask(server, "POST", "/boards/import", body, {**usual, **headers})


def board_file(**changes: Any) -> bytes:
    usual = {"hunch": 1, "game": "wordle", "name": "Sunday", "entries": [CRANE]}
    return json.dumps({**usual, **changes}).encode()


def problem(flaw: Flaw) -> str:
    return f"/?problem={flaw.value}"


def export(server: Server, board: str) -> Answer:
    return ask(server, "GET", f"/boards/{board.rpartition('/')[2]}/export")


# THERE AND BACK


def test_a_board_comes_in_and_goes_out_as_the_same_file(server: Server) -> None:
    content = board_file(name="Sunday", entries=[CRANE, '[99,"Exploded",{}]', "nonsense"])
    board = send(server, form(content)).leads_to
    assert board.startswith("/wordle/")
    assert ask(server, "GET", board).status == 200
    answer = export(server, board)
    assert json.loads(answer.body) == json.loads(content)
    assert answer.headers["Content-Disposition"] == (
        'attachment; filename="hunch-wordle-Sunday.json"'
    )
    assert answer.headers["Content-Type"] == "application/json"
    assert send(server, form(answer.body)).leads_to != board


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ('"; x="<b>', 'filename="hunch-wordle-x-b.json"'),
        ("../../etc", 'filename="hunch-wordle-etc.json"'),
        ("日曜日", "filename*=UTF-8''hunch-wordle-%E6%97%A5%E6%9B%9C%E6%97%A5.json"),
        ("x" * 60, f'filename="hunch-wordle-{"x" * 40}.json"'),
        ("%0d%0a", 'filename="hunch-wordle-0d-0a.json"'),
    ],
)
def test_a_file_is_called_by_its_board_without_anything_that_could_do_harm(
    server: Server, name: str, called: str
) -> None:
    board = send(server, form(board_file(name=name))).leads_to
    assert export(server, board).headers["Content-Disposition"] == f"attachment; {called}"


def test_a_board_without_a_name_is_called_by_its_day(server: Server) -> None:
    board = send(server, form(board_file(name=""))).leads_to
    disposition = export(server, board).headers["Content-Disposition"]
    assert disposition == f'attachment; filename="hunch-wordle-{time.strftime("%Y-%m-%d")}.json"'


@pytest.mark.parametrize("board", ["none", "..", "%00", "%ff", "a" * 3000, "%22%3E%3Cscript%3E"])
def test_what_is_no_board_can_not_be_exported(server: Server, board: str) -> None:
    answer = ask(server, "GET", f"/boards/{board}/export")
    assert answer.status == 404
    assert b"script" not in answer.body.lower() or b"%22" not in answer.body


# WHAT IS REFUSED


@pytest.mark.parametrize(
    ("data", "flaw"),
    [
        (b"", Flaw.NO_BOARD),
        (b"crane 01200", Flaw.NO_BOARD),
        (b"[" * 900_000, Flaw.NO_BOARD),
        (board_file(hunch=2), Flaw.OTHER_VERSION),
        (board_file(game="chess"), Flaw.OTHER_GAME),
        (board_file(name="a\nb"), Flaw.BAD_NAME),
        (board_file(entries=[""] * 20_001), Flaw.TOO_MANY_ENTRIES),
        (board_file(entries=["x" * 10_001]), Flaw.BAD_ENTRY),
        (b" " * (FILE_BYTES + 1), Flaw.TOO_LARGE),
        (b" " * (FILE_BYTES * 8), Flaw.TOO_LARGE),
    ],
    ids=lambda value: value.value if isinstance(value, Flaw) else "",
)
def test_a_bad_file_is_refused_with_a_sentence(server: Server, data: bytes, flaw: Flaw) -> None:
    assert send(server, form(data)).leads_to == problem(flaw)
    shown = ask(server, "GET", problem(flaw)).body.decode()
    assert flaw.sentence.partition("'")[0] in shown


@pytest.mark.parametrize(
    ("body", "content_type"),
    [
        (b"", MULTIPART),
        (b"nonsense", MULTIPART),
        (form(b"")[:-20], MULTIPART),
        (form(board_file()), "multipart/form-data"),
        (form(board_file()), "multipart/form-data; boundary="),
        (form(board_file()), "multipart/form-data; boundary=" + "x" * 5000),
        (form(board_file(), field="other"), MULTIPART),
        (form(b"", name=""), MULTIPART),
        (form(board_file()).replace(b"; filename=", b"; x="), MULTIPART),
        (form(board_file()).replace(b'name="file"; ', b""), MULTIPART),
        (form(board_file()).replace(b"Disposition", b"\xff\x00"), MULTIPART),
        (form(b"x")[: -len(BOUNDARY) - 6] + form(b"y"), MULTIPART),
        (board_file(), "application/json"),
        (b"file=x", "application/x-www-form-urlencoded"),
        (b"&=%%%&file", "application/x-www-form-urlencoded"),
        (board_file(), "\xff"),
    ],
)
def test_a_form_that_is_none_is_refused(server: Server, body: bytes, content_type: str) -> None:
    assert send(server, body, content_type).leads_to == problem(Flaw.NO_FILE)


def test_a_form_that_does_not_say_how_long_it_is_ends_all_the_same(server: Server) -> None:
    def endless() -> Iterator[bytes]:
        yield form(b"")[: -len(BOUNDARY) - 8]
        for _ in range(80):
            yield b" " * 65_536

    answer = send(server, endless())
    assert answer.leads_to == problem(Flaw.TOO_LARGE)


def test_a_form_without_an_end_is_given_up_soon() -> None:
    received = 0

    async def receive() -> dict[str, Any]:
        nonlocal received
        body = b" " * 65_536 if received else form(b"")[: -len(BOUNDARY) - 8]
        received += len(body)
        assert received < 2 * FILE_BYTES
        return {"type": "http.request", "body": body, "more_body": True}

    request = Request({"type": "http", "headers": [(b"content-type", MULTIPART.encode())]}, receive)
    with pytest.raises(FlawError) as refused:
        run(uploaded(request))
    assert refused.value.flaw is Flaw.TOO_LARGE


def test_a_browser_may_leave_in_the_middle(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        head = (
            f"POST /boards/import HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            f"Origin: {server.url}\r\nContent-Type: {MULTIPART}\r\nContent-Length: 100000\r\n\r\n"
        )
        connection.sendall(head.encode() + form(board_file())[:80])
    assert send(server, form(board_file())).leads_to.startswith("/wordle/")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", ""])
def test_a_form_of_another_site_is_refused(server: Server, origin: str) -> None:
    assert send(server, form(board_file()), Origin=origin).status == 403


def test_a_problem_that_is_none_of_ours_is_not_shown(server: Server) -> None:
    page = ask(server, "GET", "/?problem=%3Cscript%3Ealert(1)%3C/script%3E&problem=hm").body
    assert b"alert(1)" not in page
    assert b"hm" not in page.partition(b'"class":["home-note"')[0][-40:]


# WHAT COMES IN


def test_a_hostile_log_makes_a_board_that_opens(server: Server) -> None:
    hostile = [
        "",
        "\x00",
        "<script>alert(1)</script>",
        "[" * 10_000,
        '[1,"Cleared",' + "[" * 4_000 + "]" * 4_000 + "]",
        '[1,"__proto__",{}]',
        '[1,"SetMark",{"row_id":"1.0","place":99,"mark":1}]',
        '[1,"Undid",{"entry":' + "9" * 4_000 + "}]",
        '[1,"Undid",{"entry":-1}]',
        '[1,"Undid",{"entry":1}]',
        '[1,"Redid",{"entry":1}]',
        '[1,"PlayedRows",{"rows":['
        + ",".join(['{"word":"crane","marks":[0,0,0,0,0]}'] * 200)
        + "]}]",
    ]
    board = send(server, form(board_file(entries=[CRANE, *hostile]))).leads_to
    assert ask(server, "GET", board).status == 200
    assert json.loads(export(server, board).body)["entries"] == [CRANE, *hostile]


def test_only_the_browser_that_imported_a_board_lists_it(server: Server) -> None:
    answer = send(server, form(board_file(name="A name of its own")))
    cookie = answer.headers["Set-Cookie"].partition(";")[0]
    assert urlsplit(answer.leads_to).query == ""
    mine = ask(server, "GET", "/", headers={"Cookie": cookie})
    assert b"A name of its own" in mine.body
    assert b"A name of its own" not in ask(server, "GET", "/").body
