"""Make backups when they are due and list them, on a thread of its own.

The thread reads the library in parallel to its owner, so nothing waits for a backup. It also works
for a library that can't be opened, which needs its backups most. This module does not use Qt.
"""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

from app.core.base.errors import LibraryError
from app.core.base.language import tr_later
from app.core.safety.keep import (
    BY_ITSELF,
    EVERY,
    back_up,
    backup_folder,
    copy_to_second,
    is_due,
    list_backups,
    second_backup_folder,
)
from app.work.bus import events

log = logging.getLogger(__name__)

CHECK = 60.0
"""Seconds between two checks whether a backup is due; also before the first one."""

_BY_HAND = tr_later("by hand")  # kept in English


class BackupThread:
    """Keeps the backups of the library in ``folder``; calls ``announce`` on its own thread."""

    def __init__(self, folder: Path, announce: Callable[[events.Event], None]) -> None:
        self._folder = folder
        self._announce = announce
        self._rest_until = -math.inf  # a check copies the catalogue, even if it makes no backup
        self._calls: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._keeping = False  # no automatic backups until the library was opened
        self._last_failure = ""  # so that it is not reported again each time
        self._thread = Thread(target=self._run, name="backups", daemon=True)
        self._thread.start()

    def begin(self) -> None:
        """Start automatic backups, because the library could be opened."""
        self._keeping = True

    def list(self) -> None:
        """Announce all backups; returns at once."""
        self._calls.put(self._announce_list)

    def back_up_now(self) -> None:
        """Make a backup and announce all backups; returns at once."""
        self._calls.put(self._by_hand)

    def close(self) -> None:
        """Finish the backup under way and wait for the thread to end."""
        self._calls.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            try:
                call = self._calls.get(timeout=CHECK)
            except Empty:
                call = self._if_due
            if call is None:
                return
            self._guarded(call)

    def _guarded(self, call: Callable[[], None]) -> None:
        try:
            call()
        except LibraryError as error:
            if call != self._if_due or str(error) != self._last_failure:
                self._announce(events.Message(str(error)))
            self._last_failure = str(error)
        except Exception as error:  # whatever it was, the thread must go on
            log.error("a backup failed", exc_info=error)

    def _if_due(self) -> None:
        if not self._keeping:
            return
        now = time.monotonic()
        if now >= self._rest_until and is_due(self._folder, time.time()):
            self._rest_until = now + EVERY
            self._make(BY_ITSELF, always=False)

    def _by_hand(self) -> None:
        self._make(_BY_HAND, always=True)
        self._announce_list()

    def _make(self, why: str, *, always: bool) -> None:
        made = back_up(self._folder, why, time.time(), always=always)
        second = second_backup_folder(self._folder)
        if made is not None and second is not None:
            copy_to_second(made, self._folder, second)
        self._last_failure = ""

    def _announce_list(self) -> None:
        found = list_backups(backup_folder(self._folder))
        self._announce(
            events.BackupsListed(tuple(found), self._folder, second_backup_folder(self._folder))
        )
