"""Two parts of a row: beside each other, or one under the other where there is no room for that."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from app.ui.style import theme

_DIRECTION = QBoxLayout.Direction


class TwoParts(QWidget):
    """``wide`` is the one that takes what width the other leaves; ``needs`` gives how many pixels
    they need beside each other."""

    def __init__(
        self, first: QWidget, second: QWidget, wide: QWidget, needs: Callable[[], int]
    ) -> None:
        super().__init__()
        self._needs = needs
        self._row = QBoxLayout(_DIRECTION.LeftToRight, self)
        unit = theme.UNIT
        self._row.setContentsMargins(unit, unit // 2, unit, unit // 2)
        self._row.setSpacing(unit)
        for part in (first, second):
            self._row.addWidget(part, part is wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        margins = self._row.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        narrow = room < self._needs() + self._row.spacing()
        self._row.setDirection(_DIRECTION.TopToBottom if narrow else _DIRECTION.LeftToRight)
