"""Take snapshots for searches: frozen views of the vectors, unaffected by later changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from app.core.library.networks import Networks, in_order, is_current, networks_of
from app.core.store.catalogue import Catalogue
from app.core.vectors.tables import (
    MEAN_OF,
    count_rows,
    key_of,
    row_table,
    store_of,
    stored_matrices,
)
from engine.index.base import StoredVectors
from engine.types import Float32, Rows
from features import color


@dataclass(frozen=True)
class LibrarySnapshot:
    """The committed rows of the searched matrices; empty before anything was read.

    ``vectors[k]`` float32 (n, d_k) is scaled, and read from the disk on demand; ``rows`` int64 (n,)
    is each row's photo; ``alive`` bool (n,) is False where the photo vanished, failed or has a
    newer row: such rows must not be shown. ``key`` identifies the meaning of the vectors: it
    changes only when a matrix is added or removed. ``schema`` lists the modalities with their
    versions; ``outdated`` are those for which this program extracts other vectors.
    """

    key: str
    schema: str
    scales: Mapping[str, float]
    vectors: StoredVectors
    rows: NDArray[np.int64]
    alive: NDArray[np.bool_]
    networks: Networks = field(default_factory=Networks)
    outdated: frozenset[str] = frozenset()

    @property
    def modalities(self) -> tuple[str, ...]:
        """The modalities that can be searched now, in their fixed order."""
        return tuple(self.vectors)

    def scaled(self, raw: Mapping[str, Float32]) -> dict[str, Float32]:
        """Scale vectors of a picture from outside, (d,) or (n, d), as this snapshot's are.

        Modalities that the snapshot lacks are left out; outdated ones get the mean of the photos.
        """
        found = {name: raw[name] * np.float32(self.scales[name]) for name in self.modalities}
        for name in self.outdated:
            mean = self.vectors[name][:MEAN_OF].mean(axis=0)
            found[name] = np.tile(mean, (*raw[name].shape[:-1], 1))
        return found


def take_snapshot(folder: Path, catalogue: Catalogue) -> LibrarySnapshot:
    """Return the library's current state. Raises LibraryDamagedError if a matrix is short."""
    with catalogue.reading():  # one state, even if another process writes
        matrices = sorted(
            stored_matrices(catalogue, searched=True), key=lambda each: in_order(each.modality)
        )
        rows, alive = row_table(catalogue)
        count = count_rows(catalogue)
    store = store_of(folder, matrices)
    store.check(count)
    found = store.read(count)
    vectors: StoredVectors = {matrix.modality: found[matrix.name] for matrix in matrices}
    return LibrarySnapshot(
        key=key_of(matrices),
        schema=" ".join(matrix.name for matrix in matrices),
        scales={matrix.modality: matrix.scale for matrix in matrices},
        vectors=vectors,
        rows=rows,
        alive=alive,
        networks=networks_of(folder, vectors),
        outdated=frozenset(each.modality for each in matrices if not is_current(each)),
    )


_AT_ONCE = 8_192  # rows


def mean_colours(snapshot: LibrarySnapshot, rows: Rows | None = None) -> NDArray[np.uint8]:
    """Return the mean colours of all or some of a snapshot's rows, uint8 (n, 3) RGB."""
    rows = np.arange(len(snapshot.rows)) if rows is None else rows
    count = len(rows)
    found = np.zeros((count, 3), np.uint8)
    stored = snapshot.vectors.get("color")
    if stored is None or stored.shape[1] != color.DIMENSION:
        return found
    scale = np.float32(snapshot.scales["color"])
    for start in range(0, count, _AT_ONCE):
        part = slice(start, start + _AT_ONCE)
        found[part] = color.mean_colours(stored[rows[part]] / scale)
    return found
