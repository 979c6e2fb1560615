"""A game as a person plays it: typing, colouring, reading what is left."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, OpenPage


def test_a_whole_game_with_repeated_letters(open_page: OpenPage) -> None:
    wordle = open_page()
    expect(wordle.headline).to_have_text("14,855 words fit")
    wordle.play("salet", "00111")
    expect(wordle.likely.first).to_be_visible()
    wordle.play("title", "11012")
    wordle.expect_rows("salet 00111", "title 11012")
    expect(wordle.likely.filter(has_text="elite")).to_be_visible()
    wordle.play("elite", "22222")
    expect(wordle.status).to_have_text("ELITE, found in 3 guesses.")
    expect(wordle.headline).to_have_text("1 word fits")


def test_one_s_yellow_and_the_other_grey(open_page: OpenPage) -> None:
    wordle = open_page().play("guess", "00010")
    expect(wordle.likely.first).to_be_visible()
    words = wordle.likely.all_text_contents()
    assert all(word.count("s") == 1 and word[3] != "s" for word in words)


def test_a_draft_filters_nothing_until_it_is_played(open_page: OpenPage) -> None:
    wordle = open_page().type("crane")
    wordle.expect_typed("crane")
    expect(wordle.headline).to_have_text("14,855 words fit")
    wordle.type("Enter")
    expect(wordle.headline).not_to_have_text("14,855 words fit")


def test_digits_and_signs_never_enter_by_any_path(open_page: OpenPage) -> None:
    wordle = open_page().type("1c2r!3", "é", "ß", " ", "F5", "a")
    wordle.expect_typed("cra")
    for key in ("7", "ab", "", "<b>", "Ä"):
        wordle.page.evaluate("key => hunch.tell('page', 'press', {key, tile: null})", key)
    for nonsense in (None, 7, [], {}, {"key": 7}, {"key": "x" * 10_000, "tile": {}}, "x", True):
        for place, event in (("page", "press"), ("hunch", "recall"), ("page", "copied")):
            wordle.page.evaluate("args => hunch.tell(...args)", [place, event, nonsense])
    wordle.paste("12345")
    expect(wordle.page.locator(".problems")).to_contain_text("'12345' is not a word")
    wordle.type("Escape")
    expect(wordle.page.locator("dialog")).to_have_count(0)
    wordle.type("n")
    wordle.expect_typed("cran")


def test_keys_with_control_alt_or_meta_are_left_alone_except_undo_and_redo(
    open_page: OpenPage,
) -> None:
    wordle = open_page().type("c", "Control+b", "Alt+r", "Meta+n", "r")
    wordle.expect_typed("cr")
    wordle.type("Control+z")
    wordle.expect_typed("c")
    wordle.type("Control+Shift+z")
    wordle.expect_typed("cr")
    wordle.type("Control+z", "Control+y")
    wordle.expect_typed("cr")


def test_toggling_by_mouse_forth_and_back(open_page: OpenPage) -> None:
    wordle = open_page().play("crane")
    tile = wordle.tile(0, 2)
    for mark in "120":
        tile.click()
        expect(tile).to_have_attribute("data-mark", mark)
    tile.click(button="right")
    expect(tile).to_have_attribute("data-mark", "2")
    tile.click(modifiers=["Shift"])
    expect(tile).to_have_attribute("data-mark", "1")
    expect(tile).to_have_accessible_name("A, position 3, in the word, wrong place")


def test_toggling_by_keyboard_counts_once(open_page: OpenPage) -> None:
    wordle = open_page().play("crane").type("ArrowUp")
    expect(wordle.tile(0, 0)).to_be_focused()
    wordle.type("ArrowRight", "Space")
    expect(wordle.tile(0, 1)).to_have_attribute("data-mark", "1")
    wordle.type("Enter")
    expect(wordle.status).to_contain_text("Type a guess first")
    expect(wordle.tile(0, 1)).to_have_attribute("data-mark", "1")
    wordle.type("slate")
    expect(wordle.page.locator(".tile.draft")).to_have_count(5)
    wordle.type("Enter")
    wordle.expect_rows("crane 01000", "slate 00000")
    wordle.type("Space")
    wordle.expect_rows("crane 02000", "slate 00000")


def test_arrow_keys_move_over_all_tiles_and_stop_at_the_edges(open_page: OpenPage) -> None:
    wordle = open_page()
    wordle.paste("crane 00000\nslate 00200")
    wordle.expect_rows("crane 00000", "slate 00200")
    wordle.type("trash")
    expect(wordle.page.locator(".tile.draft")).to_have_count(5)
    wordle.type("ArrowUp")
    expect(wordle.tile(2, 0)).to_be_focused()
    wordle.type("ArrowUp", "ArrowUp", "ArrowUp", "ArrowRight")
    expect(wordle.tile(0, 1)).to_be_focused()
    wordle.type(*["ArrowRight"] * 6)
    expect(wordle.tile(0, 4)).to_be_focused()
    wordle.type("ArrowDown", "Space")
    wordle.expect_rows("crane 00000", "slate 00201")
    expect(wordle.tile(1, 4)).to_be_focused()


def test_the_tab_key_stops_once_at_the_tiles_of_a_row(open_page: OpenPage) -> None:
    wordle = open_page().play("crane")
    expect(wordle.page.locator(".row.played .tile[tabindex='0']")).to_have_count(1)


def test_toggling_by_touch(open_page: OpenPage) -> None:
    wordle = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    for key in "crane":
        wordle.page.get_by_role("button", name=key.upper(), exact=True).first.tap()
    wordle.expect_typed("crane")
    wordle.tile(0, 4).tap()
    wordle.expect_rows("crane 00001")
    wordle.tile(0, 4).tap()
    wordle.expect_rows("crane 00002")
    expect(wordle.page.locator(".key", has_text="E").first).to_have_attribute("data-mark", "2")


def test_the_keyboard_on_the_screen_does_not_take_the_focus(open_page: OpenPage) -> None:
    wordle = open_page()
    for key in "crane":
        wordle.page.get_by_role("button", name=key.upper(), exact=True).first.click()
    wordle.type("Enter")
    wordle.expect_rows("crane 00000")
    wordle.type("s")
    wordle.page.get_by_label("Delete").click()
    wordle.expect_typed("")


def test_a_word_of_the_list_becomes_the_draft(open_page: OpenPage) -> None:
    wordle = open_page()
    wordle.likely.filter(has_text="about").click()
    wordle.expect_typed("about")
    wordle.type("Enter")
    wordle.expect_rows("about 00000")


def test_the_list_grows_to_its_end(open_page: OpenPage) -> None:
    wordle = open_page()
    expect(wordle.likely).to_have_count(150)
    wordle.page.locator(".more").first.click()
    expect(wordle.likely).to_have_count(300)


def test_a_contradiction_is_explained_and_mended_with_one_tap(open_page: OpenPage) -> None:
    wordle = open_page()
    wordle.paste("salet 00111\ntitle 11010")
    expect(wordle.headline).to_have_text("No word fits")
    conflict = wordle.page.locator(".conflict")
    expect(conflict).to_contain_text("TITLE")
    mend = conflict.get_by_role("button").filter(has_text="E in TITLE green")
    expect(mend).to_contain_text("such as")
    mend.click()
    wordle.expect_rows("salet 00111", "title 11012")
    expect(wordle.likely.filter(has_text="elite")).to_be_visible()


def test_an_impossible_row_is_pointed_out_and_can_still_be_changed(open_page: OpenPage) -> None:
    wordle = open_page().play("title", "01112")
    expect(wordle.status).to_have_text(
        "TITLE can't have these colours: the first T is coloured before the second."
    )
    expect(wordle.page.locator(".row.wrong")).to_have_count(1)
    wordle.colour(0, "11012")
    expect(wordle.page.locator(".row.wrong")).to_have_count(0)


def test_rows_are_edited_removed_cleared_and_brought_back(open_page: OpenPage) -> None:
    wordle = open_page().play("crane", "01200").play("slate", "00200")
    wordle.page.get_by_label("Change CRANE").click()
    wordle.type("Backspace", "Backspace", "ck", "Enter")
    wordle.expect_rows("crack 01200", "slate 00200")
    wordle.page.get_by_label("Remove CRACK").click()
    wordle.expect_rows("slate 00200")
    wordle.page.get_by_label("Undo removing CRACK").click()
    wordle.expect_rows("crack 01200", "slate 00200")
    wordle.page.locator(".tool-clear").click()
    wordle.expect_rows()
    wordle.type("Control+z")
    wordle.expect_rows("crack 01200", "slate 00200")


@pytest.mark.parametrize("text", ["crane\nslate\nWordle 1,234 3/6*\n⬛🟨🟩⬛⬛\n⬜️⬜️🟩⬜️🟩"])
def test_a_share_grid_is_pasted(open_page: OpenPage, text: str) -> None:
    wordle = open_page()
    wordle.paste(text)
    wordle.expect_rows("crane 01200", "slate 00202")


def test_pasting_through_the_box_loses_nothing(open_page: OpenPage) -> None:
    wordle = open_page()
    wordle.page.locator(".tool-paste").click()
    box = wordle.page.locator("dialog textarea")
    expect(box).to_be_focused()
    text = "crane 01200\nslat 00202\nslate 00202"
    box.fill(text)
    wordle.page.get_by_text("Put it on the board").click()
    expect(wordle.page.locator(".problems")).to_contain_text("Line 2: slat 00202")
    expect(box).to_have_value(text)
    wordle.page.get_by_text("Leave this line out").click()
    wordle.expect_rows("crane 01200", "slate 00202")
    expect(wordle.page.locator("dialog")).to_have_count(0)


def test_copying_with_and_without_a_clipboard(open_page: OpenPage) -> None:
    copied = open_page(permissions=["clipboard-read", "clipboard-write"]).play("crane", "01200")
    copied.page.locator(".tool-copy").click()
    expect(copied.status).to_contain_text("Copied")
    assert copied.page.evaluate("navigator.clipboard.readText()") == "CRANE ⬛🟨🟩⬛⬛"

    without = open_page()
    without.page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    without.play("crane", "01200")
    without.page.locator(".tool-copy").click()
    box = without.page.locator("dialog textarea")
    expect(box).to_have_value("CRANE ⬛🟨🟩⬛⬛")
    assert without.page.evaluate("getSelection().toString()") == "CRANE ⬛🟨🟩⬛⬛"
