"""`make pictures`: every page in every state, at three widths, in each theme, to be looked at.

    python -m tests.pictures [PART OF A SCENE'S NAME ...]

They are put into `pictures/` with a page, `index.html`, that shows them all; those that the README
shows go into `docs/`.
"""

import sys
import tempfile
from dataclasses import dataclass
from html import escape
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.accessibility import LOOKS, look
from tests.browser.conftest import DESKTOP, PHONE, launch
from tests.scenes import SCENES, Scene
from tests.serving import Server

HERE = Path(__file__).parent.parent

PICTURES = HERE / "pictures"

VIEWPORTS = (PHONE, {"width": 768, "height": 1024}, DESKTOP)


@dataclass(frozen=True)
class Shown:
    """A picture that the documentation shows."""

    scene: str
    file: str
    viewport: dict[str, int]


DOCUMENTATION = (
    Shown("wordle-proved", "wordle.png", {"width": 1280, "height": 800}),
    Shown("countdown-ways", "countdown.png", {"width": 1100, "height": 800}),
    Shown("set-dealt", "set.png", {"width": 1100, "height": 800}),
    Shown("home-boards", "home.png", {"width": 900, "height": 800}),
)


def main(*parts: str) -> None:
    scenes = [scene for scene in SCENES if not parts or any(part in scene.name for part in parts)]
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data) / "hunch").start()
        browser = launch(playwright)
        try:
            for scene in scenes:
                print(scene.name, flush=True)
                picture(browser, server, scene)
        finally:
            browser.close()
            server.stop()
    (PICTURES / "index.html").write_text(index(), encoding="utf-8")
    print(f"{len(list(PICTURES.glob('*.png')))} pictures: open {PICTURES / 'index.html'}")


def picture(browser: Browser, server: Server, scene: Scene) -> None:
    for viewport in VIEWPORTS:
        page = opened(browser, server, scene, viewport)
        for theme, contrast in LOOKS:
            look(page, theme, contrast)
            page.screenshot(path=PICTURES / file_name(scene, viewport["width"], theme, contrast))
        page.context.close()
    for shown in DOCUMENTATION:
        if shown.scene == scene.name:
            page = opened(browser, server, scene, shown.viewport)
            page.screenshot(path=HERE / "docs" / shown.file)
            page.context.close()


def opened(browser: Browser, server: Server, scene: Scene, viewport: dict[str, int]) -> Page:
    """A page in the state of a scene, in a browser of its own, everything in it at rest."""
    is_phone = viewport["width"] < 600
    page = browser.new_context(
        base_url=server.url,
        viewport=viewport,
        has_touch=is_phone,
        is_mobile=is_phone,
        reduced_motion="reduce",
    ).new_page()
    page.goto(scene.path)
    scene.act(page)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    return page


def file_name(scene: Scene, width: int, theme: str, contrast: str) -> str:
    return f"{scene.name}-{width}-{theme}-{contrast}.png"


def index() -> str:
    """A page with a row for each scene."""
    rows = "".join(
        f"<h2>{escape(scene.name)}</h2><div>{_images(scene)}</div>"
        for scene in SCENES
        if any(PICTURES.glob(f"{scene.name}-*.png"))
    )
    style = "body{font:16px system-ui;margin:24px}div{display:flex;gap:8px;overflow-x:auto}"
    style += "img{height:520px;border:1px solid #999}"
    return f"<!doctype html><meta charset=utf-8><title>Pictures</title><style>{style}</style>{rows}"


def _images(scene: Scene) -> str:
    names = [
        file_name(scene, viewport["width"], theme, contrast)
        for viewport in VIEWPORTS
        for theme, contrast in LOOKS
    ]
    return "".join(
        f'<img loading=lazy alt="{escape(name)}" title="{escape(name)}" src="{escape(name)}">'
        for name in names
        if (PICTURES / name).exists()
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
