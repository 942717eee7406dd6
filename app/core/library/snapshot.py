"""What searches read: a frozen view of the library's vectors that later changes leave alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from likewise.app.core.library.models import model_path
from likewise.app.core.store.catalogue import Catalogue
from likewise.app.core.store.generations import (
    Generation,
    find_generation,
    read_layout,
    vocabulary_path,
)
from likewise.app.core.store.shards import Layout
from likewise.app.core.store.vectors import Float32
from likewise.engine.index.base import StoredVectors
from likewise.features.normalisation import modality_scales


@dataclass(frozen=True)
class LibrarySnapshot:
    """The committed rows of the current generation; empty while nothing was read.

    ``vectors[k]`` float32 (n, d_k) is scaled, read-only and mapped from disk; ``rows`` int64 (n,)
    is each row's photo; ``alive`` bool (n,) is False where the photo vanished, failed or was
    superseded by a newer row, and such rows must not be shown. ``generation`` changes when
    modalities, scales or all vectors were replaced, and never else. ``layout`` tells the parts
    that the vectors stand in; those of several are gathered when they are read, so read no more
    than is needed, by slices or row numbers.
    """

    generation: int
    schema: str
    vocabulary: Path | None  # features.vocabulary.Vocabularies.load reads it; None: no words yet
    scales: Mapping[str, float]
    vectors: StoredVectors
    rows: NDArray[np.int64]
    alive: NDArray[np.bool_]
    model: Path | None = None  # features.onnx_model.load reads it; None: no image model
    layout: Layout = field(default_factory=Layout)

    @property
    def modalities(self) -> tuple[str, ...]:
        """The modalities that can be searched now, in their fixed order."""
        return tuple(self.vectors)

    @property
    def meaning(self) -> str:
        """Names what the vectors mean; in a generation without scales yet, that changes as it
        grows."""
        return f"{self.schema} {sorted(self.scales.items())}"

    def scaled(self, raw: Mapping[str, Float32]) -> dict[str, Float32]:
        """Vectors of a picture from outside, (d,) or (n, d), in this snapshot's scales.

        Modalities that the snapshot does not have are left out.
        """
        return {name: raw[name] * np.float32(self.scales[name]) for name in self.modalities}


def take_snapshot(folder: Path, catalogue: Catalogue) -> LibrarySnapshot:
    """What the library in ``folder`` holds now. Raises LibraryDamagedError if a matrix is short."""
    with catalogue.reading() as connection:  # one state, though another process may be writing
        generation = find_generation(connection, current=True)
        if generation is None:
            nothing = np.zeros(0, np.int64)
            return LibrarySnapshot(0, "", None, {}, {}, nothing, nothing.astype(bool))
        rows, alive = _row_table(connection, generation)
        layout = read_layout(connection, folder, generation)
        vectors: StoredVectors = layout.matrices(generation.dimensions)
    scales = generation.scales
    if scales is None:  # the first sample only, so a scaled copy is small
        raw = {name: matrix[:] for name, matrix in vectors.items()}
        scales = modality_scales(raw)
        vectors = {name: raw[name] * np.float32(scales[name]) for name in raw}
    words = generation.vocabulary
    return LibrarySnapshot(
        generation=generation.id,
        schema=generation.schema,
        vocabulary=None if words is None else vocabulary_path(folder, words),
        scales=scales,
        vectors=vectors,
        rows=rows,
        alive=alive,
        model=model_path(folder, vectors),
        layout=layout,
    )


def _row_table(
    connection: sqlite3.Connection, generation: Generation
) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
    """The photo of each row, and whether the row is the photo's own now and may be shown."""
    found = connection.execute(
        "SELECT rows.photo, photos.row IS rows.row AND state IN ('partial', 'ready')"
        " FROM rows JOIN photos ON photos.id = rows.photo"
        " WHERE generation = ? ORDER BY rows.row",
        (generation.id,),
    )
    table = np.fromiter(found, np.dtype([("photo", np.int64), ("alive", np.bool_)]))
    return table["photo"].copy(), table["alive"].copy()
