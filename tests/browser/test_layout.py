"""A phone shows all that is needed, large enough to be tapped."""

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.fitting import DOWN, fits


def test_board_strip_and_keyboard_all_fit_a_phone(open_page: OpenPage) -> None:
    wordle = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    wordle.paste("crane 01200\nslate 00202")
    wordle.expect_rows("crane 01200", "slate 00202")
    assert fits(wordle.page)
    assert wordle.page.evaluate(DOWN) == 0
    for part in (".tools", ".status", ".board", ".strip-words", ".keyboard"):
        box = wordle.page.locator(part).bounding_box()
        assert box, part
        assert box["y"] + box["height"] <= PHONE["height"], part
    board = wordle.page.locator(".board")
    assert board.evaluate("board => board.scrollHeight - board.clientHeight") == 0


def test_all_of_a_row_is_inside_the_narrowest_window(open_page: OpenPage) -> None:
    wordle = open_page(viewport={"width": 320, "height": 568})
    wordle.paste("crane 01200")
    wordle.expect_rows("crane 01200")
    for part in wordle.page.locator(".row.played button").all():
        box = part.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 320


def test_what_is_tapped_is_large_enough(open_page: OpenPage) -> None:
    wordle = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    wordle.paste("crane 01200")
    wordle.expect_rows("crane 01200")
    for button in wordle.page.locator("#hunch button:visible, #hunch a:visible").all():
        box = button.bounding_box()
        assert box
        is_key = "key" in (button.get_attribute("class") or "").split()
        assert box["height"] >= 44, button
        assert box["width"] >= (28 if is_key else 43), button


def test_the_full_list_opens_over_a_phone_and_closes_again(open_page: OpenPage) -> None:
    wordle = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    wordle.paste("crane 01200")
    strip = wordle.page.locator(".strip-words")
    expect(strip).to_contain_text("likely")
    strip.tap()
    word = wordle.likely.first
    expect(word).to_be_visible()
    panel = wordle.page.locator(".side").bounding_box()
    assert panel
    assert panel["y"] + panel["height"] == PHONE["height"]
    name = word.inner_text().lower()
    word.tap()
    wordle.expect_typed(name)
    expect(wordle.likely.first).to_be_hidden()


def test_the_row_being_typed_stays_in_sight(open_page: OpenPage) -> None:
    wordle = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    wordle.paste("\n".join(["crane 00000", "moist 01000"] * 6))
    expect(wordle.page.locator(".row.played")).to_have_count(12)
    wordle.type("b")
    expect(wordle.page.locator(".row.typing")).to_be_in_viewport(ratio=1)
