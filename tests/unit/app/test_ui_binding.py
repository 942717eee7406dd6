"""Reference counts of None and True at calls of PySide6, which must not fall.

PySide6 6.12.0 loses about three at each call below, of None or True. These are counted in Python
3.11 alone: later versions never free them, so that losing a reference does no harm there.
"""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QSettings, Qt, QTimer, Signal, Slot
from pytestqt.qtbot import QtBot


class Echo(QObject):
    """Calls what it is sent, by way of the event queue."""

    sent = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.sent.connect(self._call, Qt.ConnectionType.QueuedConnection)

    @Slot(object)
    def _call(self, answer: object) -> None:
        assert callable(answer)
        answer()


@pytest.mark.slow
@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None and True are not counted any more")
def test_common_calls_leave_the_count_of_none_alone(qtbot: QtBot, tmp_path: object) -> None:
    echo = Echo()
    settings = QSettings(f"{tmp_path}/x.ini", QSettings.Format.IniFormat)
    before = sys.getrefcount(None)
    for _ in range(500):
        echo.sent.emit(lambda: None)
        QTimer.singleShot(0, lambda: None)
        settings.setValue("x", 3)
        QCoreApplication.processEvents()
    assert sys.getrefcount(None) > before - 100
