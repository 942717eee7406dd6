"""Show notifications of the desktop, by freedesktop.org's Notifications Specification 1.2.

https://specifications.freedesktop.org/notification-spec/. On Linux only; elsewhere nothing happens.
"""

from __future__ import annotations

import sys
from threading import Thread

_NAME = "org.freedesktop.Notifications"
_PATH = "/org/freedesktop/Notifications"
_CALL = "Notify"  # not shown
_WHO = "Likewise"  # not shown


def notify(title: str, body: str) -> Thread | None:
    """Show a notification from a thread that waits for the desktop; return the thread, or None."""
    if not sys.platform.startswith("linux"):
        return None
    # A desktop that hangs must block neither the window nor the end of the program.
    thread = Thread(target=_notify, args=(title, body), name="notification", daemon=True)
    thread.start()
    return thread


def _notify(title: str, body: str) -> None:
    from PySide6.QtCore import Q_ARG, Q_RETURN_ARG, QMetaObject, Qt  # QtDBus is loaded only here
    from PySide6.QtDBus import QDBusConnection, QDBusInterface

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return
    desktop = QDBusInterface(_NAME, _PATH, _NAME, bus)
    if not desktop.isValid():
        return
    # Uses Qt's description of the service, as Python has no unsigned type of 32 bits.
    QMetaObject.invokeMethod(
        desktop,
        _CALL,
        Qt.ConnectionType.DirectConnection,
        Q_RETURN_ARG("uint"),
        Q_ARG("QString", _WHO),
        Q_ARG("uint", 0),  # replaces none
        Q_ARG("QString", "likewise"),  # name of the icon
        Q_ARG("QString", title),
        Q_ARG("QString", body),
        Q_ARG("QStringList", []),  # no buttons
        Q_ARG("QVariantMap", {"desktop-entry": "likewise"}),
        Q_ARG("int", -1),  # the desktop chooses the duration
    )
