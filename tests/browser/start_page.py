"""The start page as a test sees it: in a person's terms."""

from pathlib import Path

from playwright.sync_api import Locator, Page, expect


class StartPage:
    def __init__(self, page: Page, server_url: str) -> None:
        """Go to the start page in a browser that is open."""
        self.page = page
        page.goto(server_url)
        expect(page.locator("main.home")).to_be_visible()

    # DOING

    def rename(self, board: int, name: str) -> None:
        """Type another name for a board and send it."""
        self.item(board).get_by_label("Rename").click()
        expect(self.box).to_be_focused()
        self.box.fill(name)
        self.page.keyboard.press("Enter")

    def export(self, board: int, folder: Path) -> Path:
        with self.page.expect_download() as started:
            self.item(board).get_by_label("Export").click()
        file = folder / started.value.suggested_filename
        started.value.save_as(file)
        return file

    def import_(self, file: Path) -> None:
        self.page.get_by_label("A board's file").set_input_files(file)
        self.page.get_by_role("button", name="Import it").click()

    # SEEING

    def item(self, board: int) -> Locator:
        return self.page.locator(".board-item").nth(board)

    def expect_boards(self, *names: str) -> None:
        """The boards on the list, each by its name or the beginning of what it is called."""
        expect(self.page.locator(".board-item")).to_have_count(len(names))
        for board, name in enumerate(names):
            expect(self.item(board)).to_contain_text(name)

    @property
    def box(self) -> Locator:
        return self.page.locator(".name-box")

    @property
    def note(self) -> Locator:
        return self.page.locator(".home-note")
