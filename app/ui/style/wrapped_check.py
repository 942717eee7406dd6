"""Box to tick whose words take several lines where there is no room for one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from app.ui.style.wrapped_label import WrappedLabel


class WrappedCheck(QWidget):
    """A box and its words; a click on either ticks it. Signal: ``clicked(bool)``."""

    clicked = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.box = QCheckBox()
        self._words = WrappedLabel()
        self._words.installEventFilter(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)  # the box brings its own
        row.addWidget(self.box)
        row.addWidget(self._words, 1)
        self.setFocusProxy(self.box)
        self.box.clicked.connect(self.clicked)

    def setText(self, text: str) -> None:  # as a check box says it
        """Say what a tick means."""
        self._words.setText(text)
        self.box.setAccessibleName(text)

    def setChecked(self, checked: bool) -> None:  # as a check box says it
        """Tick the box, or not; ``clicked`` is for persons."""
        self.box.setChecked(checked)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        released = event.type() == QEvent.Type.MouseButtonRelease
        if released and isinstance(event, QMouseEvent) and _on(self._words, event):
            self.box.click()
        return super().eventFilter(watched, event)


def _on(widget: QWidget, event: QMouseEvent) -> bool:
    return widget.rect().contains(event.position().toPoint())
