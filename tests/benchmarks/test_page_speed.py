"""What a person feels on the Wordle page: from tap to changed page, and how much is sent for it."""

import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version

import pytest
from playwright.sync_api import Page, expect

from tests.benchmarks.toggling import toggles
from tests.browser.conftest import OpenPage
from tests.browser.wordle_page import WordlePage
from tests.figures import HIGHEST, P95, Beside, Measured
from tests.serving import environment, free_port

CLICKS = 150

FAST_MS = 20
"""Between taps of someone in a hurry."""

SETTLED_MS = 300
"""Until the advice has come as well, nearly always."""

REFRESHABLE = f"ui.refreshable, NiceGUI {version('nicegui')}"

START_TRIES = 1_000

NOTE = (
    "the same rows and words on a page that is drawn anew on each tap. It has no advice and no "
    "keyboard, while ours has them and sends them."
)


@pytest.mark.parametrize(
    ("words", "rows", "kilobytes"),
    [
        (83, ("crane 00010", "slope 00000"), 4),
        (300, ("fuzzy 00000", "vozhd 00000"), None),
    ],
)
def test_from_tap_to_changed_page(
    open_page: OpenPage,
    measured: Measured,
    words: int,
    rows: tuple[str, ...],
    kilobytes: float | None,
) -> None:
    with refreshable(rows) as url:
        page = open_page(url, seen_as=just_the_page)
        their_times, their_sizes = taps(page)
        page.context.close()
    wordle: WordlePage = open_page()
    wordle.paste("\n".join(rows))
    wordle.expect_rows(*rows)
    expect(wordle.likely.first).to_be_visible()
    times, sizes = taps(wordle.page)

    changed = f"Page, {words} words: tap to changed page"
    sent = f"Page, {words} words: sent for any tap, advice included"
    measured(changed, 30, times, "ms", beside=[Beside(REFRESHABLE, their_times, note=NOTE)])
    measured(f"{changed}, 95 %", 60, times, "ms", P95)
    measured(sent, kilobytes, sizes, "KB", beside=[Beside(REFRESHABLE, their_sizes, note=NOTE)])


def test_bytes_when_the_visible_list_changes_little(
    open_page: OpenPage, measured: Measured
) -> None:
    wordle = open_page()
    wordle.paste("crane 01200\nslope 00100")
    wordle.expect_rows("crane 01200", "slope 00100")
    sizes = [toggle.kilobytes for toggle in toggles(wordle.page, 6, settle_ms=SETTLED_MS)]
    measured("Page: sent for a tap, list much the same, advice included", 4, sizes, "KB", HIGHEST)


def taps(page: Page) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Milliseconds of fast taps; kilobytes of such as leave time for all that they cause."""
    toggles(page, CLICKS // 10, settle_ms=FAST_MS)
    return (
        tuple(made.milliseconds for made in toggles(page, CLICKS, settle_ms=FAST_MS)),
        tuple(made.kilobytes for made in toggles(page, CLICKS // 3, settle_ms=SETTLED_MS)),
    )


def just_the_page(page: Page) -> Page:
    expect(page.locator(".row .tile")).to_have_count(10)
    return page


@contextmanager
def refreshable(rows: tuple[str, ...]) -> Iterator[str]:
    """The address of the other page, while its server runs."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.benchmarks.peers.refreshable_page", str(port), *rows],
        env=environment(),
    )
    try:
        for _ in range(START_TRIES):
            try:
                urllib.request.urlopen(url, timeout=5).close()
                break
            except OSError:
                time.sleep(0.02)
        yield url
    finally:
        process.kill()
        process.wait()
