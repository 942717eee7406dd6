"""Run tasks in spawned processes, with limits on memory, CPU time and silence for each task.

Python's own executors break when one process dies. Here only the task that killed or outlasted its
process fails, with a reason; the process is replaced, and everything else goes on.

`Pool` takes many tasks and hands over what is finished; `IsolatedExecutor` runs one function at a
time for a thread that waits for it.
"""

from __future__ import annotations

import multiprocessing
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from queue import LifoQueue
from typing import Any

from app.core.base.errors import LibraryError
from app.core.base.language import tr, tr_stored
from app.work.processes.confinement import single_threaded
from app.work.processes.pool_worker import (
    DONE,
    MAX_ANSWER_BYTES,
    OUT_OF_TIME,
    READY,
    REFUSED,
    NotPlainError,
    Refusal,
    pipe,
    returned_by,
    serve,
    unpacked,
)

MEMORY_LIMIT = 2 << 30
"""Bytes of address space per process, where the system can limit it.
0.4 GB are used from the start, the largest photos that are accepted (features/decode.py) take up to
1.3."""

AHEAD = 2  # tasks sent to a process ahead of time, so that it never waits
START_LIMIT = 120.0  # seconds for a process to start and import, on a busy machine
EXIT_TIMEOUT = 30.0  # seconds for a process to end after it closed its pipe, on a busy machine
IDLE = 60.0  # seconds without a task after which a process ends, to free its memory
STALL_LIMIT = 180.0  # seconds by the clock that a task may take; its disk or network is silent then

START = multiprocessing.get_context("spawn")
"""Spawning works on every system, whatever threads there are."""


class PoolError(LibraryError):
    """The processes can't do their work; no photo is to blame."""


@dataclass(frozen=True, slots=True)
class Done:
    """The key of a task and the result of its function."""

    key: Any
    value: Any


@dataclass(frozen=True, slots=True)
class Failed:
    """The key of a task and the reason for its failure, as a sentence."""

    key: Any
    reason: str
    stalled: bool = False  # it waited for something that never came
    full: bool = False  # there was no room left to write its result
    missing: bool = False  # its file is not there, or may not be read


@dataclass(slots=True)
class Task:
    """Calls ``function(*arguments)``, from an importable module.

    ``key`` is returned with the result, which is plain data of the annotated return type (see
    pool_worker.py). ``time_limit`` is in seconds of computing, so that no task fails because the
    machine is busy. ``wall_limit`` is in seconds by the clock, from the start of the task, and ends
    tasks that wait in vain. Where the system does not limit computing (Windows) it is the only
    limit; it is never the shorter one.
    """

    key: Any
    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    time_limit: float
    wall_limit: float = STALL_LIMIT
    wanted: bool = True  # False once cancelled
    sent_again: bool = False  # after its process ended without an error

    def __post_init__(self) -> None:
        self.wall_limit = max(self.wall_limit, self.time_limit)


@dataclass(slots=True)
class _Worker:
    process: BaseProcess
    connection: Connection[Any, Any]
    tasks: deque[Task] = field(default_factory=deque)  # the first is running
    since: float = field(default_factory=time.monotonic)  # the start of the first task
    ready: bool = False

    @property
    def limit(self) -> float:
        """Seconds by the clock for the current work: starting, or the first task."""
        return self.tasks[0].wall_limit if self.ready and self.tasks else START_LIMIT

    def overdue(self) -> bool:
        """Return whether it has waited for too long.
        A task that computes on a busy machine does not count as waiting, as no disk is to blame: it
        ends at its limit of computing."""
        busy = bool(self.tasks) or not self.ready
        late = busy and time.monotonic() - self.since > self.limit
        return late and not (self.ready and _computes(self.process.pid))

    def died_idle(self) -> bool:
        """Return whether it ended or was killed without a task, so that no task is to blame."""
        return self.ready and not self.tasks and not self.process.is_alive()


