"""Run the tasks of a scan in short steps, hand over their results in batches, report progress.

Whether the files of failed photos still exist is checked on threads that can be abandoned: a disk
or network may never answer.
"""

from __future__ import annotations

import os
import time
from collections import Counter, deque
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Literal, Protocol

from app.core.base.errors import StorageError
from app.core.base.language import tr
from app.core.base.photo_types import Changes, Presence
from app.core.base.work_types import Progress
from app.core.library.ingest import known_roots, note_offline, record_failures
from app.core.library.library import Library
from app.core.library.presence import KnownRoot, presence_of
from app.work.processes.pool import STALLED, Done, Failed, Pool, Task
from app.work.reading.extraction import ExtractionPlan

Phase = Literal["looking", "reading", "seeing", "dating", "idle", "paused"]

WINDOW = 10.0  # seconds over which the speed is measured
EVERY = 0.2  # seconds between two reports of the same phase


class ScanProgress:
    """Counts what is done in a phase and reports it, at limited intervals."""

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
        self._reported = -EVERY

    def advance(self, count: int) -> None:
        """Count ``count`` more photos as done."""
        self.done += count

    def report(self, *, paused: bool = False) -> None:
        """Report the progress, unless that was done a moment ago."""
        now = time.monotonic()
        if now - self._reported < EVERY:
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


@dataclass(frozen=True, slots=True)
class Asked:
    """A photo that can't be read, with its file and root."""

    failure: Failed
    file: Path
    root: KnownRoot


@dataclass(frozen=True, slots=True)
class CheckedFailures:
    """Failures of photos whose files are there, and the roots that are gone."""

    there: tuple[Failed, ...]
    gone: tuple[int, ...]


class MissingFiles:
    """Checks which files are missing. Attribute: ``open``, the number of unanswered batches."""

    def __init__(self, ask_presence: Callable[[KnownRoot], Presence] = presence_of) -> None:
        self.open = 0
        self._ask_presence = ask_presence
        self._answers: SimpleQueue[CheckedFailures] = SimpleQueue()

    def ask(self, batch: Sequence[Asked]) -> None:
        """Start checking a batch; returns at once."""
        self.open += 1
        Thread(target=self._check_files, args=(batch,), name="failures", daemon=True).start()

    def answers(self, timeout: float = 0.0) -> Iterator[CheckedFailures]:
        """Yield the answers so far; waits up to ``timeout`` seconds for the first."""
        while self.open:
            try:
                answer = self._answers.get(timeout=timeout) if timeout else self._answers.get(False)
            except Empty:
                return
            self.open -= 1
            timeout = 0.0
            yield answer

    def _check_files(self, batch: Sequence[Asked]) -> None:
        there = {each.failure.key for each in batch if os.access(each.file, os.R_OK)}
        roots = {each.root.id: each.root for each in batch if each.failure.key not in there}
        gone = [root.id for root in roots.values() if self._ask_presence(root).device is None]
        failures = (each.failure for each in batch if each.failure.key in there)
        self._answers.put(CheckedFailures(tuple(failures), tuple(gone)))


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
HAND_OVER_EVERY = 1.0  # seconds
HAND_OVER_FROM = 200  # results, a few megabytes
QUEUED = 4  # tasks per process that are sent to the pool ahead of time
HELD_BACK = 2_000
"""Tasks that may begin behind a slow one.
Their results, of about 20 KB each, wait in memory for it. This keeps two cores busy for as long as
a photo may take; more cores idle until it is done or given up."""

STALLS = 3  # photos of one folder that may stall before its disk or network counts as offline


class Work:
    """Runs tasks until they are done or ``stopped`` is set; pauses while ``paused`` is set."""

    def __init__(self, pool: Pool, progress: ScanProgress) -> None:
        self.paused = False
        self.stopped = False
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
            while not self.stopped and (self._fed(waiting, in_order) or self._pool.outstanding):
                finished = self._pool.results(STEP_WAIT)
                results += in_order.take(each for each in finished if not _lacks_room(each))
                if any(map(_lacks_room, finished)):
                    raise _full()
                self._progress.advance(len(finished))
                self._progress.report(paused=self.paused)
                waited = time.monotonic() - since >= HAND_OVER_EVERY
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
    missing: MissingFiles = field(default_factory=MissingFiles)

    def answers(self, photo: int) -> bool:
        """Return whether the folder of ``photo`` has not stalled too often."""
        return not self.stalls or self.stalls[self.library.photo(photo).root] < STALLS

    def photo_task(self, key: Any, function: Callable[..., Any], *arguments: Any) -> Task:
        """Return a task that reads one photo."""
        return Task(key, function, arguments, self.photo_limit, self.stall_limit)

    def run(self, tasks: Iterable[Task], done: Callable[[list[Done]], None]) -> Iterator[None]:
        """Run tasks whose keys are photos, in steps (see `Work.run`), and record failed ones."""
        yield from self.work.run(tasks, done, self.record_failures)
        yield from self.settle_failures()

    def record_failures(self, failures: Sequence[Failed]) -> None:
        """Record photos that can't be read; the keys of their tasks are their ids.

        Photos whose files are gone or may not be read keep waiting for the next scan; if their
        folder is gone too, it is offline from now on. Photos that were moved by this program
        meanwhile also keep waiting: they were looked for at their old path.
        """
        moved = self.library.touched.photos()
        failures = [failure for failure in failures if failure.key not in moved]
        if stalled := [failure for failure in failures if failure.stalled]:
            self._note_stalls(failure.key for failure in stalled)
            self._record(stalled)
        if unsure := [failure for failure in failures if not failure.stalled]:
            roots = known_roots(self.library)
            photos = [self.library.photo(failure.key) for failure in unsure]
            self.missing.ask(
                [
                    Asked(failure, photo.path, roots[photo.root])
                    for failure, photo in zip(unsure, photos, strict=True)
                    if photo.root in roots
                ]
            )
        self._record_answers()

    def settle_failures(self, patience: float = STALLED) -> Iterator[None]:
        """Record the outcome of pending checks, in steps.
        Failures without an answer for ``patience`` seconds keep waiting."""
        quiet = 0.0
        while self.missing.open and quiet < patience and not self.work.stopped:
            quiet = 0.0 if self._record_answers(STEP_WAIT) else quiet + STEP_WAIT
            yield

    def _record_answers(self, timeout: float = 0.0) -> bool:
        """Record the checks of failed files that are done; return whether there were any."""
        answers = list(self.missing.answers(timeout))
        for answer in answers:
            self._note_unplugged(answer.gone)
            self._record(answer.there)
        return bool(answers)

    def _record(self, failures: Sequence[Failed]) -> None:
        record_failures(self.library, [(failure.key, failure.reason) for failure in failures])
        removed = tuple(failure.key for failure in failures)
        self.on_changes(Changes(removed=removed, roots=True, problems=True))

    def _note_stalls(self, photos: Iterable[int]) -> None:
        """Mark folders whose photos keep stalling as offline; these wait for the next scan."""
        self.stalls.update(self.library.photo(photo).root for photo in photos)
        silent = [root for root, count in self.stalls.items() if count >= STALLS]
        note_offline(self.library, silent)

    def _note_unplugged(self, roots: Sequence[int]) -> None:
        """Mark roots that are gone as offline."""
        note_offline(self.library, roots)
        for root in roots:
            self.stalls[root] = STALLS


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
