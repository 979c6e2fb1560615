"""The page of the Countdown numbers game as a test sees it: in a person's terms."""

import re

from playwright.sync_api import Locator, Page, expect


class CountdownPage:
    def __init__(self, page: Page) -> None:
        self.page = page
        expect(page.locator("main.countdown")).to_be_visible()

    # DOING

    def type(self, tiles: str, target: str) -> "CountdownPage":
        """Type a round with nothing but the keyboard."""
        self.tiles.focus()
        self.page.keyboard.type(tiles)
        self.page.keyboard.press("Enter")
        expect(self.target).to_be_focused()
        self.page.keyboard.type(target)
        return self

    def game(self, name: str) -> "CountdownPage":
        choice = self.page.get_by_role("group", name="Game").get_by_role("button", name=name)
        choice.click()
        expect(choice).to_have_attribute("aria-pressed", "true")
        return self

    def switch(self, name: str) -> None:
        fold = self.page.get_by_role("button", name="Rules one by one")
        if fold.get_attribute("aria-expanded") == "false":
            fold.click()
        self.page.get_by_role("switch", name=re.compile(f"^{name}")).click()

    def check(self, answer: str) -> None:
        self.page.get_by_label("Your answer").fill(answer)
        self.page.get_by_role("button", name="Check").click()

    # SEEING

    @property
    def tiles(self) -> Locator:
        return self.page.locator("input[name=tiles]")

    @property
    def target(self) -> Locator:
        return self.page.locator("input[name=target]")

    @property
    def status(self) -> Locator:
        return self.page.locator(".outcome .status")

    @property
    def headline(self) -> Locator:
        return self.page.locator(".answers h2")

    @property
    def chosen(self) -> Locator:
        return self.page.locator("button.number-tile")

    @property
    def ways(self) -> Locator:
        return self.page.locator("hunch-ways summary")

    @property
    def steps(self) -> Locator:
        return self.page.locator("hunch-ways details[open] li")

    @property
    def problems(self) -> Locator:
        return self.page.locator(".field-problem:not(:empty)")

    @property
    def verdict(self) -> Locator:
        return self.page.locator(".verdict")
