"""Camera raw: small DNG files, whose sensor shows the contrary of their preview."""

from __future__ import annotations

import importlib.util
import io
import struct
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from features.decode import (
    SUFFIXES,
    Header,
    decode,
    decode_bytes,
    probe,
    unreadable_suffixes,
)
from features.errors import DecodeError
from tests.endurance.hostile.dng import LONG, dng

needs_rawpy = pytest.mark.skipif(
    importlib.util.find_spec("rawpy") is None, reason="needs the extra raw"
)


def halves(width: int = 120, height: int = 80) -> np.ndarray[Any, Any]:
    """A sensor whose left half saw much more light."""
    pixels = np.full((height, width), 40_000, np.uint16)
    pixels[:, width // 2 :] = 4_000
    return pixels


def jpeg(size: tuple[int, int], exif: bytes = b"") -> bytes:
    """A JPEG that is dark on the left."""
    picture = Image.new("RGB", size, (20, 20, 20))
    picture.paste((230, 230, 230), (size[0] // 2, 0, *size))
    buffer = io.BytesIO()
    picture.save(buffer, "JPEG", exif=exif)
    written = buffer.getvalue()
    return written[:2] + written[20:] if exif else written  # cameras begin with the EXIF, not JFIF


def brightest_side(image: np.ndarray[Any, Any]) -> str:
    """Where ``image`` is bright, of two halves."""
    height, width = image.shape[:2]
    sides = {
        "left": image[:, : width // 3],
        "right": image[:, -(width // 3) :],
        "top": image[: height // 3],
        "bottom": image[-(height // 3) :],
    }
    return max(sides, key=lambda side: sides[side].mean())


@needs_rawpy
@pytest.mark.parametrize(
    ("orientation", "bright", "shape"),
    [(1, "left", (40, 60)), (3, "right", (40, 60)), (6, "top", (60, 40)), (8, "bottom", (60, 40))],
)
def test_the_sensors_pixels_are_developed_upright(
    tmp_path: Path, orientation: int, bright: str, shape: tuple[int, int]
) -> None:
    path = tmp_path / "a.DNG"
    path.write_bytes(dng(halves(), orientation))
    image = decode(path)
    assert image.shape == (*shape, 3)
    assert image.dtype == np.uint8
    assert brightest_side(image) == bright
    assert probe(path) == Header("RAW", 120, 80)


@needs_rawpy
def test_a_sensor_without_colours_makes_a_grey_picture() -> None:
    linear = dng(halves()).replace(
        struct.pack("<HHII", 262, 3, 1, 32803), struct.pack("<HHII", 262, 3, 1, 34892)
    )
    image = decode_bytes(linear, "a.dng")
    assert image.shape[2] == 3
    assert (image[..., 0] == image[..., 2]).all()
    assert brightest_side(image) == "left"


@needs_rawpy
def test_a_large_picture_is_shrunk_to_fit() -> None:
    assert decode_bytes(dng(halves(1200, 800)), "a.dng", 100).shape == (67, 100, 3)


@needs_rawpy
@pytest.mark.parametrize(("orientation", "bright"), [(1, "right"), (6, "bottom"), (8, "top")])
def test_the_cameras_preview_comes_first_and_is_upright(orientation: int, bright: str) -> None:
    """The preview shows the contrary of the sensor's pixels."""
    image = decode_bytes(dng(halves(), orientation, jpeg((600, 400))), "a.nef")
    assert brightest_side(image) == bright
    assert max(image.shape) == 500


@needs_rawpy
def test_a_preview_that_says_how_it_stands_is_believed() -> None:
    exif = Image.Exif()
    exif[274] = 6
    image = decode_bytes(dng(halves(), 1, jpeg((600, 400), exif.tobytes())), "a.cr2")
    assert brightest_side(image) == "bottom"


@needs_rawpy
def test_a_preview_that_is_too_small_is_not_used() -> None:
    assert brightest_side(decode_bytes(dng(halves(1200, 800), 1, jpeg((160, 120))), "a.dng")) == (
        "left"
    )


@needs_rawpy
@pytest.mark.parametrize("size", [0, 1, 100, 600, 5_000])
def test_what_is_cut_off_is_refused_with_a_sentence(size: int) -> None:
    with pytest.raises(DecodeError) as caught:
        decode_bytes(dng(halves())[:size], "a.dng")
    assert caught.value.reason.startswith("a.dng " if size else "The file is empty")
    assert caught.value.reason.endswith(".")


@needs_rawpy
def test_what_is_no_raw_file_is_refused() -> None:
    with pytest.raises(DecodeError, match=r"a\.nef is a raw file of a kind that we don't know"):
        decode_bytes(jpeg((60, 40)), "a.nef")


@needs_rawpy
def test_a_huge_sensor_is_refused_before_it_is_developed() -> None:
    whole = dng(halves())
    width, height = struct.pack("<HHII", 256, LONG, 1, 120), struct.pack("<HHII", 257, LONG, 1, 80)
    huge = whole.replace(width, width[:8] + struct.pack("<I", 60_000))
    huge = huge.replace(height, height[:8] + struct.pack("<I", 40_000))
    with pytest.raises(DecodeError, match=r"60,000 x 40,000 pixels|don't know, or damaged"):
        decode_bytes(huge, "a.dng")


def test_without_the_extra_the_files_are_named_with_the_way_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "rawpy", None)
    with pytest.raises(DecodeError, match=r"pip install likewise\[raw\]"):
        decode_bytes(dng(halves()), "a.dng")


def test_which_endings_cannot_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {".cr2", ".nef", ".dng", ".jpg", ".heic"} <= SUFFIXES
    assert ".svg" not in SUFFIXES
    monkeypatch.setattr("features.raw.is_installed", lambda: True)
    assert unreadable_suffixes() == {}
    monkeypatch.setattr("features.raw.is_installed", lambda: False)
    missing = unreadable_suffixes()
    assert missing.keys() < SUFFIXES
    assert "pip install" in missing[".nef"]
    assert ".jpg" not in missing
