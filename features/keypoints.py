"""Local descriptors: SIFT (Lowe 2004) on a dense grid, and SURF from surf.py.

The papers use interest points. On a grid (Fei-Fei & Perona 2005; Bosch, Zisserman & Munoz 2007) the
words also describe what has no corners: sky, grass, cloth. They are upright and of two sizes, which
gives up the invariance to rotation and scale.
"""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from features import surf
from features.picture import Picture, seen
from features.types import Grey, Image, Matrix

DIMENSIONS = {"sift": 128, "surf": surf.DIMENSION}

VERSIONS = {"sift": 3, "surf": 3}
"""Versions of the words, to be raised when a photo would get other descriptors or words."""

STRIDE = 8
"""Distance in pixels between neighbouring SIFT patches."""

CELLS = (6, 12)
"""Widths in pixels of a SIFT patch's 4 x 4 cells: patches of 24 and of 48 pixels."""

_ORIENTATIONS = 8
_FLAT = 8.0
"""Least norm, in grey levels per pixel, of a SIFT descriptor: below, patches hold only noise."""


def extract_keypoints(image: Image | Picture) -> dict[str, NDArray[Any]]:
    """Return local descriptors: "sift" uint8 (n, 128), "surf" float16 (n, 64).

    SIFT omits patches without structure, so a blank picture has none: n = 0. SURF keeps them,
    because their colour is informative.
    """
    picture = seen(image)
    return {"sift": dense_sift(picture.grey), "surf": surf.surf(picture.lab)}


def dense_sift(grey: Grey) -> NDArray[np.uint8]:
    """Return SIFT descriptors on a grid, uint8 (n, 128), as 4 x 4 cells x 8 orientations.

    Normalised, clipped at 0.2, normalised again and times 512, like Lowe's. The window is flat, not
    Gaussian; within it, pixels are shared between neighbouring cells and orientations bilinearly.
    """
    energies = oriented_gradients(grey)
    patches = [_patches(energies, cell) for cell in CELLS]
    raw = np.concatenate(patches)
    norms = np.linalg.norm(raw, axis=1, keepdims=True)
    kept = norms[:, 0] > _FLAT
    unit = raw[kept]
    unit /= norms[kept]
    np.minimum(unit, np.float32(0.2), out=unit)
    unit /= np.linalg.norm(unit, axis=1, keepdims=True)
    unit *= 512
    descriptors: NDArray[np.uint8] = np.minimum(np.rint(unit, out=unit), 255).astype(np.uint8)
    return descriptors


def oriented_gradients(grey: Grey) -> NDArray[np.float32]:
    """Return gradient magnitudes shared between the nearest of 8 directions, float32 (h, w, 8)."""
    smooth = cv2.GaussianBlur(grey.astype(np.float32), (0, 0), 0.8)
    x: Any = cv2.Sobel(smooth, cv2.CV_32F, 1, 0, ksize=1)
    y: Any = cv2.Sobel(smooth, cv2.CV_32F, 0, 1, ksize=1)
    magnitude, position = (np.asarray(part).ravel() for part in cv2.cartToPolar(x, y))
    position *= np.float32(_ORIENTATIONS / (2 * np.pi))
    lower = position.astype(np.uint8)
    position -= lower
    upper = np.multiply(position, magnitude, out=position)
    energies = np.zeros((*grey.shape, _ORIENTATIONS), np.float32)
    flat, pixel = energies.reshape(-1), np.arange(0, energies.size, _ORIENTATIONS)
    flat[pixel + (lower & 7)] = magnitude - upper
    flat[pixel + (lower + 1 & 7)] = upper
    return energies


def _patches(energies: NDArray[np.float32], cell: int) -> Matrix:
    """Return the 4 x 4 cells of every patch that lies within the picture, float32 (n, 128)."""
    ramp = 1 - np.abs(np.arange(1 - cell, cell, dtype=np.float32)) / cell
    kernel = ramp / cell
    smooth: Any = cv2.sepFilter2D(energies, -1, kernel, kernel, borderType=cv2.BORDER_REFLECT)
    height, width = energies.shape[:2]
    tops = np.arange(cell // 2, height - 7 * cell // 2, STRIDE)
    lefts = np.arange(cell // 2, width - 7 * cell // 2, STRIDE)
    inner = cell * np.arange(4)
    rows = (tops[:, None] + inner)[:, None, :, None]
    columns = (lefts[:, None] + inner)[None, :, None, :]
    found: Matrix = smooth.reshape(-1, _ORIENTATIONS).take(rows * width + columns, axis=0)
    return found.reshape(-1, DIMENSIONS["sift"])


def comparable(kind: str, descriptors: NDArray[Any]) -> Matrix:
    """Return stored descriptors as float32 rows of unit length, ready for Euclidean distance.

    SIFT uses square roots (RootSIFT, Arandjelovic & Zisserman 2012), which makes Euclidean distance
    the Hellinger distance of its histograms; SURF consists of roots already.
    """
    rows = descriptors.astype(np.float32)
    if kind == "sift":
        rows = np.sqrt(rows / np.maximum(rows.sum(axis=1, keepdims=True), 1))
    return rows
