"""Axe finds nothing on any page in any state, in any theme, on a desk or a phone."""

import pytest

from tests.browser.accessibility import violations
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.scenes import SCENES, Scene
from tests.serving import Server


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing(
    open_page: OpenPage, server: Server, scene: Scene, viewport: dict[str, int]
) -> None:
    page = open_page(
        f"{server.url}{scene.path}",
        viewport=viewport,
        base_url=server.url,
        reduced_motion="reduce",
        expected_errors=scene.errors,
        seen_as=lambda page: page,
    )
    scene.act(page)
    assert list(violations(page)) == []
