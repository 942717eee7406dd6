"""Make synthetic libraries of any size with structured features, row by row when read.

Real collections of a million photos are hard to get, and their 3,900 numbers per photo would fill
15 GB. A seeded latent description of a few hundred bytes per photo replaces them. Reading computes
the rows, at about the cost of reading them from a disk.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from benchmarks.collection import Collection, load
from engine.index.base import Matrix
from features.extractor import GLOBAL, MODALITIES

Array = NDArray[np.float32]
STRUCTURE, NOISE = 24, 64  # latent dimensions of structure, and of weaker noise
CLUSTERS = 200
TABLE = 4096  # rows of jitter; a photo adds two of them


@dataclass(frozen=True)
class Mixed:
    """Rows latent @ basis: each modality is a different view of the same latent photo (n, l)."""

    latent: Array
    basis: Array  # (l, d)

    @property
    def shape(self) -> tuple[int, ...]:
        return len(self.latent), self.basis.shape[1]

    def __getitem__(self, rows: Any, /) -> Array:
        return self.latent[rows] @ self.basis


@dataclass(frozen=True)
class Jittered:
    """Rows between two real photos of a class, plus jitter, so that none is repeated."""

    photos: Array  # (p, d)
    jitter: Array  # (TABLE, d)
    pairs: NDArray[np.int64]  # (n, 4): two photos, two rows of jitter
    share: Array  # (n, 1), of the second photo

    @property
    def shape(self) -> tuple[int, ...]:
        return len(self.pairs), self.photos.shape[1]

    def __getitem__(self, rows: Any, /) -> Array:
        first, second, one, two = self.pairs[rows].T
        share = self.share[rows]
        between = self.photos[first] * (1 - share) + self.photos[second] * share
        result: Array = between + self.jitter[one] - self.jitter[two]
        return result


@dataclass(frozen=True)
class Library:
    """Scaled vectors of n photos, and what a simulated person sees in each."""

    vectors: dict[str, Matrix]
    labels: NDArray[np.int64]

    def read(self, rows: Any) -> dict[str, Array]:
        """Return the vectors of a few photos."""
        return {name: np.asarray(matrix[np.asarray(rows)]) for name, matrix in self.vectors.items()}


def make(
    kind: str, n: int, seed: int, photos: Path, modalities: Literal["all", "global"]
) -> Library:
    """Return a library of ``kind``.
    It is "clusters", "manifold", or from the photos in the folder ``photos`` "corel1k" (classical
    modalities) or "subject" (with the network's vectors)."""
    if kind == "subject":
        return _between(n, seed, load(photos, "all"))
    if kind == "corel1k":
        return _between(n, seed, load(photos, "classical" if modalities == "all" else modalities))
    random = np.random.default_rng(seed)
    structure, labels = (_clusters if kind == "clusters" else _manifold)(n, random)
    noise = 0.2 * random.standard_normal((n, NOISE), dtype=np.float32)
    latent = np.concatenate([structure, noise], axis=1, dtype=np.float32)
    names = MODALITIES if modalities == "all" else GLOBAL
    views = {name: _view(latent, MODALITIES[name].dimension, random) for name in names}
    return Library(dict(views), labels)


def mapped(library: Library, folder: Path) -> Library:
    """Return the library written to ``folder`` and memory-mapped, as the program stores it."""
    vectors: dict[str, Matrix] = {}
    for name, matrix in library.vectors.items():
        path = folder / f"{name}.npy"
        stored = np.lib.format.open_memmap(path, "w+", np.float32, matrix.shape)
        for start in range(0, len(stored), 4096):
            stored[start : start + 4096] = matrix[slice(start, start + 4096)]
        stored.flush()
        vectors[name] = np.load(path, mmap_mode="r")
    return Library(vectors, library.labels)


def _clusters(n: int, random: np.random.Generator) -> tuple[Array, NDArray[np.int64]]:
    """Return Gaussian clusters that overlap a little."""
    labels = random.integers(0, CLUSTERS, n)
    centres = random.standard_normal((CLUSTERS, STRUCTURE), dtype=np.float32)
    return centres[labels] + 0.6 * random.standard_normal((n, STRUCTURE), dtype=np.float32), labels


def _manifold(n: int, random: np.random.Generator) -> tuple[Array, NDArray[np.int64]]:
    """Return a curved sheet of eight dimensions without clusters, labelled by sixteen regions."""
    position = random.uniform(-1, 1, (n, 8)).astype(np.float32)
    bends = 1.2 * random.standard_normal((8, STRUCTURE), dtype=np.float32)
    phases = random.uniform(0, 6, STRUCTURE).astype(np.float32)
    labels = (position[:, :4] > 0) @ np.array([1, 2, 4, 8])
    return np.sin(position @ bends + phases), labels.astype(np.int64)


def _view(latent: Array, dimension: int, random: np.random.Generator) -> Mixed:
    """Return one modality, which represents some latent dimensions well and others hardly."""
    interest = np.abs(random.standard_normal((latent.shape[1], 1)))
    basis = interest * random.standard_normal((latent.shape[1], dimension))
    variance = (latent[:10_000] @ basis).var(axis=0).sum()
    return Mixed(latent, (basis / np.sqrt(2 * variance)).astype(np.float32))


def _between(n: int, seed: int, collection: Collection) -> Library:
    """Return photos between two of a class, with jitter, as the most realistic large library."""
    random = np.random.default_rng(seed)
    first = random.integers(0, len(collection.labels), n)
    order = np.argsort(collection.labels, kind="stable")
    starts = np.searchsorted(collection.labels[order], np.arange(len(collection.classes) + 1))
    sizes = np.diff(starts)
    label = collection.labels[first]
    second = order[starts[label] + random.integers(0, sizes[label])]
    pairs = np.column_stack([first, second, random.integers(0, TABLE, (n, 2))])
    share = random.uniform(0, 0.5, (n, 1)).astype(np.float32)
    vectors: dict[str, Matrix] = {
        name: Jittered(array, _jitter(array, random), pairs, share)
        for name, array in collection.vectors.items()
    }
    return Library(vectors, label)


def _jitter(array: Array, random: np.random.Generator) -> Array:
    spread = 0.2 * array.std(axis=0)
    return random.standard_normal((TABLE, array.shape[1]), dtype=np.float32) * spread
