"""Camera raw files (optional extra: rawpy, which includes LibRaw).

The camera's own preview is used if it is large enough: it is what the person saw, and decodes in a
hundredth of the time. Otherwise the sensor's pixels are developed at half size, with the camera's
white balance.
"""

from __future__ import annotations

import importlib.util
import io
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np

from features.errors import DecodeError
from features.types import Image

_KINDS = (
    "3fr arw cr2 cr3 crw dcr dng erf fff iiq kdc mef mos mrw nef nrw orf pef raf rw2 rwl sr2 srf"
    " srw x3f"
)
SUFFIXES = frozenset(f".{kind}" for kind in _KINDS.split())
"""File name suffixes, in lower case, of camera raw files."""

MISSING = (
    "Camera raw files need rawpy, which is not installed. `pip install likewise[raw]` installs it."
)

MAX_PIXELS = 1 << 27
"""Largest picture (134 megapixels) whose sensor pixels are developed."""

ORIENTATION_OF_FLIP = {3: 3, 5: 8, 6: 6}
"""LibRaw's code for how the camera was held -> EXIF orientation."""


@dataclass(frozen=True)
class RawPhoto:
    """A raw file: size of the sensor's picture in pixels, and the picture to show.

    Either ``preview``, a JPEG with the EXIF ``orientation`` unless it states its own, or
    ``pixels``, upright.
    """

    width: int
    height: int
    orientation: int = 1
    preview: bytes | None = None
    pixels: Image | None = None


def is_installed() -> bool:
    """Return whether raw files can be read."""
    return importlib.util.find_spec("rawpy") is not None


def size_of(data: bytes, name: str) -> tuple[int, int]:
    """Return width and height in pixels, as stored. Raises DecodeError."""
    with _opened(data, name) as raw:
        return int(raw.sizes.width), int(raw.sizes.height)


def read(data: bytes, name: str, side: int) -> RawPhoto:
    """Return the picture of the raw file ``name``, at least ``side`` pixels long if possible.

    Raises DecodeError.
    """
    with _opened(data, name) as raw:
        sizes = raw.sizes
        # Developed pixels have half the size, so a preview of that size is never worse.
        preview = _preview(raw, min(side, max(sizes.width, sizes.height) // 2))
        if preview is not None:
            turned = ORIENTATION_OF_FLIP.get(sizes.flip, 1)
            return RawPhoto(sizes.width, sizes.height, turned, preview=preview)
        if sizes.raw_width * sizes.raw_height > MAX_PIXELS:
            raise DecodeError(
                f"{name} says it is {sizes.raw_width:,} x {sizes.raw_height:,} pixels; we read at"
                f" most {MAX_PIXELS // 10**6} megapixels of a raw file without a preview."
            )
        pixels = raw.postprocess(half_size=True, use_camera_wb=True, output_bps=8)
        if pixels.shape[2] == 1:  # a monochrome sensor
            pixels = np.repeat(pixels, 3, axis=2)
        return RawPhoto(sizes.width, sizes.height, pixels=np.asarray(pixels, np.uint8))


@contextmanager
def _opened(data: bytes, name: str) -> Iterator[Any]:
    rawpy = _rawpy()
    try:
        with rawpy.RawPy() as raw:
            raw.open_buffer(io.BytesIO(data))
            yield raw
    except (rawpy.LibRawError, rawpy.NotSupportedError) as error:
        raise DecodeError(
            f"{name} is a raw file of a kind that we don't know, or damaged: {_message(error)}."
        ) from error


def _preview(raw: Any, side: int) -> bytes | None:
    """Return the camera's JPEG if it is large enough to represent the photo."""
    rawpy = _rawpy()
    try:
        found = raw.extract_thumb()
    except (rawpy.LibRawError, rawpy.NotSupportedError):
        return None
    if found.format != rawpy.ThumbFormat.JPEG or not found.data:
        return None
    return bytes(found.data) if _longest_side(found.data) >= side else None


def _longest_side(jpeg: bytes) -> int:
    """Return the longest side in a JPEG's header, 0 if it has none."""
    from PIL import Image as Pillow
    from PIL import UnidentifiedImageError

    try:
        with Pillow.open(io.BytesIO(jpeg), formats=["JPEG"]) as picture:
            return max(picture.size)
    except (UnidentifiedImageError, OSError, SyntaxError, ValueError):
        return 0


def _message(error: Exception) -> str:
    """Return LibRaw's message, which may be bytes."""
    what = error.args[0] if error.args else ""
    reason = what.decode(errors="replace") if isinstance(what, bytes) else str(what)
    return reason.rstrip(".") or type(error).__name__


def _rawpy() -> ModuleType:
    try:
        import rawpy
    except ImportError as error:
        raise DecodeError(MISSING) from error
    module: ModuleType = rawpy
    return module
