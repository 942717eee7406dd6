"""The window's one door to the library: requests are slots, answers are signals.

Slots return at once. The work runs on the owner thread; its answers come back to the thread that
this object lives on (the window's) and only there become signals, after the tables behind the
synchronous reads were brought up to date. So a receiver may be any callable, and what it reads
from the service agrees with what it was told.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, Qt, Signal, Slot

from app.core.types import Changes, PhotoInfo, Problem, QueryItem, Region, RootInfo, SearchView
from app.workers.answers import PhotosAnswer, ProblemsAnswer, RootsAnswer
from app.workers.owner import Owner

if TYPE_CHECKING:  # numpy, OpenCV and scikit-learn load on the owner thread: the window shows first
    from app.workers.desk import Desk
    from engine.feedback.journal import Sign

log = logging.getLogger(__name__)


class LibraryService(QObject):
    """One library: its folders, photos, scan, searches and profiles.

    Signals (payloads are immutable; ids travel as ``object`` because Qt's int has 32 bits):

    - ``opened(Path)``: the library in this folder is open; roots, photos, problems follow.
    - ``roots_changed(tuple[RootInfo, ...])``, ``problems_changed(tuple[Problem, ...])``
    - ``photos_changed(Changes)``: ``photos()`` holds the new state already.
    - ``progress(Progress)``: of the scan; phase "idle" when it ended.
    - ``search_started()``: an answer takes a moment; ``search_changed`` or ``failed`` follows.
    - ``search_changed(SearchView | None)``: None when there is no search any more.
    - ``search_outdated(str)``: a sentence: what the search shown does not take into account yet.
    - ``profiles_changed(ProfilesView)``
    - ``lesson(LessonProgress | None)``: of learning much at once; None when it ended.
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
        self._desk: Desk | None = None  # belongs to the owner thread
        self._wanted = 0  # number of the newest request that ends in a search view
        self._answered.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._owner = Owner(self._report)

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

    def problems(self) -> tuple[Problem, ...]:
        """The photos that can't be read, as last announced."""
        return self._problems

    def search(self) -> SearchView | None:
        """The search as last announced."""
        return self._search

    # The library and its folders

    @Slot(object)
    def open(self, folder: Path | None) -> None:
        """Open (or make) the library kept in ``folder``; None means the user's own."""
        self._owner.submit(lambda: self._open(folder))

    @Slot(object)
    def add_root(self, path: Path) -> None:
        """Add a folder of photos and read what is in it."""
        self._ask(lambda desk: desk.add_root(Path(path)))

    @Slot(object)
    def remove_root(self, root: int) -> None:
        """Forget a folder; its photos leave the results, its files are not touched."""
        self._ask(lambda desk: desk.remove_root(root))

    @Slot()
    def rescan(self) -> None:
        """Look at all folders again; only what is new or changed is read."""
        self._ask(lambda desk: desk.scan())

    @Slot()
    def pause(self) -> None:
        """Hold the scan; ``resume`` goes on where it was."""
        self._ask(lambda desk: desk.pause())

    @Slot()
    def resume(self) -> None:
        """Go on with a scan on hold."""
        self._ask(lambda desk: desk.resume())

    @Slot()
    def stop(self) -> None:
        """End the scan; what was read is kept."""
        self._ask(lambda desk: desk.stop())

    @Slot(object)
    def retry(self, photos: Iterable[int]) -> None:
        """Read these photos, which failed before, once more."""
        chosen = tuple(photos)
        self._ask(lambda desk: desk.retry(chosen))

    @Slot(object)
    def leave_out(self, photos: Iterable[int]) -> None:
        """Never read or list these photos again."""
        chosen = tuple(photos)
        self._ask(lambda desk: desk.leave_out(chosen))

    @Slot(str)
    def set_speed(self, speed: Literal["fast", "gentle"]) -> None:
        """Read with all cores, or with one so that other programs stay quick."""
        self._ask(lambda desk: desk.set_speed(speed))

    # Searching

    @Slot(object)
    def search_photos(self, photos: Iterable[int]) -> None:
        """Search for what is like these photos of the library."""
        query = tuple(QueryItem(photo=photo) for photo in photos)
        self._look(lambda desk: desk.session.start(query))

    @Slot(object)
    def search_file(self, path: Path) -> None:
        """Search with a picture file that need not be in the library."""
        query = (QueryItem(path=Path(path), name=Path(path).name),)
        self._look(lambda desk: desk.session.start(query))

    @Slot(object, str)
    def search_image(self, picture: bytes, name: str) -> None:
        """Search with an encoded picture (PNG, JPEG, ...), pasted or dropped."""
        query = (QueryItem(name=name, thumbnail=picture),)
        self._look(lambda desk: desk.session.start(query))

    @Slot(object, object)
    def search_region(self, photo: int, region: Region) -> None:
        """Search with a part of a photo: (left, top, width, height) as shares of its sides."""
        query = (QueryItem(photo=photo, region=region),)
        self._look(lambda desk: desk.session.start(query))

    @Slot(object)
    def start_from(self, photo: int) -> None:
        """Make a result the new query; the breadcrumb remembers the one before."""
        query = (QueryItem(photo=photo),)
        self._look(lambda desk: desk.session.start(query, onward=True))

    @Slot()
    def back(self) -> None:
        """Return to the search before this one."""
        self._look(lambda desk: desk.session.back())

    @Slot()
    def forward(self) -> None:
        """Undo ``back``."""
        self._look(lambda desk: desk.session.forward())

    @Slot()
    def clear_search(self) -> None:
        """Leave the search; ``back`` returns to it."""
        self._look(lambda desk: desk.session.leave())

    @Slot(str)
    def set_order(self, order: Literal["learned", "original"]) -> None:
        """Show what was learned, or the order without any learning."""
        self._look(lambda desk: desk.session.set_order(order))

    @Slot()
    def search_again(self) -> None:
        """Show the search with all photos that were read since."""
        self._look(lambda desk: None)

    @Slot()
    def ask_me(self) -> None:
        """Show first the few photos whose thumbs would teach most; asked again: no longer."""
        self._look(lambda desk: desk.session.ask())

    # Judging

    @Slot(object, int)
    def judge(self, photo: int, sign: Sign) -> None:
        """Thumb a photo up (+1) or down (-1) in this search, or clear its thumb (0)."""
        self._look(lambda desk: desk.session.judge(photo, sign))

    @Slot()
    def undo(self) -> None:
        """Take back the last judgment of this search."""
        self._look(lambda desk: desk.session.undo())

    @Slot()
    def redo(self) -> None:
        """Judge again what was taken back last."""
        self._look(lambda desk: desk.session.redo())

    @Slot(bool)
    def keep_search(self, keep: bool) -> None:
        """Let the active profile learn from this search, or leave it out."""
        self._look(lambda desk: desk.keep_search(keep))

    # Profiles

    @Slot(str)
    def create_profile(self, name: str) -> None:
        """Add a profile that knows nothing yet, and use it."""
        self._look(lambda desk: desk.create_profile(name))

    @Slot(object)
    def use_profile(self, profile: int) -> None:
        """Let searches start from this profile."""
        self._look(lambda desk: desk.use_profile(profile))

    @Slot(object, str)
    def rename_profile(self, profile: int, name: str) -> None:
        """Give a profile another name."""
        self._look(lambda desk: desk.rename_profile(profile, name))

    @Slot(object, str)
    def duplicate_profile(self, profile: int, name: str) -> None:
        """Copy a profile with all it learned."""
        self._look(lambda desk: desk.duplicate_profile(profile, name))

    @Slot(object)
    def reset_profile(self, profile: int) -> None:
        """Let a profile forget what it learned; the searches stay, left out."""
        self._look(lambda desk: desk.reset_profile(profile))

    @Slot(object, bool)
    def freeze_profile(self, profile: int, frozen: bool) -> None:
        """Stop a profile from learning, or let it learn again."""
        self._look(lambda desk: desk.freeze_profile(profile, frozen))

    @Slot(object)
    def delete_profile(self, profile: int) -> None:
        """Remove a profile and its searches; the last one can't be removed."""
        self._look(lambda desk: desk.delete_profile(profile))

    @Slot(object, object, str)
    def merge_profiles(self, first: int, second: int, name: str) -> None:
        """Make a profile that learned from the searches of both."""
        self._look(lambda desk: desk.merge_profiles(first, second, name))

    @Slot(object, object)
    def export_profile(self, profile: int, path: Path) -> None:
        """Write a profile to one file that works on other machines and libraries."""
        self._ask(lambda desk: desk.export_profile(profile, Path(path)))

    @Slot(object)
    def import_profile(self, path: Path) -> None:
        """Add a profile from a file that ``export_profile`` wrote."""
        self._look(lambda desk: desk.import_profile(Path(path)))

    @Slot()
    def learn_folders(self) -> None:
        """Make a profile that takes photos of one sub-folder for alike; searches go on."""
        self._ask(lambda desk: desk.learn_folders())

    @Slot()
    def stop_lesson(self) -> None:
        """End learning from folders; nothing of it is kept."""
        self._ask(lambda desk: desk.stop_lesson())

    @Slot()
    def close(self) -> None:
        """Stop the scan, close the library and wait until no thread is left."""
        self._owner.submit(self._close)
        self._owner.close()

    # On the owner thread

    def _open(self, folder: Path | None) -> None:
        from app.workers.desk import Desk

        self._close()
        self._desk = Desk.open(folder, self._owner, self._answer)

    def _close(self) -> None:
        if self._desk is not None:
            self._desk.close()
            self._desk = None

    def _ask(self, request: Callable[[Desk], object]) -> None:
        """Run ``request`` on the owner thread."""

        def job() -> None:
            if self._desk is None:
                self._answer("failed", "No library is open yet. Add a folder of photos first.")
            else:
                request(self._desk)

        self._owner.submit(job)

    def _look(self, request: Callable[[Desk], object]) -> None:
        """Run ``request``, then show the search, unless a newer request will."""
        self._wanted += 1
        number = self._wanted
        self.search_started.emit()

        def request_and_show(desk: Desk) -> None:
            request(desk)
            if number == self._wanted:
                view = desk.session.view()
                self._answered.emit(lambda: self._show(number, view))

        self._ask(request_and_show)

    def _report(self, error: Exception) -> None:
        from app.core.errors import LibraryError

        if isinstance(error, LibraryError):
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
