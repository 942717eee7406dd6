"""Compares ways to make a vector of what a network sees, by what they find before any thumb.

`python -m benchmarks subject --collection DIR [--collection DIR] [--weights FILE ...] [--judge]
[--json FILE]` prints precision at 20 by cosine for each network, view of the picture, precision of
the arithmetic and mapping of the vectors. Queries are one half of the photos, drawn by SEED;
choices are made on this half, and `--judge` tells the other one's. All photos can be found. A page
counts against what there is to be found, since classes are small. The network of the program is
always looked at; `--weights` names checkpoints of EfficientNet-Lite0 and 1 to compare it with.

Vectors are kept under $LIKEWISE_CACHE, else the user's cache folder.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from benchmarks.collection import cache_folder, photos
from features import checkpoint, subject
from features.decode import decode
from features.efficientnet import float_graph, layers
from features.eight_bits import byte_graph
from features.onnx_writer import encode
from features.picture import scaled

SEED = 0
PAGE = 20
SAMPLE = 400
"""Photos that principal directions are learned from, as many as train a vocabulary."""

NETWORKS = {
    "579344248a93e23026e6b78f1f6faf0bc1d282386f6c881cdbaacd49cabf77db": ("lite0", 224),
    "77cc7160d37bebc1e0d68dc9e8d1e836a263e063f0825ec80d85670b2c913850": ("lite1", 240),
    subject.SHA256: ("lite2", subject.SIDE),
}
"""sha256 of a checkpoint -> its name, and the side of the pictures that it is given."""

FORMS = {"float32": float_graph, "8 bits": byte_graph}

Vectors = NDArray[np.float32]
Image = NDArray[np.uint8]


def main(arguments: list[str]) -> int:
    """Print the table, and write it as JSON; 0."""
    parser = argparse.ArgumentParser(prog="subject", description=__doc__)
    parser.add_argument("--collection", type=Path, action="append", required=True)
    parser.add_argument("--weights", type=Path, action="append", default=[])
    parser.add_argument("--judge", action="store_true")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args(arguments)
    cv2.setNumThreads(1)
    table = {
        folder.name: dict(measure(folder, options.weights, options.judge))
        for folder in options.collection
    }
    if options.json:
        options.json.write_text(json.dumps(table, indent=2), encoding="utf-8")
    return 0


def measure(folder: Path, weights: list[Path], judge: bool) -> Iterator[tuple[str, float]]:
    """What finds how much, printed as it is known."""
    labels = np.unique([path.parent.name for path in photos(folder)], return_inverse=True)[1]
    chosen, judged = halves(len(labels))
    queries = judged if judge else chosen
    for network, form, views in vectors(folder, weights):
        for name, points in {**views, **mixtures(views), **mappings(views["stretch"])}.items():
            key = f"{network}, {form}, {name}"
            found = precision(points, labels, queries)
            print(f"{folder.name:12} {key:44} {found:.4f}", flush=True)
            yield key, found


def halves(number: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Photos to choose by, and photos to judge by, each in order."""
    order = np.random.default_rng(SEED).permutation(number)
    return np.sort(order[: number // 2]), np.sort(order[number // 2 :])


def precision(points: Vectors, labels: NDArray[Any], queries: NDArray[np.int64]) -> float:
    """Mean of hits / min(20, photos of the query's class), by Euclidean distance."""
    asked = points[queries]
    squares = (points**2).sum(axis=1) - 2 * asked @ points.T
    squares[np.arange(len(queries)), queries] = np.inf
    page = min(PAGE, len(points) - 1)
    nearest = np.argpartition(squares, page - 1, axis=1)[:, :page]
    hits = (labels[nearest] == labels[queries][:, None]).sum(axis=1)
    others = np.bincount(labels)[labels[queries]] - 1
    return round(float((hits / np.clip(others, 1, PAGE)).mean()), 4)


def unit(points: Vectors) -> Vectors:
    """Each row at unit length, so that Euclidean distance orders as the cosine does."""
    return points / np.maximum(np.linalg.norm(points, axis=1, keepdims=True), subject.LEAST)


def mixtures(views: Mapping[str, Vectors]) -> dict[str, Vectors]:
    """Means of two views."""
    pairs = (("stretch", "mirrored"), ("stretch", "square"), ("stretch", "crop"))
    return {f"{a} + {b}": unit(views[a] + views[b]) for a, b in pairs}


def mappings(points: Vectors) -> dict[str, Vectors]:
    """Other entries from the same ones."""
    sample = points[np.random.default_rng(SEED).permutation(len(points))[:SAMPLE]]
    centre = sample.mean(axis=0)
    directions = np.linalg.svd(sample - centre, full_matrices=False)[2]
    turned = (points - centre) @ directions.T
    made = {"stretch, square roots": unit(np.sqrt(points)), "stretch, centred": unit(turned)}
    for entries in (50, 128, 256):
        made[f"stretch, {entries} directions"] = turned[:, :entries]
        made[f"stretch, {entries} directions, unit"] = unit(turned[:, :entries])
    return made


def vectors(folder: Path, weights: list[Path]) -> Iterator[tuple[str, str, dict[str, Vectors]]]:
    """Network, form, and each view's unit vectors of all photos."""
    for file in [subject.weights_file(), *weights]:
        digest = hashlib.sha256(file.read_bytes()).hexdigest()
        if digest not in NETWORKS:
            raise SystemExit(f"{file} is no checkpoint of EfficientNet-Lite0, 1 or 2.")
        network, side = NETWORKS[digest]
        chain = layers(checkpoint.load(file, digest))
        for form, graph in FORMS.items():
            model = encode(graph(chain))
            yield network, form, _stored(folder, model, side)


def _stored(folder: Path, model: bytes, side: int) -> dict[str, Vectors]:
    digest = hashlib.sha256(model + str(photos(folder)).encode() + str(side).encode()).hexdigest()
    file = cache_folder() / "benchmarks" / f"subject-{folder.name}-{digest[:16]}.npz"
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_suffix(f".{os.getpid()}.part")
        with part.open("wb") as out:
            np.savez(out, **_extract(folder, model, side))
        part.replace(file)
    with np.load(file, allow_pickle=False) as arrays:
        return dict(arrays)


def _extract(folder: Path, model: bytes, side: int) -> dict[str, Vectors]:
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
    rows: dict[str, list[Vectors]] = {name: [] for name in VIEWS}
    for path in photos(folder):
        image = decode(path)
        for name, view in VIEWS.items():
            pixels = np.ascontiguousarray(view(image, side).transpose(2, 0, 1)[None])
            rows[name].append(session.run(None, {"picture": pixels})[0][0])
    return {name: unit(np.stack(made)) for name, made in rows.items()}


def _middle(image: Image, share: float) -> Image:
    """A square in the middle, of this share of the shorter side."""
    height, width = image.shape[:2]
    side = max(1, int(min(height, width) * share))
    top, left = (height - side) // 2, (width - side) // 2
    return np.ascontiguousarray(image[top : top + side, left : left + side])


VIEWS: Mapping[str, Callable[[Image, int], Image]] = {
    "stretch": lambda image, side: scaled(image, side, side),
    "mirrored": lambda image, side: scaled(image, side, side)[:, ::-1],
    "square": lambda image, side: scaled(_middle(image, 1), side, side),
    "crop": lambda image, side: scaled(_middle(image, side / (side + 32)), side, side),
    "larger": lambda image, side: scaled(image, side + 32, side + 32),
    "smaller": lambda image, side: scaled(image, side - 32, side - 32),
}
"""All of the photo, its mirror image, its middle, the crop that the network was judged by."""
