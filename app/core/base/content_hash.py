"""The hash by which the catalogue, backups and moved files know a file's content."""

from __future__ import annotations

import hashlib
from pathlib import Path

from engine.ordinary import opened


def new_hash() -> hashlib.blake2b:
    """Return a hash of nothing, to be updated block by block."""
    return hashlib.blake2b(digest_size=16)


def content_hash(path: Path | bytes) -> bytes:
    """Return the hash of the file at ``path``. Raises OSError."""
    with opened(path) as file:
        return hashlib.file_digest(file, new_hash).digest()


def hash_of(data: bytes) -> bytes:
    """Return the `content_hash` of a file that consists of ``data``."""
    digest = new_hash()
    digest.update(data)
    return digest.digest()
