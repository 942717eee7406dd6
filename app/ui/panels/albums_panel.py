"""Side panel of the albums: how many photos each holds, and what came into it by itself."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from likewise.app.core.types import AlbumInfo
from likewise.app.ui.commands.album_commands import AlbumCommands
from likewise.app.ui.photos.grid import PhotoGrid
from likewise.app.ui.photos.photo_model import Index
from likewise.app.ui.style import theme, words
from likewise.app.workers.bridge.service_interface import ServiceInterface

_ALBUM = Qt.ItemDataRole.UserRole  # AlbumInfo
_HINT = "Put photos together with L, or let a search fill an album with Ctrl+L."


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

    def __init__(self) -> None:
        super().__init__()
        self.list = _AlbumList()
        self._hint = QLabel(_HINT)
        self._build()
        self.list.itemClicked.connect(self._open)
        self.list.itemActivated.connect(self._open)
        self.list.customContextMenuRequested.connect(self._open_menu)
        self.list.dropped.connect(self.dropped)
        self.show_albums(())

    def connect_to(self, service: ServiceInterface, commands: AlbumCommands) -> None:
        """Show this service's albums, and have these commands do what a person wants of them."""
        service.albums_changed.connect(self.show_albums)
        self.opened.connect(commands.open)
        self.dropped.connect(commands.put)
        self.create_wanted.connect(commands.ask_for_new)
        self.rename_wanted.connect(commands.ask_for_other_name)
        self.delete_wanted.connect(commands.delete)
        self.show_albums(service.albums())

    def show_albums(self, albums: tuple[AlbumInfo, ...]) -> None:
        """List these; the current one stays so, and the list where it is."""
        if [info.id for info in albums] != self._listed():
            self._list_anew(albums)
        for row, info in enumerate(albums):
            _tell(self.list.item(row), info)
        self._hint.setVisible(not albums)
        self.list.setVisible(bool(albums))

    def _listed(self) -> list[int]:
        return [self.list.item(row).data(_ALBUM).id for row in range(self.list.count())]

    def _list_anew(self, albums: tuple[AlbumInfo, ...]) -> None:
        current = self.list.currentItem()
        chosen = None if current is None else current.data(_ALBUM).id
        place = self.list.verticalScrollBar().value()
        self.list.clear()
        for info in albums:
            item = QListWidgetItem()
            item.setData(_ALBUM, info)
            self.list.addItem(item)
            if info.id == chosen:
                self.list.setCurrentItem(item)
        self.list.verticalScrollBar().setValue(place)

    def _open(self, item: QListWidgetItem) -> None:
        self.opened.emit(item.data(_ALBUM).id)

    def _open_menu(self, point: QPoint) -> None:
        item = self.list.itemAt(point)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction("New album…", self.create_wanted.emit)
        if item is not None:
            info: AlbumInfo = item.data(_ALBUM)
            menu.addAction("Open", lambda: self.opened.emit(info.id))
            menu.addAction("Rename…", lambda: self.rename_wanted.emit(info))
            menu.addAction("Delete", lambda: self.delete_wanted.emit(info))
        menu.popup(self.list.mapToGlobal(point))

    def _build(self) -> None:
        self.setAccessibleName("Albums")
        title = QLabel("Albums")
        title.setFont(theme.scaled_font(self, 0))
        self._hint.setWordWrap(True)
        self._hint.setFont(theme.scaled_font(self, -1))
        self._hint.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        button = QToolButton()
        button.setIcon(theme.icon("album-add"))
        button.setToolTip("New album")
        button.setAccessibleName("New album")
        button.setAutoRaise(True)
        button.clicked.connect(self.create_wanted)
        head = QHBoxLayout()
        head.setContentsMargins(theme.UNIT, 0, 0, 0)
        head.addWidget(title, 1)
        head.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.UNIT // 2)
        column.addLayout(head)
        column.addWidget(self.list, 1)
        hint = QHBoxLayout()
        hint.setContentsMargins(theme.UNIT, 0, theme.UNIT, 0)
        hint.addWidget(self._hint)
        column.addLayout(hint)


