"""Advice in a real browser: whole games by it, and that it never stands in the way."""

import re

from playwright.sync_api import expect

from core.wordle import score
from tests.browser.advice_panel import PROOF_MS, AdvicePanel
from tests.browser.conftest import PHONE, OpenPage

# WHOLE GAMES


def play(panel: AdvicePanel, opener: str, answer: str, most: int = 6) -> None:
    """A game by the page's own advice, which has to end in time."""
    wordle = panel.wordle
    wordle.play(opener, "".join(str(int(mark)) for mark in score(opener, answer)))
    for _ in range(most - 1):
        if "found in" in wordle.status.inner_text():
            break
        panel.play_best(answer)
    expect(wordle.status).to_contain_text(f"{answer.upper()}, found in")
    expect(panel.root.get_by_role("heading", name="Review")).to_be_visible()
    expect(panel.root.locator(".review-line")).to_contain_text("Skill")


def test_a_game_with_repeated_letters(open_page: OpenPage) -> None:
    panel = AdvicePanel(open_page())
    play(panel, "tarse", "mummy")
    rows = panel.wordle.page.locator(".row.played").count()
    expect(panel.root.locator(".review tbody tr.in-words")).to_have_count(rows)


def test_a_game_in_hard_mode(open_page: OpenPage) -> None:
    panel = AdvicePanel(open_page())
    panel.choose_mode("Hard")
    play(panel, "salet", "shale")


def test_a_game_whose_answer_is_an_unlikely_word(open_page: OpenPage) -> None:
    panel = AdvicePanel(open_page())
    wordle = panel.wordle
    play(panel, "crane", "zhomo")
    expect(panel.root.locator(".review-line")).to_contain_text("not on the list of likely answers")
    assert wordle.page.locator(".row.played").count() <= 6


# THE PANEL


def test_the_first_guess_is_there_at_once(open_page: OpenPage) -> None:
    panel = AdvicePanel(open_page())
    expect(panel.guesses).to_have_count(10)
    expect(panel.best).to_have_text(re.compile("[A-Z]{5}"))


def test_picking_a_guess_types_it(open_page: OpenPage) -> None:
    panel = AdvicePanel(open_page())
    panel.wordle.play("raise", "00001")
    panel.expect_proved()
    word = panel.guesses.nth(2).inner_text()
    panel.guesses.nth(2).click()
    panel.wordle.expect_typed(word.lower())
    expect(panel.root.locator(".own-guess")).to_contain_text(f"Your {word}:")
    expect(panel.root.locator(".picture")).to_contain_text(word)


def test_a_group_opens_to_its_words_and_they_can_be_picked(open_page: OpenPage) -> None:
    panel = AdvicePanel(open_page())
    panel.wordle.play("raise", "00001")
    panel.expect_proved()
    first = panel.root.locator("hunch-groups details").first
    first.locator("summary").click()
    word = first.locator("button").first
    name = word.inner_text()
    word.click()
    panel.wordle.expect_typed(name.lower())


def test_letters_are_shown_instead(open_page: OpenPage) -> None:
    panel = AdvicePanel(open_page())
    panel.wordle.play("raise", "00001")
    panel.root.get_by_role("button", name="Letters").click()
    row = panel.root.locator("hunch-letters tbody tr").filter(has_text=re.compile("^E"))
    expect(row.locator("td")).to_have_count(5)
    expect(row.locator("td").nth(4)).to_have_text("·")  # the E of RAISE is not there


def test_folded_advice_stays_folded(open_page: OpenPage) -> None:
    panel = AdvicePanel(open_page())
    panel.root.get_by_role("button", name="Hide next guess").click()
    expect(panel.guesses).to_have_count(0)
    panel.wordle.page.wait_for_function("localStorage['hunch:wordle']?.includes('advice')")
    panel.wordle.page.reload()
    expect(panel.root.get_by_role("button", name="Show next guess")).to_be_visible()
    expect(panel.guesses).to_have_count(0)
    panel.root.get_by_role("button", name="Show next guess").click()
    expect(panel.guesses).to_have_count(10)


def test_hard_mode_says_why_a_guess_is_refused(open_page: OpenPage) -> None:
    panel = AdvicePanel(open_page())
    panel.choose_mode("Hard")
    panel.wordle.play("crane", "02000")
    panel.wordle.type("slate")
    expect(panel.root.locator(".refused")).to_contain_text("Hard mode:")


def test_the_last_guess_says_that_it_can_not_be_guaranteed(open_page: OpenPage) -> None:
    panel = AdvicePanel(open_page())
    panel.wordle.paste("hatch 02222\nwatch 02222\n")
    panel.wordle.paste("\n".join(["zzzzz 00000"] * 3))
    panel.expect_proved()
    expect(panel.verdict).to_contain_text("Can't be guaranteed in the 1 guess left")


def test_a_given_answer_brings_the_review(open_page: OpenPage) -> None:
    panel = AdvicePanel(open_page())
    panel.wordle.play("crane", "00000")
    box = panel.root.get_by_label("The answer, for a review")
    box.fill("moist")
    box.press("Enter")
    expect(panel.root.locator(".review-line")).to_contain_text("Not found in 1 guess")


def test_typing_goes_on_during_a_search(open_page: OpenPage) -> None:
    panel = AdvicePanel(open_page())
    panel.wordle.play("score", "00000")
    for typed in ("c", "cr", "cra", "cran", "crane"):
        panel.wordle.type(typed[-1])
        panel.wordle.expect_typed(typed)


def test_a_phone_shows_the_best_guess_beside_the_count_and_opens_the_panel(
    open_page: OpenPage,
) -> None:
    wordle = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    panel = AdvicePanel(wordle)
    wordle.paste("raise 00001")
    strip = wordle.page.locator(".strip-best")
    expect(strip).to_contain_text(re.compile("proved[A-Z]{5}"), timeout=PROOF_MS)
    strip.tap()
    expect(panel.best).to_be_visible()
    word = panel.best.inner_text()
    panel.best.tap()
    expect(panel.best).to_be_hidden()
    wordle.expect_typed(word.lower())
