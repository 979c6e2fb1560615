"""How soon the program can be used: the very first time, and every later time."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.advice_panel import PROOF_MS, AdvicePanel
from tests.browser.conftest import OpenPage
from tests.browser.countdown_page import CountdownPage
from tests.browser.set_page import SetPage
from tests.browser.wordle_page import WordlePage
from tests.figures import Measured
from tests.load.process import memory_mb
from tests.serving import Server

STARTS = 5

RANKED_ANEW = """
old => {
    const guesses = document.querySelector("hunch-guesses");
    return guesses.closest("[aria-busy=false]") && guesses.getAttribute("guesses") !== old;
}
"""


@dataclass(frozen=True)
class Start:
    """Seconds since the command was given; the browser ran before."""

    up: float
    usable: float
    ranked: float
    proved: float


@pytest.fixture
def start(open_page: OpenPage, new_server: Callable[..., Server]) -> Callable[[], Start]:
    open_page().page.close()

    def measure() -> Start:
        began = time.perf_counter()
        server = new_server()
        up = time.perf_counter() - began
        wordle: WordlePage = open_page(f"{server.url}/wordle/new")
        wordle.type("c")
        wordle.expect_typed("c")
        expect(wordle.likely.first).to_be_visible()
        usable = time.perf_counter() - began
        wordle.type("Backspace")
        guesses = wordle.page.locator("hunch-guesses")
        stored = guesses.get_attribute("guesses")
        wordle.paste("crane 00010")
        wordle.page.wait_for_function(RANKED_ANEW, arg=stored, timeout=PROOF_MS)
        ranked = time.perf_counter() - began
        AdvicePanel(wordle).expect_proved()
        proved = time.perf_counter() - began
        wordle.page.context.close()
        server.kill()
        return Start(up, usable, ranked, proved)

    return measure


def test_the_very_first_start(
    start: Callable[[], Start],
    measured: Measured,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    starts = []
    for number in range(STARTS):
        monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
        for name in ("HOME", "XDG_CACHE_HOME", "LOCALAPPDATA"):
            monkeypatch.setenv(name, str(tmp_path / f"home{number}"))
        starts.append(start())
    measured("Very first start: page usable", 3, [one.usable for one in starts], "s")
    measured("Very first start: guesses ranked", 20, [one.ranked for one in starts], "s")
    measured("Very first start: best guess proved", 20, [one.proved for one in starts], "s")


def test_every_later_start(start: Callable[[], Start], measured: Measured) -> None:
    start()
    starts = [start() for _ in range(STARTS)]
    measured("Later start: hunch is up", 3, [one.up for one in starts], "s")
    after = [one.usable - one.up for one in starts]
    measured("Later start: page usable, from then on", 2, after, "s")
    measured("Later start: guesses ranked", 3, [one.ranked for one in starts], "s")
    measured("Later start: best guess proved", 3, [one.proved for one in starts], "s")


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="needs Linux to ask for memory")
def test_memory_of_a_server_that_has_done_everything(
    open_page: OpenPage, new_server: Callable[..., Server], measured: Measured
) -> None:
    memories = []
    for _ in range(STARTS):
        server = new_server()
        wordle: WordlePage = open_page(f"{server.url}/wordle/new")
        panel = AdvicePanel(wordle)
        wordle.paste("crane 00010")
        panel.expect_proved()
        panel.choose_mode("Hard")
        panel.expect_proved()
        countdown: CountdownPage = open_page(f"{server.url}/countdown/new", seen_as=CountdownPage)
        countdown.type("25 50 75 100 3 6", "952")
        expect(countdown.ways).to_have_count(2)
        table: SetPage = open_page(f"{server.url}/set/new", seen_as=SetPage)
        table.lay("0200", "1101", "2002")
        expect(table.solutions).to_have_count(1)
        memories.append(memory_mb(server.pid))
        for page in (wordle, countdown, table):
            page.page.context.close()
        server.kill()
    measured("Memory of the server with everything warm", 500, memories, "MB")
