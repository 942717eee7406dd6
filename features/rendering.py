"""Convert stored pixels of any mode, with profile and orientation, to upright sRGB on white."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image as Pillow
from PIL import ImageCms

from features.types import Image

Pixels = NDArray[np.uint8]
"""uint8: (h, w) grey, (h, w, 3) RGB or (h, w, 4) CMYK."""

BAND = 1 << 20
"""Pixels that are converted at once."""


def eight_bit(picture: Pillow.Image) -> Pixels:
    """Return the 8-bit pixels of a loaded Pillow picture, with transparency laid on white.

    Modes of 32 bits and floating point have no agreed white: they are stretched over their range.
    """
    convert = _stretching(picture) if picture.mode in ("I", "F") else _converted
    return _joined((convert(band) for band in _bands(picture)), picture.height)


def _bands(picture: Pillow.Image) -> Iterator[Pillow.Image]:
    """Yield the picture in full-width bands, because copies of all of it would take gigabytes."""
    width, height = picture.size
    rows = max(1, BAND // width)
    for top in range(0, height, rows):
        yield picture.crop((0, top, width, min(top + rows, height)))


def _joined(bands: Iterator[Pixels], height: int) -> Pixels:
    first = next(bands)
    whole = np.empty((height, *first.shape[1:]), np.uint8)
    top = 0
    for band in chain([first], bands):
        whole[top : top + len(band)] = band
        top += len(band)
    return whole


def _converted(picture: Pillow.Image) -> Pixels:
    if picture.mode.startswith("I;16"):
        return (np.asarray(picture).astype(np.uint16) // 257).astype(np.uint8)
    if picture.has_transparency_data:
        return _on_white(picture.convert("RGBA"))
    if picture.mode in ("L", "RGB", "CMYK"):
        return np.asarray(picture)
    return np.asarray(picture.convert("L" if picture.mode == "1" else "RGB"))


def _stretching(picture: Pillow.Image) -> Callable[[Pillow.Image], Pixels]:
    """Return the conversion that maps the picture's darkest value to 0 and the brightest to 255."""
    ranges = [(values.min(), values.max()) for values in map(_finite, _bands(picture))]
    low, high = min(low for low, _ in ranges), max(high for _, high in ranges)
    white = (high - low) or 1.0

    def stretched(band: Pillow.Image) -> Pixels:
        return np.asarray(np.rint((_finite(band) - low) / white * 255), np.uint8)

    return stretched


def _finite(picture: Pillow.Image) -> NDArray[np.float64]:
    values = np.asarray(picture).astype(np.float64)
    return np.nan_to_num(values, copy=False, nan=0.0, posinf=0.0, neginf=0.0)


def _on_white(picture: Pillow.Image) -> Pixels:
    white = Pillow.new("RGBA", picture.size, "white")
    return np.asarray(Pillow.alpha_composite(white, picture).convert("RGB"))


def fit(pixels: Pixels, side: int) -> Pixels:
    """Shrink to fit ``side`` x ``side`` by area averaging; never enlarge."""
    height, width = pixels.shape[:2]
    scale = side / max(height, width)
    if scale >= 1:
        return pixels
    size = (max(1, round(width * scale)), max(1, round(height * scale)))
    return np.asarray(cv2.resize(pixels, size, interpolation=cv2.INTER_AREA), np.uint8)


def to_srgb(pixels: Pixels, profile: bytes | None) -> Image:
    """Convert by the embedded ICC profile; without a usable one, convert plainly.

    Grey may have one channel or three: a scan looks the same in any file format.
    """
    if profile is None and pixels.ndim == 3 and pixels.shape[2] == 3:
        return pixels
    picture = Pillow.fromarray(pixels, "CMYK" if pixels.shape[2:] == (4,) else None)
    converted = _by_profile(picture, profile) if profile else None
    return np.asarray(converted or picture.convert("RGB"))


def _by_profile(picture: Pillow.Image, profile: bytes) -> Pillow.Image | None:
    try:
        source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
        fitting = _in_channels(picture, source.profile.xcolor_space.strip())
        return ImageCms.profileToProfile(fitting, source, _srgb(), outputMode="RGB")
    except (ImageCms.PyCMSError, OSError, ValueError, TypeError):
        return None  # damaged, or for other channels; other programs ignore it too


def _in_channels(picture: Pillow.Image, space: str) -> Pillow.Image:
    """Return the picture in the channels of a profile of this colour space, if possible."""
    if space == "RGB" and picture.mode == "L":
        return picture.convert("RGB")
    if space == "GRAY" and picture.mode == "RGB":
        red, green, blue = picture.split()
        return red if red == green == blue else picture
    return picture


@cache
def _srgb() -> ImageCms.ImageCmsProfile:
    return ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB"))


_TURNS = {
    1: lambda image: image,
    2: np.fliplr,
    3: lambda image: np.rot90(image, 2),
    4: np.flipud,
    5: lambda image: np.swapaxes(image, 0, 1),
    6: lambda image: np.rot90(image, -1),
    7: lambda image: np.swapaxes(np.rot90(image, 2), 0, 1),
    8: lambda image: np.rot90(image, 1),
}
"""EXIF orientation -> the operation that makes a stored picture upright."""


def upright(image: Image, orientation: int) -> Image:
    """Turn and flip by the EXIF orientation; values outside 1 to 8 mean upright."""
    return np.ascontiguousarray(_TURNS.get(orientation, _TURNS[1])(image))
