"""Store settings of the window between starts: geometry, a few numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QByteArray, QSettings, Qt
from PySide6.QtWidgets import QMainWindow, QStyle


def user_settings() -> QSettings:
    """Return the settings of the user."""
    return QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "likewise", "window")


def save(settings: QSettings, window: QMainWindow, numbers: Mapping[str, int]) -> None:
    """Store the window's geometry, and these numbers (flags as 0 or 1)."""
    settings.setValue("geometry", window.saveGeometry())
    for name, number in numbers.items():
        settings.setValue(name, number)


def restore(settings: QSettings, window: QMainWindow) -> None:
    """Restore the window's geometry, on a screen that still exists."""
    window.restoreGeometry(_kept_bytes(settings, "geometry"))


def fit_to_screen(window: QMainWindow) -> None:
    """Maximize a window that doesn't fit on the screen with its title bar, as at double scale.
    It gets a smaller size for when it is no longer maximized."""
    screen = window.screen().availableGeometry()
    title = window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
    room = screen.adjusted(0, 0, 0, -title)
    if window.width() > room.width() or window.height() > room.height():
        window.resize(window.size().boundedTo(room.size()))
        window.move(screen.topLeft())
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)


def kept_number(settings: QSettings, name: str, otherwise: int) -> int:
    """Return a stored number; the file may have been edited to anything."""
    text = str(settings.value(name, otherwise))
    return int(text) if text.isdecimal() else otherwise


class KeptSwitch:
    """An option that is stored in the settings. ``changed()`` is called after each change."""

    def __init__(
        self, settings: QSettings, name: str, usual: bool, changed: Callable[[], object] = bool
    ) -> None:
        self._settings, self._name, self._changed = settings, name, changed
        self.on = bool(kept_number(settings, name, int(usual)))

    def choose(self, on: bool) -> None:
        """Set and store the value."""
        self.on = on
        self._settings.setValue(self._name, int(on))
        self._changed()


def _kept_bytes(settings: QSettings, name: str) -> QByteArray:
    value = settings.value(name)
    return value if isinstance(value, QByteArray) else QByteArray()
