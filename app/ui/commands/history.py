"""Keep one history of gestures: what the window did, how to undo it and how to redo it.

Each part of the window adds its gestures, with a name. Ctrl+Z undoes the last one; if there is
none, it undoes the last thumb of the open search or the last change of the open album.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.core.files.tables import JobSummary
from app.core.files.types import FileProgress
from app.work.bus.bus import Bus
from app.work.bus.events import Failed, FilesDone, FilesProgressed, Inverse, Opened

if TYPE_CHECKING:
    from app.work.bus.open_library import OpenLibrary

MOST = 200
"""Maximum number of gestures that can be undone."""


class Change:
    """A change of the library, made by ``call`` on the library thread, which returns its inverse.
    ``of_search``: it belongs to a search, which is then shown. ``show`` shows the affected
    place. Attribute: ``failed``: there is nothing to undo."""

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
        self._inverse: Inverse | None = None  # for the library thread only

    def begin(self, bus: Bus, then: Callable[[bool], object]) -> None:
        """Make the change; ``then`` is called with whether anything changed."""
        (bus.search if self._of_search else bus.ask)(self._begin, then)

    def toggle(self, bus: Bus) -> None:
        """Undo the change, or redo it, and show the affected place."""
        (bus.search if self._of_search else bus.ask)(self._invert)
        self._show()

    def _begin(self, library: OpenLibrary) -> bool:
        try:
            self._inverse = self._call(library)
        except Exception:
            self.failed = True
            raise
        return self._inverse is not None

    def _invert(self, library: OpenLibrary) -> None:
        del library  # the inverse knows its library
        if self._inverse is not None:
            self._inverse = self._inverse()


@dataclass(frozen=True, slots=True)
class FileJob:
    """A job with files, undone by another job that may take a while or fail."""

    name: str
    job: int


Gesture = Change | FileJob


class History(QObject):
    """The gestures since the library was opened.
    Attribute: ``working``: a file job runs that began after the last gesture.
    Signals: ``changed()``; ``job_ended(JobSummary)`` when a file job has ended."""

    changed = Signal()
    job_ended = Signal(object)

    def __init__(self, bus: Bus, parent: QObject, sentence_of: Callable[[JobSummary], str]) -> None:
        """``sentence_of`` returns a sentence on what a job did."""
        super().__init__(parent)
        self._bus = bus
        self._sentence_of = sentence_of
        self._done: list[Gesture] = []
        self._undone: list[Gesture] = []
        self.working = False
        self._redoing = False  # the next job that ends is a redone one
        self._job_is_over = False  # the next list of jobs includes it
        bus.listen(Opened, self._clear)
        bus.listen(Failed, self._drop_failed)
        bus.listen(FilesProgressed, self._note_progress)
        bus.listen(FilesDone, self._note_jobs)

    def last(self) -> Gesture | None:
        """Return the gesture that would be undone; None if there is none."""
        return self._done[-1] if self._done else None

    def next(self) -> Gesture | None:
        """Return the gesture that would be redone; None if there is none."""
        return self._undone[-1] if self._undone else None

    def do(self, change: Change) -> None:
        """Make a change that can be undone."""
        self.put(change)

        def then(changed: bool) -> None:
            if not changed:
                self._drop(change)

        change.begin(self._bus, then)

    def put(self, gesture: Gesture) -> None:
        """Add a gesture; those undone before can no longer be redone."""
        if not self._redoing:
            self._undone.clear()
        self._redoing = self.working = False
        self._done.append(gesture)
        del self._done[:-MOST]
        self.changed.emit()

    def undo(self) -> None:
        """Undo the last gesture. A job with files stays until `_note_jobs` learns of that."""
        gesture = self._done[-1]
        if isinstance(gesture, FileJob):
            self._bus.ask(lambda library: library.files.undo(gesture.job))
        else:
            gesture.toggle(self._bus)
            self._move_to_undone(gesture)

    def redo(self) -> None:
        """Redo the gesture that was undone last. For a job with files a new one takes its place."""
        gesture = self._undone.pop()
        if isinstance(gesture, FileJob):
            self._bus.ask(lambda library: library.files.retry(gesture.job, undone=True))
            self._redoing = True
        else:
            gesture.toggle(self._bus)
            self._done.append(gesture)
        self.changed.emit()

    def _move_to_undone(self, gesture: Gesture) -> None:
        self._done.remove(gesture)
        self._undone.append(gesture)
        self.changed.emit()

    def _drop(self, gesture: Gesture) -> None:
        if gesture in self._done:
            self._done.remove(gesture)
            self.changed.emit()

    def _drop_failed(self, *_: object) -> None:
        for gesture in [each for each in self._done if isinstance(each, Change) and each.failed]:
            self._drop(gesture)

    def _clear(self, *_: object) -> None:
        self._done.clear()
        self._undone.clear()
        self.changed.emit()

    def _note_progress(self, progress: FileProgress | None) -> None:
        self.working = progress is not None and (self.working or progress.done == 0)
        self._job_is_over = progress is None

    def _note_jobs(self, jobs: tuple[JobSummary, ...]) -> None:
        """Add a job that has ended; remove jobs that were completely undone, in whatever way."""
        if self._job_is_over and jobs:
            self._job_is_over = False
            if jobs[0].can_undo:
                self.put(FileJob(self._sentence_of(jobs[0]), jobs[0].id))
            self.job_ended.emit(jobs[0])
        taken_back = {job.id for job in jobs if job.undone and not job.done}
        for gesture in tuple(self._done):
            if isinstance(gesture, FileJob) and gesture.job in taken_back:
                self._move_to_undone(gesture)
