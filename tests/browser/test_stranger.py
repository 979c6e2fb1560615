"""What a stranger does to the pages: too fast, too much, and in the wrong order."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.countdown_page import CountdownPage
from tests.browser.set_page import SetPage
from tests.browser.start_page import StartPage
from tests.browser.wordle_page import WordlePage
from tests.serving import Server


@pytest.mark.parametrize("height", [0.1, 0.9])
def test_no_fast_tap_on_a_turning_tile_is_lost(open_page: OpenPage, height: float) -> None:
    wordle = open_page().play("crane")
    tile = wordle.tile(0, 0)
    box = tile.bounding_box()
    assert box
    for _ in range(7):
        wordle.page.mouse.click(box["x"] + 9, box["y"] + height * box["height"])
        wordle.page.wait_for_timeout(20)
    wordle.expect_rows("crane 10000")


@pytest.mark.parametrize(
    ("path", "seen_as"),
    [("wordle", WordlePage), ("countdown", CountdownPage), ("set", SetPage)],
)
def test_a_board_deleted_elsewhere_says_so_and_takes_nothing_more(
    open_page: OpenPage, server: Server, path: str, seen_as: Callable[[Page], object]
) -> None:
    page = open_page(f"{server.url}/{path}/new", seen_as=seen_as).page
    home = StartPage(page.context.new_page(), server.url)
    home.item(0).get_by_label("Delete").click()
    home.page.get_by_role("button", name="Delete for everyone?").click()
    home.expect_boards()
    expect(page.get_by_role("heading", name="There is no board")).to_be_visible()
