"""SET in a real browser: boards laid by hand, solutions as far as wanted, games played."""

import time
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from core.setgame import VARIANTS, count_solutions, shuffled, solutions
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.fitting import fits
from tests.browser.set_page import SetPage
from tests.serving import Server
from webui.setgame.codes import cards, codes

A_SET = ("0200", "1101", "2002")
NO_SET = ("1010", "0001", "1022")
TWELVE = codes(shuffled(VARIANTS["normal"].deck, "twelve")[:12])

OpenSet = Callable[..., SetPage]


@pytest.fixture
def open_set(open_page: OpenPage, server: Server) -> OpenSet:
    return partial(open_page, f"{server.url}/set/new", seen_as=SetPage)


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.dataset.code ?? ''"))


# LAYING


def test_twelve_cards_are_laid_by_tapping_on_a_phone_within_a_minute(open_set: OpenSet) -> None:
    table = open_set(viewport=PHONE, has_touch=True, is_mobile=True)
    began = time.monotonic()
    for code in TWELVE:
        table.lay_by_palette(code)
    assert time.monotonic() - began < 30  # a person takes longer to look than the page to answer
    assert table.codes() == list(TWELVE)
    count = count_solutions("normal", cards(TWELVE))
    expect(table.headline).to_have_text(f"{count} sets")
    expect(table.solutions).to_have_count(count)


def test_a_second_tap_on_the_palette_takes_a_card_off(open_set: OpenSet) -> None:
    table = open_set(viewport=PHONE, has_touch=True, is_mobile=True)
    table.lay_by_palette("0000")
    expect(table.cards).to_have_count(1)
    table.deck_card(0).tap()
    expect(table.cards).to_have_count(0)
    expect(table.headline).to_have_text("No cards")


def test_shorthand_is_typed_and_the_box_empties_itself(open_set: OpenSet) -> None:
    table = open_set().type("2RHW, 1 red striped oval 0120")
    expect(table.status).to_contain_text("1 red striped oval 0120")
    assert table.box.input_value() == "2RHW, 1 red striped oval 0120"
    table.type("2RHW, 1 red striped oval, 0120")
    expect(table.cards).to_have_count(3)
    assert table.codes() == ["2021", "2120", "0120"]
    expect(table.box).to_have_value("")


def test_letters_typed_anywhere_go_into_the_box(open_set: OpenSet) -> None:
    table = open_set()
    table.page.keyboard.type("0120")
    table.page.keyboard.press("Enter")
    expect(table.card("0120")).to_have_count(1)


def test_duplicates_are_refused_with_a_sentence(open_set: OpenSet) -> None:
    table = open_set().lay("0120").type("0120")
    expect(table.status).to_have_text(
        "1 purple striped oval: already on the table. Each card is there once."
    )
    expect(table.cards).to_have_count(1)
    expect(table.box).to_have_value("0120")


def test_a_list_is_pasted_and_undone_and_kept_through_a_reload(open_set: OpenSet) -> None:
    table = open_set()
    table.paste(", ".join(TWELVE))
    expect(table.cards).to_have_count(12)
    table.page.reload()
    expect(table.cards).to_have_count(12)
    table.page.keyboard.press("Control+z")
    expect(table.cards).to_have_count(0)
    expect(table.status).to_have_text("Undone: laying 12 cards.")
    table.page.keyboard.press("Control+Shift+z")
    expect(table.cards).to_have_count(12)


def test_a_board_is_dealt(open_set: OpenSet) -> None:
    table = open_set()
    table.tool("deal").click()
    expect(table.cards.nth(11)).to_be_visible()  # three more where twelve hold no set
    expect(table.headline).to_contain_text("set")


def test_a_whole_deck_can_lie_there(open_set: OpenSet) -> None:
    table = open_set()
    table.paste(" ".join(codes(VARIANTS["normal"].deck)))
    expect(table.headline).to_have_text("1,080 sets")
    expect(table.cards).to_have_count(81)
    expect(table.solutions).to_have_count(30)
    table.page.get_by_role("button", name="Show more").click()
    expect(table.solutions).to_have_count(60)


# PICKING


def test_a_wrong_triple_is_explained_and_a_right_one_confirmed(open_set: OpenSet) -> None:
    table = open_set().lay(*NO_SET, *A_SET).pick(*NO_SET)
    expect(table.verdict).to_contain_text("Not a set.")
    expect(table.status).to_have_text("Not a set, because of colour.")
    broken = table.verdict.locator("li.broken")
    expect(broken).to_have_count(1)
    expect(broken).to_contain_text("colour: green, purple, green")
    expect(broken).to_contain_text("2 purple solid squiggles")
    table.pick(*A_SET)
    expect(table.verdict).to_contain_text("A set.")
    expect(table.verdict.locator("li")).to_have_count(4)
    table.page.keyboard.press("Escape")
    expect(table.verdict).to_have_count(0)


