"""A key that is held: whether it was only tapped, or is to be taken back when it is let go."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer
from PySide6.QtGui import QKeyEvent

LONG = 300  # ms


class HeldKey:
    """The last key that was pressed for something that may be shown only while it is held."""

    def __init__(self) -> None:
        self._since = QElapsedTimer()

    def press(self) -> None:
        """Know that it was pressed."""
        self._since.start()

    def release(self, event: QKeyEvent) -> bool:
        """Tell whether it was held for long; its own repeats are no release."""
        if not self._since.isValid() or event.isAutoRepeat():
            return False
        long = self._since.elapsed() > LONG
        self._since.invalidate()
        return long
