"""The SET page as a test sees it: in a person's terms."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

SHAPES = ("squiggle", "oval", "diamond", "hourglass")
SHADES = ("solid", "outline", "striped", "checkers")

SITE = "https://setwithfriends.com"


class SetPage:
    def __init__(self, page: Page) -> None:
        self.page = page
        expect(page.locator("#page.setgame")).to_be_visible()

    # DOING

    def tool(self, name: str) -> Locator:
        return self.page.locator(f".tool-{name}")

    def type(self, text: str) -> "SetPage":
        """Cards as text, into the box."""
        self.box.fill(text)
        self.page.keyboard.press("Enter")
        return self

    def lay(self, *codes: str) -> "SetPage":
        self.type(" ".join(codes))
        for code in codes:
            expect(self.card(code)).to_have_count(1)
        return self

    def lay_by_palette(self, code: str) -> None:
        """Two taps: the kind unless it is chosen, then the card."""
        colour, shape, shade, number = map(int, code)
        kind = self.page.get_by_role("group", name="Shape and shading").get_by_role(
            "button", name=f"{SHADES[shade]} {SHAPES[shape]}"
        )
        if kind.get_attribute("aria-pressed") != "true":
            kind.tap()
            expect(kind).to_have_attribute("aria-pressed", "true")
        key = self.deck_card(colour * 3 + number)
        key.tap()
        expect(key).to_have_attribute("aria-pressed", "true")

    def pick(self, *codes: str) -> "SetPage":
        for code in codes:
            self.card(code).first.click()
        return self

    def choose(self, title: str) -> None:
        self.page.locator(".set-choose").click()
        self.page.locator(".set-variant").filter(
            has=self.page.get_by_text(title, exact=True)
        ).click()
        expect(self.page.locator(".set-choose .name")).to_have_text(title)

    def level(self, name: str) -> None:
        button = self.page.locator(".set-levels").get_by_role("button", name=name, exact=True)
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")

    def paste(self, text: str) -> None:
        """What Ctrl V does, with this text on the clipboard."""
        self.page.evaluate(
            """text => {
                const data = new DataTransfer();
                data.setData("text/plain", text);
                document.body.dispatchEvent(new ClipboardEvent("paste", {
                    clipboardData: data, bubbles: true, cancelable: true,
                }));
            }""",
            text,
        )

    def tell_of_site(self, **detail: Any) -> None:
        """What the script on a game page would say."""
        self.page.evaluate(
            'detail => hunch.tell("page", "site", detail)', {"origin": SITE, **detail}
        )

    # SEEING

    @property
    def box(self) -> Locator:
        return self.page.get_by_label("Cards as text")

    @property
    def cards(self) -> Locator:
        return self.page.locator(".set-play > .set-table .set-card")

    def card(self, code: str) -> Locator:
        return self.page.locator(f'.set-card[data-code="{code}"]')

    def deck_card(self, place: int) -> Locator:
        return self.page.get_by_role("group", name="Colour and number").locator("button").nth(place)

    def codes(self) -> list[str]:
        return [str(card.get_attribute("data-code")) for card in self.cards.all()]

    @property
    def headline(self) -> Locator:
        return self.page.locator(".set-bar h2")

    @property
    def status(self) -> Locator:
        return self.page.locator(".setgame .status")

    @property
    def verdict(self) -> Locator:
        return self.page.locator(".set-verdict")

    @property
    def solutions(self) -> Locator:
        return self.page.locator(".set-solution")
