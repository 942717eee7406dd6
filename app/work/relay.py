"""Passes what threads have to tell on to the thread of the window.

A connection that is taken down while another thread emits a signal of the same object is cleared
away by Qt in that thread, and what only the connection still held ends there. So the signals that
the window listens to are emitted by its thread alone. The connection of a relay stays.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal, Slot


class Relay(QObject):
    """Has functions called in the thread that made it, in the order in which they were handed in.
    Those that are still to be called when it ends are not."""

    _handed_in = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._handed_in.connect(self._call, Qt.ConnectionType.QueuedConnection)

    def call(self, function: Callable[..., object], *arguments: object) -> None:
        """Have ``function`` called with these; returns at once. From any thread."""
        self._handed_in.emit(partial(function, *arguments))

    @Slot(object)
    def _call(self, function: Callable[[], object]) -> None:
        function()
