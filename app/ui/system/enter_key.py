"""Enter presses the button that has the focus: Qt leaves that to Space alone on many systems."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication


def press_by_enter(event: QKeyEvent) -> bool:
    """Press the focused button if ``event`` is Enter; False, and nothing is done, if not."""
    focus = QApplication.focusWidget()
    enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    if not enter or event.isAutoRepeat() or not isinstance(focus, QAbstractButton):
        return False
    focus.click()
    return True
