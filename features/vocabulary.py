"""Visual words (Sivic & Zisserman 2003): cluster, count and weight local descriptors."""

from __future__ import annotations

import hashlib
import io
import zipfile
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from tokenize import TokenError
from typing import Any

import numpy as np
from numpy.typing import NDArray

from features.clustering import half_squares, mini_batch_kmeans, nearest
from features.errors import VocabularyError
from features.keypoints import DIMENSIONS, comparable
from features.types import Keypoints, Matrix, Vector

SIZES = {
    "sift200": ("sift", 200),
    "sift1000": ("sift", 1000),
    "surf200": ("surf", 200),
    "surf1000": ("surf", 1000),
}
"""Modality -> its local descriptor and number of words."""

DESCRIPTORS = 500_000
"""Most descriptors of each kind that are clustered."""

_FORMAT = 1
FILE = Path(__file__).resolve().parent.parent / "resources" / "vocabulary.npz"
"""The vocabulary of every library, made by docs/pictures/make_vocabulary.py."""

_DAMAGE = (
    OSError,
    EOFError,
    KeyError,
    ValueError,
    TypeError,
    RuntimeError,
    SyntaxError,
    MemoryError,
    TokenError,
    zipfile.BadZipFile,
    zlib.error,
)
"""Exceptions that reading a damaged archive of arrays is known to raise."""


@dataclass(frozen=True)
class Vocabularies:
    """The words of each modality, float32 (words, d), and their weights, float32 (words,).

    Centres have values of half precision, so that they survive storage in a file of half the size.
    """

    centres: Mapping[str, Matrix]
    weights: Mapping[str, Vector]

    @classmethod
    def train(cls, samples: Sequence[Keypoints], seed: int = 0) -> Vocabularies:
        """Cluster the descriptors of ``samples`` (one entry per photo), balanced over the photos.

        Weights are the inverse document frequencies ln((1 + n) / (1 + n_w)) + 1 of the sample.
        Raises VocabularyError if a kind has fewer distinct descriptors than words.
        """
        centres, weights = {}, {}
        for name, (kind, words) in SIZES.items():
            photos = [sample[kind] for sample in samples]
            drawn = _balanced(photos, DESCRIPTORS, np.random.default_rng(seed))
            rows = distinct(_comparable(kind, drawn))
            if len(rows) < words:
                raise VocabularyError(
                    f"{name} needs {words} distinct descriptors, the sample has {len(rows)}; "
                    "add photos."
                )
            found = mini_batch_kmeans(rows, words, np.random.default_rng(seed))
            centres[name] = found.astype(np.float16).astype(np.float32)
            weights[name] = _inverse_document_frequencies(photos, kind, centres[name])
        return cls(centres, weights)

    @cached_property
    def id(self) -> str:
        """A hash of the content, 16 hexadecimal digits."""
        digest = hashlib.sha256()
        for name in SIZES:
            digest.update(self.centres[name].tobytes() + self.weights[name].tobytes())
        return digest.hexdigest()[:16]

    @cached_property
    def _halves(self) -> Mapping[str, Vector]:
        return {name: half_squares(centres) for name, centres in self.centres.items()}

    def words(self, keypoints: Keypoints) -> dict[str, Vector]:
        """Return each modality's histogram: square roots of TF-IDF, of unit length.

        A photo without keypoints gets zeros.
        """
        rows = {kind: comparable(kind, keypoints[kind]) for kind in DIMENSIONS}
        return {
            name: _histogram(rows[kind], self.centres[name], self._halves[name], self.weights[name])
            for name, (kind, _) in SIZES.items()
        }

    def save(self, path: Path) -> None:
        """Write an .npz without pickle."""
        arrays: dict[str, Any] = {"format": np.int64(_FORMAT)}
        for name in SIZES:
            arrays[f"{name}.centres"] = self.centres[name].astype(np.float16)
            arrays[f"{name}.weights"] = self.weights[name]
        packed = io.BytesIO()  # savez leaves its file open when memory runs out
        np.savez_compressed(packed, **arrays)
        path.write_bytes(packed.getbuffer())

    @classmethod
    def load(cls, path: Path) -> Vocabularies:
        """Read what `save` wrote. Raises VocabularyError."""
        try:
            with np.load(path, allow_pickle=False) as arrays:
                if int(arrays["format"]) != _FORMAT:
                    raise VocabularyError(f"{path.name} was written by another version.")
                centres = {n: arrays[f"{n}.centres"].astype(np.float32) for n in SIZES}
                weights = {n: arrays[f"{n}.weights"].astype(np.float32) for n in SIZES}
        except _DAMAGE as error:
            raise VocabularyError(f"{path.name} is not a readable vocabulary: {error}.") from error
        return cls(centres, weights)


@cache
def shipped() -> Vocabularies:
    """Return the vocabulary of all libraries, trained on the photos in docs/pictures/credits.txt.

    Raises VocabularyError if the installation is damaged.
    """
    return Vocabularies.load(FILE)


def _balanced(
    photos: Sequence[NDArray[Any]], limit: int, generator: np.random.Generator
) -> list[NDArray[Any]]:
    """Return at most ``limit`` descriptors, evenly from all photos that have enough."""
    share = -(-limit // max(1, len(photos)))
    return [
        rows if len(rows) <= share else rows[generator.permutation(len(rows))[:share]]
        for rows in photos
    ]


def _comparable(kind: str, drawn: Sequence[NDArray[Any]]) -> Matrix:
    """Return all of ``drawn``, converted in parts: at once it would take four times the memory."""
    parts = [comparable(kind, rows) for rows in drawn]
    return np.concatenate(parts) if parts else np.empty((0, 0), np.float32)


def distinct(rows: Matrix) -> Matrix:
    """Sort ``rows`` in place and return the distinct ones; np.unique would make two copies."""
    if not len(rows):
        return rows
    records = rows.view([("", rows.dtype)] * rows.shape[1]).ravel()
    records.sort()
    distinct: Matrix = rows[np.concatenate([[True], records[1:] != records[:-1]])]
    return distinct


def _inverse_document_frequencies(
    photos: Sequence[NDArray[Any]], kind: str, centres: Matrix
) -> Vector:
    present = np.zeros(len(centres))
    for rows in photos:
        present[np.unique(nearest(comparable(kind, rows), centres))] += 1
    return (np.log((1 + len(photos)) / (1 + present)) + 1).astype(np.float32)


def _histogram(rows: Matrix, centres: Matrix, halves: Vector, weights: Vector) -> Vector:
    if not len(rows):
        return np.zeros(len(centres), dtype=np.float32)
    counts = np.bincount(nearest(rows, centres, halves), minlength=len(centres))
    histogram = np.sqrt(counts * weights)
    unit: Vector = (histogram / np.linalg.norm(histogram)).astype(np.float32)
    return unit
