"""Carry out work with files on a thread of its own, as a disk may be slow or never answer."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TypeVar

T = TypeVar("T")
FileWork = Callable[["FileThread"], None]

log = logging.getLogger(__name__)

JOIN_TIMEOUT = 5.0  # seconds that work may take to end when the library is closed
POLL_INTERVAL = 0.05  # seconds


class ClosedError(Exception):
    """The library is closed; unfinished work is completed when it is opened again."""


class FileThread:
    """Runs work in order; the work calls `on_library` for access to the catalogue.

    ``submit`` runs a call on the library thread, from any thread; ``failed`` is called on the
    library thread with errors of the work.
    """

    def __init__(
        self, submit: Callable[[Callable[[], None]], None], failed: Callable[[Exception], None]
    ) -> None:
        self.stopped = False
        self._submit = submit
        self._failed = failed
        self._closed = False
        self._waiting: SimpleQueue[FileWork | None] = SimpleQueue()
        self._calls: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._thread = Thread(target=self._run, name="files", daemon=True)
        self._thread.start()

    def submit(self, work: FileWork) -> None:
        """Queue work; callable from any thread."""
        self._waiting.put(work)

    def go_on(self) -> bool:
        """Return whether the current work should go on."""
        return not self.stopped and not self._closed

    def on_library(self, function: Callable[[], T]) -> T:
        """Return the result of ``function``, run on the library thread.
        Raises its errors, ClosedError."""
        if self._closed:
            raise ClosedError
        answer: Future[T] = Future()

        def call() -> None:
            try:
                answer.set_result(function())
            except Exception as error:  # noqa: BLE001 - the caller gets it
                answer.set_exception(error)

        self._calls.put(call)
        self._submit(self._serve)
        return answer.result()

    def leave(self) -> None:
        """Abandon the current work, which ends by itself once its disk answers."""
        self.stopped = True
        self._closed = True
        self._waiting.put(None)

    def close(self) -> None:
        """Stop the current work and wait for its end, but not for a silent disk.
        Call it on the library thread."""
        self.stopped = True
        self._waiting.put(None)
        deadline = time.monotonic() + JOIN_TIMEOUT
        while self._thread.is_alive() and time.monotonic() < deadline:
            try:
                self._calls.get(timeout=POLL_INTERVAL)()
            except Empty:
                continue
        self._closed = True

    def _serve(self) -> None:
        """Answer a call of the work; on the library thread."""
        try:
            self._calls.get_nowait()()
        except Empty:  # it was answered while closing
            return

    def _run(self) -> None:
        while (work := self._waiting.get()) is not None:
            try:
                work(self)
            except ClosedError:
                return
            except Exception as error:
                log.debug("work with files failed", exc_info=error)
                self._report_error(error)

    def _report_error(self, error: Exception) -> None:
        try:
            self.on_library(lambda: self._failed(error))
        except ClosedError:
            return
