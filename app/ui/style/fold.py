"""Line that unfolds what is below it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QSizePolicy,
    QStyle,
    QStyleOptionToolButton,
    QStylePainter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.ui.style import theme


class FoldLine(QToolButton):
    """A button that shortens its words where there is no room; a tool tip has all of them."""

    def minimumSizeHint(self) -> QSize:
        """Words never widen the panel that they stand in."""
        return QSize(12 * theme.UNIT, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter, option = QStylePainter(self), QStyleOptionToolButton()
        self.initStyleOption(option)
        letters = self.fontMetrics()
        around = self.sizeHint().width() - letters.horizontalAdvance(self.text())
        room = max(0, self.width() - around)
        if letters.horizontalAdvance(self.text()) > room:
            option.text = letters.elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        self.setToolTip("" if option.text == self.text() else self.text())
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)


class Fold(QWidget):
    """A line with a chevron, folded at first; a click or Space shows the content."""

    def __init__(self, title: str, content: QWidget) -> None:
        super().__init__()
        self._content = content
        self.line = FoldLine()
        self.line.setText(title)
        self.line.setCheckable(True)
        self.line.setAutoRaise(True)
        self.line.setProperty("fold", True)
        self.line.setIconSize(theme.icon_size(12))
        self.line.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.line.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.UNIT // 2)
        column.addWidget(self.line)
        column.addWidget(content)
        self.line.toggled.connect(self._show)
        self._show(False)

    def _show(self, unfolded: bool) -> None:
        self._content.setVisible(unfolded)
        self.line.setIcon(theme.icon("folded-down" if unfolded else "folded"))
