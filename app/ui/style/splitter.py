"""Splitter with a thin handle, whose parts a person can make small but not lose."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QWidget


def splitter(direction: Qt.Orientation, *parts: QWidget) -> QSplitter:
    """Put ``parts`` beside or below each other."""
    return make_ready(QSplitter(direction), *parts)


def make_ready(made: QSplitter, *parts: QWidget) -> QSplitter:
    """Put ``parts`` into a splitter, which looks and works as all of them."""
    for part in parts:
        made.addWidget(part)
    made.setChildrenCollapsible(False)
    made.setHandleWidth(1)
    return made
