"""Queue of the window's requests: hands them to the open library's controller, on its thread.

This module knows no Qt.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Generator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, assert_never

from app.core.language import tr, tr_later
from app.core.paths import default_library
from app.core.types import Pace
from app.work.bus import events
from app.work.bus.library_thread import LibraryThread
from app.work.bus.requests import Request, Shown, Task
from app.work.bus.requests.backups import (
    BackUpNow,
    BackupRequest,
    ChooseSecondFolder,
    ListBackups,
    RestoreBackup,
)
from app.work.bus.requests.scans import SetPace
from app.work.bus.requests.searches import Prefetch, SearchRequest

if TYPE_CHECKING:  # numpy, OpenCV and scikit-learn load on the library's thread: the window first
    from app.work.bus.backup_thread import BackupThread
    from app.work.bus.controller import LibraryController

log = logging.getLogger(__name__)

_NONE_OPEN = tr_later("No library is open yet. Add a folder of photos first.")


class RequestQueue:
    """Takes requests from one thread, and has them done on another, in order.

    What happens goes out through ``announce`` as events, on the library's thread; so do failures.

    Attribute: ``newest``, the number of the newest request that ends in a view of the current
    search; the answer to an older one is past.
    """

    def __init__(self, announce: Callable[[events.Event], None], *, may_watch: bool = True) -> None:
        self._may_watch = may_watch
        self.newest = 0
        self._announce = announce
        self._prefetches = 0  # so far
        self._controller: LibraryController | None = None  # these are the library's thread's
        self._folder = default_library()
        self._backups: BackupThread | None = None  # of this folder
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
        from app.work.bus.backup_thread import BackupThread
        from app.work.bus.controller import LibraryController

        self._close()
        self._folder = (folder or default_library()).absolute()
        self._backups = BackupThread(self._folder, self._announce)
        self._controller = LibraryController.open(folder, self._thread, self._announce, self._pace)
        self._backups.begin()

    def _close(self) -> None:
        if self._controller is not None:
            self._controller.close()
            self._controller = None
        if self._backups is not None:
            self._backups.close()
            self._backups = None

    def _do_with_backups(self, request: BackupRequest) -> None:
        """Also for a library that can't be opened."""
        if self._backups is None:
            self._announce(events.Failed(tr(_NONE_OPEN)))
            return
        match request:
            case ListBackups():
                self._backups.list()
            case BackUpNow():
                self._backups.back_up_now()
            case RestoreBackup(backup):
                self._restore(backup)
            case ChooseSecondFolder(second):
                if self._controller is not None:
                    self._controller.choose_second_folder(second)
                    self._backups.back_up_now()
            case _:
                assert_never(request)

    def _restore(self, backup: Path) -> None:
        """Close the library, restore it, and open it again, restored or not."""
        from app.core.backups.restore import restore
        from app.core.library.library import Library
        from app.core.maintenance.repair import repair

        self._close()
        try:
            _, aside = restore(self._folder, backup, time.time())
            with Library.open(self._folder) as library:
                repair(library)
        finally:
            self._open(self._folder)
        self._announce(
            events.Message(
                tr("The backup is restored. What was there before is in {aside}.", aside=aside)
            )
        )

    def _do(self, request: Task | SearchRequest | BackupRequest) -> None:
        if isinstance(request, SetPace):
            request = SetPace(replace(request.pace, watching=self._watches(request.pace)))
            self._pace = request.pace
        if isinstance(request, BackupRequest):
            self._do_with_backups(request)
        elif self._controller is None:
            if not isinstance(request, SetPace):
                self._announce(events.Failed(tr(_NONE_OPEN)))
        elif isinstance(request, SearchRequest):
            self._controller.searches.handle(request)
        else:
            self._controller.handle(request)

    def _watches(self, pace: Pace) -> bool:
        return pace.watching and self._may_watch

    def _do_and_show(self, request: Shown, number: int) -> None:
        """The search is shown, too, if the request fails: earlier ones changed it and left showing
        it to this one."""
        try:
            self._do(request)
        finally:
            if self._controller is not None and number == self.newest:
                steps = self._controller.searches.show(number)
                self._go_on(steps, lambda: number == self.newest)

    def _prefetch(self, request: Prefetch, newest: tuple[int, int]) -> None:
        """Do ahead, step by step, what may be asked for next. Real requests go before each step,
        and with a newer one that prefetches or ends in a search view the rest is dropped."""
        if self._controller is not None:
            steps = self._controller.searches.prefetch(request)
            self._go_on(steps, lambda: newest == (self._prefetches, self.newest))

    def _go_on(self, steps: Generator[object, None, None], is_wanted: Callable[[], bool]) -> None:
        """Take one step and queue the others behind what was asked for meanwhile; they are dropped
        once nobody wants them any more, or the library is closed."""
        controller = self._controller

        def step() -> None:
            if controller is not self._controller or not is_wanted():
                steps.close()
            elif next(steps, steps) is not steps:
                self._thread.submit(step)

        step()

    def _report(self, error: Exception) -> None:
        from app.core.errors import LibraryDamagedError, LibraryError
        from app.core.sentence_of import is_out_of_memory, sentence_of
        from features.errors import FeatureError

        refused = is_out_of_memory(error)
        if isinstance(error, LibraryError | FeatureError) and not refused:
            sentence = str(error)
        elif isinstance(error, OSError) or refused:
            log.warning("the system refused", exc_info=error)
            sentence = sentence_of(error)
        else:
            log.error("unexpected error on the library's thread", exc_info=error)
            sentence = tr("Something went wrong inside Likewise; the log has the details.")
        damaged = isinstance(error, LibraryDamagedError) and not refused
        self._announce(events.Failed(sentence, damaged))
