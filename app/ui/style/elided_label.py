"""Label of one line that shortens its words where there is no room; a tooltip has all of them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from likewise.app.ui.style import theme


class ElidedLabel(QLabel):
    """Takes whatever width is left over. ``quiet``: it steps back."""

    def __init__(
        self,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeading,
        elide: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
        *,
        quiet: bool = False,
    ) -> None:
        super().__init__()
        self._align = align | Qt.AlignmentFlag.AlignVCenter
        self._elide = elide
        self._quiet = quiet
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter, palette = QPainter(self), self.palette()
        painter.setPen(theme.quiet(palette) if self._quiet else palette.windowText().color())
        short = self.fontMetrics().elidedText(self.text(), self._elide, self.width())
        self.setToolTip("" if short == self.text() else self.text())
        painter.drawText(self.rect(), self._align, short)
