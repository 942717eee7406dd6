"""Side panel of the folders: the state of each; the selected one is shown."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
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

from likewise.app.core.types import RootInfo
from likewise.app.ui.commands.library_commands import LibraryCommands
from likewise.app.ui.photos.photo_model import Index
from likewise.app.ui.style import theme, words
from likewise.app.ui.system import desktop

_ROOT = Qt.ItemDataRole.UserRole  # RootInfo, or None for all folders
_STATE = _ROOT + 1  # str, the second line


class FoldersPanel(QWidget):
    """Lists the folders. The library shows the photos of the selected one.

    Signals: ``root_chosen(root id | None)``, ``add_wanted()``, ``remove_wanted(RootInfo)``,
    ``rescan_wanted()``, ``exclude_wanted()``.
    """

    root_chosen = Signal(object)
    add_wanted = Signal()
    remove_wanted = Signal(object)
    rescan_wanted = Signal()
    exclude_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._list = QListWidget()
        self._build()
        self._list.currentRowChanged.connect(self._announce)
        self._list.itemClicked.connect(self._announce)  # also the one that is chosen already
        self._list.customContextMenuRequested.connect(self._open_menu)

    def add_below(self, panel: QWidget) -> None:
        """Show another panel below the folders, with as much room."""
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        column.addWidget(panel, 1)

    def connect_to(self, commands: LibraryCommands) -> None:
        """Have these commands do what a person wants of the folders."""
        self.add_wanted.connect(commands.ask_for_folder)
        self.remove_wanted.connect(commands.confirm_removal)
        self.rescan_wanted.connect(commands.rescan)
        self.exclude_wanted.connect(commands.ask_what_to_leave_out)

    def show_roots(self, roots: tuple[RootInfo, ...]) -> None:
        """List these folders; the selection stays on the same one, and the list where it is."""
        with_all: list[RootInfo | None] = [None, *roots] if roots else []
        if [root and root.id for root in with_all] != self._listed():
            self._list_anew(with_all)
        for row, root in enumerate(with_all):
            _tell(self._list.item(row), root, roots)

    def _listed(self) -> list[int | None]:
        roots = (self._list.item(row).data(_ROOT) for row in range(self._list.count()))
        return [root and root.id for root in roots]

    def _list_anew(self, with_all: list[RootInfo | None]) -> None:
        chosen = self._chosen()
        self._list.blockSignals(True)
        self._list.clear()
        for root in with_all:
            item = QListWidgetItem()
            item.setData(_ROOT, root)
            self._list.addItem(item)
        kept = next((row for row, root in enumerate(with_all) if root and root.id == chosen), 0)
        self._list.setCurrentRow(kept)
        self._list.blockSignals(False)
        if self._chosen() != chosen:
            self._announce()

    def _chosen(self) -> int | None:
        item = self._list.currentItem()
        root = item.data(_ROOT) if item else None
        return root.id if root else None

    def _announce(self) -> None:
        self.root_chosen.emit(self._chosen())

    def _open_menu(self, point: QPoint) -> None:
        item = self._list.itemAt(point)
        root: RootInfo | None = item.data(_ROOT) if item else None
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction("Rescan", self.rescan_wanted.emit)
        menu.addAction("Exclude…", self.exclude_wanted.emit)
        if root is not None:
            menu.addAction("Show in folder", lambda: desktop.show_in_folder(root.path))
            menu.addAction("Remove from the library…", lambda: self.remove_wanted.emit(root))
        menu.popup(self._list.mapToGlobal(point))

    def _build(self) -> None:
        self.setAccessibleName("Folders")
        self._list.setAccessibleName("Folders")
        self._list.setFrameShape(QFrame.Shape.NoFrame)
        self._list.setItemDelegate(_FolderDelegate(self._list))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._list.viewport().setAutoFillBackground(False)
        button = QToolButton()
        button.setText("Add a folder")
        button.setIcon(theme.icon("folder-add"))
        button.clicked.connect(self.add_wanted)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setAutoRaise(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.UNIT, 2 * theme.UNIT, theme.UNIT, theme.UNIT)
        column.setSpacing(theme.UNIT)
        column.addWidget(self._list)
        column.addWidget(button)


def _tell(item: QListWidgetItem, root: RootInfo | None, roots: tuple[RootInfo, ...]) -> None:
    """Let an entry show a folder, or all of them (None), as they are now."""
    item.setText("All photos" if root is None else root.path.name or str(root.path))
    state = (
        words.counted(sum(each.photos for each in roots), "photo")
        if root is None
        else root_state(root)
    )
    item.setData(_ROOT, root)
    item.setData(_STATE, state)
    item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{item.text()}, {state}")
    item.setToolTip("" if root is None else f"{root.path}\n{state}")


def root_state(root: RootInfo) -> str:
    """Say how a folder is: "1,000 photos · 3 unreadable"."""
    photos = words.counted(root.photos, "photo")
    match root.state:
        case "offline":
            photos += " · offline"
        case "scanning":
            photos += " · reading"
    return f"{photos} · {root.problems:,} unreadable" if root.problems else photos


class _FolderDelegate(QStyledItemDelegate):
    """Two lines: the folder's name, and how it is."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        metrics = option.fontMetrics
        return QSize(0, 2 * metrics.height() + 2 * theme.UNIT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        widget: QWidget = option.widget
        palette: QPalette = option.palette
        state: QStyle.StateFlag = option.state
        rect = option.rect.adjusted(theme.UNIT, theme.UNIT, -theme.UNIT, -theme.UNIT)
        selected = bool(state & QStyle.StateFlag.State_Selected)
        half = rect.height() // 2
        top, bottom = rect.adjusted(0, 0, 0, -half), rect.adjusted(0, half, 0, 0)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if selected:
            theme.paint_ground(painter, option.rect, palette, selected)
        if state & QStyle.StateFlag.State_HasFocus:
            theme.paint_focus(painter, option.rect, palette)
        painter.setPen(palette.color(QPalette.ColorRole.WindowText))
        _draw_elided(painter, top, index.data(), Qt.TextElideMode.ElideMiddle)
        painter.setPen(theme.quiet(palette))
        painter.setFont(theme.scaled_font(widget, -1))
        _draw_elided(painter, bottom, index.data(_STATE), Qt.TextElideMode.ElideRight)
        painter.restore()


def _draw_elided(painter: QPainter, rect: QRect, text: str, mode: Qt.TextElideMode) -> None:
    short = painter.fontMetrics().elidedText(text, mode, rect.width())
    painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading, short)
