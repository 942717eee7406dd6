"""Tells the map of the library, and has a new one made where that is due.

Gathering what a map is made of is background work of the library's thread; making it is a process
apart. While nobody looks at the map, none is made.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial

from app.core.library.snapshot import LibrarySnapshot
from app.core.map.library_map import LibraryMaps
from app.core.search.session import SearchSession
from app.core.types import Progress
from app.work.bus import events
from app.work.bus.library_thread import Background, LibraryThread
from app.workers.mapping.map_process import MapProcess

GATHERING = 0.1
"""Share of the work that is done before the process starts."""


class OpenMap:
    """The map of an open library, on the library's thread."""

    def __init__(
        self,
        session: SearchSession,
        thread: LibraryThread,
        announce: Callable[[events.Event], None],
    ) -> None:
        self._session = session
        self._maps = LibraryMaps(session)
        self._thread = thread
        self._announce = announce
        self._wanted = False
        self._loaded = False
        self._process: MapProcess | None = None
        self._gathering = False
        self._announced: LibrarySnapshot | None = None  # of which the map was told last

    def watch(self, wanted: bool) -> None:
        """Tell the map now and whenever it changes, and make a new one when it is out of date; or
        no longer."""
        self._wanted = wanted
        if not wanted:
            return
        if self._session.active.current_state() is None:
            self._session.idle.prepare()
        if not self._loaded:
            self._loaded = True
            self._maps.load()
        self._tell()
        self.keep_up()

    def keep_up(self, *, settled: bool = True) -> None:
        """Tell the map if it is of other photos by now, and have a new one made if it is out of
        date; the library is not ``settled`` while more photos are being read."""
        state = self._session.active.current_state()
        if not self._wanted or not settled or state is None:
            return
        if self._announced is not state.snapshot:
            self._tell()
        busy = self._process is not None or self._gathering
        if not busy and self._maps.outdated():
            self._gathering = True
            self._thread.set_background(Background.MAP, self._gather())

    def close(self) -> None:
        """End what is under way; it goes on the next time."""
        self._wanted = False
        if self._process is not None:
            self._process.close()
            self._process = None

    def _gather(self) -> Iterator[None]:
        try:
            for share in self._maps.prepare():
                self._progress(GATHERING * share)
                yield
            self._process = MapProcess(
                self._maps.folder, os.cpu_count() or 1, self._made_some, self._made
            )
        finally:
            self._gathering = False

    # On the thread that listens to the process

    def _made_some(self, share: float) -> None:
        self._progress(GATHERING + (1 - GATHERING) * share)

    def _made(self, error: Exception | None) -> None:
        self._thread.submit(partial(self._take, error))

    # On the library's thread

    def _take(self, error: Exception | None) -> None:
        if self._process is None:
            return  # closed meanwhile
        self._process.close()
        self._process = None
        self._announce(events.MapProgressed(None))
        if error is not None:
            raise error
        self._maps.load()
        self._tell()
        self.keep_up()  # it may have learned meanwhile

    def _tell(self) -> None:
        state = self._session.active.current_state()
        self._announced = None if state is None else state.snapshot
        self._announce(events.MapChanged(self._maps.current()))

    def _progress(self, share: float) -> None:
        self._announce(events.MapProgressed(Progress("mapping", round(1000 * share), 1000)))
