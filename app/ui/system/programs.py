"""Programs that the person has for pictures, and opening files with one of them.

On Linux these are the entries (.desktop files, freedesktop.org's Desktop Entry Specification) that
name a kind of picture; elsewhere only the system knows, and a program is chosen by its file.
"""

from __future__ import annotations

import configparser
import os
import shlex
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QProcess, QProcessEnvironment

_FILES = {"%f": "%f", "%u": "%f", "%F": "%F", "%U": "%F"}
_SECTION = "Desktop Entry"  # not shown


@dataclass(frozen=True, slots=True)
class Program:
    """A name, and a command of which %F stands for the files, or %f for one of them."""

    name: str
    command: tuple[str, ...]


def picture_programs(folders: Iterable[Path] | None = None) -> list[Program]:
    """Give the programs that say they open pictures, by name; empty where only the system knows."""
    if folders is None:
        folders = _folders() if sys.platform.startswith("linux") else ()
    found: dict[str, Program] = {}
    for folder in folders:
        for entry in sorted(folder.glob("*.desktop")):
            program = _read(entry)
            if program is not None:
                found.setdefault(program.name, program)
    return sorted(found.values(), key=lambda program: program.name.casefold())


def program_at(path: Path) -> Program:
    """Give the program whose file was chosen."""
    opener = ("open", "-a", os.fspath(path), "%F") if sys.platform == "darwin" else None
    return Program(path.stem, opener or (os.fspath(path), "%F"))


def open_with(program: Program, files: Sequence[Path]) -> bool:
    """Start a program with files, anew for each if it takes only one; False if it can't be started.
    It goes on when this program ends."""
    paths = [os.fspath(file) for file in files]
    one_by_one = "%f" in program.command
    return all(
        _start([each for part in program.command for each in (some if part in _FILES else [part])])
        for some in ([[path] for path in paths] if one_by_one else [paths])
    )


def _start(command: Sequence[str]) -> bool:
    process, nowhere = QProcess(), QProcess.nullDevice()
    process.setProgram(command[0])
    process.setArguments(list(command[1:]))
    environment = QProcessEnvironment.systemEnvironment()
    environment.remove("PYTHONSAFEPATH")  # is for our own children
    process.setProcessEnvironment(environment)
    process.setStandardInputFile(nowhere)
    process.setStandardOutputFile(nowhere)
    process.setStandardErrorFile(nowhere)
    return process.startDetached()  # type: ignore[return-value]  # the stubs have the other overload


def _folders() -> Iterator[Path]:
    home = os.environ.get("XDG_DATA_HOME") or Path("~/.local/share").expanduser()
    yield Path(home, "applications")
    for folder in (os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share").split(":"):
        yield Path(folder, "applications")


def _read(entry: Path) -> Program | None:
    """Give the program of an entry; None if it is none for pictures, hidden, or damaged."""
    parser = configparser.RawConfigParser(strict=False)
    try:
        parser.read(entry, encoding="utf-8")
        fields = parser[_SECTION]
        command = shlex.split(fields.get("Exec", ""))
    except (configparser.Error, KeyError, ValueError, OSError):
        return None
    hidden = any(
        fields.get(key, "").lower() == "true" for key in ("NoDisplay", "Hidden", "Terminal")
    )
    kinds = fields.get("MimeType", "").split(";")
    name = fields.get("Name", "")
    if hidden or not name or not command or not any(k.startswith("image/") for k in kinds):
        return None
    known = [_FILES.get(part, part) for part in command]
    parts = [part for part in known if part in _FILES or not part.startswith("%")]
    return Program(name, tuple(parts if _FILES.keys() & {*parts} else [*parts, "%F"]))
