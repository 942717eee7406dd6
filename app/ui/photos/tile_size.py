"""Provide the control of the tiles' size: a slider between two buttons."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from app.core.base.language import tr
from app.ui.photos.tile_view import SIDES
from app.ui.style import theme
from app.ui.style.building import row, tool

_USUAL_STEP = 4  # of tile_view.SIDES


class TileSize(QWidget):
    """Chooses a step of tile_view.SIDES. Signal: ``changed(step)``."""

    changed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setRange(0, len(SIDES) - 1)
        self._slider.setValue(_USUAL_STEP)
        self._slider.setFixedWidth(12 * theme.UNIT)
        self._slider.setAccessibleName(tr("Thumbnail size"))
        self._slider.setToolTip(tr("Thumbnail size"))
        # Dragging it with the mouse must not move the focus away from the photos.
        self._slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._slider.valueChanged.connect(self.changed)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        smaller, larger = (  # the slider takes the focus
            tool(icon, name, partial(self.change_by, steps), side=16, by_keys=False)
            for icon, name, steps in (
                ("tiles-small", tr("Smaller thumbnails"), -1),
                ("tiles-large", tr("Larger thumbnails"), 1),
            )
        )
        row(smaller, self._slider, larger, on=self, gap=theme.UNIT // 2)

    def step(self) -> int:
        """Return the size as a step of SIDES, which settings keep."""
        return self._slider.value()

    def set_step(self, step: int) -> None:
        """Set the size; values out of range are clipped."""
        self._slider.setValue(step)

    def change_by(self, steps: int) -> None:
        """Make the tiles larger or smaller."""
        self.set_step(self.step() + steps)
