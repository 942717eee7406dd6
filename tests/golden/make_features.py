"""Write features.npz, the golden vectors of a picture drawn here.

Run it (`python tests/golden/make_features.py`) only when a modality's version has risen on purpose.
"""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from features.extractor import extract_global, extract_keypoints
from features.vocabulary import shipped

FILE = Path(__file__).with_name("features.npz")


def picture() -> NDArray[np.uint8]:
    """A sky, a striped field and some discs, uint8 (300, 400, 3)."""
    y, x = np.mgrid[:300, :400]
    image = np.stack([y // 3 + 60, 120 + x // 8, 220 - y // 4], axis=2).astype(np.uint8)
    image[180:][(x[180:] + y[180:]) % 24 < 12] = (70, 110, 40)
    for i in range(12):
        center, color = (37 * i % 400, 60 + 53 * i % 200), (20 * i, 250 - 15 * i, 40)
        cv2.circle(image, center, 8 + 3 * i, color, -1)
    return image


def vectors() -> dict[str, NDArray[np.float32]]:
    """Every modality of the picture, words by the shipped vocabulary."""
    image = picture()
    return {**extract_global(image), **shipped().words(extract_keypoints(image))}


if __name__ == "__main__":
    np.savez_compressed(FILE, **vectors())
