"""A library without photos: for searching alone."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from app.core.library.library import LibrarySnapshot
from app.core.vectors.tables import vectors_folder
from app.core.vectors.vectors import VectorStore
from engine.index import ExactIndex
from engine.metrics.metric import Metric
from engine.types import Float32
from tests.made_matrices import name, named

DIMENSIONS = {"color": 12, "gist": 30}
ROWS = 2_000
RANGES = 8


def vectors_of(rows: int, seed: int = 0) -> dict[str, Float32]:
    """Scaled vectors of so many photos, the first of more."""
    return {
        name: np.random.default_rng([seed, size]).standard_normal((rows, size), dtype=np.float32)
        / np.float32(np.sqrt(2 * size))
        for name, size in DIMENSIONS.items()
    }


def library_in(folder: Path, rows: int, seed: int = 0) -> LibrarySnapshot:
    """A snapshot of ``rows`` photos of the library in ``folder``."""
    store = VectorStore(vectors_folder(folder), named(DIMENSIONS))
    store.write(0, named(vectors_of(rows, seed)))
    store.flush()
    store.close()
    matrices = store.read(rows)
    return LibrarySnapshot(
        key="made",
        schema=" ".join(named(DIMENSIONS)),
        scales=dict.fromkeys(DIMENSIONS, 1.0),
        vectors={modality: matrices[name(modality)] for modality in DIMENSIONS},
        rows=np.arange(rows),
        alive=np.ones(rows, np.bool_),
    )


def oracle(snapshot: LibrarySnapshot, metric: Metric) -> ExactIndex:
    exact = ExactIndex(metric)
    exact.build(snapshot.vectors)
    return exact
