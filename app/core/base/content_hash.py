"""Content hash of files: 16 bytes of BLAKE2b, by which the catalogue knows a photo again."""

from __future__ import annotations

import hashlib
from pathlib import Path

from engine.ordinary import opened


def new_hash() -> hashlib.blake2b:
    """A hash of nothing yet, to be updated block by block."""
    return hashlib.blake2b(digest_size=16)


def content_hash(path: Path | bytes) -> bytes:
    """The hash of the file at ``path``. Raises OSError."""
    with opened(path) as file:
        return hashlib.file_digest(file, new_hash).digest()


def hash_of(data: bytes) -> bytes:
    """The `content_hash` of a file with the content ``data``."""
    digest = new_hash()
    digest.update(data)
    return digest.digest()
