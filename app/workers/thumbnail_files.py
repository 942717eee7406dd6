"""Thumbnails on disk: one JPEG a photo and size, valid as long as the photo's file is the same.

They are found without the photo's file, so they stay while its disk is away.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from pathlib import Path

import numpy as np
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage

from features.decode import decode

JPEG_QUALITY = 88


def thumbnail(folder: Path, photo: Path, side: int, modified: float | None = None) -> QImage:
    """The photo fitted into ``side`` x ``side`` pixels: from ``folder``, or decoded and kept there.

    ``modified``: the file's time of change in seconds as last seen; None asks the file.
    A cache that can't be written costs time, not the thumbnail. Raises features.errors.DecodeError
    when the photo is no picture, OSError when its file can't be found.
    """
    kept = folder / _name(photo, side, photo.stat().st_mtime if modified is None else modified)
    image = QImage(str(kept))
    if image.isNull():
        image = _image(decode(photo, side))
        _write_whole(kept, _jpeg(image))
    return image


def _name(photo: Path, side: int, modified: float) -> Path:
    """A name that differs whenever path, time of change or side do."""
    identity = b"\0".join((os.fsencode(photo), repr(modified).encode()))
    digest = hashlib.blake2b(identity, digest_size=16).hexdigest()
    return Path(digest[:2]) / f"{digest[2:]}-{side}.jpg"


def _image(pixels: np.ndarray) -> QImage:
    height, width, _ = pixels.shape
    view = QImage(pixels.data, width, height, pixels.strides[0], QImage.Format.Format_RGB888)
    return view.copy()  # the view does not keep the array alive


def _jpeg(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "JPG", JPEG_QUALITY)  # type: ignore[call-overload]  # the stub wants bytes
    return bytes(buffer.data().data())


def _write_whole(path: Path, data: bytes) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(temporary).replace(path)
    except OSError:
        return  # a full or read-only disk: made anew next time
