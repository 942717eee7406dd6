"""Set the pace of a scan: as chosen, but gentle while the computer runs on battery."""

from __future__ import annotations

import ctypes
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from app.core.base.language import tr
from app.core.base.work_types import Pace

SUPPLIES = Path("/sys/class/power_supply")
ASKING = 5.0  # seconds that another program may take to answer


def on_battery() -> bool:
    """Return whether the computer runs on battery; False where the system does not report it."""
    if sys.platform == "linux":
        return discharging(SUPPLIES)
    if sys.platform == "darwin":
        return _macos_on_battery(["pmset", "-g", "batt"])
    if sys.platform == "win32":
        return _windows_on_battery()
    return False


def discharging(supplies: Path) -> bool:
    """Return whether no mains are connected and a battery of the computer itself is discharging.

    ``supplies`` is Linux's folder of power supplies. Batteries of mice and the like have the scope
    "Device".
    """
    batteries = False
    try:
        for supply in supplies.iterdir():
            kind = _word(supply / "type")
            if kind in ("Mains", "USB") and _word(supply / "online") == "1":  # not shown
                return False
            own = kind == "Battery" and _word(supply / "scope") != "Device"  # not shown
            batteries |= own and _word(supply / "status") == "Discharging"  # not shown
    except OSError:
        return False
    return batteries


def _word(file: Path) -> str:
    """Return the content of a file of the kernel; empty if it can't be read."""
    try:
        return file.read_text(encoding="ascii", errors="replace").strip()
    except OSError:
        return ""


def _macos_on_battery(command: list[str]) -> bool:
    """Return whether macOS's tool names the battery as the power source."""
    try:
        tool = subprocess.run(command, capture_output=True, text=True, timeout=ASKING, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return "'Battery Power'" in tool.stdout  # not shown


def _windows_on_battery() -> bool:
    """Windows' SYSTEM_POWER_STATUS begins with ACLineStatus: 0 offline, 1 online, 255 unknown."""
    status = (ctypes.c_ubyte * 12)()
    windll = getattr(ctypes, "windll", None)
    if windll is None or not windll.kernel32.GetSystemPowerStatus(ctypes.byref(status)):
        return False
    return status[0] == 0


POWER_EVERY = 30.0
"""Seconds between two checks whether the computer runs on its battery."""


class PaceKeeper:
    """Keeps the pace of scans; calls ``say`` when it changes by itself."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._pace = Pace()
        self._say = say
        self._asked = -POWER_EVERY
        self._sparing = False

    def choose(self, pace: Pace) -> None:
        """Use this pace from now on."""
        self._pace = pace
        self._asked = -POWER_EVERY

    def now(self) -> tuple[bool, bool]:
        """Return whether to read gently, and whether to pause; cheap, to be called often."""
        self._check_power(time.monotonic())
        return self._pace.gentle or self._sparing, self._pace.paused

    def _check_power(self, now: float) -> None:
        if now - self._asked < POWER_EVERY:
            return
        self._asked = now
        before, self._sparing = self._sparing, self._pace.spare_battery and on_battery()
        if self._sparing != before and not self._pace.gentle:
            on_mains = tr("Reading with all cores again.")
            self._say(
                tr("On battery: reading gently, with one core.") if self._sparing else on_mains
            )
