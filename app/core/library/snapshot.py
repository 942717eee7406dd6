"""What searches read: a frozen view of the library's vectors that later changes leave alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from app.core.library.networks import Networks, networks_of
from app.core.store.catalogue import Catalogue
from app.core.store.matrices.generations import (
    find_generation,
    read_layout,
)
from app.core.store.matrices.row_queries import row_table
from app.core.store.matrices.shards import Layout
from engine.index.base import StoredVectors
from engine.types import Float32


@dataclass(frozen=True)
class LibrarySnapshot:
    """The committed rows of the current generation; empty while nothing was read.

    ``vectors[k]`` float32 (n, d_k) is scaled, and read from the disk when asked for; ``rows`` int64
    (n,) is each row's photo; ``alive`` bool (n,) is False where the photo vanished, failed or was
    superseded by a newer row, and such rows must not be shown. ``generation`` changes when
    modalities, scales or all vectors were replaced, and never else. ``layout`` tells the parts
    that the vectors stand in; those of several are gathered when they are read, so read no more
    than is needed, by slices or row numbers.
    """

    generation: int
    schema: str
    scales: Mapping[str, float]
    vectors: StoredVectors
    rows: NDArray[np.int64]
    alive: NDArray[np.bool_]
    networks: Networks = field(default_factory=Networks)
    layout: Layout = field(default_factory=Layout)

    @property
    def modalities(self) -> tuple[str, ...]:
        """The modalities that can be searched now, in their fixed order."""
        return tuple(self.vectors)

    @property
    def meaning(self) -> str:
        """Names what the vectors mean."""
        return f"{self.schema} {sorted(self.scales.items())}"  # not shown

    def scaled(self, raw: Mapping[str, Float32]) -> dict[str, Float32]:
        """Vectors of a picture from outside, (d,) or (n, d), in this snapshot's scales.

        Modalities that the snapshot does not have are left out.
        """
        return {name: raw[name] * np.float32(self.scales[name]) for name in self.modalities}


def take_snapshot(folder: Path, catalogue: Catalogue) -> LibrarySnapshot:
    """What the library in ``folder`` holds now. Raises LibraryDamagedError if a matrix is short."""
    with catalogue.reading():  # one state, though another process may be writing
        generation = find_generation(catalogue, current=True)
        if generation is None:
            nothing = np.zeros(0, np.int64)
            return LibrarySnapshot(0, "", {}, {}, nothing, nothing.astype(bool))
        rows, alive = row_table(catalogue, generation.id)
        layout = read_layout(catalogue, folder, generation)
        vectors: StoredVectors = layout.matrices(generation.dimensions)
    return LibrarySnapshot(
        generation=generation.id,
        schema=generation.schema,
        scales=generation.scales,
        vectors=vectors,
        rows=rows,
        alive=alive,
        networks=networks_of(folder, vectors),
        layout=layout,
    )
