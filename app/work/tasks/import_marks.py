"""Read the marks of photos from their files in the background, in short steps.

Only headers are read, and only of files that have changed since. Results are committed folder by
folder, so that an interrupted pass resumes where it was. Then the nearest towns are looked up for
photos with new coordinates from XMP, in a process, which alone loads the list of towns.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from pathlib import Path

from app.core.base.language import tr
from app.core.base.photo_types import Marks
from app.core.base.work_types import Pause
from app.core.facts.places import name_places
from app.core.library.ingest import photos_without_place, record_places
from app.core.library.library import Library
from app.core.marks.merging import FileMarks
from app.core.marks.sidecar_exchange import take_over, take_over_facts, to_read
from app.core.marks.sidecars import PhotoToRead, SeenMarks, read_changed, stamp_of
from app.work.processes.pool import Done, Failed, Pool, Task

PAUSE = Pause(0.01)  # while the process reads
TIME_LIMIT = 120.0  # seconds of computing for the photos of a task
QUEUED = 4  # tasks that may wait for the process

Read = tuple[Path, tuple[PhotoToRead, ...]]


def prepare() -> None:
    """Do nothing: the functions import what they need."""


def import_marks(
    library: Library,
    pool: Pool,
    on_changes: Callable[[dict[int, Marks]], None],
    on_fault: Callable[[str], object] = lambda _: None,
    photos: Collection[int] | None = None,
    on_facts: Callable[[list[int]], object] = lambda _: None,
) -> Iterator[Pause | None]:
    """Bring the marks of ``photos`` (None: all) up to date with their files.

    ``on_changes`` is called with marks changed by a commit, ``on_fault`` with a sentence for each
    unreadable file, ``on_facts`` with photos whose XMP gives another time or place. Photos that
    crash the process are tried alone, then skipped. Raises PoolError, StorageError.
    """
    folders = to_read(library, photos)
    again: list[Read] = []  # photos of a folder that crashed the process, one by one
    try:
        more = True
        while more or again or pool.outstanding:
            while (more or again) and pool.outstanding < QUEUED:
                task = again.pop() if again else next(_frozen(folders), None)
                more = more and task is not None
                if task is not None:
                    pool.submit(Task(task, read_changed, task, TIME_LIMIT))
                    yield None  # fetching the next may take a while
            results = pool.results(0.0)
            for result in results:
                if not isinstance(result, Failed):
                    _commit(library, result.value, on_changes, on_fault, on_facts)
                elif len(result.key[1]) > 1:
                    folder, inside = result.key
                    again += [(folder, (photo,)) for photo in inside]
                else:
                    _commit(library, [_unreadable(result)], on_changes, on_fault, on_facts)
                yield None
            if not results:
                yield PAUSE
    finally:
        pool.cancel()


def _frozen(folders: Iterator[tuple[Path, list[PhotoToRead]]]) -> Iterator[Read]:
    for folder, photos in folders:
        yield folder, tuple(photos)


def _unreadable(failed: Failed) -> SeenMarks:
    """Return the result for a photo that crashed the process: skipped until its file changes."""
    folder, (photo,) = failed.key
    fault = tr("{file}: {reason}", file=folder / photo.file.name, reason=failed.reason)
    return SeenMarks(photo.id, stamp_of(photo.file, ()), 0, FileMarks(), fault)


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


AT_ONCE = 2_000  # photos whose places are recorded in one step


def name_new_places(
    library: Library, pool: Pool, on_named: Callable[[list[int]], object] = lambda _: None
) -> Iterator[Pause | None]:
    """Record the names of new places; ``on_named`` is called with their photos.
    Places that the process fails on are tried again next time. Raises PoolError, StorageError."""
    spots = photos_without_place(library)
    if not spots:
        return
    coordinates = [(latitude, longitude) for _, latitude, longitude in spots]
    try:
        pool.submit(Task(spots, name_places, (coordinates,), TIME_LIMIT))
        while pool.outstanding:
            for result in pool.results(0.0):
                if isinstance(result, Done):
                    yield from _record_named(
                        library, dict(zip(spots, result.value, strict=True)), on_named
                    )
            yield PAUSE
    finally:
        pool.cancel()


def _record_named(
    library: Library,
    named: dict[tuple[int, float, float], tuple[str, ...]],
    on_named: Callable[[list[int]], object],
) -> Iterator[None]:
    spots = list(named)
    for start in range(0, len(spots), AT_ONCE):
        some = {spot: named[spot] for spot in spots[start : start + AT_ONCE]}
        record_places(library, some)
        on_named([photo for photo, *_ in some])
        yield
