"""Power state: whether the computer runs on battery, on Linux, macOS and Windows."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from pathlib import Path

SUPPLIES = Path("/sys/class/power_supply")
ASKING = 5.0  # seconds that another program may take to answer


def on_battery() -> bool:
    """Whether the computer draws from its battery; False where nobody tells."""
    if sys.platform == "linux":
        return discharging(SUPPLIES)
    if sys.platform == "darwin":
        return _says_battery(["pmset", "-g", "batt"])
    if sys.platform == "win32":
        return _windows_on_battery()
    return False


def discharging(supplies: Path) -> bool:
    """Whether no mains are connected and a battery of the computer's own is being emptied.

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
    """What a file of the kernel says; nothing if it is not there or can't answer."""
    try:
        return file.read_text(encoding="ascii", errors="replace").strip()
    except OSError:
        return ""


def _says_battery(command: list[str]) -> bool:
    """Whether macOS's tool names the battery as what is drawn from."""
    try:
        said = subprocess.run(command, capture_output=True, text=True, timeout=ASKING, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return "'Battery Power'" in said.stdout  # not shown


def _windows_on_battery() -> bool:
    """Windows' SYSTEM_POWER_STATUS begins with ACLineStatus: 0 offline, 1 online, 255 unknown."""
    status = (ctypes.c_ubyte * 12)()
    windll = getattr(ctypes, "windll", None)
    if windll is None or not windll.kernel32.GetSystemPowerStatus(ctypes.byref(status)):
        return False
    return status[0] == 0
