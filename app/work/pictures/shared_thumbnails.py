"""The thumbnails that the desktop's programs share, read and, where that is wanted, added to.

A file manager that has looked at a folder has made its thumbnails already, and finds ours. For
processes of their own, as these files may hold anything. No Qt in here.
"""

from __future__ import annotations

import hashlib
import os
import sys
from dataclasses import dataclass
from pathlib import Path

from features.desktop_thumbnail import address, read_thumbnail
from features.types import Image

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
