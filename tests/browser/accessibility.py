"""What axe finds on a page: rules of WCAG and good practice, each a law for people."""

from collections.abc import Iterator

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

CONTRAST_ONLY = {"runOnly": ["color-contrast"], "resultTypes": ["violations"]}

EVERYTHING = {"resultTypes": ["violations"]}

LOOKS = (("light", "normal"), ("dark", "normal"), ("light", "high"), ("dark", "high"))


def look(page: Page, theme: str, contrast: str) -> None:
    """Have the page's colours as if a person had chosen them."""
    page.evaluate(
        "look => Object.assign(document.documentElement.dataset, look)",
        {"theme": theme, "contrast": contrast},
    )


def violations(page: Page, looks: int = len(LOOKS)) -> Iterator[str]:
    """A line for each element that breaks a rule in any of the first `looks`."""
    for theme, contrast in LOOKS[:looks]:
        look(page, theme, contrast)
        rules = EVERYTHING if (theme, contrast) == LOOKS[0] else CONTRAST_ONLY
        for found in Axe().run(page, options=rules).response["violations"]:
            for node in found["nodes"]:
                why = " ".join(node.get("failureSummary", "").split())
                yield f"{theme}/{contrast}: {found['id']}: {node['target'][0]}: {why}"
