"""Decodes picture files to upright sRGB pixels, as a person would see them.

JPEG, PNG, WebP, TIFF, BMP, GIF, HEIC/HEIF and AVIF, and camera raw (features/raw.py); upright by
the EXIF orientation, in sRGB, on white where it is transparent, the first frame where it moves. A
picture is shrunk to fit, never enlarged: what is not in the file is not made up here. SVG is left
out: it is a program that draws, not a photo, and may load or ask for anything.

Large JPEGs without surprises are decoded by OpenCV at 1/2, 1/4 or 1/8 of their size; everything
else goes through Pillow. Colour profiles are applied after shrinking, where they cost least.
"""

from __future__ import annotations

import io
import os
import stat
import struct
import threading
import warnings
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import cv2
import numpy as np
from PIL import ExifTags, UnidentifiedImageError
from PIL import Image as Pillow
from pillow_heif import register_heif_opener

from features import jpeg, raw, rendering
from features.errors import DecodeError
from features.types import Image

_KINDS = "jpg jpeg jpe jfif png webp tif tiff bmp dib gif heic heif hif avif"
SUFFIXES = raw.SUFFIXES | {f".{kind}" for kind in _KINDS.split()}
"""The file name endings, in lower case, of the pictures that we read."""

MAX_PIXELS = 1 << 28
"""Refused above (268 megapixels): the largest camera makes 200."""

MAX_WHOLE_PIXELS = 1 << 27
"""Refused above (134 megapixels) where all pixels must be decoded to see any of them.

A JPEG of one scan can be decoded at an eighth of its size; one of several (progressive, or with the
channels one after the other) and others take 6 to 10 bytes a pixel: a photo stays around 1 GB.
"""

MAX_WEBP_PIXELS = 1 << 26
"""Refused above (67 megapixels): a WebP takes 15 bytes a pixel."""

MAX_BYTES = 3 << 28
"""Files above 805 MB are refused unread: 100 megapixels of 16 bits, uncompressed, are 600."""

_FORMATS = ("JPEG", "PNG", "WEBP", "TIFF", "BMP", "DIB", "GIF", "HEIF", "AVIF")
_JPEG = ("JPEG", "MPO")
_REDUCED = {
    8: cv2.IMREAD_REDUCED_COLOR_8,
    4: cv2.IMREAD_REDUCED_COLOR_4,
    2: cv2.IMREAD_REDUCED_COLOR_2,
    1: cv2.IMREAD_COLOR,
}
DAMAGE = (
    OSError,
    SyntaxError,
    ValueError,
    EOFError,
    LookupError,
    TypeError,
    AttributeError,
    ArithmeticError,
    RuntimeError,
    struct.error,
    zlib.error,
)
"""What Pillow's readers are known to raise on damaged files."""

Pillow.init()  # all readers at once: `open` with a list of formats does not load them itself
register_heif_opener()
Pillow.MAX_IMAGE_PIXELS = None  # we check MAX_PIXELS, with a sentence in place of Pillow's warning

_warnings_lock = threading.Lock()


@dataclass(frozen=True)
class Header:
    """What a file says of itself: format name, stored width and height in pixels."""

    format: str
    width: int
    height: int


def probe(path: Path) -> Header:
    """Read the header only. Raises DecodeError."""
    if is_raw(path.name):
        return Header("RAW", *raw.size_of(read(path), path.name))
    with open_file(path) as file, opened(file, path.name) as picture:
        return _header(picture)


def decode(path: Path, side: int = 500) -> Image:
    """Read a picture as uint8 (h, w, 3) RGB that fits ``side`` x ``side``, aspect kept.

    Raises DecodeError, whose ``reason`` is a sentence for the user.
    """
    return decode_bytes(read(path), path.name, side)


def read(path: Path) -> bytes:
    """The content of a regular file of a bearable size, all read at once. Raises DecodeError."""
    with open_file(path) as file:
        return file.read(os.fstat(file.fileno()).st_size)  # a file that grows on has to end here


def decode_bytes(data: bytes, name: str, side: int = 500) -> Image:
    """Like `decode`, for pasted and dropped pictures; ``name`` is used in messages only."""
    return probe_and_decode(data, name, side)[1]


def probe_and_decode(data: bytes, name: str, side: int = 500) -> tuple[Header, Image]:
    """What `probe` and `decode` tell of the file ``name`` whose content is ``data``."""
    if not data:
        raise DecodeError("The file is empty.")
    return (_raw_picture if is_raw(name) else _picture)(data, name, side)


def unreadable_suffixes() -> dict[str, str]:
    """Those of SUFFIXES whose reader is not installed, each with a sentence that says so."""
    return {} if raw.is_installed() else dict.fromkeys(raw.SUFFIXES, raw.MISSING)


def is_raw(name: str) -> bool:
    """By the ending: inside, most raw files look like a TIFF of their thumbnail."""
    return os.path.splitext(name)[1].lower() in raw.SUFFIXES  # noqa: PTH122 - a name, no path


def _raw_picture(data: bytes, name: str, side: int) -> tuple[Header, Image]:
    with faults_told(name):
        photo = raw.read(data, name, side)
        header = Header("RAW", photo.width, photo.height)
        if photo.pixels is not None:
            return header, rendering.fit(photo.pixels, side)
    assert photo.preview is not None
    return header, _picture(photo.preview, name, side, photo.orientation)[1]


