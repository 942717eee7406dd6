"""Label of plain text in as many lines as it takes, whose lines begin at one edge also from right
to left."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QPainter,
    QPaintEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QLabel, QWidget

_Align = Qt.AlignmentFlag


class WrappedLabel(QLabel):
    """Qt counts the space behind each broken line of plain text: from right to left such lines
    stand a space away from their edge, and lose a letter's tail at the other one. It also puts
    lines that begin with Latin letters, as names of files, at the left. So those are drawn here."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def heightForWidth(self, width: int) -> int:
        height = super().heightForWidth(width)
        if height < 0 or not self.isRightToLeft():
            return height
        around = self.contentsMargins()
        words = self._document(width - around.left() - around.right()).size().height()
        # Qt counts the lines of this font, and letters that it lacks come from taller ones.
        return max(height, ceil(words) + around.top() + around.bottom())

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.isRightToLeft():
            super().paintEvent(event)
            return
        room, words = self.contentsRect(), self._document(self.contentsRect().width())
        spare = room.height() - words.size().height()
        alignment = self.alignment()
        down = (
            0.0
            if alignment & _Align.AlignTop
            else spare
            if alignment & _Align.AlignBottom
            else spare / 2
        )
        painter = QPainter(self)
        painter.translate(room.left(), room.top() + max(0.0, down))
        words.drawContents(painter)
        painter.end()

    def _document(self, width: int) -> QTextDocument:
        words = QTextDocument()
        words.setDocumentMargin(0)
        words.setDefaultFont(self.font())
        edge = _Align.AlignHCenter
        if not self.alignment() & edge:
            edge = _Align.AlignRight | _Align.AlignAbsolute
        option = QTextOption(edge)
        option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        words.setDefaultTextOption(option)
        words.setPlainText(self.text())
        inked, all_of_it = QTextCharFormat(), QTextCursor(words)
        inked.setForeground(self.palette().color(self.foregroundRole()))
        all_of_it.select(QTextCursor.SelectionType.Document)
        all_of_it.mergeCharFormat(inked)
        words.setTextWidth(width)
        return words
