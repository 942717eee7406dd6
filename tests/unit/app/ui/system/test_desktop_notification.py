"""Notifications: what a desktop's bus hears, on a bus of the test's own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("dbus-daemon") is None, reason="needs dbus-daemon"),
]

DESKTOP = """
import sys
from PySide6.QtCore import ClassInfo, QCoreApplication, QObject, QTimer, Slot
from PySide6.QtDBus import QDBusConnection

@ClassInfo({"D-Bus Interface": "org.freedesktop.Notifications"})
class Desktop(QObject):
    @Slot(str, "uint", str, str, str, "QStringList", "QVariantMap", int, result="uint")
    def Notify(self, *told):
        print(told, flush=True)
        QTimer.singleShot(0, QCoreApplication.quit)
        return 7

application = QCoreApplication([])
bus = QDBusConnection.sessionBus()
desktop = Desktop()
everything = QDBusConnection.RegisterOption.ExportAllSlots
assert bus.registerObject("/org/freedesktop/Notifications", desktop, everything)
assert bus.registerService("org.freedesktop.Notifications")
print("ready", flush=True)
sys.exit(application.exec())
"""
CALL = """
from app.ui.system.desktop import notify
notify("Your photos are read", "1 < 2").join()
"""


@pytest.fixture
def bus() -> Iterator[dict[str, str]]:
    """Variables of programs on a bus of their own."""
    command = ["dbus-daemon", "--session", "--nofork", "--print-address"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as daemon:
        assert daemon.stdout is not None
        yield os.environ | {"DBUS_SESSION_BUS_ADDRESS": daemon.stdout.readline().strip()}
        daemon.terminate()


def test_the_desktop_hears_title_sentence_and_who_says_it(bus: dict[str, str]) -> None:
    script = [sys.executable, "-c", DESKTOP]
    with subprocess.Popen(script, stdout=subprocess.PIPE, text=True, env=bus) as desktop:
        assert desktop.stdout is not None
        assert desktop.stdout.readline() == "ready\n"
        subprocess.run([sys.executable, "-c", CALL], env=bus, check=True)
        told = desktop.stdout.readline().strip()
    hints = "{'desktop-entry': 'likewise'}"
    assert told == f"('Likewise', 0, 'likewise', 'Your photos are read', '1 < 2', [], {hints}, -1)"
    assert desktop.returncode == 0


def test_without_a_service_or_a_bus_nothing_happens(bus: dict[str, str]) -> None:
    nowhere = bus | {"DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent"}
    for variables in (bus, nowhere):
        done = subprocess.run([sys.executable, "-c", CALL], env=variables, capture_output=True)
        assert (done.returncode, done.stdout) == (0, b"")
