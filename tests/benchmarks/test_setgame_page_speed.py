"""How much of the minute that twelve cards may take on a phone is the page's."""

import time

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.set_page import SetPage
from tests.browser.test_set import TWELVE
from tests.figures import Measured
from tests.serving import Server


def test_twelve_cards_by_palette(open_page: OpenPage, server: Server, measured: Measured) -> None:
    seconds = []
    for _ in range(5):
        table: SetPage = open_page(
            f"{server.url}/set/new", seen_as=SetPage, viewport=PHONE, has_touch=True, is_mobile=True
        )
        before = time.perf_counter()
        for code in TWELVE:
            table.lay_by_palette(code)
        seconds.append(time.perf_counter() - before)
        table.page.context.close()
    measured("SET page: twelve cards tapped on a phone, by a script", 60, seconds, "s")
