"""Side panel of the albums: how many photos each holds, and what came into it by itself."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QPalette,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QListWidgetItem,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.core.facts.terms import fold
from app.core.language import tr, tr_later
from app.core.types import AlbumInfo
from app.ui.albums.album_list import ALBUM, AlbumList
from app.ui.commands.album_commands import AlbumCommands
from app.ui.commands.keys import key_of
from app.ui.facts.line import Line
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.photo_model import Index
from app.ui.photos.pictures import Pictures
from app.ui.style import theme
from app.ui.style.controls import offer_clearing
from app.ui.style.labels import WrappedLabel
from app.work.bus.bus import Bus
from app.work.bus.events import AlbumsChanged

MANY = 8  # albums, from which they can be looked for by name
_HINT = tr_later("Put photos together with {put}, or let a search fill an album with {keep}.")
_HINTED = {"put": "put_into_album", "keep": "keep_as_album"}


class AlbumsPanel(QWidget):
    """Lists the albums. A click or Enter opens one; photos can be dropped onto it.

    Signals: ``opened(album)``, ``dropped(album, photos)``, ``create_wanted()``,
    ``rename_wanted(AlbumInfo)``, ``delete_wanted(AlbumInfo)``.
    """

    opened = Signal(object)
    dropped = Signal(object, object)
    create_wanted = Signal()
    rename_wanted = Signal(object)
    delete_wanted = Signal(object)

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self.list = _DropList(pictures)
        self.by_name = Line()
        self._albums: tuple[AlbumInfo, ...] = ()
        self._hint = WrappedLabel()
        self._build()
        self.by_name.textChanged.connect(self._list)
        self.by_name.escaped.connect(self.by_name.clear)
        self.by_name.went_down.connect(self.list.setFocus)
        self.by_name.returnPressed.connect(self._open_first)
        self.list.itemClicked.connect(self._open)
        self.list.itemActivated.connect(self._open)
        self.list.customContextMenuRequested.connect(self._open_menu)
        self.list.dropped.connect(self.dropped)
        self.show_albums(())

    def connect_to(self, bus: Bus, commands: AlbumCommands) -> None:
        """Show the albums, and have these commands do what a person wants of them."""
        bus.listen(AlbumsChanged, self.show_albums)
        self.opened.connect(commands.open)
        self.dropped.connect(commands.put)
        self.create_wanted.connect(commands.ask_for_new)
        self.rename_wanted.connect(commands.ask_for_other_name)
        self.delete_wanted.connect(commands.delete)
        for command in _HINTED.values():
            action = self.window().findChild(QAction, command)
            if action is not None:
                action.changed.connect(self._name_keys)
        commands.turned.connect(self.list.set_in_sight)
        self.show_albums(bus.latest(AlbumsChanged).albums)

    def show_albums(self, albums: tuple[AlbumInfo, ...]) -> None:
        """List these; the current one stays so, and the list where it is."""
        self._albums = albums
        self.by_name.setVisible(len(albums) >= MANY)
        if not self.by_name.isVisibleTo(self):
            self.by_name.clear()
        self._list()
        self._name_keys()
        self._hint.setVisible(not albums)
        self.list.setVisible(bool(albums))
        self._take_room(much=bool(albums))

    def _take_room(self, *, much: bool) -> None:
        """Take as much room as the folders above, or no more than the hint needs."""
        above = self.parentWidget()
        column = None if above is None else above.layout()
        if isinstance(column, QVBoxLayout):
            column.setStretchFactor(self, int(much))

    def _name_keys(self) -> None:
        keys = {name: key_of(self, command) for name, command in _HINTED.items()}
        self._hint.setText(tr(_HINT, **keys))

    def _list(self) -> None:
        """List the albums with what is typed in their names."""
        sought = fold(self.by_name.text().strip())
        self.list.show_albums([info for info in self._albums if sought in fold(info.name)])

    def _open_first(self) -> None:
        if self.list.count():
            self._open(self.list.item(0))

    def _open(self, item: QListWidgetItem) -> None:
        self.opened.emit(item.data(ALBUM).id)

    def _open_menu(self, point: QPoint) -> None:
        item = self.list.itemAt(point)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("New album…"), self.create_wanted.emit)
        if item is not None:
            info: AlbumInfo = item.data(ALBUM)
            menu.addAction(tr("Open"), lambda: self.opened.emit(info.id))
            menu.addAction(tr("Rename…"), lambda: self.rename_wanted.emit(info))
            menu.addAction(tr("Delete"), lambda: self.delete_wanted.emit(info))
        menu.popup(self.list.mapToGlobal(point))

    def _build(self) -> None:
        self.setAccessibleName(tr("Albums"))
        title = QLabel(tr("Albums"))
        title.setFont(theme.scaled_font(self, 0))
        self._hint.setFont(theme.scaled_font(self, 0))
        self._hint.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self.by_name.setPlaceholderText(tr("Find an album"))
        self.by_name.setAccessibleName(tr("Find an album"))
        offer_clearing(self.by_name)
        button = QToolButton()
        button.setIcon(theme.icon("album-add"))
        button.setToolTip(tr("New album"))
        button.setAccessibleName(tr("New album"))
        button.setAutoRaise(True)
        button.clicked.connect(self.create_wanted)
        head = QHBoxLayout()
        head.addSpacing(theme.UNIT)  # a margin would stay at the left from right to left
        head.addWidget(title, 1)
        head.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.UNIT // 2)
        column.addLayout(head)
        column.addWidget(self.by_name)
        column.addWidget(self.list, 1)
        hint = QHBoxLayout()
        hint.setContentsMargins(theme.UNIT, 0, theme.UNIT, 0)
        hint.addWidget(self._hint)
        column.addLayout(hint)


class _DropList(AlbumList):
    """The list itself, which photos can be dropped onto. Signal: ``dropped(album, photos)``."""

    dropped = Signal(object, object)

    def __init__(self, pictures: Pictures) -> None:
        super().__init__(pictures)
        self.in_sight: int | None = None  # the album whose photos are shown
        self._over: int | None = None  # that on which photos would be dropped
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DropOnly)

    def set_in_sight(self, album: int | None) -> None:
        """Let the album look chosen whose photos are shown; None: no album's are."""
        if album != self.in_sight:
            self.in_sight = album
            self.viewport().update()

    def looks_chosen(self, index: Index, selected: bool) -> bool:
        """Tell whether photos of this album are shown, or would be put into it."""
        del selected  # by keys, whose ring shows where they are
        return index.data(ALBUM).id in (self.in_sight, self._over)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if isinstance(event.source(), PhotoGrid):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        over = self.itemAt(event.position().toPoint())
        self._point_out(None if over is None else over.data(ALBUM).id)
        event.setAccepted(over is not None)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        super().dragLeaveEvent(event)
        self._point_out(None)

    def dropEvent(self, event: QDropEvent) -> None:
        self._point_out(None)
        source, over = event.source(), self.itemAt(event.position().toPoint())
        if isinstance(source, PhotoGrid) and over is not None:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.dropped.emit(over.data(ALBUM).id, source.selected())

    def _point_out(self, album: int | None) -> None:
        self._over = album
        self.viewport().update()
