"""Load thumbnails: made in isolated processes, kept in memory (LRU) and on disk.

A confined process writes nothing: its pixels are encoded and stored here, so that no file that it
could have crafted is parsed later. Of photos on a disk that recently did not answer only one waits,
because each that waits occupies a thread and a process that could serve others.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, Signal
from PySide6.QtGui import QImage, QImageReader, QImageWriter, QPixmap

from app.core.base.language import tr
from app.core.library.presence import volume_of
from app.work.pictures.thumbnail_files import SIDES, MadeThumbnail, kept_file, make_thumbnail
from app.work.processes.pool import Done, IsolatedExecutor, PoolError
from app.work.threads import NewestFirst, Relay
from engine.atomic import replacing

BUDGET = 256 << 20  # bytes of pixmaps in memory
PENDING = 500  # requests that may wait to be read, and to be made
LIMIT = 30.0  # seconds for one photo; then its disk or network does not answer

Key = tuple[int, int]  # photo id, side
File = tuple[Path, float | None, bool]  # modification time in seconds; whether it is a prefetch


class ThumbnailLoader(QObject):
    """Pixmaps of photos by id, for views that paint them. Lives on the window's thread.

    Signals: ``loaded(photo)`` and ``failed(photo)``, both meaning "paint this photo again".

    Kept thumbnails are read on threads of this process, and never wait for a photo's file. Photos
    are only opened in isolated processes: a file may have been replaced by anything.
    """

    loaded = Signal(object)
    failed = Signal(object)

    def __init__(
        self, cache: Path, *, budget: int | None = None, at_once: int = 2, limit: float = LIMIT
    ) -> None:
        """``cache``: folder of the thumbnail files; ``budget``: bytes of pixmaps in memory.
        ``at_once``: number of threads that read, and that make; ``limit``: seconds after which a
        photo is given up."""
        super().__init__()
        self._cache = cache
        self._budget = BUDGET if budget is None else budget
        self._used = 0
        self._pixmaps: OrderedDict[Key, QPixmap] = OrderedDict()  # the least recently used first
        self._failures: dict[int, str] = {}
        self._relay = Relay(self)
        self._executor = IsolatedExecutor(at_once, computing_limit=limit, clock_limit=limit)
        self._kept: NewestFirst[Key, File, QImage | File] = NewestFirst(
            self._read, self._found, threads=at_once, pending=PENDING, name="kept thumbnails"
        )
        self._silent = SilentDisks()
        self._new: NewestFirst[Key, File, QImage | str | None] = NewestFirst(
            self._make, self._report, threads=at_once, pending=PENDING, name="new thumbnails"
        )

    def warm_up(self) -> None:
        """Start a process early, so that the first photos appear sooner."""
        self._executor.warm_up()

    def request(
        self, photo: int, path: Path, size: int, modified: float | None = None
    ) -> QPixmap | None:
        """Return the photo's pixmap for ``size`` device pixels; None while loading or on failure.

        ``modified``: the file's modification time, if known; a kept thumbnail then needs no file.
        While loading, or after a failure, a smaller pixmap is returned if there is one. Call it
        when painting; requests of photos that have scrolled by are dropped.
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
        """Return whether the pixmap for ``size`` device pixels is in memory."""
        return (photo, _side_for(size)) in self._pixmaps

    def prefetch(self, photo: int, path: Path, size: int, modified: float) -> None:
        """Load a pixmap that may be requested soon, after all that views have requested."""
        key = (photo, _side_for(size))
        if key not in self._pixmaps and photo not in self._failures:
            self._kept.submit(key, (path, modified, True), behind=True)

    def failure(self, photo: int) -> str | None:
        """Return why the photo has no thumbnail; None if nothing failed."""
        return self._failures.get(photo)

    def forget(self, photo: int) -> None:
        """Load the photo again at the next request: its file changed, or should be retried."""
        self._failures.pop(photo, None)
        for key in [(photo, side) for side in SIDES if (photo, side) in self._pixmaps]:
            self._drop(key)

    def forget_failures(self) -> None:
        """Load failed photos again at their next request: the obstacle may be gone."""
        self._failures.clear()

    def close(self) -> None:
        """Drop waiting requests and end the threads and processes."""
        self._executor.close()
        self._kept.close()
        self._new.close()

    # On the threads that read kept thumbnails

    def _read(self, key: Key, file: File) -> QImage | File:
        """Return the kept thumbnail; if there is none, the file to make it from."""
        path, modified, _ = file
        if modified is None:
            return file
        image = QImage(str(kept_file(self._cache, path, key[1], modified)))
        return file if image.isNull() else image

    def _found(self, key: Key, answer: QImage | File) -> None:
        if isinstance(answer, QImage):
            self._relay.call(self._add_pixmap, key, answer)
        else:
            self._new.submit(key, answer, behind=answer[2])

    # On the threads that wait for the processes

    def _make(self, key: Key, file: File) -> QImage | str | None:
        """Return the thumbnail, or why there is none; None to try again, as its disk is silent."""
        path, modified, _ = file
        if self._silent.have(path):
            return None
        try:
            answer = self._executor.run(make_thumbnail, path, key[1], modified)
        except PoolError as error:
            return str(error)
        except OSError as error:  # otherwise the thread would end
            return tr("No thumbnail can be made: {strerror}.", strerror=error.strerror)
        if isinstance(answer, Done):
            return keep(self._cache, path, key[1], answer.value)
        if answer.stalled:
            self._silent.note(path)
        return answer.reason

    def _report(self, key: Key, answer: QImage | str | None) -> None:
        if isinstance(answer, str):
            self._relay.call(self._note_failure, key, answer)
        elif answer is not None:
            self._relay.call(self._add_pixmap, key, answer)

    # On the window's thread

    def _add_pixmap(self, key: Key, image: QImage) -> None:
        self._drop(key)
        self._pixmaps[key] = QPixmap.fromImage(image)
        self._used += _size(self._pixmaps[key])
        while self._used > self._budget and len(self._pixmaps) > 1:
            self._drop(next(iter(self._pixmaps)))
        self.loaded.emit(key[0])

    def _note_failure(self, key: Key, reason: str) -> None:
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


