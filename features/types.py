"""Array types of this package."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

Image = NDArray[np.uint8]
"""A picture: uint8 (h, w, 3), RGB, at least one pixel."""

Grey = NDArray[np.uint8]
"""Luminance: uint8 (h, w)."""

Vector = NDArray[np.float32]
"""One feature vector: float32 (d,), entries in [0, 1]."""

Matrix = NDArray[np.float32]
"""Feature vectors or descriptors, one per row: float32 (n, d)."""

Vectors = Mapping[str, Matrix]
"""Modality -> (n, d); row i of every array belongs to the same photo."""

Keypoints = Mapping[str, NDArray[Any]]
"""Local descriptors of one photo: "sift" -> uint8 (n, 128), "surf" -> float16 (n, 64)."""
