"""What searches read: a frozen view of the library's vectors that later changes leave alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from app.core.vectors import Float32


@dataclass(frozen=True)
class LibrarySnapshot:
    """The committed rows of the current generation; empty while nothing was read.

    ``vectors[k]`` float32 (n, d_k) is scaled, read-only and mapped from disk; ``rows`` int64 (n,)
    is each row's photo; ``alive`` bool (n,) is False where the photo vanished, failed or was
    superseded by a newer row, and such rows must not be shown. ``generation`` changes when
    modalities, scales or all vectors were replaced, and never else.
    """

    generation: int
    schema: str
    vocabulary: Path | None  # features.vocabulary.Vocabularies.load reads it; None: no words yet
    scales: Mapping[str, float]
    vectors: Mapping[str, Float32]
    rows: NDArray[np.int64]
    alive: NDArray[np.bool_]

    @property
    def modalities(self) -> tuple[str, ...]:
        """The modalities that can be searched now, in their fixed order."""
        return tuple(self.vectors)

    def scaled(self, raw: Mapping[str, Float32]) -> dict[str, Float32]:
        """Vectors of a picture from outside, (d,) or (n, d), in this snapshot's scales.

        Modalities that the snapshot does not have are left out.
        """
        return {name: raw[name] * np.float32(self.scales[name]) for name in self.modalities}