DISK_PAUSE = 60.0
"""Seconds for which a silent disk is not accessed again."""


class SilentDisks:
    """Remembers disks that did not answer; from any thread."""

    def __init__(self) -> None:
        self._until: dict[Path, float] = {}  # mount point -> end of the rest

    def note(self, photo: Path) -> None:
        """Note that the disk of ``photo`` did not answer; a local one may just be busy."""
        volume = volume_of(photo.parent)  # without accessing it
        if volume.kind != "local":
            self._until[volume.point] = time.monotonic() + DISK_PAUSE

    def have(self, photo: Path) -> bool:
        """Return whether ``photo`` is on a disk that should not be accessed now."""
        if not self._until:
            return False
        return self._until.get(volume_of(photo.parent).point, 0.0) > time.monotonic()


JPEG_QUALITY = 88


def keep(folder: Path, photo: Path, side: int, made: MadeThumbnail) -> QImage:
    """Keep a new thumbnail in ``folder``, and return it; null if its pixels are invalid."""
    image = _image_of(made)
    if not image.isNull():
        _write(kept_file(folder, photo, side, made.modified), image)
    return image


def image_of_png(data: bytes) -> QImage:
    """Return the picture in a PNG from a confined process; null if it is invalid.
    No other format is tried, so that a compromised process can't choose the decoder."""
    buffer = QBuffer()
    buffer.setData(data)
    reader = QImageReader(buffer, QByteArray(b"PNG"))
    reader.setAutoDetectImageFormat(False)
    return reader.read()


def _image_of(made: MadeThumbnail) -> QImage:
    line = 3 * made.width
    if made.width < 1 or made.height < 1 or len(made.rgb) != line * made.height:
        return QImage()
    kind = QImage.Format.Format_RGB888
    return QImage(made.rgb, made.width, made.height, line, kind).copy()  # owns its pixels


def _write(file: Path, image: QImage) -> None:
    """Write the whole file or nothing. On a full or read-only disk it is made again next time."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"JPG"))
    writer.setQuality(JPEG_QUALITY)
    writer.write(image)
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        with replacing(file, durable=False, by_many=True) as temporary:
            temporary.touch(mode=0o600)  # as private as the photo may be
            temporary.write_bytes(buffer.data().data())
