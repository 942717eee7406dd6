"""What a disk may hold after a power cut, by a record of what was written and when it was synced.

A file's content that was not synced may be there or not, write by write, and a write may be torn.
Names (new files, renames, removals) reach the disk in their order, as with the journals of usual
file systems; how many of them is left to chance, but for those that a sync of their folder, or of
the new file itself, made sure of.
"""

from __future__ import annotations

import os
import shutil
import struct
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from tests.endurance.faults.act import Act, Workspace
from tests.endurance.faults.in_fork import ForkReport, in_fork
from tests.endurance.faults.preload import PreloadedFaults

HEAD = struct.Struct("=iIIIqQ")
CREATE, WRITE, TRUNCATE, SYNC, RENAME, UNLINK, FOLDER = range(1, 8)
LINK, NOTE = 10, 12
SECTOR = 512
LOG_INDEX = "-shm"
"""How SQLite's file ends that is only ever mapped, and made again after a power cut."""


@dataclass(frozen=True, slots=True)
class Call:
    """One line of the record. ``offset``: of a write, or the size that a file is cut to."""

    kind: int
    path: str
    second: str
    offset: int
    data: bytes


@dataclass(slots=True)
class File:
    """Content that is on the disk, and what was done to it since."""

    synced: bytearray = field(default_factory=bytearray)
    since: list[Call] = field(default_factory=list)
    changed: int | None = None  # ns, while it is as it was at first


class Disk:
    """Follows a record, and tells what might be left of it at any moment."""

    def __init__(self, folder: Path) -> None:
        self._top = str(folder)
        self._now: dict[str, File | None] = {}  # names as the program sees them; None: a folder
        for path in sorted(folder.rglob("*")):
            self._now[str(path)] = None if path.is_dir() else _as_it_is(path)
        self._sure = dict(self._now)  # names that are on the disk
        self._since: list[tuple[Call, File | None]] = []

    def take(self, call: Call) -> None:
        """What the program did next."""
        if call.kind in (WRITE, TRUNCATE):
            if file := self._now.get(call.path):
                file.since.append(call)
                file.changed = None
        elif call.kind == SYNC:
            self._sync(call.path)
        elif call.kind != NOTE:
            made = File() if call.kind == CREATE else None
            _rename(self._now, call, made)
            self._since.append((call, made))

    def _sync(self, path: str) -> None:
        file = self._now.get(path)
        if file is not None:
            file.synced = _written(file.synced, file.since)
            file.since = []
        upto = [
            number
            for number, (call, made) in enumerate(self._since, 1)
            if (file is not None and made is file)
            or (file is None and str(Path(call.second or call.path).parent) == path)
        ]
        for call, made in self._since[: max(upto, default=0)]:
            _rename(self._sure, call, made)
        del self._since[: max(upto, default=0)]

    def left(self, target: Path, random: np.random.Generator | None) -> None:
        """Write what is left after a power cut to the folder ``target``, which takes the place of
        the one that was followed; None: all that was not synced is lost."""
        names = dict(self._sure)
        reached = 0 if random is None else int(random.integers(0, len(self._since) + 1))
        for call, made in self._since[:reached]:
            _rename(names, call, made)
        target.mkdir(parents=True, exist_ok=True)
        for name, file in sorted(names.items()):
            path = target / os.path.relpath(name, self._top)
            if file is None:
                path.mkdir(parents=True, exist_ok=True)
            elif not name.endswith(LOG_INDEX):
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(_written(file.synced, _reached(file.since, random)))
                if file.changed is not None:
                    os.utime(path, ns=(file.changed, file.changed))


def _as_it_is(path: Path) -> File:
    return File(bytearray(path.read_bytes()), changed=path.stat().st_mtime_ns)


def _rename(names: dict[str, File | None], call: Call, made: File | None) -> None:
    """Follow a call that changes names."""
    if call.kind in (CREATE, FOLDER):
        names[call.path] = made
    elif call.kind == UNLINK:
        names.pop(call.path, None)
    elif call.kind == LINK:
        names[call.second] = names.get(call.path)
    elif call.path in names:
        for name in [n for n in names if n == call.path or n.startswith(call.path + "/")]:
            names[call.second + name[len(call.path) :]] = names.pop(name)


def _written(content: bytearray, calls: list[Call]) -> bytearray:
    """``content`` after these calls."""
    content = bytearray(content)
    for call in calls:
        if call.kind == TRUNCATE:
            del content[call.offset :]
            content += bytes(call.offset - len(content))
            continue
        end = call.offset + len(call.data)
        if len(content) < end:
            content += bytes(end - len(content))
        content[call.offset : end] = call.data
    return content


def _reached(calls: list[Call], random: np.random.Generator | None) -> list[Call]:
    """Which of the calls reached the disk, and how much of each."""
    if random is None:
        return []
    found = []
    for call in calls:
        chance = random.random()
        if chance < 0.5:
            found.append(call)
        elif chance < 0.7 and call.kind == WRITE:
            sectors = int(random.integers(0, len(call.data) // SECTOR + 1))
            torn = call.data[: SECTOR * sectors]
            found.append(Call(WRITE, call.path, "", call.offset, torn))
    return found


def read_record(data: bytes) -> Iterator[Call]:
    """The lines of a record, as faults.c writes them."""
    at = 0
    while at + HEAD.size <= len(data):
        kind, path, second, _, offset, size = HEAD.unpack_from(data, at)
        at += HEAD.size
        parts = []
        for length in (path, second, size):
            parts.append(data[at : at + length])
            at += length
        yield Call(kind, os.fsdecode(parts[0]), os.fsdecode(parts[1]), offset, parts[2])


def record(act: Act, workspace: Workspace, tools: PreloadedFaults) -> list[Call]:
    """Do an act, and return all that it did to files; notes among it tell which step was done."""

    def run(tell: Callable[[Any], None]) -> None:
        del tell
        tools.arm(workspace.folder, None)
        for number, step in enumerate(act.steps(workspace), 1):
            step()
            tools.note(str(number))
        tools.note("end")

    with tempfile.NamedTemporaryFile() as file:
        tools.record(file.fileno())
        in_fork(run)
        tools.record(-1)
        return list(read_record(Path(file.name).read_bytes()))


def cuts(
    act: Act,
    fresh: Callable[[], Workspace],
    tools: PreloadedFaults,
    random: np.random.Generator,
    count: int,
    part: str = "0/1",
) -> Iterator[tuple[str, Workspace, ForkReport]]:
    """For each sync of an act: power cuts just before and after it, as (what, place, what had been
    acknowledged by then)."""
    workspace = fresh()
    disk = Disk(workspace.folder)
    calls = record(act, workspace, tools)
    first, parts = (int(text) for text in part.split("/"))
    done = number = 0
    for at, call in enumerate(calls):
        if call.kind == NOTE:
            done = int(call.path) if call.path.isdecimal() else done
        if call.kind in (SYNC, NOTE):
            for turn in range(count):
                number += 1
                if number % parts != first % parts:
                    continue
                shutil.rmtree(workspace.folder)
                disk.left(workspace.folder, random if turn else None)
                what = f"power cut {turn} at {at}/{len(calls)} ({Path(call.path).name})"
                yield what, workspace, ForkReport([{"done": each} for each in range(1, done + 1)])
        disk.take(call)
