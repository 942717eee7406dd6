"""Third part of a scan: reads waiting photos into the generation that is searched."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing
from functools import partial
from pathlib import Path

from app.core.duplicates import copies
from app.core.library.generations import is_usable
from app.core.library.ingest import waiting_photos
from app.core.store.matrices.generations import Generation
from app.workers.indexing.extraction import read_photo
from app.workers.indexing.work import Scan
from app.workers.processes.pool import Done


def read(scan: Scan) -> Iterator[None]:
    """Read every photo that waits and whose folder is there."""
    generation = scan.library.generation()
    if generation is None or not is_usable(scan.library, generation):  # no photo is to blame
        return
    count, photos = waiting_photos(scan.library)
    if not count:
        return
    scan.progress.start("reading", count)
    yield from scan.read_into(scan, generation, photos)


def read_here(
    scan: Scan,
    generation: Generation,
    photos: Iterable[tuple[int, Path]],
    rows: Mapping[int, int] | None = None,
) -> Iterator[None]:
    """Read photos in processes of this machine, into the generation's own matrices."""
    networks = scan.library.networks(generation.dimensions)
    scales = dict(generation.scales)  # which can be sent
    with closing(scan.library.writer(generation)) as writer:

        def done(results: list[Done]) -> None:
            if rows is None:
                take_in(scan, partial(writer.append, [(r.key, r.value) for r in results]))
            else:
                writer.rewrite([(rows[result.key], result.key, result.value) for result in results])

        tasks = (
            scan.photo_task(photo, read_photo, path, networks, scales)
            for photo, path in photos
            if scan.answers(photo)
        )
        yield from scan.run(tasks, done)


def take_in(scan: Scan, append: Callable[[], list[int]]) -> None:
    """Have photos appended that were read, and tell which can be searched now; those that are
    copies of others are no photos of their own."""
    with scan.library.transaction():
        changes = copies.take_in(scan.library, append())
    scan.on_changes(changes)
