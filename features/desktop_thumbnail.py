"""Thumbnails as desktops share them between programs: PNG files that name their photo.

Thumbnail Managing Standard 0.9 of freedesktop.org: a file's address and its time of change stand in
the PNG's texts, and say whether the thumbnail is still true. It is upright and fits its size.
"""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import quote

import numpy as np
from PIL import Image as Pillow

from features.decode import open_file
from features.errors import DecodeError
from features.types import Image

_SAFE = "/!$&'()*+,:=@"  # what GLib leaves as it is in an address, beside letters and digits


def address(photo: Path) -> str:
    """The address of a photo's file as GLib writes it, whose MD5 is the thumbnail's name."""
    return f"file://{quote(os.fsencode(photo.absolute()), safe=_SAFE)}"


def read_thumbnail(file: Path, photo: Path, modified: float, size: int) -> Image | None:
    """The thumbnail in ``file``, (height, width, 3) in RGB; None where it is not of this photo at
    its time of change (seconds; whole ones count), is broken, or is below ``size`` pixels.
    """
    try:
        with open_file(file) as data, Pillow.open(data, formats=("PNG",)) as picture:
            said = picture.info.get("Thumb::URI"), picture.info.get("Thumb::MTime")
            wanted = address(photo), str(int(modified))
            if said != wanted or max(picture.size) != size:
                return None
            return np.asarray(picture.convert("RGB"))
    except (DecodeError, OSError, ValueError, SyntaxError):  # what Pillow raises for a broken PNG
        return None


def texts(photo: Path, modified: float) -> dict[str, str]:
    """What the PNG of a photo's thumbnail has to say, by key; ``modified``: seconds."""
    return {
        "Thumb::URI": address(photo),
        "Thumb::MTime": str(int(modified)),
        "Software": "Likewise",
    }
