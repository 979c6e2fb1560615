"""The Wordle page as a test sees it: in a person's terms."""

from playwright.sync_api import Locator, Page, expect


class WordlePage:
    def __init__(self, page: Page) -> None:
        self.page = page
        expect(page.locator(".board .row")).not_to_have_count(0)

    # DOING

    def type(self, *keys: str) -> "WordlePage":
        """Press keys; a key of several letters that is no key's name is typed letter by letter."""
        for key in keys:
            if key[:1].isupper():
                self.page.keyboard.press(key)
            else:
                self.page.keyboard.type(key)
        return self

    def play(self, word: str, marks: str = "00000") -> "WordlePage":
        """Type a word, play it, and tap its tiles until they carry these marks."""
        row = self.page.locator(".row.played").count()
        self.type(word)
        expect(self.page.locator(".row.typing .tile.draft")).to_have_count(5)
        self.type("Enter")
        expect(self.page.locator(".row.played")).to_have_count(row + 1)
        self.colour(row, marks)
        return self

    def colour(self, row: int, marks: str) -> None:
        for place, mark in enumerate(marks):
            tile = self.tile(row, place)
            for _ in range((int(mark) - int(tile.get_attribute("data-mark") or 0)) % 3):
                before = int(tile.get_attribute("data-mark") or 0)
                tile.click()
                expect(tile).to_have_attribute("data-mark", str((before + 1) % 3))

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

    # SEEING

    def tile(self, row: int, place: int) -> Locator:
        return self.page.locator(".board .row").nth(row).locator(".tile").nth(place)

    def expect_rows(self, *rows: str) -> None:
        """The rows that are played, each as a word and its marks: "crane 01200"."""
        expect(self.page.locator(".row.played")).to_have_count(len(rows))
        for index, row in enumerate(rows):
            word, marks = row.split()
            for place in range(5):
                expect(self.tile(index, place)).to_have_text(word[place].upper())
                expect(self.tile(index, place)).to_have_attribute("data-mark", marks[place])

    def expect_typed(self, text: str) -> None:
        tiles = self.page.locator(".row.typing .tile")
        expect(tiles).to_have_text([text[i : i + 1].upper() for i in range(5)])

    @property
    def likely(self) -> Locator:
        return self.page.locator("#likely-words button")

    @property
    def unlikely(self) -> Locator:
        return self.page.locator("#unlikely-words button")

    @property
    def headline(self) -> Locator:
        return self.page.locator(".words h2")

    @property
    def status(self) -> Locator:
        return self.page.locator(".status")

    @property
    def url(self) -> str:
        return self.page.url