# LEVELS


def test_no_more_is_given_away_than_is_wanted(open_set: OpenSet) -> None:
    table = open_set().lay(*A_SET, "1111")
    hinted = table.page.locator(".set-card.hinted")
    expect(table.solutions).to_have_count(1)
    for level, count in (("Number", 0), ("1 card", 1), ("2 cards", 2)):
        table.level(level)
        expect(hinted).to_have_count(count)
        expect(table.solutions).to_have_count(0)
        expect(table.headline).to_have_text("1 set")
    table.level("All")
    expect(hinted).to_have_count(0)


def test_a_solution_lights_its_cards_under_the_mouse_and_the_focus_and_after_a_tap(
    open_set: OpenSet,
) -> None:
    table = open_set().lay(*A_SET, "1111")
    lit = table.page.locator(".set-card[data-lit]")
    table.solutions.first.hover()
    expect(lit).to_have_count(3)
    table.headline.hover()
    expect(lit).to_have_count(0)
    table.solutions.first.focus()
    expect(lit).to_have_count(3)
    table.page.keyboard.press("Enter")
    expect(table.page.locator(".set-card.hinted")).to_have_count(3)


# VARIANTS


@pytest.mark.parametrize("name", ["junior", "megaset", "ultrachain", "ghostset", "4set", "4setjr"])
def test_boards_of_every_law_are_dealt_solved_and_drawn(open_set: OpenSet, name: str) -> None:
    table = open_set()
    rule = VARIANTS[name]
    table.choose(rule.title)
    expect(table.page.locator(".set-choose .rule")).to_have_text(rule.rule)
    table.tool("deal").click()
    expect(table.headline).not_to_have_text("No cards")
    lying = table.codes()
    assert len(lying) >= rule.start
    count = count_solutions(name, cards(lying))
    expect(table.headline).to_contain_text(f"{count:,} ")
    first = solutions(name, cards(lying))[0]
    table.pick(*codes(first))
    expect(table.verdict.locator(".set-right")).to_have_count(1)
    drawn = table.page.locator(".set-play > .set-table hunch-card svg")
    expect(drawn).to_have_count(len(lying))


def test_the_palette_follows_the_variant(open_set: OpenSet) -> None:
    table = open_set()
    table.choose("4Set")
    expect(table.page.locator(".set-pads .set-key")).to_have_count(32)
    table.choose("Junior")
    expect(table.page.locator(".set-pads .set-key")).to_have_count(12)
    table.choose("MegaSet")
    expect(table.page.locator(".set-pads .set-key")).to_have_count(21)
    table.page.get_by_role("button", name="dotted border").click()
    table.deck_card(4).click()
    expect(table.card("10011")).to_have_count(1)


def test_a_chain_goes_on_from_what_was_taken(open_set: OpenSet) -> None:
    table = open_set()
    table.choose("Set-Chain")
    table.lay("0200", "1101", "2002", "0201", "0202").pick("0200", "1101", "2002")
    table.page.get_by_role("button", name="Take it").click()
    expect(table.cards).to_have_count(2)
    expect(table.page.locator(".set-previous .set-card")).to_have_count(3)
    table.pick("0200", "0201", "0202")
    expect(table.verdict.locator(".set-right")).to_have_count(1)


# PRACTICE


def test_a_game_with_a_friends_seed_is_played(open_set: OpenSet) -> None:
    table = open_set()
    table.tool("play").click()
    expect(table.cards.nth(11)).to_be_visible()  # three more where twelve hold no set
    table.page.get_by_label("A friend's seed").fill("Twelve")
    table.page.keyboard.press("Enter")
    expect(table.page.locator(".set-seed")).to_have_text("twelve")
    expect(table.card(TWELVE[0])).to_have_count(1)
    assert table.codes() == list(TWELVE)
    expect(table.solutions).to_have_count(0)

    table.pick(*codes(solutions("normal", cards(TWELVE))[0]))
    expect(table.page.locator(".set-practice")).to_contain_text("1 set found")
    expect(table.status).to_contain_text("Right: a set, in")
    expect(table.cards).to_have_count(12)
    assert table.codes() != list(TWELVE)

    table.tool("undo").click()
    expect(table.page.locator(".set-practice")).to_contain_text("Nothing found yet")
    assert table.codes() == list(TWELVE)


