"""Keys that zoom, on pages where they do not mean the size of thumbnails as elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

_STEPS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1}


def zoom_steps(event: QKeyEvent) -> int:
    """How far a key zooms in (+) or out (-); 0 if it does not."""
    return _STEPS.get(Qt.Key(event.key()), 0)


def claims_key(event: QEvent) -> bool:
    """Whether this asks about a key that zooms: accepted, it comes as a key, not as a command."""
    asked = event.type() == QEvent.Type.ShortcutOverride
    return asked and isinstance(event, QKeyEvent) and bool(zoom_steps(event))
