"""Read a folder with real files, but extract features from a part of the photos only.

Two cores extract some 60 photos a second, so a million take hours. All files are read and hashed,
their headers are read, and all go the program's own way from the disk to the catalogue; photos that
are not extracted get vectors halfway between those of two photos that were.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path

import numpy as np

from app.core.base.content_hash import hash_of
from app.core.facts.facts import shot_in
from app.core.vectors.tables import ReadPhoto
from app.work.processes.pool import Done, Task
from app.work.reading.extraction import ExtractionPlan, read_photo
from app.work.reading.read import commit_photos
from app.work.reading.scan import ReadInto, Scan
from engine.types import Float32
from features.decode import probe, read

FIRST = 1_000  # photos that are all extracted
KEPT = 2_000  # photos from whose vectors others are made

Vectors = Mapping[str, Float32]


def skim(path: Path) -> ReadPhoto:
    """Return a photo without vectors. Raises DecodeError."""
    data, header = read(path), probe(path)
    return ReadPhoto(hash_of(data), header.width, header.height, {}, shot_in(data, path.name))


class Mixed:
    """Vectors of photos that were extracted, and of those made from them."""

    def __init__(self) -> None:
        self._known: list[Vectors] = []

    def complete(self, result: Done) -> tuple[int, ReadPhoto]:
        """Return a photo that was read or skimmed, with vectors."""
        seen: ReadPhoto = result.value
        if seen.vectors:
            self._keep(result.key, seen.vectors)
            return result.key, seen
        first, second = np.random.default_rng(result.key).choice(len(self._known), 2)
        one, other = self._known[first], self._known[second]
        half = {name: (one[name] + other[name]) / np.float32(2) for name in one}
        return result.key, ReadPhoto(seen.hash, seen.width, seen.height, half, seen.shot)

    def _keep(self, photo: int, vectors: Vectors) -> None:
        if len(self._known) < KEPT:
            self._known.append(vectors)
        else:
            self._known[photo % KEPT] = vectors


def subsampled(every: int) -> ReadInto:
    """Return a variant of `read_here` that extracts one in ``every`` photos after the first."""

    def read_into(
        scan: Scan,
        plan: ExtractionPlan,
        photos: Iterable[tuple[int, Path]],
        rows: Mapping[int, int] | None = None,
    ) -> Iterator[None]:
        mixed, numbers = Mixed(), count()

        def task(photo: int, path: Path) -> Task:
            number = next(numbers)
            if number < FIRST or number % every == 0:
                return scan.photo_task(photo, read_photo, path, plan)
            return scan.photo_task(photo, skim, path)

        with closing(scan.library.writer()) as writer:

            def done(results: list[Done]) -> None:
                seen = [mixed.complete(result) for result in results]
                if rows is None:
                    commit_photos(scan, partial(writer.append, seen))
                else:
                    writer.fill([(rows[photo], each) for photo, each in seen])

            tasks = (task(photo, path) for photo, path in photos)
            yield from scan.work.run(tasks, done, scan.record_failures)

    return read_into
