"""Polls a folder for changes, where the system tells of none: on networks, or when there are more
folders than it can watch."""

from __future__ import annotations

import os
import time
import zlib
from collections.abc import Callable, Iterable, Iterator

SHARE = 20
"""A visit takes this part of the time at most: the longer one takes, the longer is waited."""

NAP = 0.2  # seconds between two checks whether to go on

Signatures = dict[str, int]


def poll(folder: str, every: float, stopped: Callable[[], bool]) -> Iterator[Iterable[str]]:
    """The folders below ``folder`` in which something changed, some at a time, until ``stopped``
    or until ``folder`` is not there. Nothing at first, when it was looked at once.
    """
    before, took = _timed(folder, stopped)
    yield ()
    while True:
        due = time.monotonic() + max(every, SHARE * took)
        while time.monotonic() < due:
            if stopped():
                return
            time.sleep(NAP)
        now, took = _timed(folder, stopped)
        if stopped() or not now:
            return
        yield changed(before, now)
        before = now


def signatures(folder: str, stopped: Callable[[], bool] = lambda: False) -> Signatures:
    """Path -> a number that is another once something in that folder has another name, size or
    time; of ``folder`` and all below it but what is hidden."""
    found: Signatures = {}
    waiting = [folder]
    while waiting and not stopped():
        here = waiting.pop()
        number = 0
        try:
            with os.scandir(here) as listing:
                entries = sorted(listing, key=lambda entry: entry.name)
        except OSError:
            continue
        for entry in entries:
            if entry.name.startswith("."):
                continue
            if entry.is_dir(follow_symlinks=False):
                waiting.append(entry.path)
                stamp = ""
            else:
                stamp = _stamp(entry)
            number = zlib.crc32(f"{entry.name}\0{stamp}\0".encode(errors="surrogateescape"), number)
        found[here] = number
    return found


def changed(before: Signatures, now: Signatures) -> list[str]:
    """The folders of ``now`` that are new or otherwise than ``before``; of those that have gone the
    one above has changed."""
    return [folder for folder, number in now.items() if before.get(folder) != number]


def changed_since(folder: str, moment: float) -> list[str]:
    """``folder`` and those below it in which something got or lost its name since ``moment``, in
    seconds since the epoch."""
    found: list[str] = []
    for here, below, _ in os.walk(folder):
        below[:] = [name for name in below if not name.startswith(".")]
        try:
            if os.stat(here).st_mtime >= moment:  # noqa: PTH116 - this process imports little
                found.append(here)
        except OSError:
            continue
    return found


def _timed(folder: str, stopped: Callable[[], bool]) -> tuple[Signatures, float]:
    began = time.monotonic()
    return signatures(folder, stopped), time.monotonic() - began


def _stamp(entry: os.DirEntry[str]) -> str:
    try:
        status = entry.stat()
    except OSError:
        return "?"
    return f"{status.st_size}/{status.st_mtime_ns}"
