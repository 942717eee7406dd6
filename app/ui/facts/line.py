"""Line edit with a signal for each key that leads out of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit


class Line(QLineEdit):
    """Signals: ``escaped()``, ``erased()`` by Backspace at its beginning, ``went_down()``,
    ``entered()`` when the keyboard comes. A list of completions takes these keys while it is open.
    """

    escaped = Signal()
    erased = Signal()
    went_down = Signal()
    entered = Signal()

    def event(self, event: QEvent) -> bool:
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and event.key() == Qt.Key.Key_Escape
        ):
            event.accept()  # or the window's Esc would leave the page behind the line
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        completer = self.completer()
        popup = None if completer is None else completer.popup()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
            event.accept()  # or the list writes its own into the line, after Enter emptied that
        elif popup is not None and popup.isVisible():
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        elif event.key() == Qt.Key.Key_Down:
            self.went_down.emit()
        elif event.key() == Qt.Key.Key_Backspace and not self.text():
            self.erased.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit()
