"""Show the sidebar: the places of the library, background activities, and things to tidy up."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QMenu, QToolButton, QWidget

from app.core.base.language import listed, tr
from app.core.base.photo_types import RootInfo
from app.core.base.search_types import EVERYWHERE, AlbumInfo, QueryItem, Scope
from app.ui.albums.album_commands import AlbumCommands
from app.ui.canvas.pictures import Pictures
from app.ui.facts.search_commands import PhotoCommands
from app.ui.panels.library_commands import LibraryCommands
from app.ui.panels.place_list import (
    ALBUMS,
    DUPLICATES,
    EXPLORE,
    FAVOURITES,
    FOLDERS,
    PHOTOS,
    PROBLEMS,
    ROW,
    SMART_ALBUMS,
    TODAY,
    Key,
    Place,
    PlaceList,
    places_of,
    tidy_places,
)
from app.ui.photos.context import Context
from app.ui.photos.small_photos import icon_of
from app.ui.style import theme
from app.ui.style.building import column, hairline, put_in_place, tool
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
_MOST_COVERS = 5  # smart albums in the rail
_COVER = QSize(28, 28)  # px
_FIRST, _LAST = (PHOTOS, EXPLORE, FAVOURITES), (DUPLICATES, PROBLEMS)  # in the rail
_PAGES = EXPLORE, FAVOURITES, TODAY, DUPLICATES, PROBLEMS  # each also a command
_ADDS = {FOLDERS: "add_folder", ALBUMS: "new_album", SMART_ALBUMS: "keep_as_album"}
"""The command of each heading's button."""


class Sidebar(QFrame):
    """The sidebar. ``activities``: the column between the places and the things to tidy up.

    Signals: ``folder_chosen(Path | None)``, None for all photos; ``changed()``: another list.
    """

    folder_chosen = Signal(object)
    changed = Signal()

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
        self.view = PlaceList(pictures, tr("Places"))
        self.tidy = PlaceList(pictures, tr("Tidy up"))
        self.activities = column(margins=(2 * theme.UNIT, theme.UNIT, 2 * theme.UNIT, 0))
        whole = (self.view, 1), self.activities, theme.UNIT, self.tidy
        column(*whole, on=self, margins=(0, HEAD, 0, theme.UNIT), gap=0)
        self._groups: int | None = None  # of duplicates
        self._folder: Path | None = None  # the folder that the library shows
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(lambda: bus.ask(lambda library: library.facts.count()))
        bus.listen(TableChanged, self._count_soon)
        for kind in (FactsCounted, RootsChanged, AlbumsChanged, ProgressChanged):
            bus.listen(kind, self._refresh)
        bus.listen(ProblemsChanged, self._refresh_tidy)
        bus.listen(DuplicatesFound, self._show_groups)
        for places in (self.view, self.tidy):
            places.chosen.connect(self._choose)
        self.view.dropped.connect(albums.put)
        self.view.renaming.connect(albums.ask_for_other_name)
        self.view.deleting.connect(albums.delete)
        self.view.adding.connect(lambda heading: context.actions[_ADDS[heading]].trigger())
        self.view.menu_wanted.connect(self._open_menu)
        for turned in (context.browser.turned, context.browser.orders.changed):
            turned.connect(self._highlight)
        self._refresh()
        self._refresh_tidy()

    def choose_all(self) -> None:
        """Show the photos of all folders."""
        self._choose(PHOTOS)

    def _highlight(self) -> None:
        """Highlight the place whose page is shown."""
        album, page = self._albums.in_sight(), self._context.browser.place()
        shown: Key = page if album is None else album
        if page == "library":
            shown = self._folder or PHOTOS
        self.view.set_in_sight(shown)
        self.tidy.set_in_sight(shown)
        self.changed.emit()

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
        if self._folder is not None and not self.view.index_of(self._folder).isValid():
            self._choose(PHOTOS)  # the folder was removed
        self._highlight()

    def _refresh_tidy(self, *_: object) -> None:
        problems = self._bus.latest(ProblemsChanged).problems
        self.tidy.show_places(tidy_places(self._groups, problems))
        self.tidy.setFixedHeight(max(3 * ROW, self.tidy.whole_height()))
        self.changed.emit()

    def _count_soon(self, *_: object) -> None:
        if not self._pause.isActive():  # keeps counting while photos arrive all the time
            self._pause.start()

    def _show_groups(self, proposals: tuple[object, ...], *_: object) -> None:
        self._groups = len(proposals)
        self._refresh_tidy()

    # Actions

    def _choose(self, key: Key) -> None:
        if isinstance(key, Path) or key == PHOTOS:
            self._folder = key if isinstance(key, Path) else None
            self.folder_chosen.emit(self._folder)
            self._highlight()
            if not self.view.hasFocus():
                self._context.browser.focus_photos()
        elif isinstance(key, int):
            self._albums.open(key)
        elif key in _PAGES and key != self._context.browser.place():
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


