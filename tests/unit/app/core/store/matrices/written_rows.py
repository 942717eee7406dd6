"""Generations and rows of made-up vectors, for tests of what is written."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import numpy as np

from app.core.library.library import Library
from app.core.store.matrices.generations import Generation, add_generation
from app.core.store.matrices.rows import ReadPhoto, WrittenPhoto
from app.core.store.matrices.shard_writer import ShardWriter

DIMENSIONS = {"color": 3, "edge": 2}


def begin(library: Library, *, current: bool, rows: int = 0, factor: float = 1.0) -> Generation:
    add_generation(
        library.catalogue,
        current=current,
        schema="s",
        dimensions=DIMENSIONS,
        scales=dict.fromkeys(DIMENSIONS, factor),
        rows=rows,
    )
    generation = library.generation() if current else library.next_generation()
    assert generation is not None
    return generation


def read(photo: int, value: float | None = None) -> tuple[int, ReadPhoto]:
    filled = float(photo) if value is None else value
    vectors = {name: np.full(d, filled, np.float32) for name, d in DIMENSIONS.items()}
    return photo, ReadPhoto(b"hash of %d" % photo, 40, 30, vectors)


def on(name: str, photo: int, read: ReadPhoto) -> tuple[int, Path, ReadPhoto]:
    return photo, Path(name), read


def append(library: Library, *photos: tuple[int, ReadPhoto]) -> list[int]:
    generation = library.generation()
    assert generation is not None
    with closing(library.writer(generation)) as writer:
        return writer.append(photos)


def commit(library: Library, writer: ShardWriter, stored: list[WrittenPhoto]) -> list[int]:
    generation = library.generation()
    assert generation is not None
    return library.writer(generation).commit_appended(writer.name, stored)
