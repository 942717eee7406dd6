"""Settings of the window kept between starts: geometry, a few numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

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


class KeptSwitch:
    """On or off, kept in the settings. ``apply`` is called with it, at first too."""

    def __init__(
        self,
        settings: QSettings,
        name: str,
        usual: bool,
        apply: Callable[[bool], object] = lambda _: None,
    ) -> None:
        self._settings, self._name, self._apply = settings, name, apply
        self.on = bool(kept_number(settings, name, int(usual)))
        apply(self.on)

    def choose(self, on: bool) -> None:
        """Have it so from now on."""
        self.on = on
        self._settings.setValue(self._name, int(on))
        self._apply(on)


def _kept_bytes(settings: QSettings, name: str) -> QByteArray:
    value = settings.value(name)
    return value if isinstance(value, QByteArray) else QByteArray()
