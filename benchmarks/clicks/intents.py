"""Label photos for people who search for a look: one palette, or one composition.

The labels come from thumbnails only, never from our vectors, so that no modality is favoured.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np
from sklearn.cluster import KMeans

from engine.types import Float32, Rows
from features.decode import decode

INTENTS = ("class", "colour", "layout")
SIDE = 8
ALIKE = 50
"""Mean number of photos per look."""

FLAT = 1.0
"""Deviation of lightness, of 100, below which a thumbnail has no real composition."""


def same_look(paths: Sequence[Path], intent: str) -> Rows:
    """Return the number of the look of each photo, int64 (n,), by k-means with a fixed seed."""
    small = thumbnails(paths)
    points = _palettes(small) if intent == "colour" else _compositions(small)
    means = KMeans(max(2, len(paths) // ALIKE), n_init=4, random_state=0)
    return np.asarray(means.fit_predict(points), np.int64)


def thumbnails(paths: Sequence[Path]) -> Float32:
    """Return L, a and b of 8 x 8 pixels of each photo, float32 (n, 64, 3)."""
    return np.stack([_thumbnail(path) for path in paths])


def _thumbnail(path: Path) -> Float32:
    """Return L, a and b of 8 x 8 pixels, float32 (64, 3)."""
    small = cv2.resize(decode(path, 128), (SIDE, SIDE), interpolation=cv2.INTER_AREA)
    lab = cv2.cvtColor(small.astype(np.float32) / 255, cv2.COLOR_RGB2LAB)
    return np.asarray(lab.reshape(-1, 3), np.float32)


def _palettes(small: Float32) -> Float32:
    """Return the amounts of colours, regardless of position: each channel of (n, 64, 3) sorted.

    The squared distance of two sorted channels is the cost of moving one's values to the other's
    (optimal transport on a line). L, a and b have equal weight.
    """
    even = small / small.std(axis=(0, 1))
    return np.asarray(np.sort(even, axis=1).reshape(len(even), -1), np.float32)


def _compositions(small: Float32) -> Float32:
    """Return the light and dark areas: L of (n, 64, 3) minus its mean, divided by its deviation."""
    light = small[:, :, 0]
    light = light - light.mean(axis=1, keepdims=True)
    return np.asarray(light / np.maximum(light.std(axis=1, keepdims=True), FLAT), np.float32)
