"""View of the tree of folders: it keeps what is open and chosen, and paints names and numbers."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QItemSelectionModel, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
)

from app.ui.panels.folder_model import LIMITS, PATH, ROOT, STATE, FolderModel, Index
from app.ui.style import theme, words

_FEW = 12  # folders in the only one that was added, which are shown at once
_CHEVRON = 12  # px
_SIGN = 14  # px, of the mark of the folder that a search looks in


class FolderView(QTreeView):
    """Signals: ``chosen(Path | None)``, by click or key; ``menu_wanted(Path | None, RootInfo |
    None, menu)``, to be filled for a folder or for all of them."""

    chosen = Signal(object)
    menu_wanted = Signal(object, object, object)

    def __init__(self, model: FolderModel) -> None:
        super().__init__()
        self._open: set[Path] = set()
        self._chosen: Path | None = None
        self._scrolled = 0
        self.in_sight = True  # the chosen folder's photos are what is shown
        self._known = False  # something was listed before
        self._renewing = False
        self.setModel(model)
        self.setHeaderHidden(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setIndentation(2 * theme.UNIT)
        self.setItemDelegate(_Delegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.viewport().setAutoFillBackground(False)
        model.modelAboutToBeReset.connect(self._keep)
        model.modelReset.connect(self._restore)
        self.expanded.connect(lambda index: self._open.add(index.data(PATH)))
        self.collapsed.connect(lambda index: self._open.discard(index.data(PATH)))
        self.clicked.connect(self._choose)  # also the one that is chosen already

    def set_in_sight(self, in_sight: bool) -> None:
        """Show which folder is chosen only while its photos are shown."""
        self.in_sight = in_sight
        self.viewport().update()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if not self._renewing and current.isValid():
            self._choose(current)

    def drawBranches(self, painter: QPainter, rect: QRect, index: Index) -> None:
        painter.fillRect(rect, self.palette().color(QPalette.ColorRole.Window))  # not selected
        if not self.model().hasChildren(index):
            return
        half, sign = self.indentation() // 2, QRect(0, 0, _CHEVRON, _CHEVRON)
        right_to_left = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        x = rect.left() + half if right_to_left else rect.right() - half
        sign.moveCenter(QPoint(x, rect.center().y()))
        name = "folded-down" if self.isExpanded(index) else "folded"
        theme.paint_icon(painter, name, sign, theme.quiet(self.palette()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        point = self.visualRect(index).center() if by_key else event.pos()
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.menu_wanted.emit(index.data(PATH), index.data(ROOT), menu)
        menu.popup(self.viewport().mapToGlobal(QPoint(point)))

    def _choose(self, index: Index) -> None:
        self._chosen = index.data(PATH)
        self.chosen.emit(self._chosen)

    def _keep(self) -> None:
        self._renewing = True
        self._scrolled = self.verticalScrollBar().value()

    def _restore(self) -> None:
        """Open and choose again what was; a folder that is gone gives way to all photos."""
        model, before = self.model(), self._chosen
        assert isinstance(model, FolderModel)
        for path in sorted(self._open, key=lambda each: len(each.parts)):
            index = model.index_of(path)
            if index.isValid():
                self.setExpanded(index, True)
        only = model.index(1, 0)
        if not self._known and model.rowCount() == 2 and 0 < model.rowCount(only) <= _FEW:
            self.setExpanded(only, True)
        self._known = self._known or model.rowCount(only) > 0
        index = model.index_of(before)
        if not index.isValid():
            index, self._chosen = model.index_of(None), None
        self.selectionModel().setCurrentIndex(
            index, QItemSelectionModel.SelectionFlag.ClearAndSelect
        )
        self.verticalScrollBar().setValue(self._scrolled)
        self._renewing = False
        if self._chosen != before:
            self.chosen.emit(self._chosen)


class _Delegate(QStyledItemDelegate):
    """A folder that a person added has two lines, its name and how it is; one within has its name
    and how many photos it has."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        lines = 1 if _is_inner(index) else 2
        return QSize(0, lines * option.fontMetrics.height() + (lines + 1) * theme.UNIT // 2 * 2)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        widget = option.widget
        assert isinstance(widget, FolderView)
        palette: QPalette = option.palette
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        selected = bool(state & QStyle.StateFlag.State_Selected) and widget.in_sight
        if selected or state & QStyle.StateFlag.State_MouseOver:
            theme.paint_ground(painter, option.rect, palette, selected)
        if state & QStyle.StateFlag.State_HasFocus:
            theme.paint_focus(painter, option.rect, palette)
        rect = option.rect.adjusted(theme.UNIT, 0, -theme.UNIT, 0)
        small = theme.scaled_font(widget, 0)
        if _is_inner(index):
            self._paint_inner(painter, rect, index, option)
        else:
            rect.adjust(0, theme.UNIT, 0, -theme.UNIT)
            half = rect.height() // 2
            top, bottom = rect.adjusted(0, 0, 0, -half), rect.adjusted(0, half, 0, 0)
            top = self._paint_sign(painter, top, index, option)
            painter.setPen(palette.color(QPalette.ColorRole.WindowText))
            _draw(painter, top, words.name_alone(index.data()), Qt.TextElideMode.ElideMiddle)
            painter.setPen(theme.quiet(palette))
            painter.setFont(small)
            _draw(painter, bottom, index.data(STATE), Qt.TextElideMode.ElideRight)
        painter.restore()

    def _paint_inner(
        self, painter: QPainter, rect: QRect, index: Index, option: QStyleOptionViewItem
    ) -> None:
        rect = self._paint_sign(painter, rect, index, option)
        font, small = painter.font(), theme.scaled_font(option.widget, 0)
        painter.setFont(small)
        painter.setPen(theme.quiet(option.palette))
        room = painter.fontMetrics().horizontalAdvance(index.data(STATE)) + theme.UNIT
        trailing = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(rect, trailing, index.data(STATE))
        painter.setFont(font)
        painter.setPen(option.palette.color(QPalette.ColorRole.WindowText))
        name = words.name_alone(index.data())
        _draw(painter, _without_end(rect, room, option), name, Qt.TextElideMode.ElideMiddle)

    def _paint_sign(
        self, painter: QPainter, rect: QRect, index: Index, option: QStyleOptionViewItem
    ) -> QRect:
        """Mark the folder that a search looks in; gives the room that is left."""
        if not index.data(LIMITS):
            return rect
        sign = QRect(0, 0, _SIGN, _SIGN)
        sign.moveCenter(rect.center())
        right_to_left = option.direction == Qt.LayoutDirection.RightToLeft
        (sign.moveLeft if right_to_left else sign.moveRight)(
            rect.left() if right_to_left else rect.right()
        )
        theme.paint_icon(painter, "search", sign, option.palette.color(QPalette.ColorRole.Link))
        return _without_end(rect, _SIGN + theme.UNIT // 2, option)


def _is_inner(index: Index) -> bool:
    return index.data(PATH) is not None and index.data(ROOT) is None


def _without_end(rect: QRect, room: int, option: QStyleOptionViewItem) -> QRect:
    """Leave ``room`` pixels free where lines end."""
    if option.direction == Qt.LayoutDirection.RightToLeft:
        return rect.adjusted(room, 0, 0, 0)
    return rect.adjusted(0, 0, -room, 0)


def _draw(painter: QPainter, rect: QRect, text: str, mode: Qt.TextElideMode) -> None:
    short = painter.fontMetrics().elidedText(text, mode, rect.width())
    painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading, short)
