"""Measures precision and recall of near-duplicates on altered copies and on look-alikes.

`python -m benchmarks duplicates --collection DIR [--changed 300] [--json FILE]` saves some photos
again at quality 50 to 90, scales them to 50 to 90 %, crops 5 % of each side away, and does all
three. Half of the photos choose the threshold, the largest at which no two different photos are
taken for one; the other half tell precision and recall over all pairs. As one pair decides what is
chosen, that is done for many random halves.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from benchmarks.collection import photos
from likewise.app.core.reports.duplicates import ALIKE_IN, NEAR
from likewise.features.decode import decode
from likewise.features.extractor import extract_global
from likewise.features.normalisation import modality_scales

Image = NDArray[np.uint8]
STEP = 0.005  # between the thresholds that are tried
TRIED = np.arange(1, 21) * STEP
SPLITS = 100


def saved_again(image: Image, random: np.random.Generator) -> Image:
    """JPEG of quality 50 to 90."""
    quality = int(random.integers(50, 91))
    _, data = cv2.imencode(".jpg", image[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, quality])
    return np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR_RGB), np.uint8)


def scaled(image: Image, random: np.random.Generator) -> Image:
    """50 to 90 % as wide and high."""
    share = random.uniform(0.5, 0.9)
    size = (round(image.shape[1] * share), round(image.shape[0] * share))
    return np.asarray(cv2.resize(image, size, interpolation=cv2.INTER_AREA), np.uint8)


def cropped(image: Image, random: np.random.Generator) -> Image:
    """95 % of the width and height, anywhere."""
    height, width = image.shape[:2]
    top, left = (int(random.uniform(0, 0.05) * side) for side in (height, width))
    return image[top : top + round(0.95 * height), left : left + round(0.95 * width)]


def all_three(image: Image, random: np.random.Generator) -> Image:
    """Cropped, scaled and saved again."""
    return saved_again(scaled(np.ascontiguousarray(cropped(image, random)), random), random)


CHANGES: tuple[Callable[[Image, np.random.Generator], Image], ...] = (
    saved_again,
    scaled,
    cropped,
    all_three,
)


def main(arguments: list[str]) -> int:
    """Print the tables; 0."""
    parser = argparse.ArgumentParser(prog="duplicates", description=__doc__)
    parser.add_argument("--collection", type=Path, required=True)
    parser.add_argument("--changed", type=int, default=300)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args(arguments)
    found = measure([decode(path) for path in photos(options.collection)], options.changed)
    measures = ("precision", "recall", *(change.__name__ for change in CHANGES))
    print("| threshold | chosen by | " + " | ".join(measures) + " |")
    print("|---" * (2 + len(measures)) + "|")
    for row in found:
        cells = " | ".join(f"{row[name]:.3f}" for name in measures)
        print(f"| {row['threshold']:.3f} | {row['chosen']} of {SPLITS} | {cells} |")
    print(f"The program has {NEAR}.")
    if options.json:
        options.json.write_text(json.dumps(found, indent=2), encoding="utf-8")
    return 0


def measure(images: list[Image], changed: int, seed: int = 0) -> list[dict[str, Any]]:
    """Of each threshold how many validation halves chose it, and the means over all test halves of
    precision, recall, and recall of pairs of a photo and its changed self."""
    random = np.random.default_rng(seed)
    chosen = random.choice(len(images), min(changed, len(images)), replace=False)
    sources = np.concatenate([np.arange(len(images)), *[chosen] * len(CHANGES)])
    kinds = np.repeat(np.arange(len(CHANGES) + 1), [len(images), *[len(chosen)] * len(CHANGES)])
    pictures = images + [change(images[i], random) for change in CHANGES for i in chosen]
    distances = _distances(pictures, len(images))
    first, second = np.nonzero(
        np.triu((distances <= TRIED[-1]) | (sources[:, None] == sources), k=1)
    )
    pairs = _Pairs(
        distances[first, second], sources[first], sources[second], kinds[first], kinds[second]
    )
    halves = [random.random(len(images)) < 0.5 for _ in range(SPLITS)]
    choices = [_choice(pairs, half) for half in halves]
    return [
        {"threshold": threshold, "chosen": choices.count(threshold)}
        | _means([pairs.measured(threshold, ~half) for half in halves])
        for threshold in TRIED.tolist()
    ]


@dataclass(frozen=True)
class _Pairs:
    """Pairs of pictures: how far apart, of which photos, changed in which ways (0: not)."""

    apart: NDArray[np.float32]
    first: NDArray[np.int64]
    second: NDArray[np.int64]
    first_kind: NDArray[np.int64]
    second_kind: NDArray[np.int64]

    def measured(self, threshold: float, half: NDArray[np.bool_]) -> dict[str, float]:
        """Precision and recall among the photos of ``half``."""
        here = half[self.first] & half[self.second]
        near, same = self.apart <= threshold, self.first == self.second
        found = here & near
        measures = {
            "precision": float(same[found].mean()) if found.any() else 1.0,
            "recall": float(near[here & same].mean()),
        }
        for kind, change in enumerate(CHANGES, start=1):
            of_photo = here & same & (self.first_kind == 0) & (self.second_kind == kind)
            measures[change.__name__] = float(near[of_photo].mean())
        return measures


def _distances(pictures: list[Image], originals: int) -> NDArray[np.float32]:
    """As the program has them in a library of the first ``originals`` pictures."""
    extracted = [extract_global(np.ascontiguousarray(picture)) for picture in pictures]
    distances = np.zeros((len(pictures), len(pictures)), np.float32)
    for name in ALIKE_IN:
        rows = np.stack([vectors[name] for vectors in extracted])
        points = rows * np.float32(modality_scales({name: rows[:originals]})[name])
        lengths = np.square(points).sum(axis=1)
        distances += (lengths[:, None] + lengths - 2 * points @ points.T) / len(ALIKE_IN)
    return distances


def _choice(pairs: _Pairs, half: NDArray[np.bool_]) -> float:
    """The largest threshold at which no two different photos of ``half`` are taken for one."""
    safe = [t for t in TRIED.tolist() if pairs.measured(t, half)["precision"] == 1]
    return max(safe, default=0.0)


def _means(measured: list[dict[str, float]]) -> dict[str, float]:
    return {name: float(np.mean([each[name] for each in measured])) for name in measured[0]}
