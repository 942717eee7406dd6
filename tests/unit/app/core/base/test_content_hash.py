"""The hash by which the catalogue knows a photo's content."""

from __future__ import annotations

from pathlib import Path

from app.core.base.content_hash import content_hash, hash_of


def test_the_content_hash_depends_on_every_byte(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(bytes(100_000))
    zeros = content_hash(path)
    path.write_bytes(bytes(50_000) + b"\1" + bytes(49_999))
    assert content_hash(path) != zeros
    assert len(zeros) == 16


def test_bytes_in_memory_have_the_hash_of_their_file(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"picture")
    assert hash_of(b"picture") == content_hash(path)
