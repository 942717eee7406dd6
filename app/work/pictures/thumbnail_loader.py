"""Loads thumbnails: made in isolated processes, kept in memory (LRU) and on disk."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage, QPixmap

from app.core.base.language import tr
from app.work.pictures.newest_first import NewestFirst
from app.work.pictures.silent_disks import SilentDisks
from app.work.pictures.thumbnail_files import (
    SIDES,
    SharedThumbnails,
    kept_file,
    make_thumbnail,
    prepare,
)
from app.work.pictures.thumbnail_keeping import keep
from app.work.processes.isolated_executor import IsolatedExecutor
from app.work.processes.pool import Done, PoolError
from app.work.relay import Relay

BUDGET = 256 << 20  # bytes of pixmaps in memory
LIMIT = 30.0  # seconds for one photo; then its disk or network does not answer

Key = tuple[int, int]  # photo id, side
File = tuple[Path, float | None, bool]  # its time of change, in seconds; wanted only soon


class ThumbnailLoader(QObject):
    """Pixmaps of photos by id, for views that paint them. Lives on the window's thread.

    Signals: ``loaded(photo)`` and ``failed(photo)``, both meaning "paint this photo again".

    What is kept on disk is read on threads of this process, and never waits for a photo's file.
    Photos are only opened in isolated processes: a file may have become anything since it was read.
    """

    loaded = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        cache: Path,
        parent: QObject | None = None,
        *,
        budget: int | None = None,
        at_once: int = 2,
        pending: int = 500,
        limit: float = LIMIT,
        shared: SharedThumbnails | None = None,
    ) -> None:
        """``cache``: folder of the thumbnail files; ``budget``: bytes of pixmaps in memory;
        ``at_once``: how many are read, and how many made; ``pending``: how many may wait for that;
        ``limit``: seconds after which a photo is given up; ``shared``: the desktop's thumbnails.
        """
        super().__init__(parent)
        self._cache = cache
        self._shared = shared
        self._budget = BUDGET if budget is None else budget
        self._used = 0
        self._pixmaps: OrderedDict[Key, QPixmap] = OrderedDict()  # the least recently used first
        self._failures: dict[int, str] = {}
        self._relay = Relay(self)
        self._executor = IsolatedExecutor(
            at_once, prepare, computing_limit=limit, clock_limit=limit
        )
        self._kept: NewestFirst[Key, File, QImage | File] = NewestFirst(
            self._read, self._found, threads=at_once, pending=pending, name="kept thumbnails"
        )
        self._silent = SilentDisks()
        self._new: NewestFirst[Key, File, QImage | str | None] = NewestFirst(
            self._make, self._report, threads=at_once, pending=pending, name="new thumbnails"
        )

    def warm_up(self) -> None:
        """Start a process already, so that the first photos appear sooner."""
        self._executor.warm_up()

    def share(self, on: bool) -> None:
        """Put thumbnails that are made from now on among the desktop's, too, or not any more."""
        if self._shared is not None:
            self._shared = replace(self._shared, adds=on)

    def request(
        self, photo: int, path: Path, size: int, modified: float | None = None
    ) -> QPixmap | None:
        """The photo's pixmap for ``size`` device pixels; None: it is being loaded, or it failed.

        ``modified``: the file's time of change, where it is known; then a thumbnail that was made
        before needs no file. Until it is loaded, or if that failed, a smaller pixmap serves if
        there is one.
        To be called when painting; photos that scrolled by are forgotten before they are read.
        """
        key = (photo, _side_for(size))
        pixmap = self._pixmaps.get(key)
        if pixmap is not None:
            self._pixmaps.move_to_end(key)
        else:
            if photo not in self._failures:
                self._kept.submit(key, (path, modified, False))
            at_hand = (self._pixmaps.get((photo, side)) for side in reversed(SIDES))
            pixmap = next(filter(None, at_hand), None)
        return pixmap

    def holds(self, photo: int, size: int) -> bool:
        """Whether the pixmap for ``size`` device pixels is there: `request` can give no better."""
        return (photo, _side_for(size)) in self._pixmaps

    def prefetch(self, photo: int, path: Path, size: int, modified: float) -> None:
        """Load, behind all that views asked for, what they may ask for soon."""
        key = (photo, _side_for(size))
        if key not in self._pixmaps and photo not in self._failures:
            self._kept.submit(key, (path, modified, True), behind=True)

    def failure(self, photo: int) -> str | None:
        """Why the photo has no thumbnail; None if nothing failed."""
        return self._failures.get(photo)

    def forget(self, photo: int) -> None:
        """Load the photo anew at the next request: its file changed, or is to be tried again."""
        self._failures.pop(photo, None)
        for key in [(photo, side) for side in SIDES if (photo, side) in self._pixmaps]:
            self._drop(key)

    def forget_failures(self) -> None:
        """Load those that failed anew at their next request: what was in the way may be gone."""
        self._failures.clear()

    def close(self) -> None:
        """Drop what waits and end the threads and processes."""
        self._executor.close()
        self._kept.close()
        self._new.close()

    # On the threads of what is kept

    def _read(self, key: Key, file: File) -> QImage | File:
        """The thumbnail that is kept; if there is none, what it is to be made of."""
        path, modified, _ = file
        if modified is None:
            return file
        image = QImage(str(kept_file(self._cache, path, key[1], modified)))
        return file if image.isNull() else image

    def _found(self, key: Key, answer: QImage | File) -> None:
        if isinstance(answer, QImage):
            self._relay.call(self._keep, key, answer)
        else:
            self._new.submit(key, answer, behind=answer[2])

    # On the threads that wait for the processes

    def _make(self, key: Key, file: File) -> QImage | str | None:
        """The thumbnail, or why there is none; None: its disk is silent, to be asked for again."""
        path, modified, _ = file
        if self._silent.have(path):
            return None
        try:
            wanted = (self._cache, path, key[1], modified, self._shared)
            answer = self._executor.run(make_thumbnail, *wanted)
        except PoolError as error:
            return str(error)
        except OSError as error:  # or the thread would end, and this photo never be made
            return tr("No thumbnail can be made: {strerror}.", strerror=error.strerror)
        if isinstance(answer, Done):
            return keep(self._cache, path, key[1], answer.value, self._shared)
        if answer.stalled:
            self._silent.note(path)
        return answer.reason

    def _report(self, key: Key, answer: QImage | str | None) -> None:
        if isinstance(answer, str):
            self._relay.call(self._give_up, key, answer)
        elif answer is not None:
            self._relay.call(self._keep, key, answer)

    # On the thread of the window

    def _keep(self, key: Key, image: QImage) -> None:
        self._drop(key)
        self._pixmaps[key] = QPixmap.fromImage(image)
        self._used += _size(self._pixmaps[key])
        while self._used > self._budget and len(self._pixmaps) > 1:
            self._drop(next(iter(self._pixmaps)))
        self.loaded.emit(key[0])

    def _give_up(self, key: Key, reason: str) -> None:
        self._failures[key[0]] = reason
        self.failed.emit(key[0])

    def _drop(self, key: Key) -> None:
        pixmap = self._pixmaps.pop(key, None)
        if pixmap is not None:
            self._used -= _size(pixmap)


def _side_for(size: int) -> int:
    return next((side for side in SIDES if side >= size), SIDES[-1])


def _size(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * max(1, pixmap.depth() // 8)
