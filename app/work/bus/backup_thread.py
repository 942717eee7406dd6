"""Make backups when they are due and list them, on a thread of its own.

The thread reads the library in parallel to its owner, so nothing waits for a backup. It also works
for a library that can't be opened, which needs its backups most. This module does not use Qt.
"""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from app.core.base.errors import LibraryError
from app.core.base.language import tr_later
from app.core.base.work_types import Pause
from app.core.safety.backups import (
    BACKUP_INTERVAL,
    BY_ITSELF,
    back_up,
    backup_folder,
    copy_to_second,
    is_due,
    list_backups,
    second_backup_folder,
    set_second_backup_folder,
)
from app.work.bus import events
from app.work.bus.library_thread import Background, LibraryThread

log = logging.getLogger(__name__)

CHECK_INTERVAL = 60.0
"""Seconds between two checks whether a backup is due; also before the first one."""

_BY_HAND = tr_later("by hand")  # kept in English


class BackupThread:
    """Keeps the backups of the library in ``folder``; calls ``announce`` on its own thread."""

    def __init__(self, folder: Path, announce: Callable[[events.Event], None]) -> None:
        self._folder = folder
        self._announce = announce
        self._last_failure = ""  # so that it is not reported again each time
        self._thread = LibraryThread(self._failed, "backups")

    def begin(self) -> None:
        """Start automatic backups, because the library could be opened."""
        keep = partial(self._thread.set_background, Background.BACKUPS, self._keeping())
        self._thread.submit(keep)

    def list(self) -> None:
        """Announce all backups; returns at once."""
        self._thread.submit(self._announce_list)

    def back_up_now(self) -> None:
        """Make a backup and announce all backups; returns at once."""
        self._thread.submit(self._by_hand)

    def choose_second_folder(self, second: Path | None) -> None:
        """Also keep backups in this folder; None: no longer. Returns at once."""
        self._thread.submit(partial(set_second_backup_folder, self._folder, second))

    def close(self) -> None:
        """Finish the backup under way and wait for the thread to end."""
        self._thread.close()

    def _keeping(self) -> Iterator[Pause]:
        rest_until = -math.inf  # a check copies the catalogue, even if it makes no backup
        while True:
            yield Pause(CHECK_INTERVAL)
            now = time.monotonic()
            if now >= rest_until and is_due(self._folder, time.time()):
                rest_until = now + BACKUP_INTERVAL
                try:
                    self._make(BY_ITSELF, always=False)
                except Exception as error:  # noqa: BLE001 - the next one may succeed
                    self._failed(error)

    def _failed(self, error: Exception) -> None:
        if not isinstance(error, LibraryError):
            log.error("a backup failed", exc_info=error)
        elif str(error) != self._last_failure:
            self._last_failure = str(error)
            self._announce(events.Message(str(error)))

    def _by_hand(self) -> None:
        self._last_failure = ""
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