class Rail(QFrame):
    """The sidebar of a narrow window: icons with tooltips.
    Albums and folders open the sidebar itself. Signals: ``chosen(key)``, ``lists_wanted()``,
    ``menu_wanted(button)``."""

    chosen = Signal(object)
    lists_wanted = Signal()
    menu_wanted = Signal(object)

    def __init__(self, sidebar: Sidebar, pictures: Pictures) -> None:
        super().__init__()
        self.setObjectName("sidebar")
        self._sidebar, self._pictures = sidebar, pictures
        self._shown: list[Place] = []
        self._buttons: dict[Key, QToolButton] = {}
        self._page = QWidget()
        column(self._page, on=self)
        sidebar.changed.connect(self._refresh)
        pictures.changed.connect(self._show_cover)
        self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def _refresh(self) -> None:
        if self.isHidden():
            return
        lines = [*self._sidebar.view.lines(), *self._sidebar.tidy.lines()]
        smart = [each for each in lines if each.icon == "album-filling"][:_MOST_COVERS]
        shown = [each for each in lines if each in smart or each.key in (*_FIRST, *_LAST)]
        if shown != self._shown:
            self._shown = shown
            self._fill()
        for key, button in self._buttons.items():
            button.setChecked(key == self._sidebar.view.in_sight)

    def _fill(self) -> None:
        self._buttons = {place.key: self._place(place) for place in self._shown}
        first, last = ([self._buttons[key] for key in keys] for keys in (_FIRST, _LAST))
        smart = [button for key, button in self._buttons.items() if isinstance(key, int)]
        menu = _button("menu", tr("Menu"), lambda: self.menu_wanted.emit(menu))
        albums = _button("album", tr("Albums"), self.lists_wanted.emit)
        folders = _button("folder", tr("Folders"), self.lists_wanted.emit)
        rule = [hairline()] * bool(smart)
        parts = menu, *first, hairline(), *smart, *rule, albums, folders, None, *last
        page = QWidget()
        column(*parts, on=page, margins=theme.UNIT, gap=theme.UNIT // 2)
        self._page = put_in_place(self._page, page)
        for place in self._shown:
            if place.cover is not None:
                self._show_cover(place.cover)

    def _place(self, place: Place) -> QToolButton:
        name = listed([place.name, *[place.count] * bool(place.count)])
        button = _button(place.icon, name, lambda: self.chosen.emit(place.key))
        button.setCheckable(True)
        button.setProperty("news", place.dot)  # underlined
        return button

    def _show_cover(self, photo: int) -> None:
        for place in self._shown:
            if place.cover == photo:
                button, cover = self._buttons[place.key], QueryItem(photo=photo)
                button.setIcon(icon_of(self._pictures, cover, _COVER, self))
                button.setIconSize(_COVER)


def _button(icon: str, name: str, act: Callable[[], object]) -> QToolButton:
    button = tool(icon, name, act)
    button.setMinimumSize(5 * theme.UNIT, 5 * theme.UNIT)
    return button
