"""Where the browser allows it Hunch can be installed; a shared server's key is no hindrance."""

import json
from collections.abc import Callable

import pytest

from tests.browser.conftest import OpenPage
from tests.serving import Server

KEY = "a-key-for-this-test"


@pytest.mark.parametrize(
    ("options", "path"), [((), "/"), (("--lan", "--key", KEY), f"/?key={KEY}")]
)
def test_the_manifest_is_fetched_and_understood(
    new_server: Callable[..., Server], open_page: OpenPage, options: tuple[str, ...], path: str
) -> None:
    server = new_server(*options)
    page = open_page(f"{server.url}{path}", seen_as=lambda page: page)
    browser = page.context.new_cdp_session(page)
    manifest = browser.send("Page.getAppManifest")
    assert manifest["errors"] == []
    described = json.loads(manifest["data"])
    assert described["name"] == "Hunch"
    for icon in described["icons"]:
        assert page.request.get(f"{server.url}/static/{icon['src']}").ok
    errors = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
