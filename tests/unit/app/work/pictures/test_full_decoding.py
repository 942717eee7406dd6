"""Decoding into shared memory: pixels, sizes and what is measured on the way."""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from app.work.pictures.full_decoding import bytes_needed, decode_into
from features.errors import DecodeError


@pytest.fixture
def memory() -> Iterator[SharedMemory]:
    made = SharedMemory(create=True, size=100_000)
    yield made
    made.close()
    made.unlink()


def test_pixels_and_measures(tmp_path: Path, memory: SharedMemory) -> None:
    file = tmp_path / "a.png"
    picture = Image.new("RGB", (20, 10), (255, 0, 0))
    picture.paste((0, 0, 0), (0, 0, 5, 10))
    picture.save(file)
    assert bytes_needed(file, 1000) == 800
    found = decode_into(file, memory.name, 1000)
    assert found.levels == ((20, 10),)
    assert (found.width, found.height, found.reduction) == (20, 10, 1)
    assert (found.format, found.bytes) == ("PNG", file.stat().st_size)
    assert bytes(memory.buf[:4]) == bytes((0, 0, 0, 255))
    assert bytes(memory.buf[40:44]) == bytes((0, 0, 255, 255))
    luminance, red, green, blue = found.histogram
    assert (red[0], red[255]) == (50, 150)
    assert green[0] == blue[0] == 200
    assert (luminance[0], luminance[76]) == (50, 150)  # .299 x 255


def test_a_large_one_is_reduced(tmp_path: Path, memory: SharedMemory) -> None:
    file = tmp_path / "a.jpg"
    Image.new("RGB", (200, 100), (9, 9, 9)).save(file)
    assert bytes_needed(file, 5000) == 4 * 100 * 50
    found = decode_into(file, memory.name, 5000)
    assert (found.levels, found.width, found.height) == (((100, 50),), 200, 100)
    assert found.reduction == 2
    assert found.histogram.sum(axis=1).tolist() == [5000] * 4


def test_a_photo_that_grew_meanwhile_is_refused(tmp_path: Path, memory: SharedMemory) -> None:
    file = tmp_path / "a.png"
    Image.fromarray(np.zeros((300, 300, 3), np.uint8)).save(file)
    with pytest.raises(ValueError, match="larger than it said before"):
        decode_into(file, memory.name, 1 << 20)


def test_a_damaged_one_says_why(tmp_path: Path, memory: SharedMemory) -> None:
    (tmp_path / "a.png").write_bytes(b"nothing")
    with pytest.raises(DecodeError, match="Not a supported image format"):
        bytes_needed(tmp_path / "a.png", 1000)
    with pytest.raises(DecodeError, match="Not a supported image format"):
        decode_into(tmp_path / "a.png", memory.name, 1000)
