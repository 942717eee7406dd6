"""Seeded valid files of every format that we read, small, from which mutants are made."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
from PIL import ExifTags, Image, ImageCms
from pillow_heif import register_heif_opener

from features import raw
from tests.endurance.hostile.dng import dng

SIZE = (72, 54)
"""Width and height in pixels."""


def good_files(seed: int) -> dict[str, bytes]:
    """File name -> content."""
    register_heif_opener()
    random = np.random.default_rng(seed)
    blobs = random.integers(0, 256, (6, 8, 3), np.uint8)
    picture = Image.fromarray(blobs).resize(SIZE, Image.Resampling.BICUBIC)
    frames = [picture.rotate(90 * turn) for turn in (1, 2)]
    clear = picture.copy()
    clear.putalpha(picture.getchannel("R"))
    deep = Image.fromarray(np.asarray(picture.getchannel("G")).astype(np.uint16) * 257)
    labels: dict[str, Any] = {"exif": _exif(), "icc_profile": _profile()}
    moving: dict[str, Any] = {"save_all": True, "append_images": frames, "duration": 40}
    made: dict[str, tuple[Image.Image, dict[str, Any]]] = {
        "baseline.jpg": (picture, {"quality": 90, **labels}),
        "progressive.jpg": (picture, {"progressive": True, **labels}),
        "grey.jpg": (picture.convert("L"), {}),
        "cmyk.jpg": (picture.convert("CMYK"), {}),
        "several.jpg": (picture, {"format": "MPO", "save_all": True, "append_images": frames}),
        "rgb.png": (picture, labels),
        "clear.png": (clear, {}),
        "palette.png": (picture.quantize(16), {"transparency": 3}),
        "deep.png": (deep, {}),
        "moving.png": (picture, moving),
        "lossy.webp": (picture, labels),
        "lossless.webp": (clear, {"lossless": True}),
        "moving.webp": (picture, moving),
        "plain.tif": (picture, labels),
        "lzw.tif": (picture, {"compression": "tiff_lzw"}),
        "deflate.tif": (clear, {"compression": "tiff_adobe_deflate"}),
        "jpeg.tif": (picture, {"compression": "jpeg"}),
        "fax.tif": (picture.convert("1"), {"compression": "group4"}),
        "float.tif": (picture.convert("F"), {}),
        "pages.tif": (picture, {"save_all": True, "append_images": frames}),
        "plain.bmp": (picture, {}),
        "palette.bmp": (picture.quantize(16), {}),
        "still.gif": (picture, {}),
        "moving.gif": (picture, moving),
        "photo.heic": (picture, {"quality": 50, **labels}),
        "photo.avif": (picture, {"speed": 10, **labels}),
    }
    files = {name: _encoded(name, frame, how) for name, (frame, how) in made.items()}
    return files | (_raw_files(random) if raw.is_installed() else {})


def _raw_files(random: np.random.Generator) -> dict[str, bytes]:
    """A camera's file without and with a preview of its own."""
    light = random.integers(0, 1 << 16, (SIZE[1], SIZE[0])).astype(np.uint16)
    preview = Image.fromarray(random.integers(0, 256, (6, 8, 3), np.uint8)).resize((640, 480))
    buffer = io.BytesIO()
    preview.save(buffer, "JPEG")
    return {"sensor.dng": dng(light, 6), "preview.dng": dng(light, 8, buffer.getvalue())}


def _encoded(name: str, picture: Image.Image, how: dict[str, Any]) -> bytes:
    buffer = io.BytesIO()
    kind = Image.registered_extensions()["." + name.rpartition(".")[2]]
    more = [frame.copy() for frame in how.get("append_images", [])]  # saving leaves traces in them
    picture.copy().save(buffer, **{"format": kind, **how, "append_images": more})
    return buffer.getvalue()


def _exif() -> Image.Exif:
    exif = Image.Exif()
    exif[ExifTags.Base.Orientation] = 6
    exif[ExifTags.Base.Make] = "a camera"
    exif.get_ifd(ExifTags.IFD.GPSInfo)[ExifTags.GPS.GPSLatitude] = (1.0, 2.0, 3.0)
    return exif


def _profile() -> bytes:
    made = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    return made[:24] + bytes(12) + made[36:]  # without the time at which it was made
