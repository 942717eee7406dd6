"""Line that unfolds what is below it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget

from likewise.app.ui.style import theme


class Fold(QWidget):
    """A line with a chevron, folded at first; a click or Space shows the content."""

    def __init__(self, title: str, content: QWidget) -> None:
        super().__init__()
        self._content = content
        self.line = QToolButton()
        self.line.setText(title)
        self.line.setCheckable(True)
        self.line.setAutoRaise(True)
        self.line.setProperty("fold", True)
        self.line.setIconSize(QSize(12, 12))
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
