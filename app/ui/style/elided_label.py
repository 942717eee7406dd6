"""Label of one line that shortens its words where there is no room; a tooltip has all of them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from app.ui.style import theme

_FEW = 7  # letters, of which nobody would guess a word that can be spared


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
        self._least = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def say(self, words: str, least: str) -> None:
        """Say ``words`` where there is room for all of them, else only ``least``."""
        self._least = least
        self.setText(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter, palette = QPainter(self), self.palette()
        painter.setPen(theme.quiet(palette) if self._quiet else palette.windowText().color())
        letters, room = self.fontMetrics(), self.width()
        short = letters.elidedText(self.text(), self._elide, room)
        if self._least and short != self.text():
            short = letters.elidedText(self._least, self._elide, room)
            if short != self._least and len(short) < _FEW:
                short = ""
        self.setToolTip("" if short == self.text() else self.text())
        painter.drawText(self.rect(), self._align, short)