class _AlbumList(QListWidget):
    """The list itself, which photos can be dropped onto. Signal: ``dropped(album, photos)``."""

    dropped = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName("Albums")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setItemDelegate(_AlbumDelegate(self))
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DropOnly)
        self.viewport().setAutoFillBackground(False)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if isinstance(event.source(), PhotoGrid):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        over = self.itemAt(event.position().toPoint())
        if over is not None:
            self.setCurrentItem(over)
        event.setAccepted(over is not None)

    def dropEvent(self, event: QDropEvent) -> None:
        source, over = event.source(), self.itemAt(event.position().toPoint())
        if isinstance(source, PhotoGrid) and over is not None:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.dropped.emit(over.data(_ALBUM).id, source.selected())


def _tell(item: QListWidgetItem, info: AlbumInfo) -> None:
    """Let an entry show an album as it is now."""
    item.setText(info.name)
    item.setData(_ALBUM, info)
    lines = [words.counted(info.photos, "photo"), *[f"{info.new:,} new"] * bool(info.new)]
    fills = ["fills itself"] * (info.search is not None)
    item.setToolTip("\n".join([info.name, ", ".join([*lines, *fills])]))
    item.setData(Qt.ItemDataRole.AccessibleTextRole, ", ".join([info.name, *lines, *fills]))


class _AlbumDelegate(QStyledItemDelegate):
    """One line: whether the album fills itself, its name, what is new, how many photos."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, option.fontMetrics.height() + theme.UNIT * 3 // 2)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        info: AlbumInfo = index.data(_ALBUM)
        palette: QPalette = option.palette
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            chosen = bool(state & QStyle.StateFlag.State_Selected)
            theme.paint_ground(painter, option.rect, palette, chosen)
        if state & QStyle.StateFlag.State_HasFocus:
            theme.paint_focus(painter, option.rect, palette)
        rect = option.rect.adjusted(theme.UNIT, 0, -theme.UNIT, 0)
        rect = self._paint_icon(painter, rect, palette, info)
        rect = self._paint_counts(painter, rect, option, info)
        painter.setPen(palette.color(QPalette.ColorRole.WindowText))
        name = painter.fontMetrics().elidedText(
            info.name, Qt.TextElideMode.ElideRight, rect.width()
        )
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading, name)
        painter.restore()

    def _paint_icon(
        self, painter: QPainter, rect: QRect, palette: QPalette, info: AlbumInfo
    ) -> QRect:
        """Paint what kind of album it is; what is left of the line."""
        side = 2 * theme.UNIT
        place = QRect(rect.left(), rect.center().y() - side // 2 + 1, side, side)
        name = "album-filling" if info.search is not None else "album"
        theme.paint_icon(painter, name, place, theme.quiet(palette))
        return rect.adjusted(side + theme.UNIT, 0, 0, 0)

    def _paint_counts(
        self, painter: QPainter, rect: QRect, option: QStyleOptionViewItem, info: AlbumInfo
    ) -> QRect:
        """Paint the numbers at the line's end; what is left of it."""
        widget: QWidget = option.widget
        usual = painter.font()
        painter.setFont(theme.scaled_font(widget, -1))
        texts = [f"{info.photos:,}"]
        if info.new:
            texts.append(f"{info.new:,} new")
        for text, colour in zip(
            texts,
            (theme.quiet(option.palette), option.palette.color(QPalette.ColorRole.Link)),
            strict=False,
        ):
            width = painter.fontMetrics().horizontalAdvance(text)
            painter.setPen(colour)
            painter.drawText(
                rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, text
            )
            rect = rect.adjusted(0, 0, -width - theme.UNIT, 0)
        painter.setFont(usual)
        return rect
