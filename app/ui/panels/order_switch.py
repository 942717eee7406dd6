"""Switch between the original and the learned order, with buttons beside it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QToolButton, QWidget

from app.core.language import tr, tr_later
from app.core.types import SearchView

_TIPS = (tr_later("The order without any learning"), tr_later("The order with what you rated"))


class OrderSwitch(QWidget):
    """There is nothing to switch before something was rated. Signal: ``chosen("learned" |
    "original")``."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._orders = QButtonGroup(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(1)
        for learned, text in enumerate((tr("Original"), tr("Learned"))):
            button = QPushButton(text)
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setToolTip(tr(_TIPS[learned]))
            self._orders.addButton(button, learned)
            self._row.addWidget(button)
        self._row.addStretch()
        self._orders.idClicked.connect(self._choose)

    def add(self, *actions: QAction) -> None:
        """Put buttons for these actions beside it."""
        before: QWidget = self._orders.button(1)
        for action in actions:
            button = QToolButton()
            button.setDefaultAction(action)
            button.setAutoRaise(True)
            self._row.addWidget(button)
            self.setTabOrder(before, button)
            before = button

    def show_search(self, view: SearchView) -> None:
        """Show which order a search is in."""
        self._orders.button(int(view.order == "learned")).setChecked(True)
        learned = bool(view.liked or view.disliked) or view.order == "original"
        for button in self._orders.buttons():
            button.setVisible(learned)

    def _choose(self, button: int) -> None:
        self.chosen.emit("learned" if button else "original")
