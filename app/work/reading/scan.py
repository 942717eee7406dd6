"""Run the tasks of a scan in short steps, hand over their results in batches, report progress."""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from app.core.base.errors import RootError, StorageError
from app.core.base.language import tr
from app.core.base.photo_types import Changes
from app.core.base.work_types import Phase, Progress
from app.core.index.protocol import LibraryIndex
from app.core.library.library import Library
from app.core.library.presence import KnownRoot, presence_of
from app.core.library.root_tables import answered, known_roots, note_offline
from app.core.photos.tables import mark_failed
from app.work.processes.pool import Done, Failed, Pool, Task
from app.work.reading.extraction import ExtractionPlan

WINDOW = 10.0  # seconds over which the speed is measured
REPORT_INTERVAL = 0.2  # seconds between two reports of the same phase


class ScanProgress:
    """Counts what is done in a phase and reports it with its speed, at limited intervals."""

    def __init__(self, report: Callable[[Progress], None]) -> None:
        self._report = report
        self.workers = 0  # workers of a cluster that do the work
        self._begin("idle", 0, 0)

    def start(self, phase: Phase, total: int = 0, done: int = 0) -> None:
        """Begin a phase, and report it.
        ``total`` 0: unknown. ``done``: how much was done before."""
        self._begin(phase, total, done)
        self.report()

    def _begin(self, phase: Phase, total: int, done: int) -> None:
        self.phase: Phase = phase
        self.total = total
        self.done = done
        self._history = deque([(time.monotonic(), done)])
        self._reported = -REPORT_INTERVAL

    def advance(self, count: int) -> None:
        """Count ``count`` more photos as done."""
        self.done += count

    def report(self, *, paused: bool = False) -> None:
        """Report the progress, unless that was done a moment ago."""
        now = time.monotonic()
        if now - self._reported < REPORT_INTERVAL:
            return
        self._reported = now
        self._history.append((now, self.done))
        while now - self._history[0][0] > WINDOW and len(self._history) > 2:
            self._history.popleft()
        speed = self._speed()
        left = (self.total - self.done) / speed if speed and self.total else None
        phase: Phase = "paused" if paused else self.phase
        self._report(Progress(phase, self.done, self.total, speed, left, self.workers))

    def _speed(self) -> float:
        (first, before), (last, after) = self._history[0], self._history[-1]
        return (after - before) / (last - first) if last > first else 0.0


class InOrder:
    """Holds back results of later tasks until all earlier tasks have theirs."""

    def __init__(self) -> None:
        self._keys: deque[Hashable] = deque()  # of tasks whose results are not yet taken
        self._early: dict[Hashable, Done | Failed] = {}

    def __len__(self) -> int:
        """Number of tasks that were expected and not taken yet."""
        return len(self._keys)

    def expect(self, key: Hashable) -> None:
        """Note the key of the next task; no other waiting task may have it."""
        self._keys.append(key)

    def take(self, finished: Iterable[Done | Failed]) -> list[Done | Failed]:
        """Return the results that can be handed over now that these have ``finished``."""
        self._early |= {result.key: result for result in finished}
        taken: list[Done | Failed] = []
        while self._keys and self._keys[0] in self._early:
            taken.append(self._early.pop(self._keys.popleft()))
        return taken


STEP_WAIT = 0.05  # seconds that a step may wait for the pool
HAND_OVER_INTERVAL = 1.0  # seconds
HAND_OVER_FROM = 200  # results, a few megabytes
QUEUED = 4  # tasks per process that are sent to the pool ahead of time
HELD_BACK = 2_000
"""Tasks that may begin behind a slow one.
Their results, of about 20 KB each, wait in memory for it. This keeps two cores busy for as long as
a photo may take; more cores idle until it is done or given up."""

FOLDER_TIMEOUT = 1.0  # seconds that the folder of a missing photo may take to answer
MAX_STALLS = 3  # photos of one folder that may stall before its disk or network counts as offline


class Work:
    """Runs tasks; pauses while ``paused`` is set."""

    def __init__(self, pool: Pool, progress: ScanProgress) -> None:
        self.paused = False
        self._pool = pool
        self._progress = progress

    @property
    def memory_limit(self) -> int:
        """Bytes of memory that each process may use."""
        return self._pool.memory_limit

    def allow_memory(self, limit: int) -> None:
        """Set the memory limit of each process, in bytes; processes with another limit end."""
        if limit != self._pool.memory_limit:
            self._pool.close()
            self._pool.memory_limit = limit

    def run(
        self,
        tasks: Iterable[Task],
        done: Callable[[list[Done]], None],
        failed: Callable[[list[Failed]], None],
    ) -> Iterator[None]:
        """Run tasks with unique keys; each step waits for STEP_WAIT at most.

        Results are handed over in the order of the tasks, so that rows do not depend on which
        process was faster: about once a second, at the end, and when the iterator is closed. Tasks
        behind one without a result by then are forgotten. Raises StorageError on a full disk.
        """
        waiting = iter(tasks)
        in_order = InOrder()
        results: list[Done | Failed] = []
        since = time.monotonic()
        try:
            while self._fed(waiting, in_order) or self._pool.outstanding:
                finished = self._pool.results(STEP_WAIT)
                results += in_order.take(each for each in finished if not _lacks_room(each))
                if any(map(_lacks_room, finished)):
                    raise _full()
                self._progress.advance(len(finished))
                self._progress.report(paused=self.paused)
                waited = time.monotonic() - since >= HAND_OVER_INTERVAL
                if len(results) >= (1 if waited else HAND_OVER_FROM):
                    _hand_over(results, done, failed)
                    since = time.monotonic()
                yield
        finally:
            self._pool.cancel()
            _hand_over(results, done, failed)

    def _fed(self, waiting: Iterator[Task], in_order: InOrder) -> bool:
        """Send tasks to the pool; return False once there are no more."""
        while not self.paused and self._pool.outstanding < QUEUED * self._pool.limit:
            if len(in_order) >= HELD_BACK:
                break
            task = next(waiting, None)
            if task is None:
                return False
            in_order.expect(task.key)
            self._pool.submit(task)
        return True


