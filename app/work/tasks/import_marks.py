"""Read the marks of photos from their files in the background, in short steps.

Only headers are read, and only of files that have changed since. Results are committed folder by
folder, so that an interrupted pass resumes where it was.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from pathlib import Path

from app.core.base.language import tr
from app.core.base.photo_types import Marks
from app.core.library.library import Library
from app.core.marks.merging import DatedMarks
from app.core.marks.sidecar_exchange import take_over, take_over_facts, to_read
from app.core.marks.sidecars import PhotoToRead, SeenMarks, read_changed, stamp_of
from app.work.processes.pool import Done, Failed, Pool, Task

STEP_WAIT = 0.02  # seconds that a step may wait for the process
TIME_LIMIT = 120.0  # seconds of computing for the photos of a task
QUEUED = 2  # tasks: few, as fetching one takes a while

Read = tuple[Path, tuple[PhotoToRead, ...]]


def import_marks(
    library: Library,
    pool: Pool,
    on_changes: Callable[[dict[int, Marks]], None],
    on_fault: Callable[[str], object] = lambda _: None,
    photos: Collection[int] | None = None,
    on_facts: Callable[[list[int]], object] = lambda _: None,
) -> Iterator[None]:
    """Bring the marks of ``photos`` (None: all) up to date with their files.

    ``on_changes`` is called with marks changed by a commit, ``on_fault`` with a sentence for each
    unreadable file, ``on_facts`` with photos whose XMP gives another time or place. Photos that
    crash the process are tried alone, then skipped. Raises PoolError, StorageError.
    """

    def tasks() -> Iterator[Task]:
        for folder, some in to_read(library, photos):
            yield _task((folder, tuple(some)))

    for results in pool.run(tasks(), QUEUED, STEP_WAIT):
        for result in results:
            folder, inside = result.key
            if isinstance(result, Done):
                _commit(library, result.value, on_changes, on_fault, on_facts)
            elif len(inside) > 1:
                for photo in inside:
                    pool.submit(_task((folder, (photo,))))
            else:
                _commit(library, [_unreadable(result)], on_changes, on_fault, on_facts)
            yield
        yield


def _task(read: Read) -> Task:
    return Task(read, read_changed, read, TIME_LIMIT)


def _unreadable(failed: Failed) -> SeenMarks:
    """Return the result for a photo that crashed the process: skipped until its file changes."""
    folder, (photo,) = failed.key
    fault = tr("{file}: {reason}", file=folder / photo.file.name, reason=failed.reason)
    return SeenMarks(photo.id, stamp_of(photo.file, ()), 0, DatedMarks(), fault)


def _commit(
    library: Library,
    said: list[SeenMarks],
    on_changes: Callable[[dict[int, Marks]], None],
    on_fault: Callable[[str], object],
    on_facts: Callable[[list[int]], object],
) -> None:
    for each in said:
        if each.fault:
            on_fault(each.fault)
    if not said:
        return
    with library.transaction():
        facts, changed = take_over_facts(library, said), take_over(library, said)
    if changed:
        on_changes(changed)
    if facts:
        on_facts(facts)
