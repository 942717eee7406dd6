"""One history of gestures: what the window did last, how to take it back, how to do it again.

Whoever does something puts a gesture with its name. Ctrl+Z takes the last one back, whatever it
was; with none left, the last thumb of the open search, or the last change of the open album.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from app.core.files.types import FileProgress, JobSummary
from app.work.bus.bus import Bus
from app.work.bus.events import (
    Failed,
    FilesDone,
    FilesProgressed,
    Inverse,
    Opened,
)

if TYPE_CHECKING:
    from app.work.bus.open_library import OpenLibrary

MOST = 200
"""Gestures that can be taken back."""


class Gesture(Protocol):
    """Something that was done. ``failed``: it was not, so there is nothing to take back."""

    name: str
    failed: bool

    def undo(self, bus: Bus) -> bool:
        """Take it back; False if it stays until `History.settle` tells that this succeeded."""

    def redo(self, bus: Bus) -> bool:
        """Do it again; False if that puts another gesture in its place."""


class Change:
    """A change of what the library holds, done by ``call`` on its thread, which gives what takes it
    back. ``of_search``: it is of a search, which is shown behind it. ``show`` shows where it is."""

    def __init__(
        self,
        name: str,
        call: Callable[[OpenLibrary], Inverse | None],
        show: Callable[[], object] = lambda: None,
        *,
        of_search: bool = False,
    ) -> None:
        self.name = name
        self.failed = False
        self._call = call
        self._show = show
        self._of_search = of_search
        self._inverse: Inverse | None = None  # the library's thread's, as what follows

    def begin(self, bus: Bus, then: Callable[[bool], object]) -> None:
        """Do it; ``then`` gets whether anything changed."""
        self._ask(bus, self._begin, then)

    def undo(self, bus: Bus) -> bool:
        """Take it back, and show where that is."""
        return self._turn(bus)

    def redo(self, bus: Bus) -> bool:
        """Do it again, and show where that is."""
        return self._turn(bus)

    def _turn(self, bus: Bus) -> bool:
        self._ask(bus, self._invert, None)
        self._show()
        return True

    def _ask(
        self,
        bus: Bus,
        call: Callable[[OpenLibrary], bool],
        then: Callable[[bool], object] | None,
    ) -> None:
        (bus.search if self._of_search else bus.ask)(call, then)

    def _begin(self, library: OpenLibrary) -> bool:
        try:
            self._inverse = self._call(library)
        except Exception:
            self.failed = True
            raise
        return self._inverse is not None

    def _invert(self, library: OpenLibrary) -> bool:
        del library  # the inverse knows its own
        if self._inverse is not None:
            self._inverse = self._inverse()
        return True


class FileJob:
    """A job with files, which is taken back by another one that may take a while, or fail."""

    failed = False

    def __init__(self, name: str, job: JobSummary) -> None:
        self.name = name
        self.job = job.id

    def undo(self, bus: Bus) -> bool:
        """Begin the inverse job."""
        job = self.job
        bus.ask(lambda library: library.files.undo(job))
        return False

    def redo(self, bus: Bus) -> bool:
        """Begin the job anew."""
        job = self.job
        bus.ask(lambda library: library.files.again(job))
        return False


class History(QObject):
    """The gestures since the library was opened. Signals: ``changed()``; ``job_ended(JobSummary)``
    when something was done with files."""

    changed = Signal()
    job_ended = Signal(object)

    def __init__(self, bus: Bus, parent: QObject, sentence_of: Callable[[JobSummary], str]) -> None:
        """``sentence_of``: says what a job did."""
        super().__init__(parent)
        self._bus = bus
        self._sentence_of = sentence_of
        self._done: list[Gesture] = []
        self._undone: list[Gesture] = []
        self._redoing = False  # the next job that ends was done again
        self._job_is_over = False  # of which the list of jobs tells next
        bus.listen(Opened, self._clear)
        bus.listen(Failed, self._drop_failed)
        bus.listen(FilesProgressed, self._note_progress)
        bus.listen(FilesDone, self._note_jobs)

    def last(self) -> Gesture | None:
        """Give what would be taken back; None if nothing can be."""
        return self._done[-1] if self._done else None

    def next(self) -> Gesture | None:
        """Give what would be done again; None if nothing can be."""
        return self._undone[-1] if self._undone else None

    def do(self, change: Change) -> None:
        """Do something that can be taken back from now on."""
        self.put(change)

        def then(changed: bool) -> None:
            if not changed:
                self._drop(change)

        change.begin(self._bus, then)

    def put(self, gesture: Gesture) -> None:
        """Keep what was done; what was taken back before can't be done again any more."""
        if not self._redoing:
            self._undone.clear()
        self._redoing = False
        self._done.append(gesture)
        del self._done[:-MOST]
        self.changed.emit()

    def undo(self) -> None:
        """Take back what was done last."""
        gesture = self._done[-1]
        if gesture.undo(self._bus):
            self._settle(gesture)

    def redo(self) -> None:
        """Do again what was taken back last."""
        gesture = self._undone.pop()
        if gesture.redo(self._bus):
            self._done.append(gesture)
        else:
            self._redoing = True
        self.changed.emit()

    def _settle(self, gesture: Gesture) -> None:
        self._done.remove(gesture)
        self._undone.append(gesture)
        self.changed.emit()

    def _drop(self, gesture: Gesture) -> None:
        if gesture in self._done:
            self._done.remove(gesture)
            self.changed.emit()

    def _drop_failed(self, *_: object) -> None:
        for gesture in [each for each in self._done if each.failed]:
            self._drop(gesture)

    def _clear(self, *_: object) -> None:
        self._done.clear()
        self._undone.clear()
        self.changed.emit()

    def _note_progress(self, progress: FileProgress | None) -> None:
        self._job_is_over = progress is None

    def _note_jobs(self, jobs: tuple[JobSummary, ...]) -> None:
        """Put a job that has ended; let go of what was taken back whole, by whichever way."""
        if self._job_is_over and jobs:
            self._job_is_over = False
            if jobs[0].can_undo:
                self.put(FileJob(self._sentence_of(jobs[0]), jobs[0]))
            self.job_ended.emit(jobs[0])
        taken_back = {job.id for job in jobs if job.undone and not job.done}
        for gesture in tuple(self._done):
            if isinstance(gesture, FileJob) and gesture.job in taken_back:
                self._settle(gesture)
