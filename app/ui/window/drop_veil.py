"""Overlay while something is dragged over the window: says what a drop would do."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QWidget

from likewise.app.ui.style import theme


class DropVeil(QWidget):
    """A sheet with a sentence; the window under it takes the drop."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFont(theme.scaled_font(self, 2))
        self.hide()

    def invite(self, data: QMimeData, over: QRect) -> None:
        """Cover a part of the window, and say what would become of this."""
        self._words = (
            "Drop a folder to add it, or a picture to search with it"
            if data.hasUrls()
            else "Drop the picture to search with it"
        )
        self.setGeometry(over)
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = self.palette().color(QPalette.ColorRole.Window)
        ground.setAlphaF(0.88)
        painter.fillRect(self.rect(), ground)
        margin = 3 * theme.UNIT
        frame = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 2))
        painter.drawRoundedRect(frame, 12, 12)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        wrapped = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(frame, wrapped, self._words)
