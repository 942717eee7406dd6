"""The last part of a scan: read what is waiting, with the current vocabulary and scales."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import numpy as np

from app.core.generations import Generation
from app.core.ingest import readable_photos
from app.core.rows import ReadPhoto, append_rows
from app.core.types import Changes, PhotoState
from app.workers.extraction import read_photo
from app.workers.indexer_work import Scan, Task
from app.workers.pool import Done

WAITING = (PhotoState.PENDING,)


def read(scan: Scan) -> Iterator[None]:
    """Read every photo that waits and whose folder is there."""
    generation = scan.library.generation()
    if generation is None or generation.vocabulary is None:
        return
    vocabulary = scan.library.vocabulary_path(generation.vocabulary)
    waiting = readable_photos(scan.library.catalogue, WAITING)
    scan.meter.start("reading", len(waiting))
    with closing(scan.library.store(generation)) as store:
        yield from scan.work.run(
            (
                Task(photo, read_photo, (path, scan.samples, vocabulary), scan.photo_limit)
                for photo, path, _ in waiting
            ),
            done=lambda results: announce(
                scan,
                append_rows(
                    scan.library.catalogue,
                    store,
                    [scaled(result.key, result, generation) for result in results],
                ),
            ),
            failed=scan.record_failures,
        )


def scaled(photo: int, result: Done, generation: Generation) -> ReadPhoto:
    """What a task made of ``photo``, in the scales of ``generation``."""
    read = result.value
    factors = generation.scales or dict.fromkeys(read.vectors, 1.0)
    return ReadPhoto(
        photo=photo,
        hash=read.hash,
        width=read.width,
        height=read.height,
        vectors={name: v * np.float32(factors[name]) for name, v in read.vectors.items()},
    )


def announce(scan: Scan, photos: list[int]) -> None:
    """Tell that these photos can be searched now."""
    scan.on_changes(Changes(added=tuple(photos), roots=True))
