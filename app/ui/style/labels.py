"""Provide labels of plain text: one elides its line, one wraps."""

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
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from app.ui.style import theme


class ElidedLabel(QLabel):
    """A label that elides its text to the width left over. ``quiet``: in secondary colour."""

    def __init__(
        self, elide: Qt.TextElideMode = Qt.TextElideMode.ElideRight, *, quiet: bool = False
    ) -> None:
        super().__init__()
        self._elide = elide
        self._quiet = quiet
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter, palette = QPainter(self), self.palette()
        painter.setPen(theme.quiet(palette) if self._quiet else palette.windowText().color())
        letters, room = self.fontMetrics(), self.width()
        short = theme.elided(letters, self.text(), room, self._elide)
        self.setToolTip("" if short == self.text() else self.text())
        leading = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self.rect(), leading, short)


_Align = Qt.AlignmentFlag


class WrappedLabel(QLabel):
    """A label that wraps; in languages from right to left it draws the lines itself.
    Qt counts the space after each broken line, which shifts lines off their edge and cuts letters,
    and it puts lines that begin with Latin letters, such as file names, at the left."""

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
        # Qt counts lines of this font, but letters that it lacks come from taller ones.
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
