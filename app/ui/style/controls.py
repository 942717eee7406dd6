"""Provide small widgets that Qt lacks: fields with a clear button of ours, buttons with words."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction, QColor, QIcon, QPaintEvent
from PySide6.QtWidgets import (
    QLineEdit,
    QStyle,
    QStyleOptionToolButton,
    QStylePainter,
    QToolButton,
)

from app.core.base.language import tr
from app.ui.style import theme
from app.ui.style.tokens import faded, tokens_of

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