class Pool:
    """Runs functions of importable modules in up to ``processes`` processes, started when needed.

    ``limit`` may be changed at any time to use fewer processes; the pool lowers it if some
    processes can't be started, or die before they can take a task, while others can.
    ``memory_limit`` (bytes) applies to processes started from then on. A process ends after an idle
    minute, unless ``stay``. With ``low_priority`` other programs get the cores first. With
    ``writable`` processes are confined, where the system can do that: they write to these files or
    folders only, mostly none, and open no connections (see `confine`); ``before`` is called in each
    process before it is confined.
    """

    def __init__(
        self,
        processes: int,
        *,
        memory_limit: int = MEMORY_LIMIT,
        low_priority: bool = True,
        writable: Sequence[Path] | None = None,
        before: Callable[[], None] | None = None,
        stay: bool = False,
    ) -> None:
        self.limit = processes
        self._idle_limit = None if stay else IDLE
        self._low_priority = low_priority
        self._writable = writable
        self.before = before
        self.memory_limit = memory_limit
        self._queue: deque[Task] = deque()
        self._workers: list[_Worker] = []

    @property
    def outstanding(self) -> int:
        """Number of submitted tasks without a result."""
        return len(self._queue) + sum(
            task.wanted for worker in self._workers for task in worker.tasks
        )

    def start(self) -> None:
        """Start a process for a task still to come, if there is none. Raises PoolError."""
        if not self._workers:
            self._workers.append(self._start())

    def submit(self, task: Task) -> None:
        """Queue a task.
        Raises PoolError if no process can be started; the task stays queued until `cancel`."""
        self._queue.append(task)
        self._feed()

    def results(self, timeout: float) -> list[Done | Failed]:
        """Return finished tasks, in no particular order; wait up to ``timeout`` seconds for one.
        Raises PoolError if a process can't be started, or dies before it could take a task."""
        self._feed()
        speaking = set(wait([worker.connection for worker in self._workers], timeout))
        finished: list[Done | Failed] = []
        for worker in list(self._workers):
            if worker.connection in speaking:
                finished += self._receive(worker)
            if worker in self._workers and worker.overdue():
                finished += self._replace(worker, _fault_of_overdue(worker), stalled=True)
        self._feed()
        return finished

    def run(
        self, tasks: Iterable[Task], ahead: int, timeout: float
    ) -> Iterator[list[Done | Failed]]:
        """Run tasks, up to ``ahead`` at a time; each step yields what `results` does.
        More may be submitted between two steps. Tasks without a result by the end are forgotten."""
        waiting = iter(tasks)
        try:
            while True:
                for task in islice(waiting, max(0, ahead - self.outstanding)):
                    self.submit(task)
                if not self.outstanding:
                    return
                yield self.results(timeout)
        finally:
            self.cancel()

    def cancel(self) -> None:
        """Forget all submitted tasks; results of those under way are dropped."""
        self._queue.clear()
        for worker in self._workers:
            for task in worker.tasks:
                task.wanted = False

    def close(self) -> None:
        """Kill all processes."""
        self.cancel()
        for worker in self._workers:
            _kill(worker)
        self._workers.clear()

    def _feed(self) -> None:
        for worker in [worker for worker in self._workers if worker.died_idle()]:
            self._workers.remove(worker)
            _kill(worker)
        while self._queue and len(self._workers) < self.limit:
            self._add()
        for turn in range(AHEAD):
            for worker in self._workers[: self.limit]:
                if self._queue and len(worker.tasks) == turn:
                    self._send(worker, self._queue.popleft())

    def _add(self) -> None:
        """Start one more process; if that fails and there are others, go on with these."""
        try:
            self._workers.append(self._start())
        except PoolError:
            if not self._workers:
                raise
            self.limit = len(self._workers)

    def _send(self, worker: _Worker, task: Task) -> None:
        if not worker.tasks and worker.ready:
            worker.since = time.monotonic()
        worker.tasks.append(task)
        try:
            worker.connection.send((task.function, task.arguments, task.time_limit))
        except OSError:  # it is dead; `results` will notice and requeue the task
            return

    def _start(self) -> _Worker:
        try:
            return self._spawn()
        except OSError as error:  # too many open files or processes, or no memory
            raise PoolError(
                tr(
                    "A process that reads photos can't be started: {strerror}.",
                    strerror=error.strerror,
                ),
                tr("Close other programs, then try again."),
            ) from error

    def _spawn(self) -> _Worker:
        ours, theirs = pipe()
        process = START.Process(
            target=serve,
            args=(
                *(theirs, self.memory_limit, self._low_priority),
                *(self._writable, self._idle_limit, self.before),
            ),
            daemon=True,
        )
        with theirs, single_threaded():
            process.start()
        return _Worker(process, ours)

    def _receive(self, worker: _Worker) -> list[Done | Failed]:
        finished: list[Done | Failed] = []
        try:
            while worker.connection.poll():
                answer = worker.connection.recv_bytes(MAX_ANSWER_BYTES)
                worker.since = time.monotonic()
                if not worker.ready and answer == READY:
                    worker.ready = True
                    continue
                if not worker.tasks:
                    raise NotPlainError("nothing was asked")
                result = result_of(worker.tasks[0], answer)
                if worker.tasks.popleft().wanted:
                    finished.append(result)
        except NotPlainError:
            finished += self._replace(worker, tr("gave an invalid answer"))
        except (EOFError, OSError):
            worker.process.join(EXIT_TIMEOUT)  # to get its exit code
            finished += self._replace(worker, _fault_of_dead(worker))
        return finished

    def _replace(self, worker: _Worker, fault: str, *, stalled: bool = False) -> list[Failed]:
        """Drop a dead or overdue process: its first task fails, the others are requeued."""
        self._workers.remove(worker)
        _kill(worker)
        culprit: Task | None = None
        if worker.process.exitcode == 0 and worker.tasks and not worker.tasks[0].sent_again:
            worker.tasks[0].sent_again = True  # it ended as it was idle, just when this came
        elif worker.ready and worker.tasks:
            culprit = worker.tasks.popleft()
        elif not worker.ready and any(other.ready for other in self._workers):
            self.limit = len(self._workers)  # the others go on alone
        elif not worker.ready:
            raise PoolError(
                tr("Starting a process that reads photos {fault}.", fault=fault),
                tr("Start Likewise again; if that doesn't help, reinstall it."),
            )
        self._queue.extendleft(task for task in reversed(worker.tasks) if task.wanted)
        if culprit is None or not culprit.wanted:
            return []
        return [Failed(culprit.key, tr("Reading it {fault}.", fault=fault), stalled=stalled)]


