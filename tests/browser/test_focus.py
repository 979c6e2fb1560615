"""The focus: where it goes, and that Enter plays what was typed wherever it was."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.countdown_page import CountdownPage
from tests.browser.wordle_page import WordlePage
from tests.serving import Server


def type_slowly(wordle: WordlePage, text: str, *shown: str) -> None:
    """Key by key, each when what the one before did is `shown`."""
    for key, typed in zip(text, shown, strict=True):
        wordle.type("Backspace" if key == "<" else key)
        wordle.expect_typed(typed)


def test_a_changed_word_is_taken_after_taps_on_its_tiles(open_page: OpenPage) -> None:
    wordle = open_page().play("crane", "01200").play("slate")
    wordle.tile(0, 2).click()
    wordle.page.get_by_label("Change CRANE").click()
    wordle.expect_typed("crane")
    type_slowly(wordle, "<<ck", "cran", "cra", "crac", "crack")
    wordle.type("Enter")
    wordle.expect_rows("crack 01000", "slate 00000")


def test_a_word_is_changed_by_keyboard_alone(open_page: OpenPage) -> None:
    wordle = open_page().play("crane", "01200")
    wordle.page.get_by_label("Change CRANE").focus()
    wordle.type("Enter")
    wordle.expect_typed("crane")
    type_slowly(wordle, "<<ck", "cran", "cra", "crac", "crack")
    wordle.type("Enter")
    wordle.expect_rows("crack 01200")


@pytest.mark.parametrize("control", [".tool-clear", ".tool-paste", "header a", ".key"])
def test_enter_plays_what_was_typed_whatever_had_the_focus(
    open_page: OpenPage, control: str
) -> None:
    wordle = open_page()
    wordle.page.locator(control).first.focus()
    type_slowly(wordle, "crane", "c", "cr", "cra", "cran", "crane")
    wordle.type("Enter")
    wordle.expect_rows("crane 00000")


def test_enter_plays_what_is_typed_after_the_last_row_went(open_page: OpenPage) -> None:
    wordle = open_page().play("crane")
    wordle.page.get_by_label("Remove CRANE").focus()
    wordle.type("Enter")
    wordle.expect_rows()
    expect(wordle.page.locator(".board :focus")).to_have_count(1)
    type_slowly(wordle, "slate", "s", "sl", "sla", "slat", "slate")
    wordle.type("Enter")
    wordle.expect_rows("slate 00000")


def test_the_focus_stays_near_what_went_away(open_page: OpenPage, server: Server) -> None:
    page = open_page().play("crane", "01200").play("slate").page
    page.get_by_label("Remove SLATE").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".row.played")).to_have_count(1)
    expect(page.locator(".board :focus")).to_have_count(1)
    page.locator(".tool-clear").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".row.played")).to_have_count(0)
    expect(page.locator(".tool-clear")).to_be_focused()

    countdown = open_page(f"{server.url}/countdown/new", seen_as=CountdownPage)
    countdown.type("25 50", "952")
    expect(countdown.chosen).to_have_text(["25", "50"])
    expect(countdown.status).to_contain_text("No exact answer")
    countdown.chosen.last.focus()
    countdown.page.keyboard.press("Enter")
    expect(countdown.chosen).to_have_count(1)
    expect(countdown.chosen).to_be_focused()
    countdown.page.keyboard.press("Enter")
    expect(countdown.chosen).to_have_count(0)
    expect(countdown.page.locator("#hunch :focus")).to_have_count(1)


def test_the_focus_comes_back_with_the_server(open_page: OpenPage, server: Server) -> None:
    countdown = open_page(f"{server.url}/countdown/new", seen_as=CountdownPage)
    countdown.type("25 50", "75")
    expect(countdown.headline).to_contain_text("75")
    countdown.page.evaluate("window.socket.disconnect()")
    expect(countdown.target).not_to_be_focused()
    countdown.page.evaluate("window.socket.connect()")
    expect(countdown.target).to_be_focused()
