"""Part of a scan: reads the photos that wait."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing
from functools import partial
from pathlib import Path

from app.core.duplicates import copies
from app.core.language import tr
from app.core.library.ingest import waiting_photos
from app.work.processes.pool import Done, Failed
from app.work.reading.extraction import ExtractionPlan, fits, plan_for, read_photo
from app.work.reading.work import Scan


def read(scan: Scan) -> Iterator[None]:
    """Read every photo that waits and whose folder is there."""
    count, photos = waiting_photos(scan.library)
    if not count or scan.work.stopped:
        return
    scan.progress.start("reading", count)
    yield from scan.read_into(scan, plan_for(scan.library, scan.library.matrices()), photos)


def read_here(
    scan: Scan,
    plan: ExtractionPlan,
    photos: Iterable[tuple[int, Path]],
    rows: Mapping[int, int] | None = None,
) -> Iterator[None]:
    """Read photos in processes of this machine, into the library's own files."""
    with closing(scan.library.writer()) as writer:

        def done(answers: list[Done]) -> None:
            results, others = list[Done](), list[Failed]()
            for answer in answers:
                if fits(answer.value, plan):
                    results.append(answer)
                else:
                    fault = tr("Reading it {fault}.", fault=tr("gave an invalid answer"))
                    others.append(Failed(answer.key, fault))
            if others:
                scan.record_failures(others)
            if rows is None:
                take_in(scan, partial(writer.append, [(r.key, r.value) for r in results]))
            else:
                writer.fill((rows[result.key], result.value) for result in results)

        tasks = (
            scan.photo_task(photo, read_photo, path, plan)
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
