"""Write a synthetic library to the disk, as the program writes one.

The pictures are a few small files under many names, so that thumbnails and the first scan are real;
the vectors are those of `benchmarks.search.data`.
"""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from app.core.duplicates.copies import note_difference
from app.core.library.file_tables import Difference, FoundFile
from app.core.library.library import Library
from app.core.library.modalities import choose_subject
from app.core.open_library import open_library
from app.core.photos.tables import waiting_photos
from app.core.vectors.tables import ReadPhoto, begin_matrix, name_of
from benchmarks.search import data
from features.extractor import MODALITIES

PICTURES = 64  # different files
AT_ONCE = 2_000  # photos in one transaction
SIZE = 96, 72  # pixels


def write(folder: Path, photos: Path, n: int, seed: int) -> NDArray[np.int64]:
    """Make a library in ``folder`` of ``n`` photos in ``photos``; return their labels, by row."""
    made = data.make("manifold", n, seed, photos, "all")
    names = _pictures(photos, n, seed)
    with open_library(folder) as library:
        root = library.add_root(photos).id
        choose_subject(library, wanted=False)  # synthetic vectors have no subject
        for modality in MODALITIES.values():
            begin_matrix(library.catalogue, modality, 1.0)
        writer = library.writer()
        for start in range(0, n, AT_ONCE):
            part = slice(start, start + AT_ONCE)
            ids = note(library, root, photos, names[part])
            vectors = {
                name_of(name, MODALITIES[name].version): array
                for name, array in made.read(np.arange(n)[part]).items()
            }
            batch = [
                (
                    photo,
                    ReadPhoto(
                        b"%d" % photo, *SIZE, {name: array[i] for name, array in vectors.items()}
                    ),
                )
                for i, photo in enumerate(ids)
            ]
            writer.append(batch)
        writer.close()
    return made.labels


def _pictures(folder: Path, n: int, seed: int) -> list[str]:
    """Make ``n`` pictures in ``folder``, many of them links to one file; return their names."""
    random = np.random.default_rng(seed)
    folder.mkdir(parents=True)
    firsts = []
    for number in range(min(n, PICTURES)):
        pixels = random.integers(0, 256, (6, 8, 3)).astype(np.uint8)
        firsts.append(folder / f"{number:07}.png")
        Image.fromarray(pixels).resize(SIZE).save(firsts[-1])
    for number in range(len(firsts), n):
        os.link(firsts[number % len(firsts)], folder / f"{number:07}.png")
    return [f"{number:07}.png" for number in range(n)]


def note(library: Library, root: int, folder: Path, names: list[str]) -> list[int]:
    """Record files as a scan does; return the photos' ids."""
    files = []
    for name in names:
        status = (folder / name).stat()
        files.append(FoundFile(root, name.encode(), status.st_size, status.st_mtime_ns))
    note_difference(library, Difference(new=files))
    waiting = waiting_photos(library.catalogue)  # by path, like the names
    return [photo for photo, _ in waiting]