# KEYS AND SIGHT


def test_everything_works_from_the_keyboard(open_set: OpenSet) -> None:
    table = open_set().lay(*A_SET, "1111")
    keyboard = table.page.keyboard
    table.card("0200").focus()
    keyboard.press("Space")
    keyboard.press("ArrowRight")
    assert focused(table.page) == "1101"
    keyboard.press("Enter")
    keyboard.press("ArrowRight")
    keyboard.press("Space")
    expect(table.verdict).to_contain_text("A set.")
    assert focused(table.page) == "2002"
    keyboard.press("Tab")
    keyboard.press("Enter")
    expect(table.page.get_by_role("button", name="Number", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )


def test_a_game_chosen_from_the_keyboard_leaves_the_focus_where_it_was(open_set: OpenSet) -> None:
    table = open_set()
    chooser = table.page.locator(".set-choose")
    chooser.focus()
    table.page.keyboard.press("Enter")
    expect(table.page.get_by_role("dialog")).to_be_visible()
    table.page.keyboard.press("Tab")
    table.page.keyboard.press("Tab")
    table.page.keyboard.press("Enter")
    expect(chooser.locator(".name")).to_have_text("Junior")
    expect(chooser).to_be_focused()


def test_arrows_go_up_and_down_between_rows(open_set: OpenSet) -> None:
    table = open_set().lay(*TWELVE)
    table.cards.nth(1).focus()
    table.page.keyboard.press("ArrowDown")
    assert focused(table.page) == TWELVE[5]
    table.page.keyboard.press("ArrowUp")
    assert focused(table.page) == TWELVE[1]


def test_cards_have_names_and_letters_for_who_cannot_tell_colours(open_set: OpenSet) -> None:
    table = open_set().lay("2021")
    expect(table.page.get_by_role("button", name="2 red striped squiggles").first).to_be_visible()
    letters = table.card("2021").locator(".letter")
    expect(letters.first).to_be_hidden()
    table.page.get_by_role("button", name="High contrast").click()
    expect(letters.first).to_be_visible()
    expect(letters.first).to_have_text("R")


# GAME PAGES


def test_a_game_page_is_followed_and_told_what_to_mark(open_set: OpenSet) -> None:
    table = open_set()
    switch = table.page.get_by_role("switch", name="Play for me")
    marks = table.page.locator("hunch-site-marks")
    expect(switch).to_have_count(0)
    expect(marks).to_have_count(0)
    table.tell_of_site(cards=[*A_SET, "1111"], previous=[], play=False)
    expect(table.cards).to_have_count(4)
    expect(marks).to_have_attribute("marks", " ".join(A_SET))
    expect(marks).to_have_attribute("play", "false")
    table.level("Number")
    expect(marks).to_have_attribute("marks", "")
    switch.click()
    expect(marks).to_have_attribute("play", "true")
    expect(marks).to_have_attribute("marks", " ".join(A_SET))


def test_a_page_that_is_not_understood_is_told_with_what_was_seen(open_set: OpenSet) -> None:
    table = open_set()
    table.tell_of_site(problem="12 cards without a picture")
    alert = table.page.locator(".set-problem")
    expect(alert).to_contain_text("This page's cards could not be read")
    expect(alert).to_contain_text("12 cards without a picture")
    table.tell_of_site(cards=["0120", "0120"], previous=[], play=False)
    expect(alert).to_contain_text("card 0120 is there twice")
    expect(table.status).to_contain_text("could not be read")
    expect(table.page.get_by_role("switch", name="Play for me")).to_be_disabled()


# FIT


@pytest.mark.parametrize("title", ["4Set", "MegaSet", "GhostSet"])
def test_the_large_games_fit_a_phone_too(open_set: OpenSet, title: str) -> None:
    table = open_set(viewport=PHONE, has_touch=True, is_mobile=True)
    table.choose(title)
    table.tool("deal").click()
    expect(table.headline).not_to_have_text("No cards")
    assert fits(table.page)
    for button in table.page.locator("#hunch button:visible, #hunch input:visible").all():
        box = button.bounding_box()
        assert box
        assert box["height"] >= 44, button
        assert box["width"] >= 43, button


def test_laying_a_card_moves_nothing_else(open_set: OpenSet) -> None:
    table = open_set(viewport=PHONE, has_touch=True, is_mobile=True)
    place = table.deck_card(4).bounding_box()
    table.lay_by_palette("0000")
    expect(table.cards).to_have_count(1)
    assert table.deck_card(4).bounding_box() == place
