"""The Qt binding must not lose references: a program that runs all day would die of it."""

from __future__ import annotations

import sys

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
