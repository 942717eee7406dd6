"""Bar above compared photos: way back, steps, blending, and switches."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QSlider, QToolButton, QWidget

from app.core.language import tr, tr_later
from app.ui.style import theme, words
from app.ui.style.tokens import DARK, palette_of

SWITCHES = {
    "overlay": ("overlay", tr_later("Lay two photos over each other")),
    "link": ("link", tr_later("Zoom and pan all photos together")),
    "histogram": ("histogram", tr_later("Histograms")),
    "all_facts": ("facts", tr_later("Show what is the same, too")),
}
"""By the id of its command: icon and words of a switch."""


class CompareBar(QWidget):
    """``switches``: a button that stays down for each of SWITCHES; ``blend``: how much of the upper
    photo shows, in percent. Signals: ``left()``, ``stepped(+1 | -1)``, ``real_size_wanted()``.
    """

    left = Signal()
    stepped = Signal(int)
    real_size_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._position = QLabel()
        self._position.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._zoom = QLabel()
        back = QToolButton()
        back.setText(tr("Back"))
        back.clicked.connect(self.left)
        self._steps = [
            _button("previous", tr("The photos before")),
            _button("next", tr("The next photos")),
        ]
        for button, step in zip(self._steps, (-1, 1), strict=True):
            button.clicked.connect(lambda _=False, step=step: self.stepped.emit(step))
        self.real_size = _button("real-size", tr("Real size, or the whole photo"))
        self.real_size.clicked.connect(self.real_size_wanted)
        self.switches = {
            command: _button(icon, tr(text)) for command, (icon, text) in SWITCHES.items()
        }
        for button in self.switches.values():
            button.setCheckable(True)
        self.switches["link"].setChecked(True)
        self.switches["histogram"].setChecked(True)
        self.blend = self._make_blend()
        self.setFixedHeight(theme.bar_height(self))
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * theme.UNIT, 0, 2 * theme.UNIT, 0)
        row.setSpacing(theme.UNIT // 2)
        row.addWidget(back)
        for button in self._steps:
            row.addWidget(button)
        row.addWidget(self._position, stretch=1)
        for widget in (self.blend, self._zoom, self.real_size, *self.switches.values()):
            row.addWidget(widget)
        for widget in (back, *self._steps, self.real_size, *self.switches.values()):
            widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard has its keys

    def describe(self, position: str, can_go: tuple[bool, bool]) -> None:
        """Say which photos are shown, and whether there are some before and behind."""
        self._position.setText(position)
        for button, can in zip(self._steps, can_go, strict=True):
            button.setVisible(any(can_go))
            button.setEnabled(can)

    def tell_zoom(self, percent: float) -> None:
        """Say how large photos are shown, 100 being real size."""
        self._zoom.setText(words.zoom(percent))

    def _make_blend(self) -> QSlider:
        blend = QSlider(Qt.Orientation.Horizontal)
        blend.setRange(0, 100)
        blend.setFixedWidth(16 * theme.UNIT)
        blend.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        blend.setToolTip(tr("Blend the two photos"))
        blend.setAccessibleName(tr("Blend"))
        blend.hide()
        return blend


def _button(icon: str, name: str) -> QToolButton:
    button = QToolButton()
    button.setAutoRaise(True)
    button.setIcon(theme.icon(icon, palette=palette_of(DARK)))
    button.setIconSize(theme.icon_size(20))
    button.setToolTip(name)
    button.setAccessibleName(name)
    return button
