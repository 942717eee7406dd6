"""Sidebar: the places of the library, what goes on in the background, and what is to tidy up."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QMenu, QToolButton

from app.core.base.language import listed, tr
from app.core.base.photo_types import FactCounts, RootInfo
from app.core.base.search_types import EVERYWHERE, AlbumInfo, Scope, SearchView
from app.core.base.work_types import IndexState, Progress
from app.core.index.description import how_it_finds
from app.ui.albums.album_commands import AlbumCommands
from app.ui.commands.registry import Actions
from app.ui.facts.search_commands import PhotoCommands
from app.ui.panels.library_commands import LibraryCommands
from app.ui.panels.place_list import ROW, PlaceList
from app.ui.panels.places import (
    ALBUMS,
    DUPLICATES,
    EXPLORE,
    FAVOURITES,
    FOLDERS,
    PHOTOS,
    PROBLEMS,
    SMART_ALBUMS,
    TODAY,
    Key,
    Place,
    places_of,
    tidy_places,
)
from app.ui.photos.pictures import Pictures, paint_rounded
from app.ui.style import theme
from app.ui.style.building import column, hairline, tool
from app.ui.system import desktop
from app.work.bus.bus import Bus
from app.work.bus.events import (
    AlbumsChanged,
    DuplicatesFound,
    FactsCounted,
    IndexChanged,
    ProblemsChanged,
    ProgressChanged,
    RootsChanged,
    SearchChanged,
    TableChanged,
)

HEAD = 7 * theme.UNIT  # px above the first place, where menus stand
_PAUSE = 1000  # ms after photos changed before they are counted again
_MOST_COVERS = 5  # smart albums in the rail
_PAGES = EXPLORE, FAVOURITES, TODAY, DUPLICATES, PROBLEMS


class Sidebar(QFrame):
    """Signals: ``folder_chosen(Path | None)``, None for all photos; ``place_chosen(command)``;
    ``album_chosen(album)``; ``adding(heading)``; ``said(sentence)``; ``changed()``: another list.

    ``activities``: the column between the places and what is to tidy up.
    """

    folder_chosen = Signal(object)
    place_chosen = Signal(str)
    album_chosen = Signal(object)
    adding = Signal(str)
    said = Signal(str)
    changed = Signal()

    def __init__(self, bus: Bus, pictures: Pictures) -> None:
        super().__init__()
        self.setObjectName("sidebar")
        self.setAccessibleName(tr("Places"))
        self._bus = bus
        self.view, self.tidy = PlaceList(pictures), PlaceList(pictures)
        self.activities = column(margins=(2 * theme.UNIT, theme.UNIT, 2 * theme.UNIT, 0))
        self._counts, self._progress = FactCounts(), Progress("idle")
        self._index, self._milliseconds = IndexState(), -1.0
        self._groups: int | None = None  # of duplicates
        self._limit: Path | None = None  # the folder that the search looks in
        self._folder: Path | None = None  # whose photos the library shows
        self._at = PHOTOS  # the page that is shown, by its name
        self._album: int | None = None  # whose photos are shown
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._build()
        self._listen()
        self._list()
        self._list_tidy()

    def _build(self) -> None:
        self.view.setAccessibleName(tr("Places"))
        self.tidy.setAccessibleName(tr("Tidy up"))
        whole = (self.view, 1), self.activities, theme.UNIT, self.tidy
        column(*whole, on=self, margins=(0, HEAD, 0, theme.UNIT), gap=0)

    def _listen(self) -> None:
        bus = self._bus
        self._pause.timeout.connect(lambda: bus.ask(lambda library: library.facts.count()))
        bus.listen(TableChanged, self._count_soon)
        bus.listen(FactsCounted, self._show_counts)
        bus.listen(RootsChanged, self._show_roots)
        bus.listen(AlbumsChanged, self._list)
        bus.listen(ProgressChanged, self._show_progress)
        bus.listen(IndexChanged, self._show_index)
        bus.listen(SearchChanged, self._show_search)
        bus.listen(ProblemsChanged, self._list_tidy)
        bus.listen(DuplicatesFound, self._show_groups)
        for places in (self.view, self.tidy):
            places.chosen.connect(self._choose)
            places.adding.connect(self.adding)

    def connect_to(
        self,
        actions: Actions,
        library: LibraryCommands,
        albums: AlbumCommands,
        photos: PhotoCommands,
    ) -> None:
        """Have these commands do what a person wants of a place."""
        self.album_chosen.connect(albums.open)
        self.view.dropped.connect(albums.put)
        self.place_chosen.connect(lambda command: actions[command].trigger())
        starts: dict[str, Callable[[], object]] = {
            FOLDERS: library.ask_for_folder,
            ALBUMS: albums.ask_for_new,
            SMART_ALBUMS: actions["keep_as_album"].trigger,
        }
        self.adding.connect(lambda heading: starts[heading]())
        self.view.menu_wanted.connect(
            lambda place, point: self._open_menu(place, point, library, albums, photos)
        )
        albums.turned.connect(self._show_album)

    def choose_all(self) -> None:
        """Show the photos of all folders."""
        self._choose(PHOTOS)

    def show_page(self, name: str) -> None:
        """Tell which page the window shows, by its name among the browser's."""
        self._at = name
        self._point_out()

    def _show_album(self, album: int | None) -> None:
        self._album = album
        self._point_out()

    def _point_out(self) -> None:
        """Let the place look chosen whose page is shown."""
        shown: Key | None = self._folder or PHOTOS if self._at == "library" else self._at
        if self._at != "library" and self._album is not None:
            shown = self._album
        self.view.set_in_sight(shown)
        self.tidy.set_in_sight(shown)
        self.changed.emit()

    # What it lists

    def _list(self, *_: object) -> None:
        roots = self._bus.latest(RootsChanged).roots
        albums = self._bus.latest(AlbumsChanged).albums
        how = [how_it_finds(self._index)]
        if self._milliseconds >= 0:
            how.insert(0, tr("Found in {time} ms.", time=round(self._milliseconds)))
        lines = places_of(roots, self._counts, albums, self._progress, " ".join(how))
        self.view.places.show_lines(lines)
        if self._folder is not None and not self.view.places.index_of(self._folder).isValid():
            self._choose(PHOTOS)  # that folder is gone
        self.changed.emit()

    def _list_tidy(self, *_: object) -> None:
        problems = self._bus.latest(ProblemsChanged).problems
        self.tidy.places.show_lines(tidy_places(self._groups, problems))
        self.tidy.setFixedHeight(max(3 * ROW, self.tidy.whole_height()))
        self.changed.emit()

    def _count_soon(self, *_: object) -> None:
        if not self._pause.isActive():  # also while photos come in all the time
            self._pause.start()

    def _show_counts(self, counts: FactCounts) -> None:
        self._counts = counts
        self._list()

    def _show_roots(self, *_: object) -> None:
        self._list()

    def _show_progress(self, progress: Progress) -> None:
        self._progress = progress
        self._list()

    def _show_index(self, state: IndexState) -> None:
        self._index = state
        self._list()

    def _show_search(self, view: SearchView | None) -> None:
        self._limit = None if view is None else view.scope.folder
        self._searching = view is not None
        self._milliseconds = -1.0 if view is None else view.milliseconds

    _searching = False

    def _show_groups(self, proposals: tuple[object, ...], *_: object) -> None:
        self._groups = len(proposals)
        self._list_tidy()

    # What a person does

    def _choose(self, key: Key) -> None:
        if isinstance(key, Path) or key == PHOTOS:
            self._folder = key if isinstance(key, Path) else None
            self.folder_chosen.emit(self._folder)
            self._point_out()
        elif isinstance(key, int):
            self.album_chosen.emit(key)
        elif key in _PAGES and key != self._at:
            self.place_chosen.emit(key)

    def _open_menu(
        self,
        place: Place,
        point: QPoint,
        library: LibraryCommands,
        albums: AlbumCommands,
        photos: PhotoCommands,
    ) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if isinstance(place.about, AlbumInfo):
            info = place.about
            menu.addAction(tr("Open"), partial(albums.open, info.id))
            menu.addAction(tr("Rename…"), partial(albums.ask_for_other_name, info))
            menu.addAction(tr("Delete"), partial(albums.delete, info))
        elif isinstance(place.key, Path) or place.key in (PHOTOS, FOLDERS):
            self.fill_folder_menu(menu, place, library, photos)
        if menu.isEmpty():
            menu.deleteLater()
        else:
            menu.popup(point)

    def fill_folder_menu(
        self, menu: QMenu, place: Place, library: LibraryCommands, photos: PhotoCommands
    ) -> None:
        """Offer what can be done with a folder, or with all."""
        path = place.key if isinstance(place.key, Path) else None
        if path is not None:
            here = menu.addAction(tr("Search here"), partial(self._search_here, path, photos))
            here.setEnabled(path != self._limit)
        if self._limit is not None:
            menu.addAction(tr("Search all folders"), partial(photos.search_within, EVERYWHERE))
        menu.addSeparator()
        menu.addAction(tr("Rescan"), library.rescan)
        menu.addAction(tr("Ignored files…"), library.ask_what_to_leave_out)
        if path is not None:
            menu.addAction(tr("Show in folder"), partial(self._show_in_folder, path))
        if isinstance(root := place.about, RootInfo):
            menu.addSeparator()
            if root.state == "offline":
                if (found := root.seems_at) is not None:
                    use = menu.addAction(tr("Use the new place"))
                    use.setToolTip(str(found))
                    use.triggered.connect(lambda: library.show_there(root, found))
                menu.addAction(tr("Find moved folder…"), partial(library.ask_where_it_is, root))
            menu.addAction(tr("Remove from the library…"), partial(library.confirm_removal, root))

    def _search_here(self, path: Path, photos: PhotoCommands) -> None:
        photos.search_within(Scope(folder=path))
        if not self._searching:
            self.said.emit(tr("The next search looks only in “{folder}”.", folder=path.name))

    def _show_in_folder(self, path: Path) -> None:
        if not path.is_dir() or not desktop.show_in_folder(path):
            self.said.emit(
                tr("“{folder}” can't be shown: it is offline, or gone.", folder=path.name)
                if not path.is_dir()
                else tr("“{folder}” can't be shown: no file manager is set up.", folder=path.name)
            )


