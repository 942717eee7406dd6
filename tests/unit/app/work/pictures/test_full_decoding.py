"""Pictures at full size: decoded, and kept in levels."""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from app.work.pictures.full_decoding import bytes_needed, bytes_of, decode_into, fill, sizes
from features.errors import DecodeError

# Decoding into shared memory: pixels, sizes and what is measured on the way.


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


# Mip levels: their sizes, their pixels as Qt wants them, and never beyond the memory.


@pytest.mark.parametrize(
    ("size", "levels"),
    [
        ((1, 1), ((1, 1),)),
        ((1023, 700), ((1023, 700),)),
        ((1024, 700), ((1024, 700), (512, 350))),
        ((2049, 3), ((2049, 3), (1025, 2), (513, 1))),
        ((4000, 1), ((4000, 1),)),
    ],
)
def test_the_sizes_by_hand(size: tuple[int, int], levels: tuple[tuple[int, int], ...]) -> None:
    assert sizes(*size) == levels
    assert bytes_of(levels) == 4 * sum(width * height for width, height in levels)


def test_the_pixels_are_blue_green_red_and_opaque_and_averaged_in_fours() -> None:
    picture = np.zeros((1024, 1024, 3), np.uint8)
    picture[:, :512] = (200, 100, 50)
    picture[::2, 512:] = (100, 0, 0)
    buffer = bytearray(bytes_of(sizes(1024, 1024)) + 5)  # shared memory comes in whole pages
    assert fill(picture, memoryview(buffer)) == ((1024, 1024), (512, 512))
    whole = np.frombuffer(buffer, np.uint8, 1024 * 1024 * 4).reshape(1024, 1024, 4)
    half = np.frombuffer(buffer, np.uint8, 512 * 512 * 4, 1024 * 1024 * 4).reshape(512, 512, 4)
    assert whole[7, 7].tolist() == half[3, 3].tolist() == [50, 100, 200, 255]
    assert whole[0, 1000].tolist() == [0, 0, 100, 255]
    assert half[0, 500].tolist() == [0, 0, 50, 255]


def test_what_does_not_fit_is_refused_unwritten() -> None:
    buffer = bytearray(99)
    with pytest.raises(ValueError, match="larger"):
        fill(np.ones((5, 5, 3), np.uint8), memoryview(buffer))
    assert not any(buffer)
