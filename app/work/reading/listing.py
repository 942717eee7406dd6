"""Lists folders on threads of their own, so that one that does not answer holds up nothing.

A disk or network that does not answer keeps its thread waiting inside the system, where nothing can
reach it. Everything else goes on: the folder counts as offline, and the thread is left to itself.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, SimpleQueue

from app.core.base.photo_types import Presence
from app.core.library.file_tables import FoundFile
from app.core.library.presence import KnownRoot, presence_of
from app.core.library.walk import Excluded, sought, walk
from features.decode import SUFFIXES

AT_ONCE = 1_000  # files that are taken over in one go
AHEAD = 10_000  # files that are found before they are taken over
PAUSE = 0.01  # seconds
FAREWELL = 0.2  # seconds that a thread may take to end


@dataclass(frozen=True, slots=True)
class End:
    """The end of a folder, and how it was found."""

    presence: Presence


@dataclass(slots=True)
class Listed:
    """One folder: when something was heard of it last, and its end."""

    end: End | None = None
    heard: float = field(default_factory=time.monotonic)

    @property
    def presence(self) -> Presence:
        """How a folder was found that was walked to its end; others are offline."""
        return Presence() if self.end is None else self.end.presence


class Listing:
    """Walks all folders at once. ``folders``: root -> what is known of it.

    A folder of which nothing was heard for ``silence`` seconds is given up.
    """

    def __init__(
        self,
        folders: Mapping[int, KnownRoot],
        unreadable: Mapping[str, str],
        excluded: Excluded,
        silence: float,
    ) -> None:
        self.listed = {root: Listed() for root in folders}
        self._silence = silence
        self._unreadable = unreadable
        self._excluded = excluded
        self._stopped = False
        self._news: SimpleQueue[tuple[int, FoundFile | End]] = SimpleQueue()
        self._threads = [
            threading.Thread(target=self._walk, args=(known,), name="listing", daemon=True)
            for known in folders.values()
        ]
        for thread in self._threads:
            thread.start()

    @property
    def running(self) -> bool:
        """Whether there is a folder that is neither complete nor silent yet."""
        patience = time.monotonic() - self._silence
        waiting = [listed for listed in self.listed.values() if listed.end is None]
        return not self._news.empty() or any(listed.heard > patience for listed in waiting)

    def take(self, timeout: float) -> list[FoundFile]:
        """Some of what was found; waits up to ``timeout`` seconds for the first."""
        files: list[FoundFile] = []
        try:
            while len(files) < AT_ONCE:
                root, file = self._news.get(timeout=0.0 if files else timeout)
                if isinstance(file, End):
                    self.listed[root].end = file
                else:
                    files.append(file)
        except Empty:
            pass
        return files

    def stop(self) -> None:
        """End the threads at their next folder; those that get no answer are left to themselves."""
        self._stopped = True
        for thread in self._threads:
            thread.join(FAREWELL)

    def _walk(self, known: KnownRoot) -> None:
        presence = presence_of(known)
        with suppress(_StoppedError):
            if presence.device is not None:
                self._find(known.id, known.path)
            self._news.put((known.id, End(presence)))

    def _find(self, root: int, folder: Path) -> None:
        listed = self.listed[root]

        def visiting() -> None:
            if self._stopped:
                raise _StoppedError
            listed.heard = time.monotonic()

        wanted = sought(SUFFIXES, self._unreadable, self._excluded)
        for file in walk(root, folder, wanted, visiting=visiting):
            listed.heard = time.monotonic()
            self._news.put((root, file))
            while self._news.qsize() > AHEAD and not self._stopped:
                time.sleep(PAUSE)


class _StoppedError(Exception):
    """Nobody wants to know what is in the folder any more."""
