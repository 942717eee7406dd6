"""Join all parts of an open library, for calls on its thread, and run idle work.

Events go out through ``announce``. While nobody waits, freed memory is returned to the system: the
C library keeps it in gaps between blocks in use, 60 MB after some 500 clicks and a gigabyte after
some thousands. This module does not use Qt.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Collection, Iterator
from functools import cache, partial
from time import monotonic

from app.core.base.garbage import settle, without_collections
from app.core.base.photo_types import Changes, PhotoInfo
from app.core.base.work_types import LearningProgress, Pace, Pause
from app.core.duplicates.stacks import in_pairs
from app.core.index.local_index import LocalIndex
from app.core.index.protocol import LibraryIndex
from app.core.library.library import Library
from app.core.search.session import SearchSession
from app.work.bus import events
from app.work.bus.albums import OpenAlbums, OpenStacks
from app.work.bus.duplicates import OpenDuplicates
from app.work.bus.facts import OpenFacts, OpenMap, PhotoColours
from app.work.bus.files import OpenFiles
from app.work.bus.folders import Scanning
from app.work.bus.library_thread import Background, LibraryThread, Part, Shared
from app.work.bus.marks import OpenMarks
from app.work.bus.profiles import OpenProfiles
from app.work.bus.searches import OpenSearches
from app.work.pictures.seeing import OutsideReader
from app.work.reading.scan import Machines

CALM = Pause(0.3)
"""Pause after an answer before the profile learns, which takes 20 to 80 ms in one step."""

FIRST_BATCH = 1_000
"""Photos announced before all others, the newest: more than a window shows; all take a second."""


class OpenLibrary(Part):
    """An open library, and the objects that handle each part of it.

    Attributes: ``session``, the searches; ``searches``, which shows them; ``albums``, ``stacks``,
    ``marks``, ``facts``, ``files``, ``duplicates``, ``map``, ``profiles``, ``scan``.
    """

    def __init__(
        self,
        library: Library,
        thread: LibraryThread,
        announce: events.Publish,
        machines: Machines | None,
    ) -> None:
        self._outside = OutsideReader()
        index: LibraryIndex = LocalIndex(library.folder)
        if machines is not None:
            changed = partial(thread.submit, self._index_changed)
            index = machines.open_index(library, on_change=changed)
        self.session = SearchSession(library, index, self._outside)
        shared = Shared(library, thread, announce)
        super().__init__(shared)
        self.marks = OpenMarks(shared, self._facts_read)
        self.scan = Scanning(shared, machines, self.marks, self._photos_changed, self._scan_ended)
        self.profiles = OpenProfiles(shared, self.session, lambda: thread.submit(self._prepare))
        self.facts = OpenFacts(shared, self.session, lambda: self.scan.is_reading)
        self.map = OpenMap(shared, self.session)
        self.albums = OpenAlbums(shared, self.session)
        self.searches = OpenSearches(
            shared,
            self.session,
            kept=self.profiles.announce,
            shown=self._start_upkeep,
            matches_known=self.albums.matches_known,
        )
        self.files = OpenFiles(
            shared, self._files_changed, self.scan.start, self.marks.announce_sidecars
        )
        self.duplicates = OpenDuplicates(shared, self.files.carry_out, self._inherited)
        self.stacks = OpenStacks(shared, self._stacked)
        self._colours = PhotoColours(library, announce)
        self._spare = SpareMemory()
        self._is_prepared = self._closed = False

    def begin(self, pace: Pace, *, newest_first: bool = True) -> None:
        """Announce the library and all that is known of it, and start a scan.
        ``newest_first``: the window may show the newest photos before it has the others."""
        library, announce = self._library, self._announce
        announce(events.Opened(library.folder))
        with without_collections():
            most = FIRST_BATCH if newest_first else None
            first = tuple(library.photos(most=most, newest=newest_first))
            announce(_added(first))
            self.scan.announce_roots()  # takes a while, and the window shows photos meanwhile
            if len(first) == most:
                known = {info.id for info in first}
                announce(_added(tuple(each for each in library.photos() if each.id not in known)))
            settle()  # before the next collection, which would traverse all of them
        self.map.announce_covers()
        self.scan.announce_problems()
        self.profiles.announce()
        self.albums.announce()
        self.marks.announce_sidecars()
        self.stacks.announce()
        self.files.open()
        self._thread.set_background(Background.COLOURS, self._colours.steps())
        self._start_upkeep()
        if library.roots():
            self.scan.rescan()
        self.facts.refresh()
        self.scan.set_pace(pace)

    def close(self) -> None:
        """Stop the scan and close the library."""
        self._closed = True
        self.scan.close()
        self.files.close()
        self.profiles.close()
        self.map.close()
        for work in Background:
            self._thread.set_background(work, None)
        self.marks.close()
        self.session.close()
        self._outside.close()
        self._library.close()

    def _inherited(self, photos: Collection[int]) -> None:
        """Refresh after photos inherited the marks, albums and thumbs of others."""
        self.session.judged_elsewhere(photos)
        self.marks.announce_marks(photos)
        self.stacks.announce()
        self.albums.announce()

    def _stacked(self, photos: Collection[int]) -> None:
        """Refresh after photos were stacked or unstacked; new pairs share their marks."""
        self.albums.announce()
        if pairs := in_pairs(self._library, photos):
            self.marks.announce_marks(pairs)

    def _files_changed(self, changes: Changes) -> None:
        if changes.added or changes.removed:
            self.scan.photos_changed(changes)
        else:
            self.scan.announce_changes(changes)

    # Idle time

    def _prepare(self) -> None:
        """Prepare the first search before the other upkeep."""
        if not self._closed:
            self._is_prepared = False
            self._start_upkeep()

    def _preparing(self) -> Iterator[object]:
        """Learn from earlier searches."""
        try:
            for learned, searches in self.session.idle.prepare():
                if learned < searches:
                    progress = LearningProgress(learned, searches, "searches")
                    self._announce(events.LearningChanged(progress))
                yield None
        finally:
            if not self.profiles.learning:
                self._announce(events.LearningChanged(None))
        self._is_prepared = True
        if warning := self.session.active.warning():
            self._say(warning)

    def _start_upkeep(self) -> None:
        self._thread.set_background(Background.UPKEEP, self._upkeep())
        self._spare.give_back(BUSY_TRIM_INTERVAL)  # upkeep may never end

    def _upkeep(self) -> Iterator[object]:
        if not self._is_prepared:
            yield from self._preparing()
        steps = self.session.idle.upkeep()
        yield next(steps, None)  # the new metric is in use from here on
        self.profiles.announce()
        if self.session.number is not None:  # a thumb is likely, and would wait for that step
            yield CALM
        yield from steps
        self._announce(events.IndexChanged(self.session.index_state()))
        if not self.scan.is_reading:
            self.stacks.stack_bursts_and_pairs()
            yield None
        yield from self.albums.fill(settled=not self.scan.is_reading)
        self.map.refresh(settled=not self.scan.is_reading)
        if sentence := self.session.labels_notice():
            self._announce(events.SearchOutdated(sentence))
        yield None
        self._spare.give_back()

    def _index_changed(self) -> None:
        """Announce a change in the state of a cluster."""
        if self._closed:
            return
        self._announce(events.IndexChanged(self.session.index_state()))
        if sentence := self.session.cluster_notice():
            self._announce(events.SearchOutdated(sentence))

    def _photos_changed(self, changes: Changes) -> None:
        self.session.library_changed()
        self.facts.refresh()
        if changes.removed:
            self.albums.announce()
        self._thread.set_background(Background.COLOURS, self._colours.steps())
        self.stacks.photos_changed((*changes.added, *changes.updated, *changes.removed))
        self.marks.read((*changes.added, *changes.updated))

    def _facts_read(self, photos: list[int]) -> None:
        """Refresh photos whose XMP gives another time or place."""
        self.scan.announce_changes(Changes(updated=tuple(photos)))
        self.facts.refresh()

    def _scan_ended(self) -> None:
        self.marks.end_idle_process()
        self.facts.refresh()
        if sentence := self.session.photos_notice():
            self._announce(events.SearchOutdated(sentence))
        self._thread.submit(self._prepare)


def _added(infos: tuple[PhotoInfo, ...]) -> events.PhotosChanged:
    return events.PhotosChanged(Changes(added=tuple(info.id for info in infos)), infos)


TRIM_INTERVAL = 60.0  # seconds between two trims while idle: each takes some 20 ms
BUSY_TRIM_INTERVAL = 120.0  # seconds between two trims while the person never pauses


class SpareMemory:
    """Returns freed memory to the system now and then; on the library thread, while it is idle."""

    def __init__(self) -> None:
        self._trim = malloc_trim()
        self._last = monotonic()

    def give_back(self, every: float = TRIM_INTERVAL) -> None:
        """Return free memory, unless that was done in the last ``every`` seconds."""
        if self._trim is not None and monotonic() - self._last >= every:
            self._trim(0)
            self._last = monotonic()


@cache
def malloc_trim() -> Callable[[int], object] | None:
    """Return glibc's malloc_trim; None elsewhere, where the C library returns memory itself."""
    if sys.platform != "linux":
        return None
    found: Callable[[int], object] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return found