class ReadInto(Protocol):
    """Reads photos, here or on a cluster, and commits their vectors."""

    def __call__(
        self,
        scan: Scan,
        plan: ExtractionPlan,
        photos: Iterable[tuple[int, Path]],
        rows: Mapping[int, int] | None = None,
    ) -> Iterator[None]:
        """Read ``photos``, (id, file) each.
        ``rows``: photo -> its row in matrices that are being filled; None: photos get the next
        rows."""
        ...


class Machines(Protocol):
    """The machines that search libraries and read their photos, where that is not only this one."""

    def open_index(self, library: Library, *, on_change: Callable[[], None]) -> LibraryIndex:
        """Open the index of ``library``; the caller closes it.
        ``on_change`` is called, on any thread, when the index changes without being asked to."""
        ...

    def reader(self, library: Library) -> ReadInto:
        """Return the function that reads the photos of ``library``."""
        ...


@dataclass(frozen=True, slots=True)
class Scan:
    """What the parts of a scan share."""

    library: Library
    work: Work
    read_into: ReadInto
    progress: ScanProgress
    on_changes: Callable[[Changes], None]
    on_fault: Callable[[Exception], None]  # called with errors after which the scan can go on
    photo_limit: float  # seconds of computing for one photo
    stall_limit: float  # seconds by the clock without a sign of life
    stalls: Counter[int] = field(default_factory=Counter)  # by root

    def answers(self, photo: int) -> bool:
        """Return whether the folder of ``photo`` has not stalled too often."""
        return not self.stalls or self.stalls[self.library.photo(photo).root] < MAX_STALLS

    def photo_task(self, key: Any, function: Callable[..., Any], *arguments: Any) -> Task:
        """Return a task that reads one photo."""
        return Task(key, function, arguments, self.photo_limit, self.stall_limit)

    def run(self, tasks: Iterable[Task], done: Callable[[list[Done]], None]) -> Iterator[None]:
        """Run tasks whose keys are photos, in steps (see `Work.run`), and record failed ones."""
        yield from self.work.run(tasks, done, self.record_failures)

    def record_failures(self, failures: Sequence[Failed]) -> None:
        """Record photos that can't be read; the keys of their tasks are their ids.

        Photos whose files are gone or may not be read keep waiting for the next scan, and so do
        photos that were moved by this program meanwhile: they were looked for at their old path.
        Folders that are gone, or whose photos keep stalling, are offline from now on.
        """
        moved = self.library.touched.photos()
        found = [each for each in failures if not each.missing and each.key not in moved]
        self._note_unplugged(each.key for each in failures if each.missing)
        if stalled := [self.library.photo(each.key).root for each in found if each.stalled]:
            self.stalls.update(stalled)
            note_offline(
                self.library.catalogue, [root for root, n in self.stalls.items() if n >= MAX_STALLS]
            )
        if found:
            mark_failed(
                self.library.catalogue, [(failure.key, failure.reason) for failure in found]
            )
            removed = tuple(failure.key for failure in found)
            self.on_changes(Changes(removed=removed, problems=True))

    def _note_unplugged(self, photos: Iterable[int]) -> None:
        """Mark the folders of missing ``photos`` as offline if they are missing, too."""
        for number in {self.library.photo(photo).root for photo in photos}:
            root = known_roots(self.library.catalogue).get(number)
            if root is not None and self.stalls[number] < MAX_STALLS and not _is_there(root):
                self.stalls[number] = MAX_STALLS
                note_offline(self.library.catalogue, [number])


def _is_there(root: KnownRoot) -> bool:
    try:
        return answered(partial(presence_of, root), root.path, FOLDER_TIMEOUT).device is not None
    except RootError:
        return False


def _lacks_room(result: Done | Failed) -> bool:
    return isinstance(result, Failed) and result.full


def _full() -> StorageError:
    """Return the error for a full disk, which is no fault of any photo."""
    return StorageError(
        tr("There is no room left to keep what was found in the photos."),
        tr("Make space on the disk of the library, then look for new photos again."),
    )


def _hand_over(
    results: list[Done | Failed],
    done: Callable[[list[Done]], None],
    failed: Callable[[list[Failed]], None],
) -> None:
    """Hand over and empty ``results`` first, so that none is handed over twice after an error."""
    succeeded = [result for result in results if isinstance(result, Done)]
    without = [result for result in results if isinstance(result, Failed)]
    results.clear()
    if succeeded:
        done(succeeded)
    if without:
        failed(without)
