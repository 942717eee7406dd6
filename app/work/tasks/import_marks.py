"""Reads the marks of photos from their files in the background, in short steps.

Only headers are read, and only of files that were changed since. What was read is committed folder
by folder, so that a pass that was ended goes on where it was.

Near which towns photos were taken whose coordinates came with their XMP is looked up behind it; a
process does it, which alone loads the towns.
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
QUEUED = 4  # tasks that wait at the process

Read = tuple[Path, tuple[PhotoToRead, ...]]


def prepare() -> None:
    """Called once in the process; the functions bring what they need."""


def import_marks(
    library: Library,
    pool: Pool,
    on_changes: Callable[[dict[int, Marks]], None],
    on_fault: Callable[[str], object] = lambda _: None,
    photos: Collection[int] | None = None,
    on_facts: Callable[[list[int]], object] = lambda _: None,
) -> Iterator[Pause | None]:
    """Bring the marks of ``photos`` (None: of all) up to date with their files.

    ``on_changes`` hears of every commit that changed marks, ``on_fault`` a sentence on each file
    that can't be read, ``on_facts`` of photos of which XMP tells another time or place. Photos on
    which the process crashes are tried alone, then left as they are. Raises PoolError,
    StorageError.
    """
    folders = to_read(library, photos)
    again: list[Read] = []  # the photos of a folder that crashed it, one by one
    try:
        more = True
        while more or again or pool.outstanding:
            while (more or again) and pool.outstanding < QUEUED:
                task = again.pop() if again else next(_frozen(folders), None)
                more = more and task is not None
                if task is not None:
                    pool.submit(Task(task, read_changed, task, TIME_LIMIT))
                    yield None  # the next may have to be fetched
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
    """A photo that crashed the process: it is not looked at again before it changes."""
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


AT_ONCE = 2_000  # photos whose places are noted in one step


def name_new_places(
    library: Library, pool: Pool, on_named: Callable[[list[int]], object] = lambda _: None
) -> Iterator[Pause | None]:
    """Note the names of the places that have none yet; ``on_named`` hears of their photos. What a
    process can't do is asked for again the next time. Raises PoolError, StorageError."""
    spots = photos_without_place(library)
    if not spots:
        return
    coordinates = [(latitude, longitude) for _, latitude, longitude in spots]
    try:
        pool.submit(Task(spots, name_places, (coordinates,), TIME_LIMIT))
        while pool.outstanding:
            for result in pool.results(0.0):
                if isinstance(result, Done):
                    yield from _note(library, dict(zip(spots, result.value, strict=True)), on_named)
            yield PAUSE
    finally:
        pool.cancel()


def _note(
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
