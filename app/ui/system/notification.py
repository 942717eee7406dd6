"""Notifications of the desktop, by freedesktop.org's Desktop Notifications Specification 1.2.

https://specifications.freedesktop.org/notification-spec/. On Linux alone; elsewhere nothing
happens.
"""

from __future__ import annotations

import sys
from threading import Thread

_NAME = "org.freedesktop.Notifications"
_PATH = "/org/freedesktop/Notifications"
_CALL = "Notify"  # not shown
_WHO = "Likewise"  # not shown


def notify(title: str, body: str) -> Thread | None:
    """Show a notification, on a thread that waits for the desktop; the thread, or None."""
    if not sys.platform.startswith("linux"):
        return None
    # A desktop that hangs must hold up neither the window nor the end of the program.
    thread = Thread(target=_notify, args=(title, body), name="notification", daemon=True)
    thread.start()
    return thread


def _notify(title: str, body: str) -> None:
    from PySide6.QtCore import Q_ARG, Q_RETURN_ARG, QMetaObject, Qt  # QtDBus is loaded here alone
    from PySide6.QtDBus import QDBusConnection, QDBusInterface

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return
    desktop = QDBusInterface(_NAME, _PATH, _NAME, bus)
    if not desktop.isValid():
        return
    # Through Qt's description of the service, as Python has no type for 32 bits without a sign.
    QMetaObject.invokeMethod(
        desktop,
        _CALL,
        Qt.ConnectionType.DirectConnection,
        Q_RETURN_ARG("uint"),
        Q_ARG("QString", _WHO),
        Q_ARG("uint", 0),  # it replaces no other
        Q_ARG("QString", "likewise"),  # the icon's name
        Q_ARG("QString", title),
        Q_ARG("QString", body),
        Q_ARG("QStringList", []),  # no buttons
        Q_ARG("QVariantMap", {"desktop-entry": "likewise"}),
        Q_ARG("int", -1),  # shown for as long as the desktop finds right
    )
