"""Carries out work with files on a thread of its own, where a disk may be slow or never answer."""

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

FAREWELL = 5.0  # seconds that work may take to end when the library is closed
POLL = 0.05  # seconds


class ClosedError(Exception):
    """The library is closed: what is under way is brought to an end when it is opened again."""


class FileThread:
    """Does work one after the other, which asks `on_library` for what needs the catalogue.

    ``submit`` has a call made on the library's thread, from any thread; ``failed`` is told what the
    work raised, on the library's thread.
    """

    def __init__(
        self,
        submit: Callable[[Callable[[], None]], None],
        failed: Callable[[Exception], None],
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
        """Queue work; from any thread."""
        self._waiting.put(work)

    def go_on(self) -> bool:
        """Whether the work under way shall; see `stop`."""
        return not self.stopped and not self._closed

    def on_library(self, function: Callable[[], T]) -> T:
        """What ``function`` returns or raises on the library's thread. Raises ClosedError."""
        if self._closed:
            raise ClosedError
        answer: Future[T] = Future()

        def call() -> None:
            try:
                answer.set_result(function())
            except Exception as error:  # noqa: BLE001 - whoever waits for the answer gets it
                answer.set_exception(error)

        self._calls.put(call)
        self._submit(self._serve)
        return answer.result()

    def leave(self) -> None:
        """Let nobody wait for the work under way, nor for its disk: it ends by itself."""
        self.stopped = True
        self._closed = True
        self._waiting.put(None)

    def close(self) -> None:
        """End the work under way soon and wait for that, but not for a disk that is silent; on the
        library's thread."""
        self.stopped = True
        self._waiting.put(None)
        deadline = time.monotonic() + FAREWELL
        while self._thread.is_alive() and time.monotonic() < deadline:
            try:
                self._calls.get(timeout=POLL)()
            except Empty:
                continue
        self._closed = True

    def _serve(self) -> None:
        """Answer what the work asks for; on the library's thread."""
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
                self._tell(error)

    def _tell(self, error: Exception) -> None:
        try:
            self.on_library(lambda: self._failed(error))
        except ClosedError:
            return
