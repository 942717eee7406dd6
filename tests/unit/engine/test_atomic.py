"""Files that are replaced whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine.atomic import SUFFIX, replacing


@pytest.mark.parametrize("by_many", [False, True])
@pytest.mark.parametrize("durable", [False, True])
def test_the_file_appears_whole(tmp_path: Path, durable: bool, by_many: bool) -> None:
    path = tmp_path / "kept.npz"
    path.write_bytes(b"old")
    with replacing(path, durable=durable, by_many=by_many) as temporary:
        assert (temporary.parent, temporary.suffix) == (tmp_path, SUFFIX)
        temporary.write_bytes(b"new")
        assert path.read_bytes() == b"old"
    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]


def test_an_error_leaves_the_old_content_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "kept.npz"
    path.write_bytes(b"old")

    def write_half() -> None:
        with replacing(path) as temporary:
            temporary.write_bytes(b"half")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_half()
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_what_cannot_be_replaced_is_told_and_cleared(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    path.mkdir()
    (path / "inside").touch()
    with pytest.raises(OSError, match="kept"), replacing(path) as temporary:
        temporary.write_bytes(b"new")
    assert list(tmp_path.iterdir()) == [path]


def test_a_temporary_file_of_a_killed_program_is_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    (tmp_path / f"kept{SUFFIX}").write_bytes(b"half of what was to be much longer")
    with replacing(path) as temporary:
        temporary.write_bytes(b"new")
    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]


def test_the_content_is_synced_before_the_name_and_the_name_at_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, synced = tmp_path / "kept", []

    def fsync(handle: int) -> None:
        synced.append((os.fstat(handle).st_size, path.exists()))

    monkeypatch.setattr(os, "fsync", fsync)
    with replacing(path) as temporary:
        temporary.write_bytes(b"new")
    assert synced[0] == (3, False)
    assert len(synced) == (1 if os.name == "nt" else 2)
    assert all(there for _, there in synced[1:])
    synced.clear()
    with replacing(path, durable=False) as temporary:
        temporary.write_bytes(b"other")
    assert synced == []
