"""Choose the photos that the library shows: all folders or one, filtered by the typed text."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from pathlib import Path

import numpy as np
from PySide6.QtCore import QObject, QTimer, Signal

from app.core.base.language import both_sentences, tr
from app.core.base.photo_types import Changes, FactCounts, PhotoInfo, RootInfo
from app.core.base.search_types import EVERYWHERE, Scope
from app.core.base.work_types import Progress
from app.core.photos.table import Ids, Places
from app.ui.commands.registry import key_of
from app.ui.facts.sentences import sought_in
from app.ui.photos.context import Context
from app.ui.photos.pages import Narrowed, notice_for
from app.ui.photos.photo_model import readable
from app.ui.style.words import name_alone, printable
from app.work.bus.bus import Bus
from app.work.bus.events import (
    ColoursChanged,
    FactsCounted,
    Failed,
    ProgressChanged,
    RootsChanged,
    TableChanged,
    TableMarked,
)

_PAUSE = 250  # ms after photos changed before they are filtered again
_AIMING = 500  # ms before photos that were read move others, while a person aims at one


class LibraryView(QObject):
    """Passes the bus's folders and photos on to the widgets that show them.

    Attribute: ``narrowed``, the filter. Signal: ``found(photos)`` with its number of matches.
    """

    found = Signal(int)

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self._actions, self._pictures = context.actions, context.pictures
        self._bus, self._browser = bus, browser = context.bus, context.browser
        self._opened = False
        self._refusal = ""  # why the library could not be opened
        self._damaged = False  # because it is damaged
        self._folder: Path | None = None  # the shown one; None: all of them
        self.narrowed = Narrowed(bus, self._limits, self._show_only)
        self._filter: str | None = ""  # of the shown photos; None: they are to be shown anew
        self._found: Ids | None = None  # within the scope; None: unlimited
        self._listed: tuple[tuple[PhotoInfo, ...], int | None, Ids] | None = None
        self._shown: tuple[Ids, tuple[str, str] | None, bool] | None = None
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self.narrowed.apply)
        self._later = QTimer(self, singleShot=True, interval=_AIMING)
        self._later.timeout.connect(self._show_read)
        self._known: set[int] = set()  # known folders
        self._expecting = False  # a folder is new, and its reading was not reported yet
        self._progress = Progress("idle")
        self._pictures.table.note(bus.photos.all())
        browser.library.pointer_left.connect(self._show_read)
        browser.home.notice.wanted.connect(self._accept_notice)
        self._listen(bus)
        if bus.latest(RootsChanged).roots:
            self._show_roots(bus.latest(RootsChanged).roots)
        else:
            self._show_photos()

    def _listen(self, bus: Bus) -> None:
        bus.listen(ColoursChanged, self._pictures.table.note_colours)
        bus.listen(FactsCounted, self._note_places)
        bus.listen(Failed, self._note_damage)
        bus.listen(RootsChanged, self._show_roots)
        bus.listen(TableChanged, self._apply_changes)
        bus.listen(ProgressChanged, self._show_progress)
        bus.listen(TableMarked, self._show_marked)

    def refused(self, sentence: str) -> bool:
        """Return whether a failure means that there is no library; show the first such failure."""
        if self._opened:
            return False
        self._refusal = self._refusal or sentence
        self._show_photos()
        return True

    def _note_damage(self, _: str, damaged: bool) -> None:
        self._damaged |= damaged and not self._opened

    def folder(self) -> Path | None:
        """Return the folder whose photos are shown; None: all of them."""
        return self._folder

    def _limits(self) -> Scope:
        """Return the scope of the shown photos, without the filter.
        Photos of an added folder are already known, unless it has copies of photos in other
        folders."""
        root = self._root()
        return Scope(folder=self._folder if root is None or root.copies else None)

    def _root(self) -> RootInfo | None:
        """Return the chosen folder if it is an added one."""
        roots = self._bus.latest(RootsChanged).roots
        return next((root for root in roots if root.path == self._folder), None)

    def _show_only(self, photos: Ids | None) -> None:
        """Show only these photos, from the beginning if the filter or the folder is another one."""
        others, self._filter = self._filter != self.narrowed.filter, self.narrowed.filter
        self._found = photos
        self._show_photos(others=others)
        if photos is not None and self._filter:
            self.found.emit(len(photos))

    def _show_roots(self, roots: tuple[RootInfo, ...]) -> None:
        first, self._opened, self._refusal, self._damaged = not self._opened, True, "", False
        offline = frozenset(root.id for root in roots if root.state == "offline")
        if self._pictures.offline_roots - offline:
            self._pictures.thumbnails.forget_failures()
        if self._pictures.offline_roots != offline:
            self._pictures.offline_roots = offline
            self._browser.refresh_marks()
        known = {root.id for root in roots}
        self._expecting = self._expecting or bool(known - self._known)
        self._known = known
        self._show_photos()
        if first:
            self._browser.focus_photos()

    def _apply_changes(self, changes: Changes) -> None:
        self._update_table((*changes.added, *changes.updated))
        if self._progress.phase == "reading" and not changes.removed:
            self._show_read()
        else:
            self._show_photos()
        if self.narrowed.scope() != EVERYWHERE:
            self._pause.start()

    def _show_read(self) -> None:
        """Show the photos that were read; wait while a person aims at one of the others."""
        if self._browser.library.is_aimed_at():
            self._later.start()
        else:
            self._show_photos()

    def _update_table(self, photos: Collection[int]) -> None:
        everything = self._bus.photos.all()
        if 2 * len(photos) > len(everything):  # one by one takes too long for 100,000
            self._pictures.table.note(everything)
            return
        infos = map(self._bus.photos.get, photos)
        self._pictures.table.note([info for info in infos if info is not None])

    def _show_photos(self, *, others: bool = False) -> None:
        roots = self._bus.latest(RootsChanged).roots
        photos = self._photos_within()
        notice = None if len(photos) and self._opened else self._notice()
        empty = self._opened and not roots
        before, self._shown = self._shown, (photos, notice, empty)
        same = before is not None and before[1:] == (notice, empty)
        # Folders are announced more often than their photos change.
        if others or before is None or not same or not np.array_equal(before[0], photos):
            grid = self._browser.library
            grid.show_above(self._folder is None and self._found is None)
            (grid.show_others if others else grid.show_photos)(photos)
            self._browser.home.settle(notice, empty=empty)

    def _photos_within(self) -> Ids:
        """Return the photos to show."""
        listed, found = self._readable(), self._found
        return listed if found is None else listed[np.isin(listed, found)]

    def _readable(self) -> Ids:
        """Return the photos of the chosen folder; listed again only after a change."""
        infos, chosen = self._bus.photos.all(), self._root()
        told = chosen is None or (chosen.copies and self._found is not None)
        root = None if told or chosen is None else chosen.id
        if self._listed is None or self._listed[0] is not infos or self._listed[1] != root:
            self._listed = infos, root, readable(infos, root)
        return self._listed[2]

    def _notice(self) -> tuple[str, str]:
        if self._refusal and self._damaged:
            key = key_of(self._browser, "guide")
            more = tr("The guide ({key}) says what else can be done.", key=key)
            return both_sentences(self._refusal, more), tr("Show backups…")
        if self._refusal:
            return self._refusal, tr("Quit")
        if not self._opened:
            return tr("Opening your library…"), ""
        states = {root.state for root in self._bus.latest(RootsChanged).roots}
        return notice_for(
            sought_in(self.narrowed.filter), self._progress, self._expecting or "scanning" in states
        )

    def _show_progress(self, progress: Progress) -> None:
        turned = progress.phase != self._progress.phase
        self._progress, self._expecting = progress, False
        if turned and progress.phase == "idle":
            self._pictures.thumbnails.forget_failures()
        if turned:  # the notice in place of photos depends on the phase
            self._show_photos()

    def choose_folder(self, folder: Path | None) -> None:
        """Show the photos of a folder; None: of all of them."""
        self._folder, self._filter = folder, None
        added = (
            root.id
            for root in self._bus.latest(RootsChanged).roots
            if folder is not None and folder.is_relative_to(root.path)
        )
        root = next(added, None)
        self._browser.library.set_listing(
            "library" if root is None else f"folder {root}"  # not shown
        )
        self._browser.home.named = (
            "" if root is None or folder is None else self._display_name(folder)
        )
        self._browser.to_library()
        self.narrowed.apply()

    def _display_name(self, folder: Path) -> str:
        """Return a folder's name with those above it, within the added one: "2022 / Spring"."""
        roots = self._bus.latest(RootsChanged).roots
        above = next(root.path for root in roots if folder.is_relative_to(root.path))
        parts = folder.relative_to(above).parts or (above.name or str(above),)
        return " / ".join(map(name_alone, parts))

    def _note_places(self, _: FactCounts, places: Iterable[Places]) -> None:
        named = ((photos, [*map(printable, names)], of) for photos, names, of in places)
        self._pictures.table.note_places(named)
        self._browser.library.viewport().update()

    def _show_marked(self, photos: tuple[int, ...]) -> None:
        self._update_table(photos)
        if self.narrowed.filter:
            self.narrowed.apply()

    def _accept_notice(self) -> None:
        if self._refusal:
            self._actions["backups" if self._damaged else "quit"].trigger()
        elif self.narrowed.filter:
            self.narrowed.narrow("")
        else:
            self._actions["add_folder"].trigger()
