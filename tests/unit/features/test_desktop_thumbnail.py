"""Thumbnails of the desktop: the standard's example, what is read back, and what is not true."""

from __future__ import annotations

import hashlib
from pathlib import Path

import numpy as np
import pytest
from PIL import Image as Pillow
from PIL.PngImagePlugin import PngInfo

from features.desktop_thumbnail import address, read_thumbnail, texts

PHOTO = Path("/home/jens/photos/me.png")


def kept(folder: Path, pixels: np.ndarray, photo: Path = PHOTO, modified: float = 7.9) -> Path:
    file = folder / "a.png"
    info = PngInfo()
    for key, said in texts(photo, modified).items():
        info.add_text(key, said)
    Pillow.fromarray(pixels).save(file, pnginfo=info)
    return file


def test_the_address_is_the_standards_and_glibs() -> None:
    assert address(PHOTO) == "file:///home/jens/photos/me.png"
    name = hashlib.md5(address(PHOTO).encode(), usedforsecurity=False).hexdigest()
    assert name == "c6ee772d9e49320e97ec29a7eb5b1697"
    odd = "file:///a%20b/%C3%A9;[x]#%25~(1)'&=.jpg".replace(";", "%3B")
    odd = odd.replace("[x]#", "%5Bx%5D%23")
    assert address(Path("/a b/é;[x]#%~(1)'&=.jpg")) == odd


def test_what_was_written_is_read(tmp_path: Path) -> None:
    pixels = np.zeros((64, 128, 3), np.uint8)
    pixels[:, 64:] = (250, 10, 120)
    read = read_thumbnail(kept(tmp_path, pixels), PHOTO, 7.1, 128)
    assert read is not None
    assert np.array_equal(read, pixels)


@pytest.mark.parametrize(
    ("photo", "modified", "size"),
    [(Path("/other.png"), 7.0, 128), (PHOTO, 8.0, 128), (PHOTO, 7.0, 256)],
)
def test_of_another_photo_time_or_size_it_is_none(
    tmp_path: Path, photo: Path, modified: float, size: int
) -> None:
    file = kept(tmp_path, np.zeros((64, 128, 3), np.uint8))
    assert read_thumbnail(file, photo, modified, size) is None


def test_a_broken_one_is_none(tmp_path: Path) -> None:
    random = np.random.default_rng(0).integers(0, 255, (100, 128, 3), np.uint8)
    file = kept(tmp_path, random)
    whole = file.read_bytes()
    for length in (0, 10, len(whole) // 2):
        file.write_bytes(whole[:length])
        assert read_thumbnail(file, PHOTO, 7.0, 128) is None
    assert read_thumbnail(tmp_path / "none.png", PHOTO, 7.0, 128) is None
