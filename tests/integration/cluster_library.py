"""A library in shards, without photos: for searching alone."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from app.core.library.snapshot import LibrarySnapshot
from app.core.store.matrices.extents import Extent
from app.core.store.matrices.shards import layout_of
from app.core.store.matrices.vectors import VectorStore
from engine.index import ExactIndex
from engine.metrics.metric import Metric
from engine.types import Float32
from tests.made_matrices import name, named

DIMENSIONS = {"color": 12, "gist": 30}
SHARDS = 8
BATCH = 50


def vectors_of(rows: int, seed: int = 0) -> dict[str, Float32]:
    """Scaled vectors of so many photos."""
    random = np.random.default_rng(seed)
    return {
        name: random.standard_normal((rows, size), dtype=np.float32) / np.float32(np.sqrt(2 * size))
        for name, size in DIMENSIONS.items()
    }


def library_in(folder: Path, batches: int, seed: int = 0) -> LibrarySnapshot:
    """A snapshot of batches that workers wrote in turn, each leaving a hole before its second:
    rows that were written and never committed."""
    vectors = vectors_of(batches * BATCH, seed)
    extents, ends = [], dict.fromkeys(map(str, range(SHARDS)), 0)
    for batch in range(batches):
        shard = str(batch * 7 % SHARDS)
        store = VectorStore(folder / "shards" / shard, named(DIMENSIONS))
        if ends[shard] == BATCH:
            store.write(ends[shard], named({n: m[:3] * 0 for n, m in vectors.items()}))
            ends[shard] += 3
        rows = slice(batch * BATCH, (batch + 1) * BATCH)
        store.write(ends[shard], named({n: m[rows] for n, m in vectors.items()}))
        store.flush()
        store.close()
        extents.append(Extent(rows.start, BATCH, shard, ends[shard]))
        ends[shard] += BATCH
    layout = layout_of(extents, batches * BATCH, folder, named(DIMENSIONS))
    matrices = layout.matrices(named(DIMENSIONS))
    return LibrarySnapshot(
        key="made",
        schema="schema",
        scales=dict.fromkeys(DIMENSIONS, 1.0),
        vectors={modality: matrices[name(modality)] for modality in DIMENSIONS},
        rows=np.arange(batches * BATCH),
        alive=np.ones(batches * BATCH, np.bool_),
        layout=layout,
    )


def oracle(snapshot: LibrarySnapshot, metric: Metric) -> ExactIndex:
    exact = ExactIndex(metric)
    exact.build(snapshot.vectors)
    return exact