def result_of(task: Task, answer: bytes) -> Done | Failed:
    """Return the result in a process's ``answer`` to ``task``. Raises NotPlainError."""
    kind, data = answer[:1], answer[1:]
    if kind == DONE:
        return Done(task.key, unpacked(data, returned_by(task.function)))
    if kind != REFUSED:
        raise NotPlainError("neither a value nor a reason")
    refusal: Refusal = unpacked(data, Refusal)
    reason = tr_stored(refusal.reason)
    return Failed(task.key, reason, full=refusal.full, missing=refusal.missing)


def _computes(process: int | None) -> bool:
    """Return whether a process runs or waits for a processor, on Linux (see proc(5))."""
    try:
        line = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return line.rpartition(")")[2].split()[0] == "R"


def _kill(worker: _Worker) -> None:
    worker.connection.close()
    worker.process.kill()
    worker.process.join(1.0)  # one that hangs in the system is left to it


def _fault_of_overdue(worker: _Worker) -> str:
    """Say what is wrong with an overdue process."""
    seconds = f"{worker.limit:g}"
    if not worker.ready:
        return tr("took longer than {seconds} seconds", seconds=seconds)
    return tr(
        "took longer than {seconds} seconds; its disk or network may not answer", seconds=seconds
    )


def _fault_of_dead(worker: _Worker) -> str:
    """Say what is wrong with a dead process."""
    code = worker.process.exitcode
    if code == OUT_OF_TIME and worker.tasks:
        seconds = f"{worker.tasks[0].time_limit:g}"
        return tr("took more than {seconds} seconds of computing", seconds=seconds)
    if code and code < 0:
        return tr("crashed (signal {signal})", signal=str(-code))
    return tr("crashed (exit code {code})", code=str(code))


POLL_INTERVAL = 0.1  # seconds between two checks of the clock, and for `close`


class IsolatedExecutor:
    """Up to ``processes`` processes that run one function each, for threads that wait for it.

    A process is started when first needed, kept for the next functions, and replaced when it dies;
    it ends after an idle minute. If ``in_sight`` (the window waits for the result), one process
    stays, so that nobody waits for a start. ``computing_limit`` and ``clock_limit`` are in seconds
    for one function (see `Task`); for ``writable`` and the attributes ``before`` and
    ``memory_limit`` see `Pool`.
    """

    def __init__(
        self,
        processes: int,
        *,
        computing_limit: float,
        clock_limit: float,
        writable: Sequence[Path] = (),
        in_sight: bool = False,
    ) -> None:
        self.before: Callable[[], None] | None = None
        self.memory_limit = MEMORY_LIMIT
        self._limits = (computing_limit, clock_limit)
        self._processes = processes
        self._closed = False
        self._free: LifoQueue[Pool] = LifoQueue()  # the last one used is the next one used
        for number in range(1, processes + 1):
            pool = Pool(
                1,
                low_priority=False,
                writable=writable,
                stay=in_sight and number == processes,  # the first to be used
            )
            self._free.put(pool)

    def warm_up(self) -> None:
        """Start one process now, if possible, so that the first function need not wait for it."""
        pool = self._free.get()
        try:
            with suppress(PoolError):  # the first function tries again, and reports it
                pool.start()
        finally:
            self._free.put(pool)

    def run(self, function: Callable[..., Any], *arguments: Any) -> Done | Failed:
        """Return the result of ``function(*arguments)`` or its failure; callable from any thread.

        Raises PoolError if no process can be started.
        """
        pool = self._free.get()
        finished: list[Done | Failed] = []
        try:
            if not self._closed:
                pool.before = self.before
                if pool.memory_limit != self.memory_limit:
                    pool.close()
                    pool.memory_limit = self.memory_limit
                pool.submit(Task(None, function, arguments, *self._limits))
            while not finished and not self._closed:
                finished = pool.results(POLL_INTERVAL)
        finally:
            if not finished:
                pool.cancel()  # or the next call would get this one's result
            self._free.put(pool)
        return finished[0] if finished else Failed(None, tr("It was not waited for."))

    def close(self) -> None:
        """End the processes; threads that wait for one get a failure."""
        self._closed = True
        pools = [self._free.get() for _ in range(self._processes)]
        for pool in pools:
            pool.close()
            self._free.put(pool)
