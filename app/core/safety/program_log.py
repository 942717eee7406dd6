"""Write the window's log file, detect that its last run crashed, and report what the log says.

<state>/likewise.log        warnings, errors, beginnings and ends; rotated, at most 4 MB in all
<state>/running-<library>   exists while a window has that library open; a crash leaves it behind

A report names no files: of the log it repeats only times, kinds of errors and lines of our code.
"""

from __future__ import annotations

import logging
import os
import platform
import re
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from hashlib import blake2b
from importlib.metadata import version
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from app.core.base.shipped import own_version

LOG = "likewise.log"
SIZE, FILES = 1_000_000, 3
"""Bytes of a log, and how many older ones are kept."""

LAST = 40  # lines of the log that a report repeats
LIBRARIES = ("PySide6-Essentials", "numpy", "opencv-python-headless")

log = logging.getLogger(__name__)
log.setLevel(logging.INFO)  # of others only warnings and errors are logged

_HEAD = re.compile(r"(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)\S* (\w+) ([\w.]+): ")
_FRAME = re.compile(r'  File ".*?([^/\\"]+\.py)", line (\d+), in (\w+)')
_ERROR = re.compile(r"([A-Za-z_][\w.]*(?:Error|Exception|Interrupt|Warning|Exit))(?::|$)")


@contextmanager
def running(folder: Path, library: Path) -> Iterator[bool]:
    """Log errors inside to ``folder``; yield whether the window of ``library`` crashed last time.

    If the folder can't be written, nothing is logged.
    """
    handler = _handler(folder)
    marker = folder / f"running-{blake2b(bytes(library.absolute()), digest_size=6).hexdigest()}"
    ended_badly = marker.exists()
    with suppress(OSError):
        marker.write_text(str(os.getpid()), encoding="ascii")
    root, before = logging.getLogger(), (sys.excepthook, threading.excepthook)
    if handler is not None:
        root.addHandler(handler)
        sys.excepthook, threading.excepthook = _unhandled, _unhandled_in_thread
        log.info("Likewise %s begun%s", own_version(), ", after a bad end" if ended_badly else "")
    try:
        yield ended_badly
    finally:
        with suppress(OSError):
            marker.unlink(missing_ok=True)
        if handler is not None:
            log.info("Likewise %s ended", own_version())
            sys.excepthook, threading.excepthook = before
            root.removeHandler(handler)
            handler.close()


def report(folder: Path, counts: Mapping[str, int]) -> str:
    """Return a report of ``counts`` and the log's last lines, without what may name files."""
    lines = [
        f"Likewise {own_version()}, Python {platform.python_version()}",
        f"{platform.system()} {platform.release()}, {platform.machine()}",
        ", ".join(f"{name} {version(name)}" for name in LIBRARIES),
        *(f"{name}: {number}" for name, number in counts.items()),
        "Last lines of the log, without what may name files:",
    ]
    try:
        written = (folder / LOG).read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        written = []
    return "\n".join([*lines, *(nameless(written)[-LAST:] or ["(nothing)"])]) + "\n"


def nameless(lines: list[str]) -> list[str]:
    """Return the parts of a log's ``lines`` that name no file: times, kinds of errors, our code."""
    found = []
    for line in lines:
        if head := _HEAD.match(line):
            found.append(" ".join(head.groups()))
        elif frame := _FRAME.match(line):
            found.append(f"  {frame[1]}:{frame[2]} {frame[3]}")
        elif error := _ERROR.match(line):
            found.append(f"  {error[1]}")
    return found


def _handler(folder: Path) -> logging.Handler | None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            folder / LOG, maxBytes=SIZE, backupCount=FILES, encoding="utf-8", errors="replace"
        )
    except OSError:
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    return handler


def _unhandled(
    kind: type[BaseException], error: BaseException, where: TracebackType | None
) -> None:
    log.critical("unhandled", exc_info=(kind, error, where))
    sys.__excepthook__(kind, error, where)


def _unhandled_in_thread(found: threading.ExceptHookArgs) -> None:
    if found.exc_value is not None:
        log.critical("unhandled", exc_info=(found.exc_type, found.exc_value, found.exc_traceback))
    threading.__excepthook__(found)
