"""Keep what photos are sorted, laid out and painted by up to date with the library."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from PySide6.QtCore import QObject

from app.core.base.photo_types import Changes, FactCounts, RootInfo
from app.core.base.work_types import Progress
from app.core.photos.sorting_table import Places
from app.ui.canvas.pictures import Pictures
from app.ui.style.words import printable
from app.work.bus.bus import Bus
from app.work.bus.events import (
    ColoursChanged,
    FactsCounted,
    ProgressChanged,
    RootsChanged,
    TableChanged,
    TableMarked,
)


class KnownPhotos(QObject):
    """Notes dates, shapes, colours and places of photos in the table of ``pictures``, and which
    disks are away. It is made before what shows photos, so that this hears of a change after it.
    ``repaint()`` is called when photos look otherwise."""

    def __init__(self, pictures: Pictures, bus: Bus, repaint: Callable[[], object]) -> None:
        super().__init__(pictures)
        self._pictures, self._bus, self._repaint = pictures, bus, repaint
        self._phase = "idle"  # of reading
        pictures.table.note(bus.photos.all())
        bus.listen(ColoursChanged, pictures.table.note_colours)
        bus.listen(FactsCounted, self._note_places)
        bus.listen(ProgressChanged, self._note_progress)
        bus.listen(RootsChanged, self._note_roots)
        bus.listen(TableChanged, self._note_changes)
        bus.listen(TableMarked, self._note)
        self._note_roots(bus.latest(RootsChanged).roots)

    def _note_changes(self, changes: Changes) -> None:
        self._note((*changes.added, *changes.updated))

    def _note(self, photos: Collection[int]) -> None:
        """Note the facts of these photos."""
        everything = self._bus.photos.all()
        if 2 * len(photos) > len(everything):  # one by one takes too long for 100,000
            self._pictures.table.note(everything)
            return
        infos = map(self._bus.photos.get, photos)
        self._pictures.table.note([info for info in infos if info is not None])

    def _note_places(self, _: FactCounts, places: Iterable[Places]) -> None:
        named = ((photos, [*map(printable, names)], of) for photos, names, of in places)
        self._pictures.table.note_places(named)
        self._repaint()

    def _note_roots(self, roots: tuple[RootInfo, ...]) -> None:
        offline = frozenset(root.id for root in roots if root.state == "offline")
        before, self._pictures.offline_roots = self._pictures.offline_roots, offline
        if before - offline:
            self._pictures.thumbnails.forget_failures()
        if before != offline:
            self._repaint()

    def _note_progress(self, progress: Progress) -> None:
        if progress.phase == "idle" and self._phase != "idle":  # files may be whole now
            self._pictures.thumbnails.forget_failures()
        self._phase = progress.phase
