"""Measures how far each modality moves when a photo is flipped, turned, brightened or shrunk.

`python -m benchmarks invariance --collection DIR [--photos 60] [--json FILE]` prints, for each
modality and change, the median distance between a photo and its changed self in per cent of the
median distance between two different photos.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from benchmarks.collection import photos
from features.decode import decode
from features.extractor import MODALITIES, extract_global, extract_keypoints
from features.vocabulary import Vocabularies

Image = NDArray[np.uint8]


def mirrored(image: Image) -> Image:
    """Left and right exchanged."""
    return np.ascontiguousarray(image[:, ::-1])


def turned(image: Image) -> Image:
    """A quarter turn."""
    return np.ascontiguousarray(np.rot90(image))


def brighter(image: Image) -> Image:
    """30 levels up, clipped."""
    return np.clip(image.astype(np.int16) + 30, 0, 255).astype(np.uint8)


def compressed(image: Image) -> Image:
    """JPEG of quality 30."""
    _, data = cv2.imencode(".jpg", image[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, 30])
    return np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR_RGB), np.uint8)


def halved(image: Image) -> Image:
    """Half as wide and high."""
    size = (max(1, image.shape[1] // 2), max(1, image.shape[0] // 2))
    return np.asarray(cv2.resize(image, size, interpolation=cv2.INTER_AREA), np.uint8)


def cropped(image: Image) -> Image:
    """A tenth cut off at each side."""
    height, width = image.shape[:2]
    return image[height // 10 : height - height // 10, width // 10 : width - width // 10]


CHANGES: tuple[Callable[[Image], Image], ...] = (
    mirrored,
    turned,
    brighter,
    compressed,
    halved,
    cropped,
)


def main(arguments: list[str]) -> int:
    """Print the table; 0."""
    parser = argparse.ArgumentParser(prog="invariance", description=__doc__)
    parser.add_argument("--collection", type=Path, required=True)
    parser.add_argument("--photos", type=int, default=60)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args(arguments)
    paths = photos(options.collection)
    chosen = [paths[i] for i in np.linspace(0, len(paths) - 1, options.photos).astype(int)]
    table = measure([decode(path) for path in chosen])
    print("| modality | " + " | ".join(change.__name__ for change in CHANGES) + " |")
    print("|---" * (len(CHANGES) + 1) + "|")
    for name, row in table.items():
        print(f"| {name} | " + " | ".join(f"{row[c.__name__]:.0f}" for c in CHANGES) + " |")
    if options.json:
        options.json.write_text(json.dumps(table, indent=2), encoding="utf-8")
    return 0


def measure(images: list[Image]) -> dict[str, dict[str, float]]:
    """Modality -> change -> per cent of the distance between two photos."""
    vocabularies = Vocabularies.train([extract_keypoints(image) for image in images], seed=0)

    def vectors(changed: list[Image]) -> dict[str, NDArray[np.float32]]:
        rows = [
            {**extract_global(image), **vocabularies.words(extract_keypoints(image))}
            for image in changed
        ]
        return {name: np.stack([row[name] for row in rows]) for name in MODALITIES}

    before = vectors(images)
    table: dict[str, dict[str, float]] = {name: {} for name in MODALITIES}
    for change in CHANGES:
        after = vectors([change(image) for image in images])
        for name, rows in before.items():
            moved = np.median(np.linalg.norm(rows - after[name], axis=1))
            apart = np.median(np.linalg.norm(rows - np.roll(rows, len(rows) // 2, axis=0), axis=1))
            table[name][change.__name__] = float(100 * moved / apart)
    return table
