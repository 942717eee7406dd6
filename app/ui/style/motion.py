"""Run short animations; if the system asks for less motion, jump to their end."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QRect, QVariantAnimation
from PySide6.QtWidgets import QWidget

HOVER, SLIDE, GROW = 120, 180, 200  # ms


class Run(QVariantAnimation):
    """Calls ``show`` with values from 0 to 1 over ``length`` milliseconds after each `begin`."""

    def __init__(self, owner: QWidget, length: int, show: Callable[[float], object]) -> None:
        super().__init__(owner)
        self._owner = owner
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(length)
        self.valueChanged.connect(show)

    def begin(self) -> None:
        """Run from the start, or show the end at once if nobody would see or want motion."""
        self.stop()
        if wanted(self._owner):
            self.start()
        else:
            self.valueChanged.emit(1.0)

    def goes_on(self) -> bool:
        """Return whether it runs."""
        return self.state() == QVariantAnimation.State.Running

    def share(self) -> float:
        """Return the share of its time that has passed; 1 before it begins."""
        return float(self.currentValue()) if self.goes_on() else 1.0


def wanted(widget: QWidget) -> bool:
    """Return whether the system allows motion and the widget is visible."""
    return widget.isVisible() and allowed()


@cache
def allowed() -> bool:
    """Return whether the system allows motion, which Qt 6.11 does not tell. Takes some 10 ms."""
    try:
        if sys.platform == "win32":
            shown = ctypes.c_int(1)
            ctypes.windll.user32.SystemParametersInfoW(
                _CLIENT_AREA_ANIMATION, 0, ctypes.byref(shown), 0
            )
            return bool(shown.value)
        command = _MAC if sys.platform == "darwin" else _LINUX
        answer = subprocess.run(command, capture_output=True, text=True, timeout=1, check=False)
    except (OSError, subprocess.SubprocessError):
        return True
    return answer.stdout.strip() not in ("false", "1")


_CLIENT_AREA_ANIMATION = 0x1042  # SPI_GETCLIENTAREAANIMATION
_MAC = ("defaults", "read", "com.apple.universalaccess", "reduceMotion")
_LINUX = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")  # KDE's, too


def ease(share: float) -> float:
    """Return the progress of a motion that is fast at first."""
    return 1 - (1 - share) ** 3


def between(start: QRect, end: QRect, share: float) -> QRect:
    """Return the rectangle at a share of the way from one to another."""
    corner = start.topLeft() + (end.topLeft() - start.topLeft()) * share
    return QRect(corner, start.size() + (end.size() - start.size()) * share)
