"""Chooses the photos that the library shows: all folders or one, filtered by name and marks."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from likewise.app.core.types import Changes, Progress, RootInfo
from likewise.app.ui.panels.folders_panel import FoldersPanel
from likewise.app.ui.panels.mark_filter import ANY, WantedMarks
from likewise.app.ui.panels.status_line import Status
from likewise.app.ui.photos.browser import Browser
from likewise.app.ui.photos.notice import notice_for
from likewise.app.ui.photos.photo_model import matching
from likewise.app.ui.photos.pictures import Pictures
from likewise.app.workers.bridge.service_interface import ServiceInterface


class LibraryView(QObject):
    """Passes the service's folders and photos on to the widgets that show them.

    Signals: ``add_wanted()``, ``backups_wanted()`` and ``quit_wanted()``, from the page that says
    why it has no photos.
    """

    add_wanted = Signal()
    backups_wanted = Signal()
    quit_wanted = Signal()

    def __init__(
        self,
        service: ServiceInterface,
        pictures: Pictures,
        folders: FoldersPanel,
        browser: Browser,
        status: Status,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._service = service
        self._pictures = pictures
        self._folders = folders
        self._browser = browser
        self._status = status
        self._opened = False
        self._refusal = ""  # why the library could not be opened
        self._damaged = False  # that is why
        self._root: int | None = None  # the folder that is shown; None: all of them
        self._filter = ""
        self._marks = ANY
        self._known: set[int] = set()  # folders
        self._offline: set[int] = set()  # folders whose disk is away
        self._expecting = False  # a folder is new, and nothing was heard of reading it yet
        self._empty = True  # no photos are shown
        self._progress = Progress("idle")
        pictures.table.note(service.photos())
        service.colours_changed.connect(pictures.table.note_colours)
        service.damaged.connect(self._note_damage)
        service.roots_changed.connect(self._show_roots)
        service.photos_changed.connect(self._take_changes)
        service.progress.connect(self._show_progress)
        service.marks_changed.connect(self._show_marked)
        folders.filter_changed.connect(self._narrow)
        folders.photos_wanted.connect(browser.enter_photos)
        folders.marks.chosen.connect(self._narrow_to_marks)
        folders.marks.offer(self._keywords)
        browser.notice_accepted.connect(self._leave_notice)
        if service.roots():
            self._show_roots(service.roots())
        else:
            self._show_photos()

    def refused(self, sentence: str) -> bool:
        """Tell whether a failure means that there is no library; the first one is then shown."""
        if self._opened:
            return False
        self._refusal = self._refusal or sentence
        self._show_photos()
        return True

    def _note_damage(self) -> None:
        self._damaged = not self._opened

    def clear_filter(self) -> None:
        """Show all photos of the chosen folder again."""
        self._folders.filter_field.clear()
        if self._marks != ANY:
            self._folders.marks.show_wanted(ANY)
            self._narrow_to_marks(ANY)

    def _show_roots(self, roots: tuple[RootInfo, ...]) -> None:
        first, self._opened, self._refusal, self._damaged = not self._opened, True, "", False
        self._folders.show_roots(roots)
        offline = {root.id for root in roots if root.state == "offline"}
        if self._offline - offline:
            self._pictures.try_again()
        self._offline = offline
        known = {root.id for root in roots}
        self._expecting = self._expecting or bool(known - self._known)
        self._known = known
        self._show_photos()
        if first:
            self._browser.focus_photos()

    def _take_changes(self, changes: Changes) -> None:
        self._note((*changes.added, *changes.updated))
        self._show_photos()

    def _note(self, photos: Iterable[int]) -> None:
        infos = map(self._service.photo, photos)
        self._pictures.table.note([info for info in infos if info is not None])

    def _show_photos(self, *, others: bool = False) -> None:
        roots = self._service.roots()
        infos = self._service.photos()
        if self._marks != ANY:
            infos = tuple(info for info in infos if self._marks.fit(info))
        photos = matching(infos, self._root, self._filter)
        self._empty = not photos
        notice = None if photos and self._opened else self._notice()
        empty = self._opened and not roots
        self._browser.show_library(photos, notice, empty=empty, others=others)
        self._status.show_photos(sum(root.photos for root in roots))

    def _notice(self) -> tuple[str, str]:
        if self._refusal:
            return self._refusal, "Show backups…" if self._damaged else "Quit"
        if not self._opened:
            return "Opening your library…", ""
        states = {root.state for root in self._service.roots()}
        if self._marks != ANY and self._known:
            return "No photo here has these stars, colour or keyword.", "Clear the filter"
        return notice_for(self._filter, self._progress, self._expecting or "scanning" in states)

    def _show_progress(self, progress: Progress) -> None:
        turned = progress.phase != self._progress.phase
        ended = turned and progress.phase == "idle"
        self._progress, self._expecting = progress, False
        self._status.show_progress(progress)
        if ended:
            self._pictures.try_again()
        if ended or (turned and self._empty):  # what stands for the photos tells of the phase
            self._show_photos()

    def _narrow(self, root: int | None, text: str) -> None:
        self._root, self._filter = root, text
        self._browser.library.set_place("library" if root is None else f"folder {root}")
        self._browser.to_library()  # the focus stays in the field
        self._show_photos(others=True)

    def _narrow_to_marks(self, wanted: WantedMarks) -> None:
        self._marks = wanted
        self._browser.to_library()
        self._show_photos(others=True)

    def _show_marked(self, photos: tuple[int, ...]) -> None:
        self._note(photos)
        if self._marks != ANY:
            self._show_photos()

    def _keywords(self) -> set[str]:
        return {name for info in self._service.photos() for name in info.keywords}

    def _leave_notice(self) -> None:
        if self._refusal:
            (self.backups_wanted if self._damaged else self.quit_wanted).emit()
        elif self._filter or self._marks != ANY:
            self.clear_filter()
        else:
            self.add_wanted.emit()
