"""How requests reach the owner thread, and how its answers come back.

The work runs on the owner thread; its answers come back to the thread that this object lives on
(the window's) and only there become signals, after the tables behind the synchronous reads were
brought up to date. So a receiver may be any callable, and what it reads agrees with what it was
told.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from likewise.app.core.types import Changes, Pace, PhotoInfo, Problem, RootInfo, SearchView
from likewise.app.workers.bridge.answers import PhotosAnswer, ProblemsAnswer, RootsAnswer
from likewise.app.workers.bridge.library_thread import LibraryThread

if TYPE_CHECKING:  # numpy, OpenCV and scikit-learn load on the owner thread: the window shows first
    from likewise.app.workers.bridge.controller import LibraryController

log = logging.getLogger(__name__)


class AnsweringService(QObject):
    """What is known of one library, and the way to the thread that it belongs to.

    Signals (payloads are immutable; ids travel as ``object`` because Qt's int has 32 bits):

    - ``opened(Path)``: the library in this folder is open; roots, photos, problems follow.
    - ``roots_changed(tuple[RootInfo, ...])``, ``problems_changed(tuple[Problem, ...])``
    - ``photos_changed(Changes)``: ``photos()`` holds the new state already.
    - ``progress(Progress)``: of the scan; phase "idle" when it ended.
    - ``search_started()``: an answer takes a moment; ``search_changed`` or ``failed`` follows.
    - ``search_changed(SearchView | None)``: None when there is no search any more. The same search
      may follow with more to say about it.
    - ``search_outdated(str)``: a sentence: what the search shown does not take into account yet.
    - ``profiles_changed(ProfilesView)``
    - ``lesson(LessonProgress | None)``: of learning much at once; None when it ended.
    - ``index_changed(IndexState)``: what finds photos was prepared.
    - ``message(str)``: a sentence for the status bar.
    - ``failed(str)``: a sentence that says what went wrong and the way out.
    """

    opened = Signal(object)
    roots_changed = Signal(object)
    photos_changed = Signal(object)
    problems_changed = Signal(object)
    progress = Signal(object)
    search_started = Signal()
    search_changed = Signal(object)
    search_outdated = Signal(str)
    profiles_changed = Signal(object)
    lesson = Signal(object)
    index_changed = Signal(object)
    message = Signal(str)
    failed = Signal(str)

    _answered = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._photos: dict[int, PhotoInfo] = {}
        self._listing: tuple[PhotoInfo, ...] | None = ()
        self._roots: tuple[RootInfo, ...] = ()
        self._problems: tuple[Problem, ...] = ()
        self._search: SearchView | None = None
        self._excluded: tuple[str, ...] = ()
        self._desk: LibraryController | None = None  # these two belong to the owner thread
        self._pace = Pace()
        self._wanted = 0  # number of the newest request that ends in a search view
        self._guesses = 0  # what a person may ask for next, so far
        self._answered.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._owner = LibraryThread(self._report)

    # What the window reads at once

    def photos(self) -> tuple[PhotoInfo, ...]:
        """Every photo that is not gone, in the order in which they were found."""
        if self._listing is None:
            self._listing = tuple(self._photos.values())
        return self._listing

    def photo(self, photo: int) -> PhotoInfo | None:
        """What is known of one photo; None if it left the library."""
        return self._photos.get(photo)

    def path_of(self, photo: int) -> Path | None:
        """Where the photo's file is; None if it left the library."""
        info = self._photos.get(photo)
        return None if info is None else info.path

    def roots(self) -> tuple[RootInfo, ...]:
        """The folders, as last announced."""
        return self._roots

    def excluded(self) -> tuple[str, ...]:
        """The patterns of what is left out, as last announced."""
        return self._excluded

    def problems(self) -> tuple[Problem, ...]:
        """The photos that can't be read, as last announced."""
        return self._problems

    def search(self) -> SearchView | None:
        """The search as last announced."""
        return self._search

    # On the owner thread

    def _open(self, folder: Path | None) -> None:
        from likewise.app.workers.bridge.controller import LibraryController

        self._close()
        self._desk = LibraryController.open(folder, self._owner, self._answer, self._pace)

    def _set_pace(self, pace: Pace) -> None:
        self._pace = pace
        if self._desk is not None:
            self._desk.set_pace(pace)

    def _close(self) -> None:
        if self._desk is not None:
            self._desk.close()
            self._desk = None

    def _ask(self, request: Callable[[LibraryController], object]) -> None:
        """Run ``request`` on the owner thread."""

        def job() -> None:
            if self._desk is None:
                self._answer("failed", "No library is open yet. Add a folder of photos first.")
            else:
                request(self._desk)

        self._owner.submit(job)

    def _look(self, request: Callable[[LibraryController], object]) -> None:
        """Run ``request``, then show the search, unless a newer request will. It is shown, too, if
        the request fails: earlier ones changed it and left showing it to this one."""
        self._wanted += 1
        number = self._wanted
        self.search_started.emit()

        def show(view: SearchView | None) -> None:
            self._answered.emit(lambda: self._show(number, view))

        def request_and_show(desk: LibraryController) -> None:
            try:
                request(desk)
            finally:
                if number == self._wanted:
                    show(desk.view(show))

        self._ask(request_and_show)

    def _guess(self, request: Callable[[LibraryController], Iterator[None]]) -> None:
        """Do ahead, step by step, what may be asked for next. Real requests go before each step,
        and with a newer guess or one that ends in a search view the rest is dropped."""
        self._guesses += 1
        newest = self._guesses, self._wanted

        def begin() -> None:
            if self._desk is not None:
                go_on(self._desk, request(self._desk))

        def go_on(desk: LibraryController, steps: Iterator[object]) -> None:
            wanted = desk is self._desk and newest == (self._guesses, self._wanted)
            if wanted and next(steps, steps) is not steps:
                self._owner.submit(lambda: go_on(desk, steps))

        self._owner.submit(begin)

    def _report(self, error: Exception) -> None:
        from likewise.app.core.errors import LibraryError
        from likewise.features.errors import FeatureError

        if isinstance(error, LibraryError | FeatureError):
            self._answer("failed", str(error))
        else:
            log.error("unexpected error on the owner thread", exc_info=error)
            self._answer("failed", "Something went wrong inside Likewise; the log has the details.")

    def _answer(self, kind: str, payload: object) -> None:
        self._answered.emit(lambda: self._announce(kind, payload))

    # On the thread of the window

    @Slot(object)
    def _deliver(self, answer: Callable[[], None]) -> None:
        answer()

    def _show(self, number: int, view: SearchView | None) -> None:
        if number == self._wanted:
            self._search = view
            self.search_changed.emit(view)

    def _announce(self, kind: str, payload: object) -> None:
        match payload:
            case PhotosAnswer():
                payload = self._update_photos(payload)
            case RootsAnswer():
                self._excluded = payload.excluded
                self._roots = payload = payload.roots
            case ProblemsAnswer():
                self._problems = payload = payload.problems
        getattr(self, kind).emit(payload)

    def _update_photos(self, answer: PhotosAnswer) -> Changes:
        """Bring the table up to date; what that means for those who show it."""
        touched = (*answer.changes.added, *answer.changes.updated)
        shown = {info.id for info in answer.infos}
        hidden = (*answer.changes.removed, *(photo for photo in touched if photo not in shown))
        removed = tuple(p for p in hidden if self._photos.pop(p, None) is not None)
        added = tuple(info.id for info in answer.infos if info.id not in self._photos)
        updated = tuple(info.id for info in answer.infos if info.id in self._photos)
        self._photos.update((info.id, info) for info in answer.infos)
        self._listing = None
        return replace(answer.changes, added=added, updated=updated, removed=removed)
