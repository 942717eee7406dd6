"""Read and write the file of a HashIndex: its state, settings and last readout."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import numpy as np

from engine.index import index_file
from engine.index.base import StoredVectors
from engine.index.blocks import collected, named
from engine.index.candidate_counts import CandidateCounts
from engine.index.hash_state import HashSettings, HashState
from engine.index.projection import Projection, check_matrices, dimensions
from engine.index.quantised_pca import arrays_of, from_arrays
from engine.index.sketch import Sketches

FORMAT = {"kind": "hash index", "version": 4}


def write_hash(
    path: Path, schema: str, state: HashState, settings: HashSettings, counts: CandidateCounts
) -> None:
    """Write everything except the vectors and the metric. Raises OSError."""
    header = {
        **FORMAT,
        "schema": schema,
        "dimensions": dimensions(state.projection),
        "settings": asdict(settings),
        "widening": counts.factor,
        "recall": counts.recall,
    }
    arrays = {"alive": state.alive, **arrays_of(state.reduction)}
    blocks = {**named("points", state.points), **state.sketches.arrays()}
    index_file.write(path, header, {**arrays, **blocks})


def read_hash(
    path: Path, schema: str, vectors: StoredVectors, projection: Projection
) -> tuple[HashSettings, CandidateCounts, HashState]:
    """Read what ``write_hash`` wrote, over ``vectors`` and ``projection``. Raises as Index.load."""
    header, arrays = index_file.read(path)
    expected = {**FORMAT, "schema": schema, "dimensions": dimensions(projection)}
    index_file.check(path, header, expected)
    index_file.check_count(path, arrays["alive"].size, check_matrices(vectors, projection))
    reduction = from_arrays(arrays, list(header["dimensions"]))
    sketches, grams = Sketches.of_arrays(arrays), reduction.grams(projection)
    state = HashState(
        projection=projection,
        grams=grams,
        gram=sketches.frame.gram_of(grams),
        vectors=vectors,
        alive=np.array(arrays["alive"]),
        reduction=reduction,
        points=collected("points", arrays),
        sketches=sketches,
    )
    counts = CandidateCounts(header["widening"], header["recall"])
    return HashSettings(**header["settings"]), counts, state
