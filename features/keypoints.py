"""Local descriptors: SIFT (Lowe 2004) by OpenCV, SURF (Bay et al. 2006) by mahotas."""

from __future__ import annotations

from functools import cache
from typing import Any

import cv2
import mahotas.features.surf
import numpy as np
from numpy.typing import NDArray

from features.picture import resized
from features.types import Grey, Image, Matrix

DIMENSIONS = {"sift": 128, "surf": 64}

SIDE = 384
"""Longest side of the image that keypoints are looked for in; small photos are enlarged."""

LIMITS = {"sift": 600, "surf": 600}
"""The strongest keypoints are kept, no more than these."""


def extract_keypoints(image: Image) -> dict[str, NDArray[Any]]:
    """Descriptors of the strongest keypoints: "sift" uint8 (n, 128), "surf" float16 (n, 64).

    A picture without structure has none: n = 0.
    """
    grey = cv2.cvtColor(resized(image, SIDE), cv2.COLOR_RGB2GRAY)
    return {"sift": sift(grey), "surf": surf(grey)}


def sift(grey: Grey) -> NDArray[np.uint8]:
    """SIFT descriptors as OpenCV stores them: 128 bytes each, L2 norm about 512."""
    _, descriptors = _sift().detectAndCompute(grey, None)
    if descriptors is None:
        return np.empty((0, DIMENSIONS["sift"]), dtype=np.uint8)
    return descriptors[: LIMITS["sift"]].astype(np.uint8)


@cache
def _sift() -> cv2.SIFT:
    return cv2.SIFT_create(nfeatures=LIMITS["sift"], contrastThreshold=0.03)


def surf(grey: Grey) -> NDArray[np.float16]:
    """SURF descriptors: 64 numbers each, of unit L2 norm."""
    found = mahotas.features.surf.surf(
        grey,
        nr_octaves=3,
        nr_scales=4,
        initial_step_size=2,
        threshold=0.1,
        max_points=LIMITS["surf"],
        descriptor_only=True,
    )
    finite = np.nan_to_num(np.asarray(found, dtype=np.float64).reshape(-1, DIMENSIONS["surf"]))
    return finite.astype(np.float16)


def comparable(kind: str, descriptors: NDArray[Any]) -> Matrix:
    """Stored descriptors as float32 rows of unit length, ready for Euclidean distance.

    SIFT under square roots (RootSIFT, Arandjelovic & Zisserman 2012), which makes Euclidean
    distance the Hellinger distance of its histograms; SURF has signs and stays as it is.
    """
    rows = descriptors.astype(np.float32)
    if kind == "sift":
        rows = np.sqrt(rows / np.maximum(rows.sum(axis=1, keepdims=True), 1))
    return rows
