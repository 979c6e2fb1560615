"""Whether a page fits its window, from the narrowest phone to the widest screen."""

from playwright.sync_api import Page

WIDTHS = (320, 360, 480, 699, 700, 768, 899, 900, 1024, 1440, 2560)
"""Those at which the layout changes among them, on either side."""

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"

DOWN = "document.documentElement.scrollHeight - document.documentElement.clientHeight"


def fits(page: Page) -> bool:
    """Nothing scrolls sideways as it is."""
    return bool(page.evaluate(SIDEWAYS) == 0)


def too_narrow(page: Page) -> list[int]:
    """The widths, in pixels, at which the page scrolls sideways. Leaves it at the last width."""
    return [width for width in WIDTHS if not fits_at(page, width)]


def fits_at(page: Page, width: int) -> bool:
    page.set_viewport_size({"width": width, "height": 800})
    return fits(page)
