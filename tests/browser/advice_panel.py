"""The advice beside the Wordle board as a test sees it."""

from playwright.sync_api import Locator, expect

from core.wordle import score
from tests.browser.wordle_page import WordlePage

PROOF_MS = 120_000
"""The first one may have to wait until the solver is compiled."""


class AdvicePanel:
    def __init__(self, wordle: WordlePage) -> None:
        self.wordle = wordle
        self.root = wordle.page.locator(".advice")

    # DOING

    def choose_mode(self, name: str) -> None:
        button = self.root.get_by_role("button", name=name, exact=True)
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")

    def play_best(self, answer: str) -> str:
        """Tap the best guess, play it, and colour it as the game would; the guess."""
        self.expect_proved()
        word = self.best.inner_text().lower()
        self.best.click()
        self.wordle.expect_typed(word)
        row = self.wordle.page.locator(".row.played").count()
        self.wordle.type("Enter")
        expect(self.wordle.page.locator(".row.played")).to_have_count(row + 1)
        self.wordle.colour(row, "".join(str(int(mark)) for mark in score(word, answer)))
        return word

    # SEEING

    @property
    def best(self) -> Locator:
        return self.root.locator(".best-word")

    @property
    def verdict(self) -> Locator:
        return self.root.locator(".verdict-text")

    @property
    def guesses(self) -> Locator:
        return self.root.locator(".guess")

    def expect_proved(self) -> None:
        expect(self.root.locator(".verdict.proved")).to_be_visible(timeout=PROOF_MS)
