"""Network and removable disks that did not answer a moment ago: one photo waits for them, not each.

Whoever waits for a disk keeps a thread and a process that could make the thumbnails of others.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from app.core.library.presence import Volume, volume_of

REST = 60.0
"""Seconds for which a disk that was silent is not asked again."""


class SilentDisks:
    """``volume_of`` tells the disk of a folder without asking it. From any thread."""

    def __init__(
        self,
        volume_of: Callable[[Path], Volume] = volume_of,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._volume_of = volume_of
        self._clock = clock
        self._until: dict[Path, float] = {}  # where each is mounted -> when it is asked again

    def note(self, photo: Path) -> None:
        """The disk of ``photo`` did not answer. The computer's own may just be busy."""
        volume = self._volume_of(photo.parent)
        if volume.kind != "local":
            self._until[volume.point] = self._clock() + REST

    def have(self, photo: Path) -> bool:
        """Whether ``photo`` is on a disk that is not to be asked now."""
        if not self._until:
            return False
        return self._until.get(self._volume_of(photo.parent).point, 0.0) > self._clock()
