"""What a person feels: from click to changed page, bytes sent, and how soon it all starts."""

import statistics
import time
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.figures import Measured
from tests.serving import Server

CLICKS = 150

CLICK_AND_WAIT = """
([row, place]) => new Promise(done => {
    const tile = document.querySelectorAll(".row")[row].querySelectorAll(".tile")[place];
    const before = tile.dataset.mark;
    let start;
    new MutationObserver((_, observer) => {
        if (tile.dataset.mark === before) return;
        observer.disconnect();
        done(performance.now() - start);
    }).observe(document.body, {subtree: true, childList: true, attributes: true});
    start = performance.now();
    tile.click();
})
"""


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def test_from_click_to_changed_page(open_page: OpenPage, measured: Measured) -> None:
    wordle = open_page()
    wordle.paste("crane 00010\nslope 00000")
    wordle.expect_rows("crane 00010", "slope 00000")
    expect(wordle.likely.first).to_be_visible()
    received: list[int] = []
    session = wordle.page.context.new_cdp_session(wordle.page)
    session.send("Network.enable")
    session.on(
        "Network.webSocketFrameReceived",
        lambda event: received.append(len(event["response"]["payloadData"].encode())),
    )

    times, sizes = [], []
    for click in range(CLICKS):
        received.clear()
        times.append(wordle.page.evaluate(CLICK_AND_WAIT, [1, click // 3 % 5]))
        wordle.page.wait_for_timeout(20)
        sizes.append(sum(received))
    measured("click to changed page, median", 30, statistics.median(times), "ms")
    measured("click to changed page, 95 %", 60, percentile(times, 0.95), "ms")
    measured("sent for any toggle, median", 4, statistics.median(sizes) / 1024, "KB")


def test_bytes_when_the_visible_list_changes_little(
    open_page: OpenPage, measured: Measured
) -> None:
    wordle = open_page()
    wordle.paste("crane 01200\nslope 00100")
    wordle.expect_rows("crane 01200", "slope 00100")
    received: list[int] = []
    session = wordle.page.context.new_cdp_session(wordle.page)
    session.send("Network.enable")
    session.on(
        "Network.webSocketFrameReceived",
        lambda event: received.append(len(event["response"]["payloadData"].encode())),
    )
    tile = wordle.tile(1, 0)
    for mark in "120":
        tile.click()
        expect(tile).to_have_attribute("data-mark", mark)
    wordle.page.wait_for_timeout(50)
    measured("sent for a toggle, list much the same, worst", 4, max(received) / 1024, "KB")


def test_start_and_first_page(
    open_page: OpenPage, new_server: Callable[..., Server], measured: Measured
) -> None:
    starts, pages = [], []
    for _ in range(3):
        before = time.perf_counter()
        server = new_server()
        up = time.perf_counter()
        wordle = open_page(f"{server.url}/wordle/new")
        wordle.type("c")
        wordle.expect_typed("c")
        expect(wordle.likely.first).to_be_visible()
        starts.append(up - before)
        pages.append(time.perf_counter() - up)
        wordle.page.context.close()
    measured("hunch is up, median of 3", 3, statistics.median(starts), "s")
    measured("first page usable, median of 3", 2, statistics.median(pages), "s")
