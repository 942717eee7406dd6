"""Small photos for tests that index them, and the vectors that come of it."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import numpy as np
from PIL import Image

from app.core.library.library import Library


def make_photo(path: Path, number: int) -> Path:
    """A small picture that differs from number to number."""
    path.parent.mkdir(parents=True, exist_ok=True)
    blobs = np.random.default_rng(number).integers(0, 256, (9, 12, 3), np.uint8)
    Image.fromarray(blobs).resize((120, 90)).save(path)
    return path


def vectors_by_name(library: Library) -> dict[str, np.ndarray]:
    """File name -> all its vectors in one, of the photos that are shown."""
    snapshot = library.snapshot()
    rows = [library.row_of(photo.id) for photo in library.photos()]
    joined = np.concatenate([snapshot.vectors[name][:] for name in snapshot.modalities], axis=1)
    return {photo.path.name: joined[row] for photo, row in zip(library.photos(), rows, strict=True)}


def assert_same_vectors(first: dict[str, np.ndarray], second: dict[str, np.ndarray]) -> None:
    assert first.keys() == second.keys()
    for name, vector in first.items():
        np.testing.assert_array_equal(second[name], vector, err_msg=name)


def a_huge_header() -> bytes:
    """A PNG that says it has 30,000 x 30,000 pixels."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    header = struct.pack(">IIBBBBB", 30_000, 30_000, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(b"0"))
        + chunk(b"IEND", b"")
    )
