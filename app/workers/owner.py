"""The one thread that owns everything that changes: library, journal, profile, index.

Jobs run in the order they were submitted. While none waits, background work (an iterator whose
steps are short, such as a scan) advances one step at a time, so a click never waits for more than
the step that is under way. This module knows no Qt.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from queue import Empty, SimpleQueue
from threading import Thread

log = logging.getLogger(__name__)

Job = Callable[[], None]


class Owner:
    """Runs jobs one after the other on a thread of its own.

    ``failed`` is called on that thread with whatever a job or a background step raised; the
    thread goes on with the next job.
    """

    def __init__(self, failed: Callable[[Exception], None], name: str = "owner") -> None:
        self._failed = failed
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._background: Iterator[object] | None = None
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> None:
        """Queue ``job``; from any thread, returns at once."""
        self._jobs.put(job)

    def set_background(self, steps: Iterator[object] | None) -> None:
        """Replace the background work; only from a job. The one before is closed."""
        if self._background is not None:
            _close(self._background)
        self._background = steps

    def close(self) -> None:
        """Run what was submitted, close the background work and wait for the thread to end."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (job := self._next_job()) is not None:
            self._guarded(job)
        self._guarded(lambda: self.set_background(None))

    def _next_job(self) -> Job | None:
        while self._background is not None:
            try:
                return self._jobs.get_nowait()
            except Empty:
                self._guarded(self._advance)
        return self._jobs.get()

    def _advance(self) -> None:
        assert self._background is not None
        try:
            next(self._background)
        except StopIteration:
            self._background = None
        except Exception:
            self._background = None
            raise

    def _guarded(self, job: Job) -> None:
        try:
            job()
        except Exception as error:  # whatever it was, the thread must live on
            log.debug("a job failed", exc_info=error)
            self._failed(error)


def _close(steps: Iterator[object]) -> None:
    close = getattr(steps, "close", None)
    if close is not None:
        close()
