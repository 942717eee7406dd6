"""Open and close the library, and run calls on its thread. This module does not use Qt."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Generator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from app.core.base.language import tr
from app.core.base.paths import default_library
from app.core.base.work_types import Pace
from app.work.bus import events
from app.work.bus.library_thread import LibraryThread
from app.work.machines import Machines, ThisMachine

if TYPE_CHECKING:  # numpy, OpenCV and scikit-learn load on the library thread, after the window
    from app.work.bus.backup_thread import BackupThread
    from app.work.bus.open_library import OpenLibrary

log = logging.getLogger(__name__)

T = TypeVar("T")


class LibraryOwner:
    """Accepts calls from any thread and runs them on the library thread, in order.

    Events and failures go out through ``publish``, from any thread.
    """

    def __init__(
        self,
        publish: events.Publish,
        *,
        may_watch: bool = True,
        machines: Machines | None = None,
    ) -> None:
        """``may_watch``: whether folders may be watched at all.
        ``machines``: where libraries are searched and read; None: on this machine."""
        self._machines = machines or ThisMachine()
        self._may_watch = may_watch
        self._publish = publish
        self._library: OpenLibrary | None = None  # these are for the library thread alone
        self._folder = default_library()
        self._backups: BackupThread | None = None  # for this folder
        self._pace = Pace()
        self._thread = LibraryThread(self.report)

    def open(self, folder: Path | None) -> None:
        """Open (or create) the library kept in ``folder``; None means the user's own."""
        self._thread.submit(partial(self._open, folder))

    def submit(self, call: Callable[[OpenLibrary], object]) -> None:
        """Call ``call`` with the open library; without one, publish `Failed`."""
        self._thread.submit(lambda: self._call(call, self._library))

    def submit_backups(self, call: Callable[[BackupThread], object]) -> None:
        """Call ``call`` with the backup thread, even if the library can't be opened."""
        self._thread.submit(lambda: self._call(call, self._backups))

    def set_pace(self, pace: Pace) -> None:
        """Read photos at this pace, now and in libraries that are opened later."""
        self._thread.submit(partial(self._set_pace, pace))

    def restore(self, backup: Path) -> None:
        """Close the library, restore it from this backup, and open it again."""
        self._thread.submit(partial(self._restore, backup))

    def close(self) -> None:
        """Stop the scan, close the library and wait until no thread is left."""
        self._thread.submit(self._close)
        self._thread.close()

    # On the library thread

    def take_steps(
        self,
        library: OpenLibrary,
        steps: Generator[object, None, T],
        wanted: Callable[[], bool],
        done: Callable[[T], None],
    ) -> None:
        """Take one step, queue the rest behind newer calls, and pass the result to ``done``.
        The steps are dropped when no longer ``wanted`` or when the library is closed."""
        if library is not self._library or not wanted():
            steps.close()
            return
        try:
            next(steps)
        except StopIteration as end:
            done(end.value)
        else:
            self._thread.submit(partial(self.take_steps, library, steps, wanted, done))

    def report(self, error: Exception) -> None:
        """Publish an error as `Failed`, whichever call raised it."""
        from app.core.base.errors import (
            LibraryDamagedError,
            LibraryError,
            is_out_of_memory,
            sentence_of,
        )
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
        self._publish(events.Failed(sentence, damaged))

    def _call(self, call: Callable[[T], object], with_this: T | None) -> None:
        if with_this is None:
            none_open = tr("No library is open yet. Add a folder of photos first.")
            self._publish(events.Failed(none_open))
        else:
            call(with_this)

    def _open(self, folder: Path | None) -> None:
        from app.core.open_library import open_library
        from app.work.bus.backup_thread import BackupThread
        from app.work.bus.open_library import OpenLibrary

        self._close()
        self._folder = (folder or default_library()).absolute()
        self._backups = BackupThread(self._folder, self._publish)
        opened = open_library(folder)
        library = OpenLibrary(opened, self._thread, self._publish, self._pace, self._machines)
        library.begin(self._pace)
        self._library = library
        self._backups.begin()

    def _close(self) -> None:
        if self._library is not None:
            self._library.close()
            self._library = None
        if self._backups is not None:
            self._backups.close()
            self._backups = None

    def _set_pace(self, pace: Pace) -> None:
        self._pace = replace(pace, watching=pace.watching and self._may_watch)
        if self._library is not None:
            self._library.set_pace(self._pace)

    def _restore(self, backup: Path) -> None:
        """Close the library, restore it, and open it again even if restoring failed."""
        from app.core.open_library import open_library
        from app.core.safety.repair import repair
        from app.core.safety.restore import restore

        self._close()
        try:
            _, aside = restore(self._folder, backup, time.time())
            with open_library(self._folder) as library:
                repair(library)
        finally:
            self._open(self._folder)
        self._publish(
            events.Message(
                tr("The backup is restored. What was there before is in {aside}.", aside=aside)
            )
        )
