"""Load photos at full resolution, decoded in isolated processes into shared memory (LRU)."""

from __future__ import annotations

import shutil
import sys
from collections import OrderedDict
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from app.core.base.language import tr, tr_later
from app.work.pictures.full_decoding import PIXEL_BYTES, Measured, bytes_needed, decode_into
from app.work.processes.pool import Failed, IsolatedExecutor, PoolError
from app.work.threads import NewestFirst, Relay
from features.full_resolution import MAX_PIXELS


class FullPhoto:
    """Mip levels of a photo, largest first, over memory that is not copied.

    ``levels`` is empty after `release`. Only paint from them: a QImage of them that is kept longer
    would read freed memory.
    """

    def __init__(self, memory: SharedMemory, measured: Measured) -> None:
        self.measured = measured
        self.levels: tuple[QImage, ...] = ()
        self._parts: list[memoryview] = []
        self._memory = memory  # after its parts, as attributes are freed in this order
        begin = 0
        assert memory.buf is not None  # until it is closed
        for width, height in measured.levels:
            end = begin + PIXEL_BYTES * width * height
            self._parts.append(memory.buf[begin:end].toreadonly())
            begin = end
        self.levels = tuple(
            QImage(part, width, height, PIXEL_BYTES * width, QImage.Format.Format_RGB32)
            for part, (width, height) in zip(self._parts, measured.levels, strict=True)
        )

    @property
    def bytes(self) -> int:
        """Bytes of memory in use."""
        return self._memory.size

    def release(self) -> None:
        """Free the memory."""
        self.levels = ()
        for part in self._parts:
            part.release()
        self._parts.clear()
        self._memory.close()


BUDGET = 3 << 29
"""Bytes of decoded photos in memory (1.6 GB): six of 50 megapixels, with their mip levels."""

LIMIT = 60.0  # seconds for one photo; then its disk or network does not answer

_PENDING = 12  # photos that may wait
_LEVELS = 4 / 3  # bytes of all levels, relative to the first

Request = tuple[Path, int]  # and the maximum of pixels to decode
Made = tuple[SharedMemory, Measured]


class FullResolutionLoader(QObject):
    """Photos by id at full resolution, for views that paint them. Lives on the window's thread.

    Signals: ``loaded(photo)`` and ``failed(photo)``, both meaning "paint this photo again".

    Processes are started by the first request. Loading a photo may evict another:
    request a photo each time that it is painted.
    """

    loaded = Signal(object)
    failed = Signal(object)

    def __init__(self, *, budget: int = BUDGET, at_once: int = 2) -> None:
        """``budget``: bytes of photos in memory; ``at_once``: number decoded at a time."""
        super().__init__()
        self._budget = budget
        self._used = 0
        self._closed = False
        self._most = MAX_PIXELS
        self._photos: OrderedDict[int, FullPhoto] = OrderedDict()  # the least recently used first
        self._modified: dict[int, float] = {}
        self._failures: dict[int, str] = {}
        self._executor = IsolatedExecutor(
            at_once,
            computing_limit=LIMIT,
            clock_limit=LIMIT,
            writable=(Path("/dev/shm"),),  # where the pixels go
            in_sight=True,
        )
        self._relay = Relay(self)
        self._waiting: NewestFirst[int, Request, Made | str] = NewestFirst(
            self._make, self._report, threads=at_once, pending=_PENDING, name="full resolution"
        )

    def request(self, photo: int, path: Path, modified: float) -> FullPhoto | None:
        """Return the photo, or None if it is being loaded or failed.
        ``modified``: modification time of its file in seconds; a photo that changed is loaded
        again."""
        if self._modified.setdefault(photo, modified) != modified:
            self._modified[photo] = modified
            self.forget(photo)
        found = self._photos.get(photo)
        if found is not None:
            self._photos.move_to_end(photo)
        elif photo not in self._failures:
            self._waiting.submit(photo, (path, self._most))
        return found

    def failure(self, photo: int) -> str | None:
        """Return why the photo can't be shown; None if nothing failed."""
        return self._failures.get(photo)

    def share(self, photos: int) -> None:
        """Make room for this many photos in memory together: large ones are reduced to fit.

        Photos that were reduced more than is now needed are loaded again when requested.
        """
        most = min(MAX_PIXELS, int(self._budget / photos / PIXEL_BYTES / _LEVELS))
        if most > self._most:
            for photo in [key for key, each in self._photos.items() if each.measured.reduction > 1]:
                self._drop(photo)
        self._most = most

    def forget(self, photo: int) -> None:
        """Load the photo again at the next request: its file changed, or should be retried."""
        self._failures.pop(photo, None)
        self._drop(photo)

    def release(self) -> None:
        """Free the memory of all photos, and retry failed ones when requested."""
        self._failures.clear()
        for photo in list(self._photos):
            self._drop(photo)

    @property
    def used(self) -> int:
        """Bytes of photos in memory."""
        return self._used

    def close(self) -> None:
        """Drop waiting requests, end the threads and processes, free all memory."""
        self._closed = True
        self._executor.close()
        self._waiting.close()
        self.release()

    # On the threads that wait for the processes

    def _make(self, _: int, request: Request) -> Made | str:
        """Return the memory with the photo in it, or why there is none."""
        path, most = request
        try:
            needed = self._executor.run(bytes_needed, path, most)
            if isinstance(needed, Failed):
                return needed.reason
            return self._decode(path, _memory(needed.value), most)
        except PoolError as error:
            return str(error)
        except OSError:
            return tr(_NO_MEMORY)

    def _decode(self, path: Path, memory: SharedMemory, most: int) -> Made | str:
        try:
            answer = self._executor.run(decode_into, path, memory.name, most)
        finally:  # the name is freed and the memory stays: nothing is left if we are killed
            memory.unlink()
        if isinstance(answer, Failed):
            memory.close()
            return answer.reason
        return memory, answer.value

    def _report(self, photo: int, answer: Made | str) -> None:
        if isinstance(answer, str):
            self._relay.call(self._note_failure, photo, answer)
        else:
            self._relay.call(self._add_photo, photo, answer)

    # On the window's thread

    def _add_photo(self, photo: int, made: Made) -> None:
        self._drop(photo)
        memory, measured = made
        if self._closed:  # after closing nobody would release it
            memory.close()
            return
        full = self._photos[photo] = FullPhoto(memory, measured)
        self._used += full.bytes
        while self._used > self._budget and len(self._photos) > 1:
            self._drop(next(iter(self._photos)))
        self.loaded.emit(photo)

    def _note_failure(self, photo: int, reason: str) -> None:
        self._failures[photo] = reason
        self.failed.emit(photo)

    def _drop(self, photo: int) -> None:
        full = self._photos.pop(photo, None)
        if full is not None:
            self._used -= full.bytes
            full.release()


_NO_MEMORY = tr_later("There is not enough memory left to show it in full.")


def _memory(size: int) -> SharedMemory:
    """Return shared memory of that many bytes. Raises OSError if there is not enough.

    Linux grants more than there is, and kills the process that uses it.
    """
    if sys.platform == "linux" and shutil.disk_usage("/dev/shm").free < size:
        raise OSError(_NO_MEMORY)
    return SharedMemory(create=True, size=size)
