"""Local descriptors: SIFT (Lowe 2004) on a dense grid, SURF (Bay et al. 2006) at interest points.

The papers find SIFT at interest points too. On a grid (Fei-Fei & Perona 2005; Bosch, Zisserman &
Munoz 2007) the words also see what has no corners: sky, grass, cloth. They are upright and of two
sizes, which gives up the invariance to rotation and scale.
"""

from __future__ import annotations

from typing import Any

import cv2
import mahotas.features.surf
import numpy as np
from numpy.typing import NDArray

from features.picture import Picture, resized
from features.types import Grey, Image, Matrix

DIMENSIONS = {"sift": 128, "surf": 64}

STEP = 8
"""Pixels between the centres of neighbouring SIFT patches."""

CELLS = (4, 8)
"""Widths in pixels of a SIFT patch's 4 x 4 cells: patches of 16 and of 32 pixels."""

SURF_SIDE = 384
SURF_LIMIT = 600

_ORIENTATIONS = 8
_FLAT = 8.0
"""SIFT patches whose descriptor has a smaller norm, in grey levels a pixel, hold noise only."""


def extract_keypoints(image: Image) -> dict[str, NDArray[Any]]:
    """Local descriptors: "sift" uint8 (n, 128), "surf" float16 (n, 64).

    A picture without structure has none: n = 0.
    """
    return {"sift": dense_sift(Picture(image).grey), "surf": surf(surf_view(image))}


def surf_view(image: Image) -> Grey:
    """The luminance that interest points are looked for in, with a longest side of SURF_SIDE."""
    return np.asarray(cv2.cvtColor(resized(image, SURF_SIDE), cv2.COLOR_RGB2GRAY), np.uint8)


def dense_sift(grey: Grey) -> NDArray[np.uint8]:
    """SIFT descriptors on a grid, uint8 (n, 128), ordered as 4 x 4 cells x 8 orientations.

    Normalised, clipped at 0.2, normalised again and times 512, as Lowe's. The window is flat, not
    Gaussian; within it, a pixel is shared between neighbouring cells and orientations bilinearly.
    """
    energies = _oriented_gradients(grey)
    patches = [_patches(energies, cell) for cell in CELLS]
    raw = np.concatenate(patches)
    norms = np.linalg.norm(raw, axis=1, keepdims=True)
    kept = norms[:, 0] > _FLAT
    unit = np.minimum(raw[kept] / norms[kept], 0.2)
    unit /= np.linalg.norm(unit, axis=1, keepdims=True)
    descriptors: NDArray[np.uint8] = np.minimum(np.rint(512 * unit), 255).astype(np.uint8)
    return descriptors


def _oriented_gradients(grey: Grey) -> NDArray[np.float32]:
    """Gradient magnitude, shared between the two nearest of 8 directions, float32 (h, w, 8)."""
    smooth = cv2.GaussianBlur(grey.astype(np.float32), (0, 0), 0.8)
    x: Any = cv2.Sobel(smooth, cv2.CV_32F, 1, 0, ksize=1)
    y: Any = cv2.Sobel(smooth, cv2.CV_32F, 0, 1, ksize=1)
    magnitude, angle = cv2.cartToPolar(x, y)
    position = np.asarray(angle) * np.float32(_ORIENTATIONS / (2 * np.pi))
    offsets = position[..., None] - np.arange(_ORIENTATIONS, dtype=np.float32)
    apart = np.abs(offsets - _ORIENTATIONS * np.rint(offsets / _ORIENTATIONS))
    shared: NDArray[np.float32] = np.maximum(0, 1 - apart) * np.asarray(magnitude)[..., None]
    return shared


def _patches(energies: NDArray[np.float32], cell: int) -> Matrix:
    """The 4 x 4 cells of every patch that lies within the picture, float32 (n, 128)."""
    ramp = 1 - np.abs(np.arange(1 - cell, cell, dtype=np.float32)) / cell
    kernel = ramp / cell
    smooth: Any = cv2.sepFilter2D(energies, -1, kernel, kernel, borderType=cv2.BORDER_REFLECT)
    height, width = energies.shape[:2]
    tops = np.arange(cell // 2, height - 7 * cell // 2, STEP)
    lefts = np.arange(cell // 2, width - 7 * cell // 2, STEP)
    inner = cell * np.arange(4)
    rows = (tops[:, None] + inner)[:, None, :, None]
    columns = (lefts[:, None] + inner)[None, :, None, :]
    found: Matrix = smooth[rows, columns].reshape(-1, DIMENSIONS["sift"])
    return found


def surf(grey: Grey) -> NDArray[np.float16]:
    """SURF descriptors of the strongest interest points: 64 numbers each, of unit L2 norm."""
    found = mahotas.features.surf.surf(
        grey,
        nr_octaves=3,
        nr_scales=4,
        initial_step_size=2,
        threshold=0.1,
        max_points=SURF_LIMIT,
        descriptor_only=True,
    )
    rows: NDArray[np.float64] = np.asarray(found, np.float64).reshape(-1, DIMENSIONS["surf"])
    return rows[np.isfinite(rows).all(axis=1)].astype(np.float16)


def comparable(kind: str, descriptors: NDArray[Any]) -> Matrix:
    """Stored descriptors as float32 rows of unit length, ready for Euclidean distance.

    SIFT under square roots (RootSIFT, Arandjelovic & Zisserman 2012), which makes Euclidean
    distance the Hellinger distance of its histograms; SURF has signs and stays as it is.
    """
    rows = descriptors.astype(np.float32)
    if kind == "sift":
        rows = np.sqrt(rows / np.maximum(rows.sum(axis=1, keepdims=True), 1))
    return rows
