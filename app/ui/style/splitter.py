"""Splitter with a thin handle, whose parts a person can make small but not lose."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QWidget


def splitter(direction: Qt.Orientation, *parts: QWidget) -> QSplitter:
    """Put ``parts`` beside or below each other."""
    made = QSplitter(direction)
    for part in parts:
        made.addWidget(part)
    made.setChildrenCollapsible(False)
    made.setHandleWidth(1)
    return made
