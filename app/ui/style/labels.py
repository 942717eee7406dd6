"""Provide small widgets that Qt lacks: labels of plain text, clear buttons, buttons with words."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import (
    QAction,
    QColor,
    QIcon,
    QPainter,
    QPaintEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import (
    QLabel,
    QLineEdit,
    QSizePolicy,
    QStyle,
    QStyleOptionToolButton,
    QStylePainter,
    QToolButton,
    QWidget,
)

from app.core.base.language import tr
from app.ui.style import theme
from app.ui.style.tokens import faded, tokens_of


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
