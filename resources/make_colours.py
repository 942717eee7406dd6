"""Fit the share of each named colour in a photo to the pixels of many photos.

`python -m resources.make_colours DIR...` writes resources/colours.npz: a ridge regression of the
shares of features/colour_words.py on its terms. A pixel has the colour of the nearest sample.
"""

from __future__ import annotations

import sys
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from features.color import color
from features.colour_words import COLOURS, FILE, terms
from features.decode import SUFFIXES, decode
from features.picture import Picture

SAMPLES = {
    "black": "000000 191919",
    "white": "ffffff ebebeb",
    "grey": "808080 5a5a5a aaaaaa 3c3c3c",
    "red": "ff0000 c8141e 8c0a14 e13c3c",
    "orange": "ff8c00 e66e14 faa546",
    "yellow": "ffff00 fadc32 c8b41e",
    "green": "00ff00 1e8228 64a03c 14501e 8cc85a",
    "blue": "0000ff 1e3ca0 508cdc 141e5a 82bef0",
    "purple": "800080 5a288c a05ac8",
    "pink": "ffaabe ff69b4 e696aa",
    "brown": "78461e 5a3219 96643c 3c2314",
}
LIGHTNESS = 0.5
"""The weight of a difference in lightness, relative to one in colour."""

SIDE, RIDGE = 48, 0.1

Pixels = NDArray[np.float32]


def main(folders: list[Path]) -> None:
    """Write FILE from the photos below ``folders``."""
    photos = sorted(
        p for folder in folders for p in folder.rglob("*") if p.suffix.lower() in SUFFIXES
    )
    hexes = [(i, code) for i, name in enumerate(COLOURS) for code in SAMPLES[name].split()]
    samples = lab_of(np.array([[[*bytes.fromhex(code)] for _, code in hexes]], np.uint8))
    owners = np.array([owner for owner, _ in hexes])
    entries = np.stack([color(Picture(decode(photo))) for photo in photos])
    shares = np.stack([shares_of(decode(photo, 2 * SIDE), samples, owners) for photo in photos])
    known = terms(entries)
    weights = np.linalg.solve(known.T @ known + RIDGE * np.eye(known.shape[1]), known.T @ shares)
    np.savez_compressed(FILE, weights=weights.astype(np.float32))


def shares_of(
    picture: NDArray[np.uint8], samples: Pixels, owners: NDArray[np.int64]
) -> NDArray[np.float64]:
    """Return the share of each colour in a picture, float64 (11,)."""
    small = cv2.resize(picture, (SIDE, SIDE), interpolation=cv2.INTER_AREA)
    apart = lab_of(np.asarray(small, np.uint8))[:, None] - samples
    nearest = owners[(np.square(apart) @ np.array([LIGHTNESS, 1, 1])).argmin(axis=1)]
    return np.bincount(nearest, minlength=len(COLOURS)) / len(nearest)


def lab_of(picture: NDArray[np.uint8]) -> Pixels:
    """Return the pixels in L*a*b*, float32 (n, 3)."""
    lab = cv2.cvtColor(picture.astype(np.float32) / 255, cv2.COLOR_RGB2LAB)
    return np.asarray(lab.reshape(-1, 3), np.float32)


if __name__ == "__main__":
    main(list(map(Path, sys.argv[1:])))
