"""Ranges of a small library on the disk, and a metric to search them by."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from zlib import crc32

import numpy as np
import pytest

from app.cluster.ranges import Range
from app.core.vectors.tables import vectors_folder
from app.core.vectors.vectors import VectorStore
from engine.metrics.lomdml import LOMDML
from engine.metrics.metric import Metric
from engine.types import Float32
from tests.made_matrices import named

DIMENSIONS = {"color": 12, "gist": 30}

MakeRange = Callable[..., Range]


def vectors_of(rows: int, seed: int = 0) -> dict[str, Float32]:
    """Scaled vectors of so many photos, the first of more."""
    return {
        name: np.random.default_rng([seed, size]).standard_normal((rows, size), dtype=np.float32)
        / np.float32(np.sqrt(2 * size))
        for name, size in DIMENSIONS.items()
    }


@pytest.fixture
def make_range(tmp_path: Path) -> MakeRange:
    """Ranges, each of a library of its own whose first rows it has, unless it begins later."""

    def make(name: str, rows: int, seed: int = 0, start: int = 0) -> Range:
        library, vectors = tmp_path / name, vectors_of(start + rows, seed)
        store = VectorStore(vectors_folder(library), named(DIMENSIONS))
        store.write(0, named(vectors))
        store.close()
        last = 0
        for matrix in vectors.values():
            last = crc32(np.ascontiguousarray(matrix[-1:]).data, last)
        return Range(name, start, rows, library, named(DIMENSIONS), "meaning", last)

    return make


@pytest.fixture
def metric() -> Metric:
    return LOMDML(rank=8).fit(vectors_of(200)).metric_
