"""Bar in the header's place while several photos are selected: how many, and buttons for them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolBar, QToolButton, QWidget

from app.core.language import tr
from app.ui.style import theme


class SelectionBar(QWidget):
    """A sentence, a button for each command, and one that ends the selection.

    Buttons that have no room are in a menu at the end of the row.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Selected photos"))
        self.setFixedHeight(theme.bar_height(self))  # as the header's, or the photos would move
        self._words = QLabel()
        self._words.setFont(theme.scaled_font(self._words, 1))
        self._buttons = QToolBar()
        self._buttons.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._buttons.setIconSize(theme.icon_size(16))
        self._buttons.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        _show_more(self._buttons)
        self._clear = QToolButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * theme.UNIT, 0, 2 * theme.UNIT, 0)
        row.setSpacing(2 * theme.UNIT)
        row.addWidget(self._words)
        row.addWidget(self._buttons, stretch=1)
        row.addWidget(self._clear)

    def offer(self, actions: Sequence[QAction], clear: QAction) -> None:
        """Show buttons for these commands, and for the one that selects nothing."""
        if self._buttons.actions() == list(actions):
            return
        self._buttons.clear()
        self._buttons.addActions(actions)
        self._clear.setDefaultAction(clear)
        for button in (self._clear, *map(self._buttons.widgetForAction, actions)):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the photos

    def say(self, sentence: str) -> None:
        """Say what is selected."""
        self._words.setText(sentence)


def _show_more(buttons: QToolBar) -> None:
    """Let the button behind the last be seen: the arrow that its style draws has no room."""
    more = buttons.findChild(QToolButton, "qt_toolbar_ext_button")
    assert more is not None
    more.setIconSize(theme.icon_size(12))
    more.setIcon(theme.icon("folded-down"))
    more.setAccessibleName(tr("More commands"))
    more.setToolTip(tr("More commands"))
