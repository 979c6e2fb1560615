"""What a stranger does to the pages: too fast, too much, and in the wrong order."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

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


def test_colours_forced_by_the_system_leave_marks_icons_and_cards(
    open_page: OpenPage, server: Server
) -> None:
    def style(seen: Locator, name: str) -> str:
        return str(seen.evaluate(f"element => getComputedStyle(element).{name}"))

    wordle = open_page(forced_colors="active").play("crane", "01200")
    backs = {style(wordle.tile(0, place), "backgroundColor") for place in range(3)}
    for name in ("body", ".icon-undo"):
        backs.add(style(wordle.page.locator(name), "backgroundColor"))
    assert len(backs) == 5
    table = open_page(f"{server.url}/set/new", seen_as=SetPage, forced_colors="active")
    table.lay("0120", "1120", "2120")
    assert len({style(table.card(c).locator("svg").first, "color") for c in ("0120", "2120")}) == 2


def test_large_letters_and_narrow_windows_cut_no_names(open_page: OpenPage, server: Server) -> None:
    narrow = {"width": 320, "height": 568}
    home = open_page(viewport=narrow, seen_as=lambda page: StartPage(page, server.url)).page
    doors = """doors => doors.every(door => {
        const name = door.querySelector("strong").getBoundingClientRect();
        return name.right < door.getBoundingClientRect().right;
    })"""
    assert home.locator(".game-door").evaluate_all(doors)
    page = open_page().page
    page.add_style_tag(content="html { font-size: 200% }")
    faces = """tools => tools.every(tool => tool.scrollWidth <= tool.clientWidth)"""
    assert page.locator(".tool, hunch-words button").evaluate_all(faces)


NOVEL = "It was the best of times, it was the worst of times. " * 6_000


def test_a_novel_on_any_page_gets_a_sentence(open_page: OpenPage, server: Server) -> None:
    wordle = open_page()
    wordle.paste(NOVEL)
    expect(wordle.page.locator(".problems")).to_contain_text("a guess has 5")
    table = open_page(f"{server.url}/set/new", seen_as=SetPage)
    table.paste(NOVEL)
    expect(table.status).to_contain_text("too much text")
    countdown = open_page(f"{server.url}/countdown/new", seen_as=CountdownPage)
    countdown.tiles.fill(NOVEL)
    expect(countdown.problems).to_contain_text("too long")
    countdown.tiles.fill("25 50")
    expect(countdown.chosen).to_have_count(2)
    countdown.target.fill("75")
    countdown.page.get_by_label("Your answer").focus()
    countdown.page.keyboard.insert_text(NOVEL)
    countdown.page.keyboard.press("Enter")
    expect(countdown.verdict).to_contain_text("too long")
    home = StartPage(countdown.page, server.url)
    home.item(0).get_by_label("Rename").click()
    expect(home.box).to_be_focused()
    home.page.keyboard.insert_text(NOVEL)
    home.page.keyboard.press("Enter")
    expect(home.item(0)).to_contain_text("at most 60 fit")


def test_the_longest_text_of_the_bulkiest_signs_is_taken_too(open_page: OpenPage) -> None:
    wordle = open_page()
    wordle.paste("\x01" * 20_000)
    expect(wordle.page.locator(".problems")).to_contain_text("is not a word")


def test_no_key_is_lost_that_is_typed_without_a_pause(open_page: OpenPage) -> None:
    wordle = open_page()
    wordle.type("crane", "Enter", "slate", "Enter", "pious")
    wordle.expect_rows("crane 00000", "slate 00000")
    wordle.expect_typed("pious")
