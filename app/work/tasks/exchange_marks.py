"""Read the marks of photos from their files, and write them into sidecars, in short steps.

Files are opened in a process that may crash. Only headers are read, and only of files that have
changed since. What was read is committed folder by folder, so that an interrupted pass resumes
where it was.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from app.core.base.language import both_sentences, tr, tr_n
from app.core.base.photo_types import Marks
from app.core.library.library import Library
from app.core.marks import sidecars
from app.core.marks.marking import (
    check_allowed,
    merge_facts,
    merge_marks,
    note_written,
    sidecar_habit,
    to_read,
    to_write,
)
from app.core.marks.sidecars import PhotoToRead, PhotoToWrite, SeenMarks, read_changed, stamp_of
from app.work.processes.pool import Done, Failed, Pool, Task

STEP_WAIT = 0.02  # seconds that a step may wait for the process
TIME_LIMIT = 120.0  # seconds of computing for the photos or sidecars of a task
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
            yield _reading_task((folder, tuple(some)))

    for results in pool.run(tasks(), QUEUED, STEP_WAIT):
        for result in results:
            folder, inside = result.key
            if isinstance(result, Done):
                _commit(library, result.value, on_changes, on_fault, on_facts)
            elif len(inside) > 1:
                for photo in inside:
                    pool.submit(_reading_task((folder, (photo,))))
            else:
                _commit(library, [_unreadable(result)], on_changes, on_fault, on_facts)
            yield
        yield


def _reading_task(read: Read) -> Task:
    return Task(read, read_changed, read, TIME_LIMIT)


def _unreadable(failed: Failed) -> SeenMarks:
    """Return the result for a photo that crashed the process: skipped until its file changes."""
    folder, (photo,) = failed.key
    fault = tr("{file}: {reason}", file=folder / photo.file.name, reason=failed.reason)
    return SeenMarks(photo.id, stamp_of(photo.file, ()), fault=fault)


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
        facts, changed = merge_facts(library, said), merge_marks(library, said)
    if changed:
        on_changes(changed)
    if facts:
        on_facts(facts)


@dataclass(slots=True)
class SidecarReport:
    """Counts and faults of writing sidecars so far."""

    total: int
    done: int = 0  # photos
    written: int = 0  # sidecars that are new or had to be changed
    faults: list[str] = field(default_factory=list)  # a sentence for each that was not written

    def sentence(self) -> str:
        """Return the sentence that is shown at the end."""
        said = tr_n("{n} sidecar written.", "{n} sidecars written.", self.written)
        if self.faults:
            said = both_sentences(said, self.faults[0])
        if (more := len(self.faults) - 1) > 0:
            said = both_sentences(said, tr_n("And {n} more.", "And {n} more.", more))
        return said


def write_sidecars(
    library: Library,
    pool: Pool,
    photos: Collection[int],
    on_changes: Callable[[dict[int, Marks]], None],
    on_progress: Callable[[SidecarReport], None] = lambda _: None,
) -> Iterator[None]:
    """Write the marks of ``photos`` into sidecars beside them.

    ``on_changes`` is called with marks that other programs had written meanwhile, which are merged.
    Photos whose files are missing are skipped. Raises ProtectedError if that is not allowed,
    PoolError, StorageError.
    """
    check_allowed(library)
    habit = sidecar_habit(library)
    report = SidecarReport(len(photos))

    def tasks() -> Iterator[Task]:
        for batch in to_write(library, photos):
            yield Task(batch, sidecars.write_sidecars, (*batch, habit), TIME_LIMIT)

    for results in pool.run(tasks(), QUEUED, STEP_WAIT):
        for result in results:
            folder, some = result.key
            report.done += len(some)
            if isinstance(result, Failed):
                report.faults.append(tr("{parent}: {reason}", parent=folder, reason=result.reason))
            else:
                _record_written(library, some, result.value, report, on_changes)
        on_progress(report)
        yield


def _record_written(
    library: Library,
    photos: Sequence[PhotoToWrite],
    written: list[SeenMarks],
    report: SidecarReport,
    on_changes: Callable[[dict[int, Marks]], None],
) -> None:
    report.written += sum(each.written for each in written)
    report.faults += [each.fault for each in written if each.fault]
    if changed := note_written(library, photos, written):
        on_changes(changed)
