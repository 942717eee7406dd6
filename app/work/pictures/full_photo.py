"""A decoded photo in shared memory, as Qt paints it."""

from __future__ import annotations

from multiprocessing.shared_memory import SharedMemory

from PySide6.QtGui import QImage

from app.work.pictures import full_decoding
from app.work.pictures.full_decoding import Measured


class FullPhoto:
    """Mip levels of a photo, the largest first, over memory that is not copied.

    ``levels`` is empty once it was released. Painting from them is all that may be done: whoever
    kept a QImage of them longer would read memory that is gone.
    """

    def __init__(self, memory: SharedMemory, measured: Measured) -> None:
        self.measured = measured
        self.levels: tuple[QImage, ...] = ()
        self._parts: list[memoryview] = []
        self._memory = memory  # behind its parts, as attributes go in this order
        begin = 0
        assert memory.buf is not None  # until it is closed
        for width, height in measured.levels:
            end = begin + full_decoding.PIXEL * width * height
            self._parts.append(memory.buf[begin:end].toreadonly())
            begin = end
        self.levels = tuple(
            QImage(part, width, height, full_decoding.PIXEL * width, QImage.Format.Format_RGB32)
            for part, (width, height) in zip(self._parts, measured.levels, strict=True)
        )

    @property
    def bytes(self) -> int:
        """What it takes in memory."""
        return self._memory.size

    def release(self) -> None:
        """Give the memory back."""
        self.levels = ()
        for part in self._parts:
            part.release()
        self._parts.clear()
        self._memory.close()
