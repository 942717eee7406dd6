"""Button that clears a field, drawn like all other icons."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit, QToolButton

from app.core.language import tr
from app.ui.style import theme

_QTS_NAME = "_q_qlineeditclearaction"


def offer_clearing(line: QLineEdit) -> None:
    """Let a field be cleared by a button in it: Qt's own is a black disc, the darkest of all."""
    line.setClearButtonEnabled(True)
    action = line.findChild(QAction, _QTS_NAME)
    if action is not None:
        action.setIcon(theme.icon("close"))
    for button in line.findChildren(QToolButton):
        if button.defaultAction() is action:
            button.setAccessibleName(tr("Clear"))
