"""Locate, make and carry over thumbnail files.

There is one JPEG per photo and size, valid while the photo's file is unchanged. It is found without
that file, so it is there while a disk is offline. A photo's file may have been replaced by
anything: `make_thumbnail` belongs into an isolated process. No Qt here.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from app.core.base.language import tr
from app.core.base.paths import cache_folder
from app.core.base.photo_types import MovedFile
from features.decode import decode
from features.errors import DecodeError

SIDES = (128, 256, 512, 1024, 2048)
"""Sides in device pixels that are made and kept; a request gets the next larger one."""


def thumbnail_folder() -> Path:
    """Return the folder of thumbnails, shared by all libraries."""
    return cache_folder() / "thumbnails"


def kept_file(folder: Path, photo: Path, side: int, modified: float) -> Path:
    """Return the file for a photo's thumbnail in ``folder``.
    It is a different one for each path, modification time (seconds) and side (pixels)."""
    identity = b"\0".join((os.fsencode(photo), repr(modified).encode()))
    digest = hashlib.blake2b(identity, digest_size=16).hexdigest()
    return folder / digest[:2] / f"{digest[2:]}-{side}.jpg"


def carry_all_over(files: Sequence[MovedFile], folder: Path | None = None) -> None:
    """Carry over the thumbnails of ``files``.
    If a file now has the path and time that another had, as when two swap paths, the other's
    thumbnails are deleted to be made again, as they would be mixed up."""
    folder = folder or thumbnail_folder()
    moves = {(file.before, file.modified_before): (file.path, file.modified) for file in files}
    taken = moves.keys() & set(moves.values())
    for photo, modified in taken:
        for side in SIDES:
            with suppress(OSError):
                kept_file(folder, photo, side, modified).unlink(missing_ok=True)
    for before, after in moves.items():
        if before not in taken:
            carry_over(before, after, folder)


def carry_over(
    before: tuple[Path, float], after: tuple[Path, float], folder: Path | None = None
) -> None:
    """Carry over the thumbnails of a photo whose path or modification time (seconds) changed."""
    folder = folder or thumbnail_folder()
    for side in SIDES:
        old, new = (
            kept_file(folder, before[0], side, before[1]),
            kept_file(folder, after[0], side, after[1]),
        )
        with suppress(OSError):  # not made yet, or it will be made again
            if old.exists():
                new.parent.mkdir(exist_ok=True)
                old.replace(new)


@dataclass(frozen=True, slots=True)
class MadeThumbnail:
    """The pixels of a thumbnail, three bytes each.

    ``modified``: modification time, in seconds, of the photo's file.
    """

    modified: float
    width: int = 0
    height: int = 0
    rgb: bytes = b""


def make_thumbnail(photo: Path, side: int, modified: float | None) -> MadeThumbnail:
    """Return the photo fitted into ``side`` x ``side`` pixels.

    ``modified``: the file's last known modification time in seconds; None reads it from the file.
    Raises DecodeError.
    """
    changed = _modified(photo) if modified is None else modified
    pixels = decode(photo, side)
    height, width = pixels.shape[:2]
    return MadeThumbnail(changed, width, height, pixels.tobytes())


def _modified(photo: Path) -> float:
    try:
        return photo.stat().st_mtime
    except OSError as error:
        raise DecodeError(
            tr("{name} can't be read: {strerror}.", name=photo.name, strerror=error.strerror)
        ) from error
