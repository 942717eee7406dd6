"""Thumbnails: asked for when painted, decoded on a few threads, kept in memory and on disk."""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QImage, QPixmap

from app.workers.newest_first import NewestFirst
from app.workers.thumbnail_files import thumbnail
from features.errors import DecodeError

SIDES = (128, 256, 512, 1024, 2048)
"""Sides in device pixels that are made and kept; a request gets the next one up."""

Key = tuple[int, int]  # photo id, side


class ThumbnailLoader(QObject):
    """Pixmaps of photos by id, for views that paint them. Lives on the window's thread.

    Signals: ``loaded(photo)`` and ``failed(photo)``, both meaning "paint this photo again".
    """

    loaded = Signal(object)
    failed = Signal(object)

    _made = Signal(object, object)  # Key, QImage
    _broken = Signal(object, str)  # Key, reason

    def __init__(
        self,
        cache: Path,
        parent: QObject | None = None,
        *,
        budget: int = 256 << 20,
        threads: int = 2,
        pending: int = 500,
    ) -> None:
        """``cache``: folder of the thumbnail files; ``budget``: bytes of pixmaps in memory."""
        super().__init__(parent)
        self._cache = cache
        self._budget = budget
        self._used = 0
        self._pixmaps: OrderedDict[Key, QPixmap] = OrderedDict()  # the least recently used first
        self._failures: dict[int, str] = {}
        self._made.connect(self._keep, Qt.ConnectionType.QueuedConnection)
        self._broken.connect(self._give_up, Qt.ConnectionType.QueuedConnection)
        self._pool: NewestFirst[Key, tuple[Path, float | None], QImage | str] = NewestFirst(
            self._load, self._report, threads=threads, pending=pending, name="thumbnails"
        )

    def request(
        self, photo: int, path: Path, size: int, modified: float | None = None
    ) -> QPixmap | None:
        """The photo's pixmap for ``size`` device pixels; None: it is being loaded, or it failed.

        ``modified``: the file's time of change, where it is known; then a thumbnail that was made
        before needs no file. If loading failed, a smaller pixmap serves as long as there is one.
        To be called when painting; photos that scrolled by are forgotten before they are read.
        """
        key = (photo, next((side for side in SIDES if side >= size), SIDES[-1]))
        pixmap = self._pixmaps.get(key)
        if pixmap is not None:
            self._pixmaps.move_to_end(key)
        elif photo not in self._failures:
            self._pool.submit(key, (path, modified))
        else:
            at_hand = (self._pixmaps.get((photo, side)) for side in reversed(SIDES))
            pixmap = next(filter(None, at_hand), None)
        return pixmap

    def failure(self, photo: int) -> str | None:
        """Why the photo has no thumbnail; None if nothing failed."""
        return self._failures.get(photo)

    def forget(self, photo: int) -> None:
        """Load the photo anew at the next request: its file changed, or is to be tried again."""
        self._failures.pop(photo, None)
        for key in [(photo, side) for side in SIDES if (photo, side) in self._pixmaps]:
            self._drop(key)

    def close(self) -> None:
        """Drop what waits and end the threads."""
        self._pool.close()

    def _load(self, key: Key, file: tuple[Path, float | None]) -> QImage | str:
        """On a pool thread: the thumbnail, or why there is none."""
        path, modified = file
        try:
            return thumbnail(self._cache, path, key[1], modified)
        except DecodeError as error:
            return error.reason
        except OSError as error:
            return f"{path.name} can't be read: {error.strerror}."

    def _report(self, key: Key, answer: QImage | str) -> None:
        """On a pool thread."""
        if isinstance(answer, str):
            self._broken.emit(key, answer)
        else:
            self._made.emit(key, answer)

    @Slot(object, object)
    def _keep(self, key: Key, image: QImage) -> None:
        self._drop(key)
        self._pixmaps[key] = QPixmap.fromImage(image)
        self._used += _size(self._pixmaps[key])
        while self._used > self._budget and len(self._pixmaps) > 1:
            self._drop(next(iter(self._pixmaps)))
        self.loaded.emit(key[0])

    @Slot(object, str)
    def _give_up(self, key: Key, reason: str) -> None:
        self._failures[key[0]] = reason
        self.failed.emit(key[0])

    def _drop(self, key: Key) -> None:
        pixmap = self._pixmaps.pop(key, None)
        if pixmap is not None:
            self._used -= _size(pixmap)


def _size(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * max(1, pixmap.depth() // 8)
