"""Drive a scan: files on the disk -> the pool -> the matrices -> the catalogue.

model: try the chosen image model, if there is one;
detect: walk the folders, record what is new, changed, moved, vanished;
subject: try the network that recognizes the subject, unless it is left out;
begin: drop unwanted matrices, begin missing ones;
read: read new photos;
fill: read photos again for what matrices lack;
date: read the EXIF date and place of photos that lack them, and look up the names of places.

Every step is short and leaves the library consistent, so it can be searched and judged in between,
and a scan that is stopped or killed resumes where it was.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from app.core.base.garbage import without_collections
from app.core.base.photo_types import UNKNOWN_SHOT, Changes, Shot
from app.core.base.work_types import Pace, Progress, run_through
from app.core.facts.facts import shot_of
from app.core.facts.places import name_places
from app.core.facts.tables import nameless_places, note_places, note_shots, without_shot
from app.core.library.library import Library
from app.core.library.modalities import check_modalities, is_subject_wanted
from app.core.library.networks import Networks
from app.core.safety.repair import remove_unused
from app.work.processes.pool import STALL_LIMIT, Done, Failed, Pool, Task
from app.work.reading.detect_changes import detect_changes, use_copies
from app.work.reading.read import (
    begin_matrices,
    fill_matrices,
    read,
    read_here,
    try_subject,
    use_wanted_model,
)
from app.work.reading.scan import STEP_WAIT, ReadInto, Scan, ScanProgress, Work

PHOTO_LIMIT = 60.0  # seconds of computing to read one photo


class Indexer:
    """Scans all folders of one library, on the thread that owns it.

    ``steps()`` is the scan as an iterator of short steps, and ``run()`` takes them all; closing the
    iterator stops the scan and keeps what was read. ``on_changes`` is called with every commit, and
    ``on_fault`` with errors after which the scan can go on; by default they are raised.
    ``read_into`` reads the photos: in processes of this machine, or on a cluster. Without
    ``detecting`` the files are assumed to match the catalogue.

    Attribute: ``is_detecting``, whether changes on the disk are being detected, or will be.
    """

    def __init__(
        self,
        library: Library,
        *,
        on_progress: Callable[[Progress], None] = lambda _: None,
        on_changes: Callable[[Changes], None] = lambda _: None,
        on_fault: Callable[[Exception], None] | None = None,
        processes: int | None = None,
        photo_limit: float = PHOTO_LIMIT,
        stall_limit: float = STALL_LIMIT,
        read_into: ReadInto = read_here,
        detecting: bool = True,
    ) -> None:
        self.is_detecting = detecting
        self._on_progress = on_progress
        self._processes = processes or cores()
        networks = Networks(is_subject_wanted(library))
        self._pool = Pool(self._processes, writable=(), before=networks.make)
        progress = ScanProgress(on_progress)
        self._scan = Scan(
            library=library,
            work=Work(self._pool, progress),
            read_into=read_into,
            progress=progress,
            on_changes=on_changes,
            on_fault=on_fault or _raise,
            photo_limit=photo_limit,
            stall_limit=stall_limit,
        )

    def steps(self) -> Iterator[None]:
        """Scan, one short step at a time.

        Raises StorageError if the library can't be written, PoolError if no process starts,
        ModelError if the image model is gone, and SchemaError if another package's modality is
        there but can't be loaded.
        """
        scan = self._scan
        scan.library.scanning = True
        try:
            check_modalities(scan.library)
            if self.is_detecting:
                remove_unused(scan.library)
            yield from use_wanted_model(scan)
            if self.is_detecting:
                with without_collections():
                    yield from detect_changes(scan)
                    yield from use_copies(scan)
                self.is_detecting = False
            yield  # each part first finds out what there is to do, which is a step of its own
            yield from try_subject(scan)
            begin_matrices(scan)
            yield
            yield from read(scan)
            yield from fill_matrices(scan)
            yield from read(scan)  # photos whose files had changed when they were read for `fill`
            yield
            yield from read_shots(scan)
            yield
            yield from name_new_places(scan.library, self._pool, self._note_named)
            yield
        finally:
            self._pool.close()
            self.is_detecting = scan.library.scanning = False
            self._on_progress(Progress("idle"))

    def _note_named(self, photos: list[int]) -> None:
        self._scan.on_changes(Changes(updated=tuple(photos)))

    def run(self) -> None:
        """Scan until everything is read."""
        run_through(self.steps())

    def set_pace(self, pace: Pace) -> None:
        """Read with all cores, or gently with one; while paused begin nothing new."""
        self._pool.limit = 1 if pace.gentle else self._processes
        self._scan.work.paused = pace.paused


def _raise(error: Exception) -> None:
    raise error


def cores() -> int:
    """Return the number of cores that this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def read_shots(scan: Scan) -> Iterator[None]:
    """Record when and with what photos were taken, for those whose folder is there."""
    photos = without_shot(scan.library.catalogue)
    if not photos:
        return
    scan.progress.start("dating", len(photos))
    contents = {photo: content for photo, content, _ in photos}

    def note(found: list[tuple[int, Shot]]) -> None:
        shots = [(photo, contents[photo], shot) for photo, shot in found]
        note_shots(scan.library.catalogue, shots)
        dated = tuple(photo for photo, shot in found if shot.has_facts)
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


def shot_if_readable(path: Path) -> Shot | None:
    """Return what the EXIF of a file says; None if the file can't be opened now."""
    try:
        return shot_of(path)
    except OSError:
        return None


PLACES_LIMIT = 120.0  # seconds of computing for all places
BATCH = 2_000  # photos whose places are recorded in one step


def name_new_places(
    library: Library, pool: Pool, on_named: Callable[[list[int]], object] = lambda _: None
) -> Iterator[None]:
    """Record the names of new places, which a process looks up: it alone loads the list of towns.
    ``on_named`` is called with their photos. What fails is tried again next time. Raises PoolError,
    StorageError."""
    spots = nameless_places(library.catalogue)
    if not spots:
        return
    coordinates = [(latitude, longitude) for _, latitude, longitude in spots]
    task = Task(None, name_places, (coordinates,), PLACES_LIMIT)
    for finished in pool.run([task], 1, STEP_WAIT):
        for result in finished:
            named = [*zip(spots, result.value, strict=True)] if isinstance(result, Done) else []
            for start in range(0, len(named), BATCH):
                some = dict(named[start : start + BATCH])
                note_places(library.catalogue, some)
                on_named([photo for photo, *_ in some])
                yield
        yield
