"""Bar of the slide show: pause, steps, pace, order, end."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QToolButton, QWidget

from app.core.language import tr, tr_n
from app.ui.style import theme
from app.ui.style.hover import offers_list
from app.ui.style.tokens import DARK, palette_of

SECONDS = (2, 3, 5, 8, 15, 30)
"""How long a photo may stay."""


class SlideBar(QWidget):
    """Signals: ``paused(bool)``, ``stepped(+1 | -1)``, ``shuffled(bool)``, ``seconds(int)``,
    ``ended()``."""

    paused = Signal(bool)
    stepped = Signal(int)
    shuffled = Signal(bool)
    seconds = Signal(int)
    ended = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setAutoFillBackground(True)
        self.setFixedHeight(theme.bar_height(self))
        self.pause = _button(tr("Pause"), "pause")
        self.pause.setCheckable(True)
        self.shuffle = _button(tr("In random order"), "shuffle")
        self.shuffle.setCheckable(True)
        self.pace = offers_list(QComboBox())
        self.pace.setAccessibleName(tr("How long each photo stays"))
        self.pace.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for seconds in SECONDS:
            self.pace.addItem(tr_n("{n} second", "{n} seconds", seconds), seconds)
        self._position = QLabel()
        self.pause.toggled.connect(self.paused)
        self.shuffle.toggled.connect(self.shuffled)
        self.pace.activated.connect(lambda _: self.seconds.emit(self.pace.currentData()))
        self._lay_out()

    def _lay_out(self) -> None:
        before = _button(tr("The photo before"), "previous")
        after = _button(tr("The next photo"), "next")
        end = QToolButton()
        end.setText(tr("End"))
        end.setToolTip(tr("End the slide show (Esc)"))
        end.setProperty("framed", True)
        end.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * theme.UNIT, 0, 2 * theme.UNIT, 0)
        row.setSpacing(theme.UNIT)
        left: tuple[QWidget, ...] = (self.pause, before, after, self._position)
        right: tuple[QWidget, ...] = (self.shuffle, self.pace, end)
        for widget in left:
            row.addWidget(widget)
        row.addStretch()
        for widget in right:
            row.addWidget(widget)
        before.clicked.connect(lambda: self.stepped.emit(-1))
        after.clicked.connect(lambda: self.stepped.emit(1))
        end.clicked.connect(self.ended)

    def show_position(self, position: tuple[int, int]) -> None:
        """Say which slide of how many it is."""
        self._position.setText(tr("{place} of {count}", place=position[0], count=position[1]))

    def show_pause(self, paused: bool) -> None:
        """Name what the button does next."""
        name = tr("Go on") if paused else tr("Pause")
        self.pause.setIcon(_icon("resume" if paused else "pause"))
        self.pause.setToolTip(tr("{command} (Space)", command=name))
        self.pause.setAccessibleName(name)


def _icon(name: str) -> QIcon:
    return theme.icon(name, palette=palette_of(DARK))


def _button(name: str, icon: str) -> QToolButton:
    button = QToolButton()
    button.setIcon(_icon(icon))
    button.setIconSize(theme.icon_size(20))
    button.setAutoRaise(True)
    button.setToolTip(name)
    button.setAccessibleName(name)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return button
