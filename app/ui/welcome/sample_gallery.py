"""Draw the sample gallery on its own thread, and report progress."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from app.core.base.language import tr
from app.work.threads import Relay
from resources import gallery


class SampleGallery(QObject):
    """The gallery, drawn when it is first wanted.

    Signals: ``made(Path)`` when it is complete, ``said(str)`` on progress, ``failed(str)``.
    """

    made = Signal(object)
    said = Signal(str)
    failed = Signal(str)

    def __init__(self, folder: Path) -> None:
        """``folder``: where the gallery is kept."""
        super().__init__()
        self._folder = folder
        self._closed = False
        self._pool = ThreadPoolExecutor(1, "sample gallery")
        self._drawing = False
        self._relay = Relay(self)

    @Slot()
    def want(self) -> None:
        """Draw the gallery, unless that is under way; ``made`` follows."""
        if not self._drawing:
            self._drawing = True
            self._pool.submit(self._make)

    def close(self) -> None:
        """End the thread; an incomplete gallery leaves nothing behind."""
        self._closed = True
        self._pool.shutdown()

    def _make(self) -> None:
        try:
            answer = partial(self.made.emit, gallery.make(self._folder, self._report_progress))
        except _StoppedError:
            return
        except OSError as error:
            sentence = tr(
                "The sample gallery can't be kept in {folder}: {strerror}. Free some "
                "space there, or make it writable.",
                folder=self._folder,
                strerror=error.strerror,
            )
            answer = partial(self.failed.emit, sentence)
        finally:
            self._drawing = False  # before the answer, whose listeners may ask again
        self._relay.call(answer)

    def _report_progress(self, done: int, total: int) -> None:
        if self._closed:
            raise _StoppedError
        if done % 10 == 0:
            sentence = tr(
                "Drawing the sample gallery: {done} of {total} pictures.", done=done, total=total
            )
            self._relay.call(self.said.emit, sentence)


class _StoppedError(Exception):
    """Raised to stop drawing when the program ends."""
