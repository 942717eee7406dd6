"""A small library with made-up vectors: ten photos of each of three kinds."""

from __future__ import annotations

import os
from collections.abc import Container, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

from app.cluster.machines import open_index
from app.core.library.library import Library
from app.core.open_library import open_library
from app.core.profiles.query import see_picture
from app.core.search.session import SearchSession
from app.core.vectors.tables import ReadPhoto
from features import nouns
from features.extractor import GLOBAL, MODALITIES
from features.noun_list import labels_by_noun
from tests.made_files import add_file
from tests.made_matrices import begin, named

KINDS, EACH = 3, 10
DIMENSIONS = {"color": 6, "gist": 8}


@dataclass(frozen=True)
class Photos:
    """An open library and which of its photos is of which kind."""

    library: Library
    ids: tuple[int, ...]
    kinds: dict[int, int]

    def like(self, photo: int) -> list[int]:
        """The other photos of the same kind."""
        return [p for p in self.ids if p != photo and self.kinds[p] == self.kinds[photo]]

    def unlike(self, photo: int) -> list[int]:
        """The photos of other kinds."""
        return [p for p in self.ids if self.kinds[p] != self.kinds[photo]]


@pytest.fixture
def photos(tmp_path: Path) -> Iterator[Photos]:
    folder = tmp_path / "photos"
    folder.mkdir()
    with open_library(tmp_path / "library") as library:
        yield fill(library, folder, DIMENSIONS)


@pytest.fixture
def photos_with_features(tmp_path: Path) -> Iterator[Photos]:
    """The same with the dimensions of the real global modalities, for pictures from outside."""
    folder = tmp_path / "photos"
    folder.mkdir()
    with open_library(tmp_path / "library") as library:
        yield fill(library, folder, {name: MODALITIES[name].dimension for name in GLOBAL})


NOUNS = "banana", "zebra", "volcano"
"""Each means one label, and shows in the photos of one kind."""


@pytest.fixture
def photos_that_show(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Photos]:
    """The same with subject vectors: photos of kind k show NOUNS[k]."""
    folder = tmp_path / "photos"
    folder.mkdir()
    with open_library(tmp_path / "library") as library:
        photos = fill(library, folder, {"color": 6, "subject": 8}, scales={"subject": 2.0})
        vectors = library.snapshot().vectors["subject"][:] / np.float32(2)
        weight = np.zeros((1000, 8), np.float32)
        for kind, noun in enumerate(NOUNS):
            (label,) = labels_by_noun()[noun]
            weight[label] = vectors[kind::KINDS].mean(axis=0)
        monkeypatch.setattr(nouns, "last_layer", lambda: (weight, np.zeros(1000, np.float32)))
        yield photos


@pytest.fixture
def session(photos: Photos) -> SearchSession:
    return SearchSession(photos.library, open_index(photos.library), see_picture)


def fill(
    library: Library,
    folder: Path,
    dimensions: Mapping[str, int],
    silent: Container[str] = (),
    scales: Mapping[str, float] | None = None,
) -> Photos:
    """Add photos whose kinds differ in a direction that noise almost hides.

    ``silent`` modalities are noise alone; ``scales`` are 1 where nothing is said.
    """
    factors = dict.fromkeys(dimensions, 1.0) | dict(scales or {})
    random = np.random.default_rng(0)
    kinds = np.arange(KINDS * EACH) % KINDS
    vectors = {}
    for name, dimension in dimensions.items():
        centres = random.normal(size=(KINDS, dimension)) * (name not in silent)
        noise = random.normal(size=(len(kinds), dimension))
        vectors[name] = ((centres[kinds] + noise) / np.sqrt(4 * dimension)).astype(np.float32)
    root = library.add_root(folder).id
    with library.catalogue.transaction() as connection:
        begin(library, dimensions, factors)
        for number in range(len(kinds)):
            add_file(connection, root, f"{number:02}.jpg".encode())
        ids = [row[0] for row in connection.execute("SELECT id FROM photos ORDER BY id")]
    vectors = named(vectors)
    batch = [
        (
            photo,
            ReadPhoto(b"%d" % photo, 4, 3, {name: array[row] for name, array in vectors.items()}),
        )
        for row, photo in enumerate(ids)
    ]
    with closing(library.writer()) as writer:
        writer.append(batch)
    return Photos(library, tuple(ids), dict(zip(ids, kinds.tolist(), strict=True)))


def add_photos(photos: Photos, count: int) -> list[int]:
    """Photos that are read later, each like one of those that there are, in turn."""
    library = photos.library
    root = library.roots()[0].id
    with library.catalogue.transaction() as connection:
        before = {info.id for info in library.photos()}
        for number in range(count):
            name = f"new {len(before)} {number:03}.jpg".encode()
            add_file(connection, root, name)
        ids = [row[0] for row in connection.execute("SELECT id FROM photos ORDER BY id")]
    new = [photo for photo in ids if photo not in before]
    random = np.random.default_rng(1)
    vectors = library.snapshot().vectors
    batch = []
    for number, photo in enumerate(new):
        near = {
            name: matrix[number % KINDS : number % KINDS + 1][0] for name, matrix in vectors.items()
        }
        moved = {
            name: (row + random.normal(0, 0.02, row.shape)).astype(np.float32)
            for name, row in near.items()
        }
        batch.append((photo, ReadPhoto(os.urandom(16), 4, 3, named(moved))))
    with closing(library.writer()) as writer:
        writer.append(batch)
    return new
