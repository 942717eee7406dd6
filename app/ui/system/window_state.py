"""Settings of the window kept between starts: geometry, a few numbers."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QByteArray, QSettings, Qt
from PySide6.QtWidgets import QMainWindow, QStyle


def user_settings() -> QSettings:
    """Give the settings of whoever runs the program."""
    return QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "likewise", "window")


def save(settings: QSettings, window: QMainWindow, numbers: Mapping[str, int]) -> None:
    """Keep where the window stands, and these numbers (flags as 0 or 1)."""
    settings.setValue("geometry", window.saveGeometry())
    for name, number in numbers.items():
        settings.setValue(name, number)


def restore(settings: QSettings, window: QMainWindow) -> None:
    """Put the window where it stood, on a screen that is still there."""
    window.restoreGeometry(_kept_bytes(settings, "geometry"))


def fit_to_screen(window: QMainWindow) -> None:
    """Fill the screen with a window that has no room on it with its title bar, as at twice the
    scale: a smaller size is kept for when it no longer does.
    """
    screen = window.screen().availableGeometry()
    title = window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
    room = screen.adjusted(0, 0, 0, -title)
    if window.width() > room.width() or window.height() > room.height():
        window.resize(window.size().boundedTo(room.size()))
        window.move(screen.topLeft())
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)


def kept_number(settings: QSettings, name: str, otherwise: int) -> int:
    """Read a kept number; a file that someone edited may hold anything."""
    text = str(settings.value(name, otherwise))
    return int(text) if text.isdecimal() else otherwise


def _kept_bytes(settings: QSettings, name: str) -> QByteArray:
    value = settings.value(name)
    return value if isinstance(value, QByteArray) else QByteArray()
