"""Show the sidebar: the places of the library, background activities, and things to tidy up."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QFrame, QMenu, QSizePolicy

from app.core.base.language import tr
from app.core.base.photo_types import RootInfo
from app.core.base.search_types import EVERYWHERE, AlbumInfo, Scope
from app.ui.albums.album_commands import AlbumCommands
from app.ui.facts.search_commands import PhotoCommands
from app.ui.panels.activities import Reading, cluster_sign, file_work, learning, sidecars_written
from app.ui.panels.library_commands import LibraryCommands
from app.ui.panels.place_list import PlaceList
from app.ui.panels.places import FOLDERS, PHOTOS, Key, Place, places_of, tidy_places
from app.ui.photos.context import Context
from app.ui.photos.pages import HOME
from app.ui.style import theme
from app.ui.style.building import column, page
from app.ui.system import desktop
from app.work.bus.events import (
    AlbumsChanged,
    DuplicatesFound,
    FactsCounted,
    ProblemsChanged,
    ProgressChanged,
    RootsChanged,
    TableChanged,
)

HEAD = 7 * theme.UNIT  # px above the first place, for the menus
_PAUSE = 1000  # ms after photos changed before they are counted again


class Sidebar(QFrame):
    """The sidebar; in a narrow window a rail of icons."""

    def __init__(
        self,
        context: Context,
        library: LibraryCommands,
        albums: AlbumCommands,
        photos: PhotoCommands,
    ) -> None:
        super().__init__()
        self.setObjectName("sidebar")
        self.setAccessibleName(tr("Places"))
        self._context, self._bus = context, context.bus
        self._library, self._albums, self._photos = library, albums, photos
        bus, pictures = context.bus, context.pictures
        self.view = PlaceList(pictures, albums, tr("Places"))
        self.tidy = PlaceList(pictures, albums, tr("Tidy up"))
        self.tidy.setSizeAdjustPolicy(PlaceList.SizeAdjustPolicy.AdjustToContents)
        self.tidy.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.reading, self.learning = Reading(bus), learning(bus)
        others = file_work(bus), sidecars_written(bus), cluster_sign(bus)
        around = 22, theme.UNIT, 2 * theme.UNIT, 0  # px, from the edge of the places' names
        self._work = page(column(self.reading, self.learning, *others, margins=around))
        whole = (self.view, 1), self._work, theme.UNIT, self.tidy
        column(*whole, on=self, margins=(0, HEAD, 0, theme.UNIT), gap=0)
        self._groups: int | None = None  # of duplicates
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(lambda: bus.ask(lambda library: library.facts.count()))
        bus.listen(TableChanged, self._count_soon)
        for kind in (FactsCounted, RootsChanged, AlbumsChanged, ProgressChanged, ProblemsChanged):
            bus.listen(kind, self._refresh)
        bus.listen(DuplicatesFound, self._show_groups)
        for places in (self.view, self.tidy):
            places.chosen.connect(self._choose)
        self.view.menu_wanted.connect(self._open_menu)
        for turned in (context.browser.turned, context.browser.orders.changed):
            turned.connect(self._highlight)
        self._refresh()

    def set_narrow(self, narrow: bool) -> None:
        """Show icons alone, or all places and activities."""
        self.view.set_narrow(narrow)
        self.tidy.set_narrow(narrow)
        self._work.setVisible(not narrow)

    def _highlight(self) -> None:
        """Highlight the place whose page is shown."""
        album, place = self._albums.album_shown(), self._context.browser.place()
        shown: Key = place if album is None else album.id
        if place == HOME:
            shown = self._context.library.folder() or PHOTOS
        self.view.set_in_sight(shown)
        self.tidy.set_in_sight(shown)

    # Content

    def _refresh(self, *_: object) -> None:
        latest = self._bus.latest
        lines = places_of(
            latest(RootsChanged).roots,
            latest(FactsCounted).counts,
            latest(AlbumsChanged).albums,
            latest(ProgressChanged).progress,
        )
        self.view.show_places(lines)
        folder = self._context.library.folder()
        if folder is not None and not self.view.index_of(folder).isValid():
            self._choose(PHOTOS)  # the folder was removed
        self.tidy.show_places(tidy_places(self._groups, latest(ProblemsChanged).problems))
        self._highlight()

    def _count_soon(self, *_: object) -> None:
        if not self._pause.isActive():  # keeps counting while photos arrive all the time
            self._pause.start()

    def _show_groups(self, proposals: tuple[object, ...], *_: object) -> None:
        self._groups = len(proposals)
        self._refresh()

    # Actions

    def _choose(self, key: Key) -> None:
        if isinstance(key, Path) or key == PHOTOS:
            self._context.library.show_folder(key if isinstance(key, Path) else None)
            if not self.view.hasFocus():
                self._context.browser.focus_photos()
        elif isinstance(key, int):
            self._albums.open(key)
        elif key != self._context.browser.place():
            self._context.actions[key].trigger()

    def _open_menu(self, place: Place, point: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.fill_menu(menu, place)
        if menu.isEmpty():
            menu.deleteLater()
        else:
            menu.popup(point)

    def fill_menu(self, menu: QMenu, place: Place) -> None:
        """Add the actions for an album, a folder, or all folders."""
        if isinstance(info := place.about, AlbumInfo):
            menu.addAction(tr("Open"), partial(self._albums.open, info.id))
            menu.addAction(tr("Rename…"), partial(self._albums.ask_for_other_name, info))
            menu.addAction(tr("Delete"), partial(self._albums.delete, info))
            return
        path = place.key if isinstance(place.key, Path) else None
        if path is None and place.key not in (PHOTOS, FOLDERS):
            return
        view, library = self._bus.shown_search(), self._library
        limit = view.scope.folder if view is not None else None
        if path is not None and path != limit:
            menu.addAction(tr("Search here"), partial(self._search_here, path))
        if limit is not None:
            search_all = partial(self._photos.search_within, EVERYWHERE)
            menu.addAction(tr("Search all folders"), search_all)
        menu.addSeparator()
        menu.addAction(tr("Rescan"), library.rescan)
        menu.addAction(tr("Ignored files…"), library.ask_what_to_leave_out)
        if path is not None:
            menu.addAction(tr("Show in folder"), partial(desktop.reveal, path, self._context.say))
        if isinstance(root := place.about, RootInfo):
            menu.addSeparator()
            if root.state == "offline":
                if (found := root.seems_at) is not None:
                    use = menu.addAction(tr("Use the new place"))
                    use.setToolTip(str(found))
                    use.triggered.connect(lambda: library.show_there(root, found))
                menu.addAction(tr("Find moved folder…"), partial(library.ask_where_it_is, root))
            menu.addAction(tr("Remove from the library…"), partial(library.confirm_removal, root))

    def _search_here(self, path: Path) -> None:
        self._photos.search_within(Scope(folder=path))
        if self._bus.shown_search() is None:
            said = tr("The next search looks only in “{folder}”.", folder=path.name)
            self._context.say(said)
