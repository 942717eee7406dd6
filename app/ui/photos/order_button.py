"""Provide the button that shows how photos are sorted and opens the menu of orders."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton

from app.core.base.language import tr
from app.ui.style.controls import offer_menu


class OrderButton(QToolButton):
    """The order button of a page's header.
    Signal: ``changed()`` when text or visibility changed, for the header to make room."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoRaise(True)
        self.setToolTip(tr("Sort and group the photos"))
        offer_menu(self, QMenu(self))
        self._wanted = False

    def offer(self, actions: Sequence[QAction]) -> None:
        """Add these to the menu, with a separator between groups."""
        menu, before = self.menu(), None
        for action in actions:
            if before is not None and action.actionGroup() is not before.actionGroup():
                menu.addSeparator()
            menu.addAction(action)
            before = action

    def say(self, order: str, *, shown: bool) -> None:
        """Show the order of the shown photos; ``shown``: whether there are any."""
        self.setText(order)
        self.setAccessibleName(tr("Order: {order}", order=order))
        self._wanted = shown
        self.setVisible(shown)
        self.changed.emit()

    def allow(self, room: bool) -> None:
        """Show the button if there are photos to sort and ``room`` is True, else hide it."""
        if self._wanted and room == self.isHidden():
            self.setVisible(room)

    def open(self) -> None:
        """Open the menu by keyboard."""
        if self.isVisible():
            self.showMenu()
