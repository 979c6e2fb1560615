"""Nothing that was entered is lost, whatever happens to the page or the server."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.serving import Server

AWAY = ("WebSocket", "ERR_CONNECTION", "Failed to load resource", "ERR_FAILED", "Failed to fetch")
"""What a browser reports when its server is gone."""


def test_reload_keeps_the_board_and_the_draft(open_page: OpenPage) -> None:
    wordle = open_page().play("crane", "01200").type("sl")
    wordle.expect_typed("sl")
    wordle.page.reload()
    wordle.expect_rows("crane 01200")
    wordle.expect_typed("sl")


def test_what_is_typed_at_once_after_a_reload_goes_on_with_the_draft(open_page: OpenPage) -> None:
    wordle = open_page().type("sl")
    wordle.expect_typed("sl")
    type_at_once = """
        document.addEventListener("DOMContentLoaded", () => {
            for (const key of "ate") hunch.tell("page", "press", {key, tile: null});
        });
    """
    wordle.page.add_init_script(type_at_once)
    wordle.page.reload()
    wordle.expect_typed("slate")


def test_the_plain_address_leads_to_the_latest_board(open_page: OpenPage, server: Server) -> None:
    wordle = open_page().play("crane", "01200")
    board = wordle.url
    again = open_page(f"{server.url}/wordle", context=wordle.page.context)
    assert again.url == board
    again.expect_rows("crane 01200")
    stranger = open_page(f"{server.url}/wordle")
    assert stranger.url != board
    stranger.expect_rows()


def test_new_game_and_back_and_forward(open_page: OpenPage) -> None:
    wordle = open_page().play("crane", "01200")
    first = wordle.url
    wordle.page.get_by_text("New game").click()
    wordle.page.wait_for_url(lambda url: url != first)
    wordle.expect_rows()
    second = wordle.url
    wordle.play("slate", "00200")
    wordle.page.go_back()
    wordle.page.wait_for_url(first)
    wordle.expect_rows("crane 01200")
    wordle.type("x")
    wordle.expect_typed("x")
    wordle.page.go_forward()
    wordle.page.wait_for_url(second)
    wordle.expect_rows("slate 00200")


def test_two_tabs_show_one_board_live(open_page: OpenPage) -> None:
    one = open_page().play("crane")
    two = open_page(one.url)
    two.expect_rows("crane 00000")
    one.tile(0, 1).click()
    two.expect_rows("crane 01000")
    two.tile(0, 2).click()
    one.expect_rows("crane 01100")
    two.type("s")
    two.expect_typed("s")
    one.expect_typed("")
    two.type("Backspace", "Control+z", "Control+z", "Control+z")
    one.expect_rows("crane 01000")


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_the_server_starts_again_underneath_an_open_page(
    new_server: Callable[..., Server], open_page: OpenPage, end: str
) -> None:
    server = new_server()
    wordle = open_page(f"{server.url}/wordle/new", expected_errors=AWAY)
    wordle.play("crane", "01200").type("sl")
    wordle.expect_typed("sl")
    wordle.page.evaluate("window.isOldPage = true")
    if end == "stop":
        assert server.stop() == 0
    else:
        server.kill()
    server.start()
    wordle.page.wait_for_function("!window.isOldPage")
    wordle.expect_rows("crane 01200")
    wordle.expect_typed("sl")
    wordle.type("ate")
    wordle.expect_typed("slate")


def test_a_damaged_word_list_is_reported_and_can_be_mended(
    new_server: Callable[..., Server], open_page: OpenPage, tmp_path: Path
) -> None:
    answers = tmp_path / "answers.txt"
    answers.write_text("crane\ncran3\n")
    server = new_server("--answers", str(answers))
    wordle = open_page(f"{server.url}/wordle/new")
    failed = wordle.page.locator(".panel.failed")
    expect(failed).to_contain_text("line 2 is 'cran3'")
    expect(wordle.likely).to_have_count(0)
    wordle.play("crane", "01200")

    answers.write_text("crane\ntrash\n")
    failed.get_by_role("button", name="Try again").click()
    expect(wordle.headline).to_contain_text("fit")
    wordle.expect_rows("crane 01200")
    answers.unlink()
    open_page(f"{server.url}/wordle/new").likely.first.wait_for()


def test_an_address_without_a_board_says_so(open_page: OpenPage, server: Server) -> None:
    page = open_page(expected_errors=("404",)).page
    page.goto(f"{server.url}/wordle/nothing-here")
    expect(page.get_by_text("There is no board at this address")).to_be_visible()
    page.get_by_text("Choose a game").click()
    expect(page.locator("main.home")).to_be_visible()


def test_theme_and_contrast_stay(open_page: OpenPage, server: Server) -> None:
    wordle = open_page()
    html = wordle.page.locator("html")
    wordle.page.get_by_label("Theme: as the system").click()
    wordle.page.get_by_label("Theme: light").click()
    expect(html).to_have_attribute("data-theme", "dark")
    wordle.page.get_by_label("High contrast colours").click()
    expect(html).to_have_attribute("data-contrast", "high")
    wordle.page.goto(f"{server.url}/wordle/new")
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-contrast", "high")
    button = wordle.page.get_by_label("High contrast colours")
    expect(button).to_have_attribute("aria-pressed", "true")
