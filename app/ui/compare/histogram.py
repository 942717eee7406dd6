"""Small picture of a photo's histogram: luminance filled, red, green and blue as lines."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.core.language import tr
from app.ui.style import theme

_BARS = 64  # values are shown in fours
_LINES = (QColor(235, 90, 80), QColor(90, 190, 100), QColor(90, 140, 245))
_GROUND = QColor(44, 44, 44)
_FILL = QColor(150, 150, 150)


class Histogram(QWidget):
    """Shows what was counted while the photo was decoded; it counts nothing itself."""

    def __init__(self) -> None:
        super().__init__()
        self._heights: NDArray[np.float64] | None = None
        self._narrow = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setToolTip(
            tr("Dark on the left, bright on the right: brightness, red, green and blue")
        )
        self.setAccessibleName(tr("Histogram"))

    def sizeHint(self) -> QSize:
        return QSize((7 if self._narrow else 12) * theme.UNIT, 5 * theme.UNIT)

    def set_narrow(self, narrow: bool) -> None:
        """Leave more of a narrow strip to the words, or not."""
        if narrow != self._narrow:
            self._narrow = narrow
            self.updateGeometry()

    def show_counts(self, counts: NDArray[np.int64] | None) -> None:
        """Show counts of shape (4, 256): luminance, red, green, blue; None shows nothing."""
        self._heights = None if counts is None else heights(counts)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), _GROUND)
        if self._heights is None:
            return
        luminance, *colours = (self._line(each) for each in self._heights)
        painter.setPen(QPen(_FILL, 0))
        painter.setBrush(_FILL)
        bottom = float(self.height())
        painter.drawPolygon(
            QPolygonF([QPointF(0, bottom), *luminance, QPointF(self.width(), bottom)])
        )
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
        for colour, line in zip(_LINES, colours, strict=True):
            painter.setPen(QPen(colour, 1.2))
            painter.drawPolyline(QPolygonF(line))

    def _line(self, values: NDArray[np.float64]) -> list[QPointF]:
        step = self.width() / (len(values) - 1)
        room = self.height() - 2
        return [
            QPointF(number * step, self.height() - value * room)
            for number, value in enumerate(values.tolist())
        ]


def heights(counts: NDArray[np.int64]) -> NDArray[np.float64]:
    """Heights of bars, float64 (4, 64) in 0 to 1, of counts (4, 256).

    The root of the share, so that small parts can be seen. What is burnt out or black alone may be
    higher than all the rest: the ends are cut to the highest bar between them.
    """
    bars = np.sqrt(counts.reshape(len(counts), _BARS, -1).sum(axis=2))
    highest = bars[:, 1:-1].max() or bars.max() or 1.0
    return np.asarray(np.minimum(bars / highest, 1.0))
