"""Transition between two maps: moves each dot from its old position to its new one, to be
followed."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation
from PySide6.QtGui import QImage

from app.ui.map.mosaic import Mosaic, scattered
from app.ui.map.viewport import Viewport

DURATION = 600  # ms
MANY = 20_000  # dots of which each is smaller, as there are more


class DotTransition(QVariantAnimation):
    """Runs for DURATION. Its signal ``valueChanged`` asks for the next picture, ``finished`` for
    the map itself."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(DURATION)
        self.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._from: NDArray[np.float64] | None = None  # in pixels; NaN: a photo that is new

    def set_out(self, before: Mosaic, view: Viewport, mosaic: Mosaic) -> None:
        """Start from where the photos of ``mosaic`` were in ``before`` as ``view`` showed it."""
        numbers = [before.number_of(photo) for photo in mosaic.photos.tolist()]
        known = np.array([number is not None for number in numbers], np.bool_)
        old = np.array([number for number in numbers if number is not None], np.int64)
        positions = np.full((len(numbers), 2), np.nan)
        positions[known] = _pixels(before, view)[old]
        self._from = positions
        self.stop()
        self.start()

    def is_under_way(self) -> bool:
        """Tell whether the dots are still moving."""
        return self.state() == QVariantAnimation.State.Running and self._from is not None

    def picture(self, mosaic: Mosaic, view: Viewport) -> QImage:
        """Give all dots where they are at this moment."""
        end = _pixels(mosaic, view)
        start = end if self._from is None else np.where(np.isnan(self._from), end, self._from)
        positions = start + (end - start) * float(self.currentValue())
        side = round(min(max(view.side, 2), 6 if len(end) > MANY else 12))
        return scattered(positions, mosaic.moving(), view.width, view.height, side)


def _pixels(mosaic: Mosaic, view: Viewport) -> NDArray[np.float64]:
    """The middles of all cells in the widget, (n, 2)."""
    middles = np.stack([mosaic.columns, mosaic.rows], axis=1) + 0.5
    return np.asarray(middles * view.side + [view.left, view.top], np.float64)
