"""Call functions on the window's thread, on behalf of other threads.

If a connection is removed while another thread emits a signal of the same object, Qt deletes the
connection in that thread, along with whatever only the connection referenced. Therefore only the
window's own thread emits the signals that the window listens to. The connection of a relay is never
removed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal, Slot


class Relay(QObject):
    """Calls functions in the thread that created it, in the order of submission.
    Functions that are still queued when the relay is destroyed are not called."""

    _handed_in = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._handed_in.connect(self._call, Qt.ConnectionType.QueuedConnection)

    def call(self, function: Callable[..., object], *arguments: object) -> None:
        """Queue ``function`` with these arguments and return at once; callable from any thread."""
        self._handed_in.emit(partial(function, *arguments))

    @Slot(object)
    def _call(self, function: Callable[[], object]) -> None:
        function()
