"""Full resolution: all pixels where that is bearable, half of them or less where it is not."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from features.decode import Header
from features.errors import DecodeError
from features.full_resolution import MOST_PIXELS, decode_full, reduction
from tests.endurance.hostile.dng import dng


def saved(path: Path, width: int, height: int, orientation: int = 1) -> Path:
    exif = Image.Exif()
    exif[0x0112] = orientation
    pixels = np.random.default_rng(0).integers(0, 256, (height, width, 3), dtype=np.uint8)
    Image.fromarray(pixels).save(path, exif=exif)
    return path


@pytest.mark.parametrize(
    ("width", "height", "factor"),
    [(8192, 8192, 1), (8193, 8192, 2), (6000, 4000, 1), (16384, 12288, 2), (1, 1, 1)],
)
def test_how_much_a_photo_is_reduced(width: int, height: int, factor: int) -> None:
    assert reduction(Header("JPEG", width, height)) == factor
    assert width * height / factor**2 <= MOST_PIXELS


@pytest.mark.parametrize("suffix", ["jpg", "png"])
def test_every_pixel_is_there(tmp_path: Path, suffix: str) -> None:
    file = saved(tmp_path / f"a.{suffix}", 900, 640)
    full = decode_full(file)
    assert full.image.shape == (640, 900, 3)
    assert (full.width, full.height, full.reduction) == (900, 640, 1)
    assert full.bytes == file.stat().st_size
    assert full.format == {"jpg": "JPEG", "png": "PNG"}[suffix]


@pytest.mark.parametrize("suffix", ["jpg", "png"])
@pytest.mark.parametrize(("most", "factor"), [(100_000, 4), (300_000, 2), (5_000, 8)])
def test_what_is_too_large_is_reduced_and_says_so(
    tmp_path: Path, suffix: str, most: int, factor: int
) -> None:
    full = decode_full(saved(tmp_path / f"a.{suffix}", 901, 641, orientation=6), most)
    assert (full.width, full.height, full.reduction) == (641, 901, factor)
    height, width = full.image.shape[:2]
    assert abs(height - 901 / factor) < 1
    assert abs(width - 641 / factor) < 1


def test_what_cannot_be_read_says_why(tmp_path: Path) -> None:
    (tmp_path / "a.jpg").write_bytes(b"no picture")
    with pytest.raises(DecodeError, match="Not a supported image format"):
        decode_full(tmp_path / "a.jpg")
    with pytest.raises(DecodeError, match="does not exist"):
        decode_full(tmp_path / "b.jpg")


@pytest.mark.skipif(importlib.util.find_spec("rawpy") is None, reason="needs the extra raw")
def test_a_raw_file_is_shown_by_a_preview_of_half_its_size_or_developed(tmp_path: Path) -> None:
    sensor = np.full((80, 120), 40_000, np.uint16)
    file = tmp_path / "a.dng"
    file.write_bytes(dng(sensor))
    full = decode_full(file)
    assert full.image.shape[:2] == (40, 60)
    assert (full.width, full.height, full.reduction) == (60, 40, 1)