class Rail(QFrame):
    """The sidebar of a narrow window: icons, whose names are tooltips. Albums and folders open the
    sidebar itself. Signals: ``chosen(key)``, ``lists_wanted()``, ``menu_wanted(button)``."""

    chosen = Signal(object)
    lists_wanted = Signal()
    menu_wanted = Signal(object)

    def __init__(self, sidebar: Sidebar, pictures: Pictures) -> None:
        super().__init__()
        self.setObjectName("sidebar")
        self._sidebar, self._pictures = sidebar, pictures
        self._shown: list[tuple[Key, str, str, bool]] = []
        self._buttons: dict[Key, QToolButton] = {}
        self._column = column(on=self, margins=theme.UNIT, gap=theme.UNIT // 2)
        self.menu = self._button("menu", tr("Menu"))
        self.menu.clicked.connect(lambda: self.menu_wanted.emit(self.menu))
        self._lists = [self._button("album", tr("Albums")), self._button("folder", tr("Folders"))]
        for button in self._lists:
            button.clicked.connect(self.lists_wanted)
        sidebar.changed.connect(self._list)
        self._list()

    def _list(self) -> None:
        if self.isHidden():
            return
        lines = self._sidebar.view.places.lines()
        smart = [each for each in lines if each.icon == "album-filling"][:_MOST_COVERS]
        first = [each for each in lines if each.key in (PHOTOS, EXPLORE, FAVOURITES)]
        last = [e for e in self._sidebar.tidy.places.lines() if not e.is_heading]
        shown = [(each.key, each.name, each.count, each.dot) for each in (*first, *smart, *last)]
        if shown != self._shown:
            self._shown = shown
            self._fill(first, smart, last)
        for key, button in self._buttons.items():
            button.setChecked(key == self._sidebar.view.in_sight)

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        self._list()

    def _fill(self, first: list[Place], smart: list[Place], last: list[Place]) -> None:
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None and widget not in (self.menu, *self._lists):
                widget.deleteLater()
        self._buttons = {}
        self._column.addWidget(self.menu)
        for group in (first, smart):
            for place in group:
                self._add(place)
            if group:
                self._column.addWidget(hairline())
        for button in self._lists:
            self._column.addWidget(button)
        self._column.addStretch()
        for place in last:
            self._add(place)

    def _add(self, place: Place) -> None:
        name = listed([place.name, *[place.count] * bool(place.count)])
        button = self._button(place.icon, name)
        button.setCheckable(True)
        if place.cover is not None:
            button.setIcon(self._cover(place))
            button.setIconSize(QSize(28, 28))
        key = place.key
        button.clicked.connect(lambda: self.chosen.emit(key))
        self._buttons[key] = button
        self._column.addWidget(button)

    def _cover(self, place: Place) -> QIcon:
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(QSize(28, 28) * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        picture = None if place.cover is None else self._pictures.of(place.cover, 28 * ratio)
        paint_rounded(painter, QRect(0, 0, 28, 28), picture, self.palette(), 6.0)
        if place.dot:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.palette().highlight())
            painter.drawEllipse(20, 0, 8, 8)
        painter.end()
        return QIcon(pixmap)

    def _button(self, icon: str, name: str) -> QToolButton:
        button = tool(icon, name)
        button.setParent(self)
        button.setMinimumSize(5 * theme.UNIT, 5 * theme.UNIT)
        return button
