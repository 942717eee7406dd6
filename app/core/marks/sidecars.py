"""Sidecars: the XMP files beside photos, found under both names that programs give them.

photo.jpg.xmp is what digiKam and darktable write, photo.xmp what Lightroom writes. The latter may
belong to another file of that name; Lightroom notes to which (photoshop:SidecarForExtension).
"""

from __future__ import annotations

import os
import stat
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from app.core.errors import MarkError
from app.core.language import tr
from app.core.marks.xmp import MAX_BYTES, XmpDocument

SUFFIX = ".xmp"

Habit = Literal["photo.jpg.xmp", "photo.xmp"]
"""How a new sidecar is named."""

LONG: Habit = "photo.jpg.xmp"
SHORT: Habit = "photo.xmp"
HABITS = (LONG, SHORT)


@dataclass(frozen=True, slots=True)
class FileStamp:
    """What tells whether a file was changed."""

    name: str
    size: int  # bytes
    mtime_ns: int

    def __str__(self) -> str:
        return f"{self.name!r} {self.size} {self.mtime_ns}"  # not shown


def sidecar_path(photo: Path, habit: Habit) -> Path:
    """Where the sidecar of ``photo`` is by one habit."""
    return photo.with_name(photo.name + SUFFIX) if habit == LONG else photo.with_suffix(SUFFIX)


def stamps_in(folder: Path) -> dict[str, FileStamp]:
    """The sidecars in a folder by their names in lower case. Raises OSError."""
    found = {}
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.lower().endswith(SUFFIX) and entry.is_file():
                status = entry.stat()
                stamp = FileStamp(entry.name, status.st_size, status.st_mtime_ns)
                found[entry.name.lower()] = stamp
    return found


def sidecars_of(photo: Path, beside: Mapping[str, FileStamp]) -> list[FileStamp]:
    """Those of the sidecars ``beside`` a photo that may be its own, by their names."""
    names = dict.fromkeys(sidecar_path(photo, habit).name.lower() for habit in HABITS)
    return [beside[name] for name in names if name in beside]


def belongs_to(document: XmpDocument, sidecar: Path, photo: Path) -> bool:
    """Whether a sidecar is that of ``photo`` and not of another file of that name."""
    if sidecar.name.lower() == f"{photo.name}{SUFFIX}".lower():
        return True
    said = document.text("photoshop:SidecarForExtension")
    return said is None or said.lower().lstrip(".") == photo.suffix.lower().lstrip(".")


def read_sidecar(path: Path) -> tuple[bytes, float]:
    """The content of a sidecar, and when it was written, in seconds since the epoch.

    Raises MarkError if it is no file or too large, OSError if it can't be read.
    """
    with open(path, "rb", opener=_open_without_waiting) as file:
        status = os.fstat(file.fileno())
        if not stat.S_ISREG(status.st_mode) or status.st_size > MAX_BYTES:
            raise MarkError(
                tr("{name} is no sidecar: no file, or a very large one.", name=path.name)
            )
        return file.read(MAX_BYTES + 1), status.st_mtime


def own_sidecar(photo: Path, folder: Path, beside: Mapping[str, FileStamp]) -> Path | None:
    """The sidecar of ``photo`` among those in ``folder``, under whichever name; the newer of two.
    One that can't be read may be it."""
    found = [
        (stamp.mtime_ns, folder / stamp.name)
        for stamp in sidecars_of(photo, beside)
        if _may_belong(folder / stamp.name, photo)
    ]
    return max(found)[1] if found else None


def _may_belong(sidecar: Path, photo: Path) -> bool:
    try:
        return belongs_to(XmpDocument(read_sidecar(sidecar)[0]), sidecar, photo)
    except (MarkError, OSError):
        return True


def _open_without_waiting(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
