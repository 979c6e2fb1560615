"""A real server in a process of its own."""

import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

START_SECONDS = 60
"""A busy machine may take that long."""

STOP_SECONDS = 60


PORTS = range(20_000, 32_000)
"""Below those for outgoing connections: none of these takes one while a server is away."""


def free_port() -> int:
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as tried, suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port


def environment() -> dict[str, str]:
    """Ours, without the mark that makes NiceGUI take the server for a test of its own."""
    return {k: v for k, v in os.environ.items() if k != "PYTEST_CURRENT_TEST"}


class Server:
    """`hunch` on a port of its own; it can be stopped, killed and started again."""

    def __init__(self, data: Path, *options: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._data = data
        self._options = options
        self._output = data.parent / f"{data.name}-server.log"

    def start(self, *more: str) -> "Server":
        command = [
            sys.executable,
            *("-m", "webui", "--no-browser", "--port", str(self.port), "--data", str(self._data)),
            *self._options,
            *more,
        ]
        with self._output.open("ab") as output:
            self._process = subprocess.Popen(
                command, stdout=output, stderr=subprocess.STDOUT, env=environment()
            )
        self._wait()
        return self

    def stop(self) -> int:
        """Ctrl-C; the exit code."""
        self._process.send_signal(signal.SIGINT)
        return self._process.wait(timeout=STOP_SECONDS)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait(timeout=STOP_SECONDS)

    @property
    def output(self) -> str:
        return self._output.read_text()

    @property
    def pid(self) -> int:
        return self._process.pid

    def _wait(self) -> None:
        try:
            until_answered(self.url, self._still_runs)
        except TimeoutError:
            raise TimeoutError(f"the server did not answer in time:\n{self.output}") from None

    def _still_runs(self) -> None:
        if self._process.poll() is not None:
            raise RuntimeError(f"the server ended at once:\n{self.output}")


def until_answered(url: str, check: Callable[[], None] = lambda: None) -> None:
    """Wait for a server that is about to listen; `check` may give up earlier."""
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        check()
        try:
            urllib.request.urlopen(f"{url}/static/hunch.js", timeout=2).close()
            return
        except OSError:
            time.sleep(0.02)
    raise TimeoutError(f"nothing answers at {url}")
