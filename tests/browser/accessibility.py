"""What axe finds on a page: rules of WCAG and good practice, each a law for people."""

from collections.abc import Iterator
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

EVERYTHING = {"resultTypes": ["violations"]}

CONTRAST_ONLY = EVERYTHING | {"runOnly": ["color-contrast"]}

MANY_ALIKE = [".word-list > :nth-child(n+30)"]
"""In a long list the first ones stand for all: axe would take seconds for them."""

LOOKS = (("light", "normal"), ("dark", "normal"), ("light", "high"), ("dark", "high"))


def look(page: Page, theme: str, contrast: str) -> None:
    """Have the page's colours as if a person had chosen them."""
    page.evaluate(
        "look => Object.assign(document.documentElement.dataset, look)",
        {"theme": theme, "contrast": contrast},
    )


def violations(page: Page, looks: int = len(LOOKS)) -> Iterator[str]:
    """A line for each element that breaks a rule in any of the first `looks`."""
    page.evaluate(Axe().axe_script)
    for theme, contrast in LOOKS[:looks]:
        look(page, theme, contrast)
        for found in violated(page, EVERYTHING if (theme, contrast) == LOOKS[0] else CONTRAST_ONLY):
            for node in found["nodes"]:
                why = " ".join(node.get("failureSummary", "").split())
                yield f"{theme}/{contrast}: {found['id']}: {node['target'][0]}: {why}"


def violated(page: Page, rules: dict[str, Any]) -> list[dict[str, Any]]:
    """The rules that are broken, each with its nodes."""
    where = {"include": [["body"]], "exclude": [[many] for many in MANY_ALIKE]}
    run = "([where, rules]) => axe.run(where, rules).then(found => found.violations)"
    found: list[dict[str, Any]] = page.evaluate(run, [where, rules])
    return found
