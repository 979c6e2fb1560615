"""The command line starts, explains itself, stops quietly, and refuses in one sentence."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.serving import Server, environment, free_port, until_answered
from webui import network


def hunch(*options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "webui", "--no-browser", *options],
        capture_output=True,
        text=True,
        env=environment(),
        timeout=120,
        check=False,
    )


def test_help_explains_every_option() -> None:
    shown = hunch("--help")
    assert shown.returncode == 0
    for option in (
        "--port",
        "--no-browser",
        "--answers",
        "--guesses",
        "--data",
        "--version",
        "--lan",
        "--address",
        "--key",
        "--new-key",
        "--host-name",
        "--debug",
    ):
        assert re.search(rf"{option}\b[^-]*\w{{3}}", shown.stdout), option


def test_ctrl_c_is_clean_and_quiet(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    assert server.stop() == 0
    assert server.output == f"Hunch is at {server.url} (Ctrl-C stops it)\n"
    assert not Path(".nicegui").exists()


def test_ctrl_c_is_quiet_too_while_the_solvers_are_compiled(tmp_path: Path) -> None:
    port = free_port()
    bare = {k: v for k, v in environment().items() if k != "NUMBA_CACHE_DIR"}
    command = [sys.executable, "-m", "webui", "--no-browser"]
    started = subprocess.Popen(
        [*command, "--port", str(port), "--data", str(tmp_path / "data")],
        env=bare | {"XDG_CACHE_HOME": str(tmp_path / "cache")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        until_answered(f"http://127.0.0.1:{port}")
        time.sleep(1)  # the compiler is under way
        os.killpg(started.pid, signal.SIGINT)  # a terminal sends it to every process
        said, _ = started.communicate(timeout=60)
    finally:
        started.kill()
        started.communicate()
    assert started.returncode == 0
    assert said == f"Hunch is at http://127.0.0.1:{port} (Ctrl-C stops it)\n"


@pytest.mark.parametrize("port", ["0", "65536", "x", "-1", "80a", "٣"])
def test_what_is_no_port_is_refused(port: str) -> None:
    refused = hunch("--port", port)
    assert refused.returncode == 2
    assert "expected 1 to 65535" in refused.stderr or "expected one argument" in refused.stderr


def test_a_wanted_port_that_is_in_use_is_refused() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        refused = hunch("--port", str(port))
    assert (refused.returncode, refused.stderr) == (
        2,
        f"hunch: port {port} is in use: choose another one with --port\n",
    )


def test_when_the_usual_port_is_taken_another_one_is_used_and_said(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind(("127.0.0.1", 8080))
            taken.listen()
        except OSError:
            pass  # somebody else has taken it, which will do as well
        started = subprocess.Popen(
            [sys.executable, "-m", "webui", "--no-browser", "--data", str(tmp_path)],
            stdout=subprocess.PIPE,
            text=True,
            env=environment(),
        )
        try:
            assert started.stdout
            said = [started.stdout.readline(), started.stdout.readline()]
            started.send_signal(signal.SIGINT)
            assert started.wait(timeout=60) == 0
        finally:
            started.kill()
            started.communicate()
    port = re.search(r"Port 8080 is taken, so another one is used: (\d+)\.", said[0])
    assert port
    assert f"http://127.0.0.1:{port[1]}" in said[1]


def test_a_data_folder_that_cannot_be_one_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refused = hunch("--data", str(tmp_path / "file" / "folder"))
    assert refused.returncode == 2
    assert refused.stderr.startswith("hunch: boards can't be kept in")
    assert len(refused.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--address", "192.0.2.77"], "192.0.2.77 is not an address of this computer"),
        (["--address", "nowhere.invalid"], "nowhere.invalid is not an address of this computer"),
        (["--key", "short"], "a key has at least 8"),
        (["--key", "with a space in it"], "without spaces"),
    ],
)
def test_what_cannot_be_shared_is_refused_in_a_sentence(options: list[str], said: str) -> None:
    refused = hunch(*options)
    assert refused.returncode == 2
    assert said in refused.stderr


@pytest.mark.parametrize("shared", [["--lan"], ["--address", "0.0.0.0"], ["--address", "::"]])
def test_boards_are_shown_from_inside_to_this_computer_alone(shared: list[str]) -> None:
    refused = hunch("--debug", *shared)
    assert refused.returncode == 2
    assert "it goes with this computer alone, so leave out --lan and --address" in refused.stderr


def test_lan_prints_links_that_are_shown_again_under_share(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--lan", "--key", "the-right-key").start()
    assert server.stop() == 0
    for address in network.addresses():
        assert f"http://{address}:{server.port}/?key=the-right-key" in server.output


def test_the_whole_space_of_countdown_games_comes_to_the_known_figures() -> None:
    told = hunch("space")
    assert told.returncode == 0
    assert told.stdout.splitlines()[:4] == [
        "10,858,746 of 11,905,457 games can be made exactly",
        "1,226 of 13,243 draws make every target",
        "1 make none",
        "947 is the hardest target: 9,017 draws make it",
    ]
    assert told.stderr == ""
