"""Read a photo once and return its vectors, in the pool's processes.

Decoded pixels never leave the process.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from app.core.base.content_hash import hash_of
from app.core.base.language import tr
from app.core.base.photo_types import FactValue
from app.core.facts.facts import shot_in
from app.core.library.library import Library
from app.core.library.networks import Networks, is_current
from app.core.vectors.tables import ReadPhoto, StoredMatrix, dimensions_of, mean_of
from app.core.vectors.vectors import STORED
from engine.types import Float32
from features.decode import probe_and_decode, read
from features.errors import FeatureError
from features.extractor import GLOBAL_MODALITIES, WORDS, extract_keypoints
from features.picture import Picture
from features.vocabulary import shipped

_MAX_INTEGER = 1 << 62  # bound of the integers that can be stored

Arrays = Mapping[str, NDArray[Any]]


@dataclass(frozen=True, slots=True)
class ExtractionPlan:
    """The matrices that photos are read for.
    ``means`` are float32 rows, by name, for matrices that this version of the program can't
    compute."""

    networks: Networks
    matrices: tuple[StoredMatrix, ...]
    means: Mapping[str, bytes] = field(default_factory=dict)

    @property
    def dimensions(self) -> dict[str, int]:
        """Dimension of each vector that the plan produces, by name."""
        means = {name: len(mean) // STORED.itemsize for name, mean in self.means.items()}
        return dimensions_of(self.matrices) | means


def plan_for(library: Library, matrices: Sequence[StoredMatrix]) -> ExtractionPlan:
    """Return the plan that reads photos for ``matrices``. Raises LibraryDamagedError."""
    current = [matrix for matrix in matrices if is_current(matrix)]
    means = {
        each.name: mean_of(library.catalogue, library.folder, each).tobytes()
        for each in matrices
        if not is_current(each)
    }
    networks = library.networks([matrix.modality for matrix in current])
    return ExtractionPlan(networks, tuple(current), means)


def fits(photo: ReadPhoto, plan: ExtractionPlan) -> bool:
    """Return whether an answer can be stored.
    A compromised process may answer anything of the right types."""
    return (
        len(photo.hash) == len(hash_of(b""))
        and 0 < photo.width < _MAX_INTEGER
        and 0 < photo.height < _MAX_INTEGER
        and {name: vector.shape for name, vector in photo.vectors.items()}
        == {name: (dimension,) for name, dimension in plan.dimensions.items()}
        and all(np.isfinite(vector).all() for vector in photo.vectors.values())
        and (photo.shot is None or all(map(_is_storable, photo.shot.values.values())))
    )


def _is_storable(value: FactValue) -> bool:
    return not isinstance(value, int) or abs(value) < _MAX_INTEGER


def read_photo(path: Path, plan: ExtractionPlan) -> ReadPhoto:
    """Return a photo with its vectors as the matrices store them: times their scales.
    Raises DecodeError, ModelError, WeightsError; FeatureError for what is not finite."""
    data = read(path)  # once, so that hash and vectors are of the same content
    photo, image = _decoded(data, path, hash_of(data))
    found = _extracted(Picture(image), plan)
    _check_finite(found)
    vectors = {m.name: found[m.modality] * np.float32(m.scale) for m in plan.matrices}
    means = {name: np.frombuffer(mean, STORED) for name, mean in plan.means.items()}
    return replace(photo, vectors=vectors | means)


def _extracted(picture: Picture, plan: ExtractionPlan) -> dict[str, Float32]:
    """Extract the wanted modalities, and those computed along with them, by modality."""
    wanted = {matrix.modality for matrix in plan.matrices}
    found = {m.name: m.extract(picture) for m in GLOBAL_MODALITIES if m.name in wanted}
    if not wanted.isdisjoint(WORDS):
        found |= shipped().words(extract_keypoints(picture))
    return found | {network.name: network.extract(picture) for network in plan.networks.opened()}


def _decoded(data: bytes, path: Path, content: bytes) -> tuple[ReadPhoto, NDArray[np.uint8]]:
    """Return the photo, still without vectors, and its pixels."""
    header, image = probe_and_decode(data, path.name)
    width, height = header.width, header.height
    if (width > height) != (image.shape[1] > image.shape[0]):  # rotated by its EXIF orientation
        width, height = height, width
    return ReadPhoto(content, width, height, {}, shot_in(data, path.name)), image


def _check_finite(vectors: Arrays) -> None:
    """Raise FeatureError for values that aren't finite, as they would spoil every search."""
    for name, vector in vectors.items():
        if not np.isfinite(vector).all():
            raise FeatureError(
                tr("Its {name} can't be told: it gave numbers that are not finite.", name=name)
            )
