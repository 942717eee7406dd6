"""Decode picture files to upright sRGB pixels, as a person would see them.

Reads JPEG, PNG, WebP, TIFF, BMP, GIF, HEIC/HEIF, AVIF and camera raw (features/raw.py). The result
is upright by the EXIF orientation, in sRGB, on white where it is transparent, and the first frame
of an animation. A picture is shrunk to fit, never enlarged, so as not to invent detail. SVG is
excluded: it is a program rather than a photo, and may load other files.

Ordinary large JPEGs are decoded by OpenCV at 1/2, 1/4 or 1/8 of their size; everything else goes
through Pillow. Colour profiles are applied after shrinking, where they cost least.
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
"""File name suffixes, in lower case, of the pictures that can be read."""

MAX_PIXELS = 1 << 28
"""Largest picture (268 megapixels): the largest camera makes 200."""

MAX_WHOLE_PIXELS = 1 << 27
"""Largest picture (134 megapixels) of the formats that must be decoded whole.

A JPEG with one scan can be decoded at an eighth of its size; others (progressive, or with channels
in sequence) and other formats take 6 to 10 bytes per pixel, so a photo stays around 1 GB.
"""

MAX_WEBP_PIXELS = 1 << 26
"""Largest WebP (67 megapixels): it takes 15 bytes per pixel."""

MAX_BYTES = 3 << 28
"""Largest file (805 MB): 100 megapixels of 16 bits, uncompressed, are 600 MB."""

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
"""Exceptions that Pillow's readers are known to raise on damaged files."""

Pillow.init()  # load all readers, because `open` with a list of formats does not
register_heif_opener()
Pillow.MAX_IMAGE_PIXELS = None

_warnings_lock = threading.Lock()


@dataclass(frozen=True)
class Header:
    """A file's format name, and stored width and height in pixels."""

    format: str
    width: int
    height: int


def probe(path: Path) -> Header:
    """Read only the header. Raises DecodeError."""
    if is_raw(path.name):
        return Header("RAW", *raw.size_of(read(path), path.name))
    with open_file(path) as file, opened(file, path.name) as picture:
        return _header(picture)


def decode(path: Path, side: int = 500) -> Image:
    """Read a picture as uint8 (h, w, 3) RGB that fits ``side`` x ``side``, keeping its aspect.

    Raises DecodeError, whose ``reason`` is a sentence for the user.
    """
    return decode_bytes(read(path), path.name, side)


def read(path: Path) -> bytes:
    """Return the content of a regular file of acceptable size. Raises DecodeError."""
    with open_file(path) as file:
        return file.read(os.fstat(file.fileno()).st_size)  # bounded, in case the file keeps growing


def decode_bytes(data: bytes, name: str, side: int = 500) -> Image:
    """Decode a pasted or dropped picture as `decode` does; ``name`` is only for messages."""
    return probe_and_decode(data, name, side)[1]


def probe_and_decode(data: bytes, name: str, side: int = 500) -> tuple[Header, Image]:
    """Return what `probe` and `decode` do, for the file ``name`` with content ``data``."""
    if not data:
        raise DecodeError("The file is empty.")
    return (_raw_picture if is_raw(name) else _picture)(data, name, side)


def unreadable_suffixes() -> dict[str, str]:
    """Return the SUFFIXES whose reader is not installed, each with a sentence that says so."""
    return {} if raw.is_installed() else dict.fromkeys(raw.SUFFIXES, raw.MISSING)


def is_raw(name: str) -> bool:
    """Return whether the suffix is that of a raw file; inside, most look like a TIFF thumbnail."""
    return os.path.splitext(name)[1].lower() in raw.SUFFIXES


def _raw_picture(data: bytes, name: str, side: int) -> tuple[Header, Image]:
    with faults_told(name):
        photo = raw.read(data, name, side)
        header = Header("RAW", photo.width, photo.height)
        if photo.pixels is not None:
            return header, rendering.fit(photo.pixels, side)
    assert photo.preview is not None
    return header, _picture(photo.preview, name, side, photo.orientation)[1]


def _picture(data: bytes, name: str, side: int, usual: int = 1) -> tuple[Header, Image]:
    """Decode a picture, whose orientation is ``usual`` if it does not state one."""
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
    """Open a regular file of acceptable size. Raises DecodeError.

    The opened file itself is checked and opening never blocks, in case it was replaced by a pipe.
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
    """Suppress Pillow's warnings about odd metadata; a lock guards the process-wide filter."""
    with _warnings_lock, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@contextmanager
def opened(file: IO[bytes], name: str) -> Iterator[Pillow.Image]:
    """Open a picture, and read and check its header. Raises DecodeError."""
    with faults_told(name), quiet(), Pillow.open(file, formats=_FORMATS) as picture:
        _check_size(picture, _most_pixels(picture, file), name)
        yield picture


@contextmanager
def faults_told(name: str) -> Iterator[None]:
    """Turn damage and lack of memory into DecodeError."""
    try:
        yield
    except UnidentifiedImageError as error:
        raise DecodeError("Not a supported image format.") from error
    except (MemoryError, cv2.error) as error:  # OpenCV has no other reason to fail on sound arrays
        raise DecodeError(f"{name} needs more memory than there is.") from error
    except DecodeError:
        raise
    except DAMAGE as error:
        detail = str(error).rstrip(".") or type(error).__name__
        if _is_cut_off(detail):
            raise DecodeError("The file is incomplete.") from error
        raise DecodeError(f"The file is damaged: {detail}.") from error


def _is_cut_off(detail: str) -> bool:
    """Return whether a decoder's message says that only the end of a file is missing."""
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
    """Return the EXIF orientation; damaged EXIF means upright, as in other programs."""
    try:
        value = picture.getexif().get(ExifTags.Base.Orientation, usual)
    except DAMAGE:
        return 1
    return value if isinstance(value, int) else 1


def _jpeg_pixels(data: bytes, header: Header, side: int) -> rendering.Pixels | None:
    """Decode a complete JPEG at the smallest size of 1/8 .. 1 not below ``side``, else None."""
    if not jpeg.is_complete(data):
        return None
    longest = max(header.width, header.height)
    factor = next((f for f in (8, 4, 2) if longest // f >= side), 1)
    flags = _REDUCED[factor] | cv2.IMREAD_IGNORE_ORIENTATION
    try:
        pixels = cv2.imdecode(np.frombuffer(data, np.uint8), flags)
    except cv2.error:  # Pillow will report why
        return None
    return None if pixels is None else np.asarray(cv2.cvtColor(pixels, cv2.COLOR_BGR2RGB), np.uint8)


def _pillow_pixels(data: bytes, name: str, side: int, usual: int) -> tuple[rendering.Pixels, int]:
    """Return the pixels and the remaining orientation: some formats are loaded upright."""
    with opened(io.BytesIO(data), name) as picture:
        picture.draft(None, (side, side))  # CMYK JPEGs can also be decoded at a reduced size
        picture.load()
        return rendering.eight_bit(picture), orientation_of(picture, usual)
