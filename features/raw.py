"""Camera raw files (optional extra: rawpy, which brings LibRaw).

The camera's own preview is used where it is large enough: it is what the person saw, and decodes in
a hundredth of the time. Otherwise the sensor's pixels are developed at half size, in the camera's
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
"""The file name endings, in lower case, of camera raw files."""

MISSING = (
    "Camera raw files need rawpy, which is not installed. `pip install likewise[raw]` installs it."
)

MAX_PIXELS = 1 << 27
"""Refused above (134 megapixels) where the sensor's pixels have to be developed."""

ORIENTATION_OF_FLIP = {3: 3, 5: 8, 6: 6}
"""LibRaw's word for how the camera was held -> EXIF orientation."""


@dataclass(frozen=True)
class RawPhoto:
    """A raw file: size of the sensor's picture in pixels, and what to show of it.

    Either ``preview``, a JPEG that ``orientation`` (EXIF) sets upright unless it says so itself, or
    ``pixels``, upright.
    """

    width: int
    height: int
    orientation: int = 1
    preview: bytes | None = None
    pixels: Image | None = None


def is_installed() -> bool:
    """Whether raw files can be read."""
    return importlib.util.find_spec("rawpy") is not None


def size_of(data: bytes, name: str) -> tuple[int, int]:
    """Width and height in pixels, as stored. Raises DecodeError."""
    with _opened(data, name) as raw:
        return int(raw.sizes.width), int(raw.sizes.height)


def read(data: bytes, name: str, side: int) -> RawPhoto:
    """What to show of the raw file ``name``, ``side`` pixels long at least if it has as many.

    Raises DecodeError.
    """
    with _opened(data, name) as raw:
        sizes = raw.sizes
        # Developed it is half as large: a preview of that size is never worse.
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
        if pixels.shape[2] == 1:  # a sensor without colours
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
            f"{name} is a raw file of a kind that we don't know, or damaged: {_said(error)}."
        ) from error


def _preview(raw: Any, side: int) -> bytes | None:
    """The camera's JPEG, if it is large enough to stand for the photo."""
    rawpy = _rawpy()
    try:
        found = raw.extract_thumb()
    except (rawpy.LibRawError, rawpy.NotSupportedError):
        return None
    if found.format != rawpy.ThumbFormat.JPEG or not found.data:
        return None
    return bytes(found.data) if _longest_side(found.data) >= side else None


def _longest_side(jpeg: bytes) -> int:
    """The longest side that a JPEG's header says, 0 if it has none."""
    from PIL import Image as Pillow
    from PIL import UnidentifiedImageError

    try:
        with Pillow.open(io.BytesIO(jpeg), formats=["JPEG"]) as picture:
            return max(picture.size)
    except (UnidentifiedImageError, OSError, SyntaxError, ValueError):
        return 0


def _said(error: Exception) -> str:
    """What LibRaw says, which comes as bytes."""
    what = error.args[0] if error.args else ""
    said = what.decode(errors="replace") if isinstance(what, bytes) else str(what)
    return said.rstrip(".") or type(error).__name__


def _rawpy() -> ModuleType:
    try:
        import rawpy
    except ImportError as error:
        raise DecodeError(MISSING) from error
    module: ModuleType = rawpy
    return module
