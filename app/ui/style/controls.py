"""Provide small widgets that Qt lacks: buttons with words, menus that end hovering."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAction, QColor, QCursor, QIcon, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QPushButton,
    QStyle,
    QStyleOptionToolButton,
    QStylePainter,
    QToolButton,
    QWidget,
)

from app.core.base.language import tr
from app.ui.style import theme
from app.ui.style.tokens import faded, tokens_of

_QTS_NAME = "_q_qlineeditclearaction"


def offer_clearing(line: QLineEdit) -> None:
    """Add a clear button to a field, with our icon: Qt's own is a black disc."""
    line.setClearButtonEnabled(True)
    action = line.findChild(QAction, _QTS_NAME)
    if action is not None:
        action.setIcon(theme.icon("close"))
    for button in line.findChildren(QToolButton):
        if button.defaultAction() is action:
            button.setAccessibleName(tr("Clear"))


def offer_menu(button: QPushButton | QToolButton, menu: QMenu) -> None:
    """Make a button open this menu, and end its hovering when the menu closes."""
    button.setMenu(menu)
    _Closing(button, menu)


def offers_list(box: QComboBox) -> QComboBox:
    """Return a combo box whose hovering ends when its list closes."""
    _Closing(box, box.view().window())
    return box


class _Closing(QObject):
    """Sends a leave event to ``opener`` when the list or menu closes with the pointer elsewhere."""

    def __init__(self, opener: QWidget, opened: QWidget) -> None:
        super().__init__(opener)
        self._opener = opener
        opened.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Hide:
            at = self._opener.mapFromGlobal(QCursor.pos())
            if self._opener.underMouse() and not self._opener.rect().contains(at):
                self._opener.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
                QApplication.sendEvent(self._opener, QEvent(QEvent.Type.Leave))
        return False


class WordButton(QToolButton):
    """A framed button with icon and words in its middle, and room between them."""

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.toolButtonStyle() != Qt.ToolButtonStyle.ToolButtonTextBesideIcon:
            super().paintEvent(event)
            return
        painter, option = QStylePainter(self), QStyleOptionToolButton()
        self.initStyleOption(option)
        words, option.text, option.icon = option.text, "", QIcon()
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        size, letters, tokens = self.iconSize(), self.fontMetrics(), tokens_of(self.palette())
        wide = size.width() + theme.UNIT + letters.horizontalAdvance(words)
        inside = QRect(0, 0, wide, self.height())
        inside.moveCenter(self.rect().center())
        icon = QRect(inside.topLeft() + QPoint(0, (self.height() - size.height()) // 2), size)
        text = inside.adjusted(size.width() + theme.UNIT, 0, 0, 0)
        mode = QIcon.Mode.Normal if self.isEnabled() else QIcon.Mode.Disabled
        direction = self.layoutDirection()
        self.icon().paint(painter, QStyle.visualRect(direction, inside, icon), mode=mode)
        ink = QColor(tokens.on_accent if self.property("primary") else tokens.text)
        painter.setPen(ink if self.isEnabled() else faded(tokens))
        middle = Qt.AlignmentFlag.AlignCenter
        painter.drawText(QStyle.visualRect(direction, inside, text), middle, words)
