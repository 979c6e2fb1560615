"""In any state of any page, in any theme, axe finds nothing, and nothing scrolls sideways."""

import pytest
from playwright.sync_api import Page

from tests.browser.accessibility import violations
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.fitting import too_narrow
from tests.scenes import OVER_THE_BOARD, SCENES, Scene
from tests.serving import Server


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_axe_finds_nothing_and_the_page_fits_every_width(
    open_page: OpenPage, server: Server, scene: Scene
) -> None:
    page = open_scene(open_page, server, scene, DESKTOP)
    assert list(violations(page)) == []
    page.set_viewport_size(PHONE)
    assert list(violations(page, looks=1)) == []
    assert too_narrow(page) == []


@pytest.mark.parametrize("scene", OVER_THE_BOARD, ids=lambda scene: scene.name)
def test_axe_finds_nothing_on_the_panels_of_a_phone(
    open_page: OpenPage, server: Server, scene: Scene
) -> None:
    assert list(violations(open_scene(open_page, server, scene, PHONE))) == []


def open_scene(open_page: OpenPage, server: Server, scene: Scene, viewport: dict[str, int]) -> Page:
    """A page in this state, everything in it at rest."""
    page: Page = open_page(
        f"{server.url}{scene.path}",
        viewport=viewport,
        base_url=server.url,
        reduced_motion="reduce",
        expected_errors=scene.errors,
        seen_as=lambda page: page,
    )
    scene.act(page)
    return page
