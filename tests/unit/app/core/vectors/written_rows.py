"""Matrices and rows of made-up vectors, for tests of what is written."""

from __future__ import annotations

from contextlib import closing

import numpy as np

from app.core.library.library import Library
from app.core.vectors.tables import ReadPhoto, begin_matrix
from features.modality import Modality
from tests import made_matrices
from tests.made_matrices import named

DIMENSIONS = {"color": 3, "edge": 2}
LATER = Modality("later", 1, 4)  # a modality that comes when there are rows


def begin(library: Library) -> None:
    made_matrices.begin(library, DIMENSIONS)


def begin_later(library: Library) -> None:
    begin_matrix(library.catalogue, LATER, 1.0)


def read(photo: int, value: float | None = None) -> tuple[int, ReadPhoto]:
    filled = float(photo) if value is None else value
    vectors = {name: np.full(d, filled, np.float32) for name, d in DIMENSIONS.items()}
    return photo, ReadPhoto(b"hash of %d" % photo, 40, 30, named(vectors))


def read_later(photo: int, value: float) -> ReadPhoto:
    """What was read of a photo for the modality that came later, and else."""
    _, before = read(photo)
    later = named({LATER.name: np.full(LATER.dimension, value, np.float32)})
    return ReadPhoto(before.hash, 40, 30, {**before.vectors, **later})


def append(library: Library, *photos: tuple[int, ReadPhoto]) -> list[int]:
    with closing(library.writer()) as writer:
        return writer.append(photos)
