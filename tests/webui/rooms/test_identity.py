"""A server stays itself through restarts, and its key is for its owner's eyes."""

import stat
from pathlib import Path

import pytest

from webui.rooms.identity import load_identity


def test_the_key_is_made_once_and_kept_for_the_owner_alone(tmp_path: Path) -> None:
    first = load_identity(tmp_path / "data", None, new_key=False)
    assert load_identity(tmp_path / "data", None, new_key=False) == first
    assert len(first.key) >= 20
    mode = stat.S_IMODE((tmp_path / "data" / "key").stat().st_mode)
    assert mode == 0o600


def test_a_new_key_ends_the_old_one_and_the_server_stays_itself(tmp_path: Path) -> None:
    old = load_identity(tmp_path, None, new_key=False)
    new = load_identity(tmp_path, None, new_key=True)
    assert new.id == old.id
    assert new.cookie == old.cookie
    assert not new.is_key(old.key)
    assert not new.is_token(old.token)
    assert load_identity(tmp_path, None, new_key=False) == new


def test_a_fixed_key_is_used_and_not_kept(tmp_path: Path) -> None:
    kept = load_identity(tmp_path, None, new_key=False)
    assert load_identity(tmp_path, "a-key-of-my-own", new_key=False).key == "a-key-of-my-own"
    assert load_identity(tmp_path, None, new_key=False) == kept


def test_servers_differ(tmp_path: Path) -> None:
    one, two = (load_identity(tmp_path / name, "same-key", new_key=False) for name in "ab")
    assert one.cookie != two.cookie
    assert one.token != two.token


@pytest.mark.parametrize(
    "offered", ["", "x", "ключ", "a" * 10_000, "\udcff".encode("utf-8", "replace").decode()]
)
def test_strange_keys_are_only_wrong(tmp_path: Path, offered: str) -> None:
    identity = load_identity(tmp_path, None, new_key=False)
    assert not identity.is_key(offered)
    assert not identity.is_token(offered)
