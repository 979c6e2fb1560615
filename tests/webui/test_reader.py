"""The script for game pages, as it is handed out."""

import re
from pathlib import Path

import pytest

from webui.reader import (
    ADDRESS_PLACE,
    BUTTON_PLACE,
    PARTS,
    addressed,
    as_userscript,
    compact,
    together,
)

FOLDER = Path(__file__).parents[2] / "static" / "reader"
SOURCE = together(FOLDER)


def test_every_file_of_the_folder_is_a_part() -> None:
    assert sorted(PARTS) == sorted(file.stem for file in FOLDER.iterdir())


def test_the_source_has_one_place_for_each_thing_that_differs() -> None:
    assert SOURCE.count(ADDRESS_PLACE) == 1
    assert SOURCE.count(BUTTON_PLACE) == 1


def test_comments_stand_on_lines_of_their_own() -> None:
    for line in compact(SOURCE).splitlines():
        assert "//" not in line
        assert "/*" not in line
        assert "*/" not in line


def test_compact_code_is_the_code() -> None:
    without_comments = re.sub(r"/\*.*?\*/|^\s*//[^\n]*", "", SOURCE, flags=re.DOTALL | re.MULTILINE)
    assert "".join(compact(SOURCE).split()) == "".join(without_comments.split())
    assert "`\n" not in SOURCE


@pytest.mark.parametrize(
    "address", ["http://127.0.0.1:8080", "http://localhost", "https://a-b.local", "http://[::1]:80"]
)
def test_the_address_of_a_server_is_taken(address: str) -> None:
    assert f'const APP = "{address}";' in addressed(SOURCE, address)


@pytest.mark.parametrize(
    "address",
    [
        'http://x";alert(1);"',
        "http://x/path",
        "http://x?key=secret",
        "http://x\n",
        "javascript:alert(1)",
        "http://x:y",
        "http://\uff41.example",
        "",
    ],
)
def test_anything_else_is_refused(address: str) -> None:
    with pytest.raises(ValueError, match="is not the address of a server"):
        addressed(SOURCE, address)


def test_a_userscript_names_the_sites_and_waits_for_a_click() -> None:
    script = as_userscript(SOURCE, "http://127.0.0.1:8080")
    header = script.split("// ==/UserScript==")[0]
    assert [line.split()[2] for line in header.splitlines() if "@match" in line] == [
        "https://setwithfriends.com/*",
        "https://www.setwithfriends.com/*",
        "https://setwithforks.com/*",
        "https://www.setwithforks.com/*",
    ]
    assert "WITH_BUTTON = true;" in script
    assert "WITH_BUTTON = false;" in compact(SOURCE)
