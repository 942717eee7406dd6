"""Reads the EXIF of photos that were read without it, at the end of a scan; names their places.

Those of libraries of before, and those that a cluster read. Only headers are read, in the pool's
processes; what was found is noted about once a second, so a scan that ends early goes on later.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from app.core.base.photo_types import UNKNOWN_SHOT, Changes, Shot
from app.core.facts.places import name_places
from app.core.facts.table import shot_of
from app.core.library.ingest import (
    photos_without_place,
    photos_without_shot,
    record_places,
    record_shots,
)
from app.work.processes.pool import Done, Failed, Task
from app.work.reading.work import Scan

AT_ONCE = 2_000  # photos whose places are noted in one step


def read_shots(scan: Scan) -> Iterator[None]:
    """Note when and with what each photo was taken whose folder is there."""
    photos = photos_without_shot(scan.library)
    if not photos or scan.work.stopped:
        return
    scan.progress.start("dating", len(photos))
    contents = {photo: content for photo, content, _ in photos}

    def note(found: list[tuple[int, Shot]]) -> None:
        record_shots(scan.library, [(photo, contents[photo], shot) for photo, shot in found])
        dated = tuple(photo for photo, shot in found if shot.tells)
        if dated:
            scan.on_changes(Changes(updated=dated))

    def done(results: list[Done]) -> None:
        note([(result.key, result.value) for result in results if result.value is not None])

    def failed(failures: list[Failed]) -> None:
        note([(failure.key, UNKNOWN_SHOT) for failure in failures if not failure.stalled])

    tasks = (
        scan.photo_task(photo, shot_if_readable, path)
        for photo, _, path in photos
        if scan.answers(photo)
    )
    yield from scan.work.run(tasks, done, failed)


def name_all_places(scan: Scan) -> Iterator[None]:
    """Note near which towns photos were taken, of those whose coordinates are new."""
    asked = photos_without_place(scan.library)
    if not asked or scan.work.stopped:
        return
    found: list[tuple[str, ...]] = []

    def done(results: list[Done]) -> None:
        for result in results:
            found.extend(result.value)

    coordinates = [(latitude, longitude) for _, latitude, longitude in asked]
    task = Task(0, name_places, (coordinates,), scan.photo_limit)
    yield from scan.work.run([task], done, lambda failures: None)  # else the next scan asks again
    named = list(zip(asked, found, strict=False))  # none of them if it failed
    for start in range(0, len(named), AT_ONCE):
        some = named[start : start + AT_ONCE]
        record_places(scan.library, dict(some))
        scan.on_changes(Changes(updated=tuple(photo for (photo, *_), _ in some)))
        yield


def shot_if_readable(path: Path) -> Shot | None:
    """What the EXIF of a file tells; None if the file can't be opened now."""
    try:
        return shot_of(path)
    except OSError:
        return None
