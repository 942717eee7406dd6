"""A screen of our own, by Xvfb, and a person at it, by xdotool."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

SCREEN = f":{100 + os.getpid() % 10_000}"
"""Of this process, so that several may check at once."""
PATIENCE = 600
"""Seconds until what is waited for is given up."""


@contextmanager
def screen(root: Path) -> Iterator[None]:
    """A screen that those in the bare system ``root`` see, too."""
    sockets = root / "tmp" / ".X11-unix"
    # It would begin anew whenever nobody is connected, and refuse who comes at that moment.
    settings = ("-screen", "0", "1280x900x24", "-ac", "-nocursor", "-noreset")
    display = subprocess.Popen(["Xvfb", SCREEN, *settings])
    try:
        wait_for("a screen", lambda: Path(f"/tmp/.X11-unix/X{SCREEN[1:]}").exists())
        sockets.mkdir(mode=0o1777, exist_ok=True)
        subprocess.run(["mount", "--bind", "/tmp/.X11-unix", sockets], check=True)
        try:
            yield
        finally:
            subprocess.run(["umount", "--lazy", sockets], check=False)
    finally:
        display.terminate()
        display.wait()


def window_of(program: subprocess.Popen[bytes]) -> str:
    """The window's number, when it shows; stop when its program ended, or too late."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and program.poll() is None:
        if found := xdotool("search", "--onlyvisible", "--name", "^Likewise$").split():
            return found[0]
        time.sleep(0.05)
    raise SystemExit("No window came.")


def windows(window: str) -> list[str]:
    """The windows on the screen of the program that has ``window``: with a dialog there are two."""
    process = xdotool("getwindowpid", window).strip()
    return xdotool("search", "--onlyvisible", "--pid", process).split()


def wait_for(what: str, is_there: Callable[[], object], window: str = "", *keys: str) -> None:
    """Wait until something is there; press these keys before, again every few seconds."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if window:
            press(window, *keys)
        if comes(is_there):
            return
    raise SystemExit(f"Waited for {what} in vain.")


def press(window: str, *keys: str) -> None:
    """Give ``window`` the keyboard, and press these keys one after the other."""
    xdotool("windowfocus", window)
    for key in keys:
        xdotool("key", key)
        time.sleep(0.3)


def comes(is_there: Callable[[], object]) -> bool:
    """Whether something is there within some seconds."""
    for _ in range(200):
        if is_there():
            return True
        time.sleep(0.05)
    return False


def xdotool(*arguments: str) -> str:
    """Ask or do something on the screen; what it says."""
    on_screen = os.environ | {"DISPLAY": SCREEN}
    done = subprocess.run(
        ["xdotool", *arguments],
        env=on_screen,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,  # whoever is asked for a window that is not there yet fails
    )
    return done.stdout
