"""Queue of the window's requests: hands them to the open library's controller, on its thread.

This module knows no Qt.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from likewise.app.core.types import Pace
from likewise.app.workers.bridge import events
from likewise.app.workers.bridge.library_thread import LibraryThread
from likewise.app.workers.bridge.requests import Request, Shown, Task
from likewise.app.workers.bridge.requests.scans import SetPace
from likewise.app.workers.bridge.requests.searches import Prefetch

if TYPE_CHECKING:  # numpy, OpenCV and scikit-learn load on the library's thread: the window first
    from likewise.app.workers.bridge.controller import LibraryController

log = logging.getLogger(__name__)


class RequestQueue:
    """Takes requests from one thread, and has them done on another, in order.

    What happens goes out through ``announce`` as events, on the library's thread; so do failures.

    Attribute: ``newest``, the number of the newest request that ends in a view of the current
    search; the answer to an older one is past.
    """

    def __init__(self, announce: Callable[[events.Event], None]) -> None:
        self.newest = 0
        self._announce = announce
        self._prefetches = 0  # so far
        self._controller: LibraryController | None = None  # these two are the library's thread's
        self._pace = Pace()
        self._thread = LibraryThread(self._report)

    def open(self, folder: Path | None) -> None:
        """Open (or make) the library kept in ``folder``; None means the user's own."""
        self._thread.submit(partial(self._open, folder))

    def submit(self, request: Request) -> None:
        """Have ``request`` done; returns at once. What ends in a view of the current search shows
        it unless a newer one will."""
        if isinstance(request, Prefetch):
            self._prefetches += 1
            newest = self._prefetches, self.newest
            self._thread.submit(partial(self._prefetch, request, newest))
        elif isinstance(request, Shown):
            self.newest += 1
            self._thread.submit(partial(self._do_and_show, request, self.newest))
        else:
            self._thread.submit(partial(self._do, request))

    def close(self) -> None:
        """Stop the scan, close the library and wait until no thread is left."""
        self._thread.submit(self._close)
        self._thread.close()

    # On the library's thread

    def _open(self, folder: Path | None) -> None:
        from likewise.app.workers.bridge.controller import LibraryController

        self._close()
        self._controller = LibraryController.open(folder, self._thread, self._announce, self._pace)

    def _close(self) -> None:
        if self._controller is not None:
            self._controller.close()
            self._controller = None

    def _do(self, request: Task) -> None:
        if isinstance(request, SetPace):
            self._pace = request.pace
        if self._controller is not None:
            self._controller.handle(request)
        elif not isinstance(request, SetPace):
            self._announce(events.Failed("No library is open yet. Add a folder of photos first."))

    def _do_and_show(self, request: Task, number: int) -> None:
        """The search is shown, too, if the request fails: earlier ones changed it and left showing
        it to this one."""
        try:
            self._do(request)
        finally:
            if self._controller is not None and number == self.newest:
                self._controller.show_search(number)

    def _prefetch(self, request: Prefetch, newest: tuple[int, int]) -> None:
        """Do ahead, step by step, what may be asked for next. Real requests go before each step,
        and with a newer one that prefetches or ends in a search view the rest is dropped."""
        controller = self._controller
        if controller is None:
            return
        steps: Iterator[object] = controller.session.prefetch(request.photo, request.sign)

        def go_on() -> None:
            wanted = controller is self._controller and newest == (self._prefetches, self.newest)
            if wanted and next(steps, steps) is not steps:
                self._thread.submit(go_on)

        go_on()

    def _report(self, error: Exception) -> None:
        from likewise.app.core.errors import LibraryError
        from likewise.features.errors import FeatureError

        if isinstance(error, LibraryError | FeatureError):
            sentence = str(error)
        else:
            log.error("unexpected error on the library's thread", exc_info=error)
            sentence = "Something went wrong inside Likewise; the log has the details."
        self._announce(events.Failed(sentence))
