"""Last part of a scan: asks the EXIF of photos that were read without it when they were taken.

Those of libraries of before, and those that a cluster read. Only headers are read, in the pool's
processes; what was found is noted about once a second, so a scan that ends early goes on later.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from likewise.app.core.library.ingest import photos_without_shot, record_shots
from likewise.app.core.types import Changes
from likewise.app.workers.indexing.work import Scan
from likewise.app.workers.processes.pool import Done, Failed
from likewise.features.shot import UNKNOWN, Shot, shot_of


def read_shots(scan: Scan) -> Iterator[None]:
    """Note when and with what each photo was taken whose folder is there."""
    photos = photos_without_shot(scan.library)
    if not photos or scan.work.stopped:
        return
    scan.progress.start("dating", len(photos))
    contents = {photo: content for photo, content, _ in photos}

    def note(found: list[tuple[int, Shot]]) -> None:
        record_shots(scan.library, [(photo, contents[photo], shot) for photo, shot in found])
        dated = tuple(photo for photo, shot in found if shot != UNKNOWN)
        if dated:
            scan.on_changes(Changes(updated=dated))

    def done(results: list[Done]) -> None:
        note([(result.key, result.value) for result in results if result.value is not None])

    def failed(failures: list[Failed]) -> None:
        note([(failure.key, UNKNOWN) for failure in failures if not failure.stalled])

    tasks = (scan.photo_task(photo, look, path) for photo, _, path in photos if scan.answers(photo))
    yield from scan.work.run(tasks, done, failed)


def look(path: Path) -> Shot | None:
    """What the EXIF of a file tells; None if the file can't be opened now."""
    try:
        return shot_of(path)
    except OSError:
        return None
