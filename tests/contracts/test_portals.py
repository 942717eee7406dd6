"""In a sandbox the desktop's portal is asked for files and folders: by Qt's part for it, on a bus
of the test's own, as the program's dialogs use it. The folder that is packed keeps that part."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

PORTAL = """
import sys
from PySide6.QtCore import ClassInfo, QCoreApplication, QObject, Property, QTimer, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusObjectPath

OBJECT, REQUEST = "/org/freedesktop/portal/desktop", "/org/freedesktop/portal/desktop/request/1"

@ClassInfo({"D-Bus Interface": "org.freedesktop.portal.Request"})
class Request(QObject):
    Response = Signal("uint", "QVariantMap")

@ClassInfo({"D-Bus Interface": "org.freedesktop.portal.FileChooser"})
class Chooser(QObject):
    version = Property("uint", lambda self: 4)  # from 3 on portals know folders

    @Slot(str, str, "QVariantMap", result="QDBusObjectPath")
    def OpenFile(self, window, title, options):
        print(title, options["directory"], flush=True)
        again.start(50)  # a person takes a while: Qt listens for the answer a little later
        return QDBusObjectPath(REQUEST)

application = QCoreApplication([])
bus = QDBusConnection.sessionBus()
chooser, request, again = Chooser(), Request(), QTimer()
again.timeout.connect(lambda: request.Response.emit(0, {"uris": [sys.argv[1]]}))
how = QDBusConnection.RegisterOption
assert bus.registerObject(OBJECT, chooser, how.ExportAllSlots | how.ExportAllProperties)
assert bus.registerObject(REQUEST, request, how.ExportAllSignals)
assert bus.registerService("org.freedesktop.portal.Desktop")
print("ready", flush=True)
sys.exit(application.exec())
"""

PROGRAM = """
from PySide6.QtCore import QTimer
from PySide6.QtDBus import QDBusConnection, QDBusMessage
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from app.ui.system.dialogs import ask_for_file

application = QApplication([])
window = QWidget()
window.show()
# Qt has asked for the portal's version; who asks the same behind it is answered behind it.
place = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop")
asked = QDBusMessage.createMethodCall(*place, "org.freedesktop.DBus.Properties", "Get")
asked.setArguments(["org.freedesktop.portal.FileChooser", "version"])
QDBusConnection.sessionBus().call(asked)
application.processEvents()

def chosen(path):
    print(path, flush=True)
    application.quit()

def ask():
    for unanswered in window.findChildren(QFileDialog):
        unanswered.reject()
    ask_for_file(window, "Add a folder", chosen, mode=QFileDialog.FileMode.Directory)

ask()
again = QTimer()  # as a person would: once nothing came of it for minutes, on a busy machine
again.timeout.connect(ask)
again.start(20_000)
application.exec()
"""


@contextmanager
def started(*command: str, **variables: str) -> Iterator[IO[str]]:
    """What a program says that runs meanwhile."""
    inside = os.environ | variables
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=inside) as program:
        assert program.stdout is not None
        try:
            yield program.stdout
        finally:
            program.terminate()


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("dbus-daemon") is None, reason="needs dbus-daemon")
def test_in_a_sandbox_the_portal_chooses_the_folder(tmp_path: Path) -> None:
    with started("dbus-daemon", "--session", "--nofork", "--print-address") as bus:
        inside = {
            "DBUS_SESSION_BUS_ADDRESS": bus.readline().strip(),
            "QT_QPA_PLATFORM": "offscreen",
            "SNAP": "/snap/likewise/1",
        }
        with started(sys.executable, "-c", PORTAL, tmp_path.as_uri(), **inside) as portal:
            assert portal.readline() == "ready\n"
            program = [sys.executable, "-c", PROGRAM]
            variables = os.environ | inside
            done = subprocess.run(program, env=variables, stdout=subprocess.PIPE, timeout=300)
            assert portal.readline() == "Add a folder True\n"
    assert (done.returncode, done.stdout.decode().strip()) == (0, str(tmp_path))
