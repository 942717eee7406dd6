"""Photos whose files the program itself moves during a scan, so that the scan leaves them alone.

What the scan found before such a move is not true any more: the photo is neither gone nor new. So
the scan leaves alone what is touched; the catalogue was told by whoever moved it.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path


class TouchedFiles:
    """What was touched since changes of the folders are detected. Owned by the library's thread."""

    def __init__(self) -> None:
        self._under_way: dict[int, tuple[int | None, frozenset[Path]]] = {}
        self._ended: list[tuple[float, int | None, frozenset[Path]]] = []  # when, on the clock

    def begin(self, act: int, photo: int | None, paths: Iterable[Path]) -> None:
        """A file is about to leave or reach ``paths``."""
        self._under_way[act] = photo, frozenset(paths)

    def end(self, act: int) -> None:
        """It has, or it has not; the catalogue knows."""
        touched = self._under_way.pop(act, None)
        if touched is not None:
            self._ended.append((time.monotonic(), *touched))

    def forget(self) -> None:
        """Detecting changes begins: it sees all that has ended."""
        self._ended.clear()

    def photos(self, since: float = 0.0) -> set[int]:
        """The photos whose files were touched ``since`` (monotonic seconds), or are just now."""
        return {photo for photo, _ in self._all(since) if photo is not None}

    def paths(self, since: float = 0.0) -> set[Path]:
        """Where files were, or may be, that were touched."""
        return {path for _, paths in self._all(since) for path in paths}

    def _all(self, since: float) -> list[tuple[int | None, frozenset[Path]]]:
        ended = [(photo, paths) for end, photo, paths in self._ended if end >= since]
        return [*self._under_way.values(), *ended]
