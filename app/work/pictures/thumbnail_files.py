"""Thumbnail files: one JPEG a photo and size, valid as long as the photo's file is the same; and
those that the desktop's programs share, read and, where that is wanted, added to.

They are found without the photo's file, so they stay while its disk is away. A photo's file may
have become anything since it was read: `make_thumbnail` is for a process of its own; so is what
reads the desktop's. No Qt in here.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import cv2

from app.core.base.language import tr
from app.core.base.paths import cache_folder
from app.core.base.photo_types import MovedFile
from features.decode import decode
from features.desktop_thumbnail import address, read_thumbnail
from features.errors import DecodeError
from features.types import Image

_BEGIN, _END = b"\xff\xd8", b"\xff\xd9"  # of every JPEG

SIDES = (128, 256, 512, 1024, 2048)
"""Sides in device pixels that are made and kept; a request gets the next one up."""


AT_ONCE = 50  # photos whose thumbnails are carried over in one step: some 10 ms


def thumbnail_folder() -> Path:
    """Where thumbnails are kept, for all libraries."""
    return cache_folder() / "thumbnails"


def prepare() -> None:
    """Called once in each process: one thread, as there are several processes."""
    cv2.setNumThreads(1)


def kept_file(folder: Path, photo: Path, side: int, modified: float) -> Path:
    """Where in ``folder`` the photo's thumbnail is kept: another file whenever the photo's path,
    its file's time of change (seconds) or the side (pixels) is another.
    """
    identity = b"\0".join((os.fsencode(photo), repr(modified).encode()))
    digest = hashlib.blake2b(identity, digest_size=16).hexdigest()
    return folder / digest[:2] / f"{digest[2:]}-{side}.jpg"


def carry_all_over(files: Sequence[MovedFile], folder: Path | None = None) -> None:
    """Keep the thumbnails of ``files``, at once; see `carried_over`."""
    for _ in carried_over(files, folder):
        pass


def carried_over(files: Sequence[MovedFile], folder: Path | None = None) -> Iterator[None]:
    """Keep the thumbnails of ``files``, in short steps. Where one is now what another was, in path
    and time of change, as when two change paths, those of the other are made anew: they would be
    mixed up."""
    folder = folder or thumbnail_folder()
    moves = {(file.before, file.modified_before): (file.path, file.modified) for file in files}
    taken = moves.keys() & set(moves.values())
    for photo, modified in taken:
        for side in SIDES:
            with suppress(OSError):
                kept_file(folder, photo, side, modified).unlink(missing_ok=True)
    for number, (before, after) in enumerate(moves.items(), start=1):
        if before not in taken:
            carry_over(before, after, folder)
        if number % AT_ONCE == 0:
            yield


def carry_over(
    before: tuple[Path, float], after: tuple[Path, float], folder: Path | None = None
) -> None:
    """Keep the thumbnails of a photo whose path or time of change (seconds) is another now."""
    folder = folder or thumbnail_folder()
    for side in SIDES:
        old, new = (
            kept_file(folder, before[0], side, before[1]),
            kept_file(folder, after[0], side, after[1]),
        )
        with suppress(OSError):  # not made yet, or it is made anew
            if old.exists():
                new.parent.mkdir(exist_ok=True)
                old.replace(new)


@dataclass(frozen=True, slots=True)
class MadeThumbnail:
    """The pixels of a thumbnail, three bytes each; without any where it ``is_kept`` already.

    ``modified``: the time of change, in seconds, of the photo's file; ``is_new``: it was made from
    that file, and not of the desktop's thumbnail.
    """

    modified: float
    width: int = 0
    height: int = 0
    rgb: bytes = b""
    is_new: bool = False
    is_kept: bool = False


def make_thumbnail(
    folder: Path,
    photo: Path,
    side: int,
    modified: float | None,
    shared: SharedThumbnails | None = None,
) -> MadeThumbnail:
    """The photo fitted into ``side`` x ``side`` pixels, to be kept in ``folder``.

    ``modified``: the file's time of change in seconds as last seen; None asks the file, and looks
    whether it is kept. ``shared``: the desktop's thumbnails, asked first. Raises DecodeError.
    """
    changed = _modified(photo) if modified is None else modified
    if modified is None and _is_whole(kept_file(folder, photo, side, changed)):
        return MadeThumbnail(changed, is_kept=True)
    found = shared.read(photo, side, changed) if shared else None
    pixels = decode(photo, side) if found is None else found
    height, width = pixels.shape[:2]
    return MadeThumbnail(changed, width, height, pixels.tobytes(), is_new=found is None)


def _modified(photo: Path) -> float:
    try:
        return photo.stat().st_mtime
    except OSError as error:
        raise DecodeError(
            tr("{name} can't be read: {strerror}.", name=photo.name, strerror=error.strerror)
        ) from error


def _is_whole(path: Path) -> bool:
    """Whether a thumbnail is there; not if a power cut came before all of it was on the disk."""
    try:
        data = path.read_bytes()
    except OSError:
        return False
    return data.startswith(_BEGIN) and data.endswith(_END)


FOLDERS = {128: "normal", 256: "large", 512: "x-large", 1024: "xx-large"}
"""Side in pixels -> folder of the standard."""


@dataclass(frozen=True)
class SharedThumbnails:
    """The desktop's thumbnails in ``folder``; ``adds``: ours are put there, too."""

    folder: Path
    adds: bool = False

    def read(self, photo: Path, side: int, modified: float) -> Image | None:
        """The thumbnail of that side, or None: there is none that is true."""
        file = self.file(photo, side)
        return read_thumbnail(file, photo, modified, side) if file else None

    def file(self, photo: Path, side: int) -> Path | None:
        """Where the thumbnail of that side is; None: there are none of it."""
        if side not in FOLDERS or self.folder in photo.parents:
            return None
        name = hashlib.md5(address(photo).encode("ascii"), usedforsecurity=False).hexdigest()
        return self.folder / FOLDERS[side] / f"{name}.png"


def desktops_thumbnails() -> SharedThumbnails | None:
    """Where desktops by the standard have them; None on systems that have thumbnails otherwise."""
    if os.name == "nt" or sys.platform == "darwin":
        return None
    given = Path(os.environ.get("XDG_CACHE_HOME", ""))
    base = given if given.is_absolute() else Path.home() / ".cache"
    return SharedThumbnails(base / "thumbnails")
