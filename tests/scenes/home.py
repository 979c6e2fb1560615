"""The start page, what lies over any page, and pages that are none."""

from playwright.sync_api import Page, expect

from tests.scenes.scene import Scene

NAMES = (
    "Breakfast",
    "With Ada and Grace, the long one we never finished",
    "שלום 🙂",
)


def _empty(page: Page) -> None:
    expect(page.get_by_text("will be listed here")).to_be_visible()


def _boards(page: Page) -> None:
    """A board of each game, each with a name."""
    for path, name in zip(("/wordle/new", "/countdown/new", "/set/new"), NAMES, strict=True):
        page.goto(path)
        expect(page.locator("#page")).to_be_visible()
        page.goto("/")
        page.get_by_label("Rename").first.click()
        page.locator(".name-box").fill(name)
        page.keyboard.press("Enter")
        expect(page.locator(".name-box")).to_have_count(0)
    expect(page.locator(".board-item")).to_have_count(3)


def _renaming(page: Page) -> None:
    _boards(page)
    page.get_by_label("Rename").nth(1).click()
    page.locator(".name-box").fill("far too long " * 6)
    page.keyboard.press("Enter")
    expect(page.locator(".name-problem")).not_to_be_empty()


def _removing(page: Page) -> None:
    _boards(page)
    page.get_by_label("Delete").nth(1).click()
    expect(page.locator(".asking")).to_be_visible()


def _many(page: Page) -> None:
    for _ in range(24):
        page.request.get("/wordle/new")
    page.goto("/")
    expect(page.locator(".boards .more")).to_be_visible()


def _problem(page: Page) -> None:
    expect(page.locator(".home-note.problem")).not_to_be_empty()


def _sharing(page: Page) -> None:
    page.get_by_label("Share").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def _missing(page: Page) -> None:
    expect(page.get_by_text("There is no board at this address")).to_be_visible()


HOME = (
    Scene("home-empty", "/", _empty),
    Scene("home-boards", "/", _boards),
    Scene("home-renaming", "/", _renaming),
    Scene("home-removing", "/", _removing),
    Scene("home-many", "/", _many),
    Scene("home-problem", "/?problem=no-board", _problem),
    Scene("home-share", "/", _sharing),
    Scene("missing", "/wordle/nothing-here", _missing, errors=("404",)),
)
