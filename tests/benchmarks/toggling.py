"""Taps on tiles of a page in a real browser: how long until it has changed, and what was sent."""

from dataclasses import dataclass

from playwright.sync_api import Page

CLICK_AND_WAIT = """
([row, place]) => new Promise(done => {
    const find = () => document.querySelectorAll(".row")[row]?.querySelectorAll(".tile")[place];
    const before = find().dataset.mark;
    let start;
    new MutationObserver((_, observer) => {
        const mark = find()?.dataset.mark;
        if (mark === undefined || mark === before) return;
        observer.disconnect();
        done(performance.now() - start);
    }).observe(document.body, {subtree: true, childList: true, attributes: true});
    start = performance.now();
    find().click();
})
"""


@dataclass(frozen=True)
class Toggle:
    milliseconds: float
    kilobytes: float


class Wire:
    """Counts what the server sends to a page."""

    def __init__(self, page: Page) -> None:
        self.received: list[int] = []
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on(
            "Network.webSocketFrameReceived",
            lambda event: self.received.append(len(event["response"]["payloadData"].encode())),
        )

    @property
    def kilobytes(self) -> float:
        return sum(self.received) / 1024


def toggles(page: Page, count: int, *, settle_ms: float) -> list[Toggle]:
    """Taps on the second row: each of its tiles through all marks, again and again.

    What comes within `settle_ms` after a change belongs to its toggle.
    """
    wire = Wire(page)
    made = []
    for click in range(count):
        wire.received.clear()
        milliseconds = page.evaluate(CLICK_AND_WAIT, [1, click // 3 % 5])
        page.wait_for_timeout(settle_ms)
        made.append(Toggle(milliseconds, wire.kilobytes))
    return made
