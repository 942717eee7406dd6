"""Lets what opens a list forget the pointer once the list is closed: Qt tells the list alone that
the pointer left, and the button or box would look pointed at until it is again.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QComboBox, QMenu, QPushButton, QToolButton, QWidget


def offer_menu(button: QPushButton | QToolButton, menu: QMenu) -> None:
    """Let a button open this menu."""
    button.setMenu(menu)
    _Closing(button, menu)


def offers_list(box: QComboBox) -> QComboBox:
    """Give a box back that forgets the pointer once its list is closed."""
    _Closing(box, box.view().window())
    return box


class _Closing(QObject):
    """Waits for the list to be closed; belongs to what opens it."""

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
