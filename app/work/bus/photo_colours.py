"""Tells the window the mean colours of photos, a few thousand at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from app.core.library.library import Library
from app.core.library.mean_colours import mean_colours
from app.work.bus import events

_AT_ONCE = 8_192  # photos


class PhotoColours:
    """What was told so far. ``steps`` goes on from there."""

    def __init__(self, library: Library, announce: Callable[[events.Event], None]) -> None:
        self._library = library
        self._announce = announce
        self._generation = -1
        self._announced = 0  # rows of this generation

    def steps(self) -> Iterator[None]:
        """Tell of the rows that nobody was told of, some at each step."""
        snapshot = self._library.snapshot()
        if snapshot.generation != self._generation:
            self._generation, self._announced = snapshot.generation, 0
        while self._announced < len(snapshot.rows):
            rows = np.arange(self._announced, min(self._announced + _AT_ONCE, len(snapshot.rows)))
            rows = rows[snapshot.alive[rows]]
            colours = mean_colours(snapshot, rows)
            self._announce(events.ColoursChanged(snapshot.rows[rows], colours))
            self._announced = min(self._announced + _AT_ONCE, len(snapshot.rows))
            yield
