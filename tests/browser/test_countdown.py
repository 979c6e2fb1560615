"""Rounds of the numbers game in a real browser, from typing to reading the working."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.countdown_page import CountdownPage
from tests.serving import Server

Open = Callable[..., CountdownPage]


@pytest.fixture
def open_round(open_page: OpenPage, server: Server) -> Open:
    def open_one(url: str | None = None, **options: Any) -> CountdownPage:
        url = url or f"{server.url}/countdown/new"
        page: CountdownPage = open_page(url, seen_as=CountdownPage, **options)
        return page

    return open_one


# ROUNDS


def test_a_round_from_typing_to_reading_the_working(open_round: Open) -> None:
    page = open_round().type("25 50 75 100 3 6", "952")
    expect(page.headline).to_have_text("2 ways to make 952")
    expect(page.ways).to_have_text(
        ["((100 + 6) × 75 × 3 - 50) ÷ 25", "(100 + 3) × 75 × 6 ÷ 50 + 25"]
    )
    working = ["100 + 6 = 106", "106 × 75 = 7950", "7950 × 3 = 23850"]
    expect(page.steps).to_have_text([*working, "23850 - 50 = 23800", "23800 ÷ 25 = 952"])
    page.ways.nth(1).click()
    expect(page.steps.nth(5)).to_have_text("100 + 3 = 103")
    expect(page.chosen).to_have_text(["25", "50", "75", "100", "3", "6"])


def test_a_round_with_repeated_tiles(open_round: Open) -> None:
    page = open_round().type("3 3 25 50 75 100", "996")
    expect(page.headline).to_have_text("1 way to make 996")
    expect(page.steps.filter(has_text="99600")).not_to_have_count(0)


def test_a_round_without_an_exact_answer(open_round: Open) -> None:
    page = open_round().type("75 5 10 10 3 5", "893")
    expect(page.headline).to_have_text("No exact answer. The closest is 892, 1 away.")
    expect(page.ways).not_to_have_count(0)
    expect(page.steps.last).to_contain_text("= 892")
    said = page.page.locator(".nearby-said")
    expect(said).to_have_text("893 can't be made; the closest is 1 away.")


def test_a_round_of_words(open_round: Open) -> None:
    page = open_round().game("Words").type("cat fish art", "catfish")
    expect(page.headline).to_have_text("1 way to make catfish")
    expect(page.steps).to_have_text(["cat + fish = catfish"])
    page.target.fill("dogfish")
    expect(page.headline).to_have_text(
        "No exact answer. The closest are fish, artfish and catfish, 3 letters away."
    )
    page.check("cat + fish")
    expect(page.verdict).to_contain_text("is catfish, not dogfish")


def test_the_24_game(open_round: Open) -> None:
    page = open_round().game("24")
    expect(page.target).to_have_value("24")
    page.tiles.fill("3 3 8 8")
    expect(page.ways).to_have_text(["8 ÷ (3 - 8 ÷ 3)"])
    expect(page.steps).to_have_text(["8 ÷ 3 = 8/3", "3 - 8/3 = 1/3", "8 ÷ 1/3 = 24"])


def test_krypto_and_a_switch(open_round: Open) -> None:
    page = open_round().type("17 5", "2")
    expect(page.headline).to_contain_text("No exact answer")
    page.switch("Remainder")
    expect(page.ways).to_have_text(["17 mod 5"])
    expect(page.page.locator(".game-about")).to_contain_text("Rules of your own")


# BY HAND


def test_a_round_by_touch_alone(open_round: Open) -> None:
    page = open_round(viewport=PHONE, has_touch=True, is_mobile=True)
    rack = page.page.get_by_role("group", name="Tiles to pick from")
    for index in (0, 1, 2, 3, 8, 14):  # 25 50 75 100 3 6
        rack.get_by_role("button").nth(index).tap()
        expect(rack.get_by_role("button").nth(index)).to_have_attribute("aria-pressed", "true")
    expect(page.tiles).to_have_value("25 50 75 100 3 6")
    page.target.tap()
    page.page.keyboard.type("952")
    expect(page.ways).to_have_count(2)
    page.chosen.nth(5).tap()
    expect(page.tiles).to_have_value("25 50 75 100 3")
    expect(rack.get_by_role("button").nth(14)).to_have_attribute("aria-pressed", "false")


def test_a_round_by_keyboard_alone(open_round: Open) -> None:
    page = open_round().type("25", "75")
    expect(page.chosen).to_have_text(["25"])
    keyboard = page.page.keyboard
    for key in ("Tab", "Tab", "ArrowRight", "Enter"):  # past the chosen tile, to the rack's 50
        keyboard.press(key)
    expect(page.tiles).to_have_value("25 50")
    expect(page.ways).to_have_text(["50 + 25"])
    page.ways.first.focus()
    keyboard.press("Enter")
    expect(page.steps).to_have_count(0)


def test_the_targets_around_by_keyboard(open_round: Open) -> None:
    page = open_round().type("75 5 10 10 3 5", "893")
    said = page.page.locator(".nearby-said")
    expect(said).to_contain_text("893 can't be made")
    page.page.get_by_role("slider").focus()
    page.page.keyboard.press("ArrowLeft")
    expect(said).to_have_text("892 can be made.")
    page.page.keyboard.press("ArrowUp")
    expect(said).to_contain_text("792")


def test_undo_and_redo_by_keys_and_buttons(open_round: Open) -> None:
    page = open_round().type("25 50", "75")
    page.page.get_by_role("button", name=re.compile("^Undo the target 75")).click()
    expect(page.target).to_have_value("")
    page.target.blur()
    page.page.keyboard.press("Control+z")
    expect(page.tiles).to_have_value("")
    page.page.keyboard.press("Control+Shift+z")
    page.page.keyboard.press("Control+Shift+z")
    expect(page.target).to_have_value("75")
    expect(page.tiles).to_have_value("25 50")


def test_a_dealt_round_is_tried_first_against_the_clock(open_round: Open) -> None:
    page = open_round()
    page.page.get_by_role("button", name=re.compile("^Clock")).click()
    page.page.get_by_role("button", name="New round with 2 large tiles").click()
    expect(page.chosen).to_have_count(6)
    expect(page.target).to_have_value(re.compile(r"^\d{3}$"))
    clock = page.page.get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"^2\d s$"))
    expect(page.headline).to_have_text("Covered")
    expect(page.ways).to_have_count(0)
    page.page.get_by_role("button", name="Reveal").click()
    expect(page.ways).not_to_have_count(0)
    expect(clock).not_to_have_text("30 s")


def test_the_clock_runs_out(open_round: Open) -> None:
    page = open_round()
    page.page.evaluate("customElements.get('hunch-clock').SECONDS = 2")
    page.page.get_by_role("button", name=re.compile("^Clock")).click()
    page.page.get_by_role("button", name="Start the clock").click()
    expect(page.page.get_by_role("timer")).to_have_text("1 s")
    expect(page.page.get_by_text("Time is up.")).to_be_visible()


def test_an_answer_of_ones_own_is_checked(open_round: Open) -> None:
    page = open_round().type("75 6 9 7", "722")
    page.check("(75 + 6) * 9 - 7")
    expect(page.verdict).to_have_text("✓ (75 + 6) × 9 - 7 = 722 is right.")
    page.check("75 + 75")
    expect(page.verdict).to_have_text("✗ The tile 75 is used twice, but there is only one.")
    page.check("(75 + 6) * 9 -")
    expect(page.verdict).to_contain_text("nothing more")
    expect(page.page.get_by_label("Your answer")).to_have_value("(75 + 6) * 9 -")


def test_hundreds_of_ways_are_shown_bit_by_bit(open_round: Open) -> None:
    page = open_round().type("1 2 3 4 5 6", "25")
    expect(page.headline).to_have_text("530 ways to make 25")
    expect(page.ways).to_have_count(30)
    page.page.get_by_role("button", name="Show more of the other 500").click()
    expect(page.ways).to_have_count(230)
    page.page.get_by_role("button", name="Show more of the other 300").click()
    page.page.get_by_role("button", name="Show more of the other 100").click()
    expect(page.ways).to_have_count(530)
    page.ways.last.click()
    expect(page.steps.last).to_contain_text("= 25")


# BAD INPUT


@pytest.mark.parametrize(
    ("tiles", "target", "said"),
    [
        ("25 5x 75", "100", "“5x” is not a number"),
        ("25 0", "100", "“0” is too small"),
        ("25 -3", "100", "“-3” is negative"),
        ("25 50", "1234567890", "“1234567890” is too large"),
        ("1 " * 20, "100", "20 tiles are too many"),
        ("🙂 25", "100", "“🙂” is not a number"),
        ("25 50", "x", "“x” is not a number"),
        ("25 50", "-5", "“-5” is negative"),
        ("25 " + "9" * 400, "100", "That is too long"),
    ],
)
def test_bad_input_gets_a_sentence_and_nothing_is_lost(
    open_round: Open, tiles: str, target: str, said: str
) -> None:
    page = open_round()
    page.tiles.fill(tiles)
    page.target.fill(target)
    expect(page.problems).to_contain_text(said)
    expect(page.status).to_contain_text("Mend what is marked")
    expect(page.tiles).to_have_value(tiles)
    expect(page.target).to_have_value(target)
    page.target.blur()
    page.page.wait_for_timeout(900)
    expect(page.tiles).to_have_value(tiles)
    expect(page.target).to_have_value(target)


def test_one_tile_is_no_round(open_round: Open) -> None:
    page = open_round().type("25", "100")
    expect(page.status).to_have_text("One tile is not enough: 2 to 8 make a round.")


def test_what_was_typed_is_there_after_a_reload(open_round: Open) -> None:
    page = open_round().type("25 50 75 5x", "952")
    expect(page.problems).to_have_count(1)
    page.page.wait_for_timeout(1000)
    page.page.reload()
    expect(page.tiles).to_have_value("25 50 75 5x")
    expect(page.target).to_have_value("952")


# LONG SEARCHES


def test_a_long_search_shows_progress_and_can_be_cancelled(open_round: Open) -> None:
    page = open_round()
    page.switch("Fractions")
    page.type("1 2 3 4 5 6 7 8", "952")
    expect(page.status).to_contain_text("calculations so far")
    expect(page.page.locator("progress")).to_be_visible()
    other = open_round().type("25 50 75 100 3 6", "952")
    expect(other.ways).to_have_count(2)
    page.page.get_by_role("button", name="Cancel").click()
    expect(page.headline).to_have_text("Cancelled")
    page.page.get_by_role("button", name="Search").click()
    expect(page.headline).to_have_text("Searching…")
    page.target.fill("")
    expect(page.headline).to_have_text("Every way to the target")


# TOGETHER


def test_two_people_share_a_round_and_not_their_typing(open_round: Open) -> None:
    ann = open_round().type("25 50 75 100 3 6", "952")
    bob = open_round(ann.page.url)
    expect(bob.tiles).to_have_value("25 50 75 100 3 6")
    expect(bob.target).to_have_value("952")  # though Ann has not left the box
    bob.tiles.fill("25 50 5x")
    ann.chosen.nth(5).click()
    expect(ann.tiles).to_have_value("25 50 75 100 3")
    bob.page.wait_for_timeout(900)
    expect(bob.tiles).to_have_value("25 50 5x")
    expect(ann.tiles).to_have_value("25 50 75 100 3")


# LAYOUT


def test_what_is_tapped_is_large_enough(open_round: Open) -> None:
    page = open_round(viewport=PHONE, has_touch=True, is_mobile=True)
    page.type("1 2 3 4 5 6 7 8", "952")
    expect(page.ways).to_have_count(30, timeout=20_000)
    page.switch("Zero")
    for tapped in page.page.locator("#hunch :is(button, a, summary, input):visible").all()[:90]:
        box = tapped.bounding_box()
        assert box
        assert box["height"] >= 44, tapped.inner_text()
        assert box["width"] >= 43, tapped.inner_text()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_jumps_when_solutions_arrive(open_round: Open, viewport: dict[str, int]) -> None:
    page = open_round(viewport=viewport)
    parts = (".fields", ".chosen", ".outcome", ".rack", ".deal", ".answers h2")

    def places() -> list[float]:
        boxes = [page.page.locator(part).bounding_box() for part in parts]
        return [box["y"] for box in boxes if box]

    before = places()
    page.type("25 50 75 100 3 6", "952")
    expect(page.ways).to_have_count(2)
    assert places() == before
