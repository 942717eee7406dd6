"""Motion that is over in a moment; where the system asks for less, all is there at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QVariantAnimation
from PySide6.QtWidgets import QStyle, QWidget

HOVER, SLIDE, GROW = 120, 180, 200  # ms


class Run(QVariantAnimation):
    """Calls ``show`` with what rises from 0 to 1 within ``length`` milliseconds of each `begin`."""

    def __init__(self, owner: QWidget, length: int, show: Callable[[float], object]) -> None:
        super().__init__(owner)
        self._owner = owner
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(length)
        self.valueChanged.connect(show)

    def begin(self) -> None:
        """Run from the start; or be at the end, where nobody would see it or wants to."""
        self.stop()
        if wanted(self._owner):
            self.start()
        else:
            self.valueChanged.emit(1.0)


def wanted(widget: QWidget) -> bool:
    """Tell whether the system asks for motion, and somebody sees it."""
    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    return bool(widget.style().styleHint(hint)) and widget.isVisible()


def ease(share: float) -> float:
    """Return how far something has come that is quick at first."""
    return 1 - (1 - share) ** 3


def between(start: QRect, end: QRect, share: float) -> QRect:
    """Return where something is on its way from one rectangle to another."""
    corner = start.topLeft() + (end.topLeft() - start.topLeft()) * share
    return QRect(corner, start.size() + (end.size() - start.size()) * share)