def _picture(data: bytes, name: str, side: int, usual: int = 1) -> tuple[Header, Image]:
    """A picture whose orientation is the ``usual`` one if it does not say."""
    with opened(io.BytesIO(data), name) as picture:
        header, profile = _header(picture), picture.info.get("icc_profile")
        plain_jpeg = header.format in _JPEG and picture.mode in ("L", "RGB")
        orientation = orientation_of(picture, usual) if plain_jpeg else 1  # others are loaded first
    with faults_told(name):
        pixels = _jpeg_pixels(data, header, side) if plain_jpeg else None
        if pixels is None:
            pixels, orientation = _pillow_pixels(data, name, side, usual)
        image = rendering.to_srgb(rendering.fit(pixels, side), profile)
    return header, rendering.upright(image, orientation)


@contextmanager
def open_file(path: Path) -> Iterator[IO[bytes]]:
    """Open a regular file of a bearable size. What is opened is what is looked at: a file that is
    exchanged for a pipe or a device meanwhile would block.
    """
    try:
        with open(path, "rb", opener=_open_without_waiting) as file:
            status = os.fstat(file.fileno())
            if not stat.S_ISREG(status.st_mode):
                raise DecodeError(f"{path.name} is not a file.")
            if status.st_size > MAX_BYTES:
                raise DecodeError(
                    f"{path.name} is larger than {MAX_BYTES // 10**6} MB, too large for a picture."
                )
            yield file
    except FileNotFoundError as error:
        raise DecodeError(f"{path.name} does not exist.") from error
    except IsADirectoryError as error:
        raise DecodeError(f"{path.name} is not a file.") from error
    except OSError as error:
        raise DecodeError(f"{path.name} can't be read: {error.strerror or error}.") from error


def _open_without_waiting(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


@contextmanager
def quiet() -> Iterator[None]:
    """Keep Pillow's warnings about odd metadata in; the filter is process-wide, hence the lock."""
    with _warnings_lock, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@contextmanager
def opened(file: IO[bytes], name: str) -> Iterator[Pillow.Image]:
    """A picture whose header has been read and accepted. Raises DecodeError."""
    with faults_told(name), quiet(), Pillow.open(file, formats=_FORMATS) as picture:
        _check_size(picture, _most_pixels(picture, file), name)
        yield picture


@contextmanager
def faults_told(name: str) -> Iterator[None]:
    """Tell of damage and lack of memory by a DecodeError."""
    try:
        yield
    except UnidentifiedImageError as error:
        raise DecodeError("Not a supported image format.") from error
    except (MemoryError, cv2.error) as error:  # on sound arrays OpenCV has no other reason
        raise DecodeError(f"{name} needs more memory than there is.") from error
    except DecodeError:
        raise
    except DAMAGE as error:
        detail = str(error).rstrip(".") or type(error).__name__
        if _is_cut_off(detail):
            raise DecodeError("The file is incomplete.") from error
        raise DecodeError(f"The file is damaged: {detail}.") from error


def _is_cut_off(detail: str) -> bool:
    """Whether only the end of a file is missing, by what its decoder says."""
    return any(word in detail.lower() for word in ("truncated", "premature", "not enough data"))


def _check_size(picture: Pillow.Image, most: int, name: str) -> None:
    width, height = picture.size
    if width * height > most:
        raise DecodeError(
            f"{name} says it is {width:,} x {height:,} pixels; "
            f"we read at most {most // 10**6} megapixels of a picture of this kind."
        )
    if width * height == 0:
        raise DecodeError(f"{name} has no pixels.")


def _most_pixels(picture: Pillow.Image, file: IO[bytes]) -> int:
    if picture.format in _JPEG and jpeg.has_one_scan(file):
        return MAX_PIXELS
    return MAX_WEBP_PIXELS if picture.format == "WEBP" else MAX_WHOLE_PIXELS


def _header(picture: Pillow.Image) -> Header:
    return Header(picture.format or "", *picture.size)


def orientation_of(picture: Pillow.Image, usual: int) -> int:
    """The EXIF orientation; damaged EXIF means upright, as in other programs."""
    try:
        value = picture.getexif().get(ExifTags.Base.Orientation, usual)
    except DAMAGE:
        return 1
    return value if isinstance(value, int) else 1


def _jpeg_pixels(data: bytes, header: Header, side: int) -> rendering.Pixels | None:
    """A complete JPEG at the smallest size of 1/8 .. 1 that is not below ``side``, else None."""
    if not jpeg.is_complete(data):
        return None
    longest = max(header.width, header.height)
    factor = next((f for f in (8, 4, 2) if longest // f >= side), 1)
    flags = _REDUCED[factor] | cv2.IMREAD_IGNORE_ORIENTATION
    try:
        pixels = cv2.imdecode(np.frombuffer(data, np.uint8), flags)
    except cv2.error:  # Pillow will tell why
        return None
    return None if pixels is None else np.asarray(cv2.cvtColor(pixels, cv2.COLOR_BGR2RGB), np.uint8)


def _pillow_pixels(data: bytes, name: str, side: int, usual: int) -> tuple[rendering.Pixels, int]:
    """The pixels, and the orientation that is left: loading sets some formats upright itself."""
    with opened(io.BytesIO(data), name) as picture:
        picture.draft(None, (side, side))  # CMYK JPEGs too can be decoded at a reduced size
        picture.load()
        return rendering.eight_bit(picture), orientation_of(picture, usual)
