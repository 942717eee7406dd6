"""Thumbnails that desktops share between programs: PNG files that identify their photo.

Thumbnail Managing Standard 0.9 of freedesktop.org: the PNG's texts contain a file's URI and
modification time, which show whether the thumbnail is current. It is upright and fits its size.
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

_SAFE = "/!$&'()*+,:=@"  # characters besides letters and digits that GLib does not escape


def address(photo: Path) -> str:
    """Return the URI of a photo's file as GLib writes it; its MD5 is the thumbnail's name."""
    return f"file://{quote(os.fsencode(photo.absolute()), safe=_SAFE)}"


def read_thumbnail(file: Path, photo: Path, modified: float, size: int) -> Image | None:
    """Return the thumbnail in ``file``, (height, width, 3) RGB, or None if it is unusable.

    It must be intact, ``size`` pixels long, and of this photo at its (whole) second of
    modification.
    """
    try:
        with open_file(file) as data, Pillow.open(data, formats=("PNG",)) as picture:
            stated = picture.info.get("Thumb::URI"), picture.info.get("Thumb::MTime")
            wanted = address(photo), str(int(modified))
            if stated != wanted or max(picture.size) != size:
                return None
            return np.asarray(picture.convert("RGB"))
    except (DecodeError, OSError, ValueError, SyntaxError):  # raised by Pillow for a broken PNG
        return None


def texts(photo: Path, modified: float) -> dict[str, str]:
    """Return the texts of a photo's thumbnail by key; ``modified`` is in seconds."""
    return {
        "Thumb::URI": address(photo),
        "Thumb::MTime": str(int(modified)),
        "Software": "Likewise",
    }
