"""Decoding of every format and colour mode to what a person would see."""

from __future__ import annotations

import contextlib
import importlib.util
import io
import os
import struct
import zlib
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageCms

from features.decode import Header, decode, decode_bytes, probe
from features.errors import DecodeError
from features.full_resolution import MAX_PIXELS, decode_full, reduction
from tests.endurance.hostile.dng import dng

# Decoding of every format and colour mode to what a person would see.

RED, GREEN, BLUE, WHITE = (250, 20, 30), (20, 240, 40), (30, 40, 230), (255, 255, 255)


def quarters(width: int = 64, height: int = 48) -> Image.Image:
    """Red and green above, blue and white below."""
    pixels = np.zeros((height, width, 3), dtype=np.uint8)
    pixels[: height // 2, : width // 2] = RED
    pixels[: height // 2, width // 2 :] = GREEN
    pixels[height // 2 :, : width // 2] = BLUE
    pixels[height // 2 :, width // 2 :] = WHITE
    return Image.fromarray(pixels)


def corners(image: np.ndarray) -> list[np.ndarray]:
    """The middle of each quarter: top left, top right, bottom left, bottom right."""
    height, width = image.shape[:2]
    rows, columns = (height // 4, 3 * height // 4), (width // 4, 3 * width // 4)
    return [image[row, column].astype(int) for row in rows for column in columns]


def assert_quarters(image: np.ndarray, tolerance: int = 24) -> None:
    assert image.dtype == np.uint8
    for found, expected in zip(corners(image), (RED, GREEN, BLUE, WHITE), strict=True):
        assert np.abs(found - expected).max() <= tolerance, (found, expected)


@pytest.mark.parametrize("suffix", ["jpg", "png", "webp", "tif", "bmp", "gif", "heic", "avif"])
def test_every_format(tmp_path: Path, suffix: str) -> None:
    file = tmp_path / f"снимок 🌵.{suffix}"
    quarters().save(file, quality=95) if suffix not in ("gif", "bmp") else quarters().save(file)
    image = decode(file)
    assert image.shape == (48, 64, 3)
    assert_quarters(image)
    header = probe(file)
    assert (header.width, header.height) == (64, 48)


@pytest.mark.parametrize("orientation", range(1, 9))
@pytest.mark.parametrize("suffix", ["jpg", "png", "tif"])
def test_exif_orientation_is_undone(tmp_path: Path, orientation: int, suffix: str) -> None:
    stored = quarters()
    undo = {
        2: Image.Transpose.FLIP_LEFT_RIGHT,
        3: Image.Transpose.ROTATE_180,
        4: Image.Transpose.FLIP_TOP_BOTTOM,
        5: Image.Transpose.TRANSPOSE,
        6: Image.Transpose.ROTATE_90,
        7: Image.Transpose.TRANSVERSE,
        8: Image.Transpose.ROTATE_270,
    }
    if orientation in undo:
        stored = stored.transpose(undo[orientation])
    exif = Image.Exif()
    exif[0x0112] = orientation
    stored.save(tmp_path / f"a.{suffix}", exif=exif)
    assert_quarters(decode(tmp_path / f"a.{suffix}"))


@pytest.mark.parametrize("mode", ["1", "L", "P", "RGB", "RGBA", "LA", "CMYK", "I;16", "I", "F"])
def test_every_colour_mode_is_grey_where_it_was_grey(tmp_path: Path, mode: str) -> None:
    ramp = np.tile(np.linspace(0, 255, 64).astype(np.uint8), (32, 1))
    if mode == "I;16":
        picture = Image.fromarray(ramp.astype(np.uint16) * 257)
    elif mode in ("I", "F"):
        picture = Image.fromarray(ramp.astype({"I": np.int32, "F": np.float32}[mode]) * 7)
    else:
        picture = Image.fromarray(ramp).convert("RGB" if mode == "CMYK" else "L").convert(mode)
    picture.save(tmp_path / "a.tif")
    image = decode(tmp_path / "a.tif").astype(int)
    assert image.shape == (32, 64, 3)
    assert np.abs(image[..., 0] - image[..., 2]).max() == 0
    if mode != "1":
        assert np.abs(image[..., 0] - ramp).max() <= 4


def test_cmyk_jpeg(tmp_path: Path) -> None:
    quarters().convert("CMYK").save(tmp_path / "a.jpg", quality=95)
    assert_quarters(decode(tmp_path / "a.jpg"))


def test_sixteen_bit_png_is_not_clipped(tmp_path: Path) -> None:
    Image.fromarray(np.full((4, 4), 0x8000, dtype=np.uint16)).save(tmp_path / "a.png")
    assert np.abs(decode(tmp_path / "a.png").astype(int) - 127).max() <= 1


@pytest.mark.parametrize("suffix", ["png", "webp", "gif"])
def test_transparency_lies_on_white(tmp_path: Path, suffix: str) -> None:
    picture = quarters().convert("RGBA")
    picture.putpixel((0, 0), (0, 0, 0, 0))
    picture.paste((9, 9, 9, 0), (0, 0, 32, 24))
    picture.save(tmp_path / f"a.{suffix}", **({"lossless": True} if suffix == "webp" else {}))
    assert corners(decode(tmp_path / f"a.{suffix}"))[0].tolist() == [255, 255, 255]


@pytest.mark.parametrize("suffix", ["gif", "webp", "png"])
def test_first_frame_of_an_animation(tmp_path: Path, suffix: str) -> None:
    black = Image.new("RGB", (64, 48))
    quarters().save(tmp_path / f"a.{suffix}", save_all=True, append_images=[black, black])
    assert_quarters(decode(tmp_path / f"a.{suffix}"), tolerance=40)


@pytest.mark.parametrize("size", [(100, 80), (3000, 2000)])
def test_colour_profile_is_applied_on_both_paths(tmp_path: Path, size: tuple[int, int]) -> None:
    """A profile whose red and blue are exchanged shows whether it was looked at."""
    lab = ImageCms.ImageCmsProfile(ImageCms.createProfile("LAB"))
    plain = Image.new("RGB", size, (200, 60, 60))
    plain.save(tmp_path / "unusable.jpg", quality=95, icc_profile=lab.tobytes())
    assert np.abs(decode(tmp_path / "unusable.jpg")[5, 5].astype(int) - (200, 60, 60)).max() <= 4
    plain.save(tmp_path / "swapped.jpg", quality=95, icc_profile=swapped_profile())
    red, _, blue = decode(tmp_path / "swapped.jpg")[5, 5].astype(int)
    assert blue > red + 80


def swapped_profile() -> bytes:
    """sRGB with the colour columns of red and blue exchanged."""
    data = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    return data.replace(b"rXYZ", b"tmp1").replace(b"bXYZ", b"rXYZ").replace(b"tmp1", b"bXYZ")


@pytest.mark.parametrize("suffix", ["jpg", "png"])
@pytest.mark.parametrize("size", [(1, 1), (4000, 3), (3, 4000), (1800, 1200), (500, 500), (501, 7)])
def test_fits_and_is_never_enlarged(tmp_path: Path, suffix: str, size: tuple[int, int]) -> None:
    Image.new("RGB", size, BLUE).save(tmp_path / f"a.{suffix}", quality=95)
    image = decode(tmp_path / f"a.{suffix}")
    scale = min(1, 500 / max(size))
    assert image.shape == (max(1, round(size[1] * scale)), max(1, round(size[0] * scale)), 3)
    assert np.abs(image.astype(int) - BLUE).max() <= 4


@pytest.mark.parametrize("side", [32, 128, 256, 512])
def test_any_side(tmp_path: Path, side: int) -> None:
    quarters(1600, 1200).save(tmp_path / "a.jpg", quality=95)
    image = decode(tmp_path / "a.jpg", side)
    assert image.shape == (side * 3 // 4, side, 3)
    assert_quarters(image)


def test_probe_tells_the_stored_size(tmp_path: Path) -> None:
    quarters(64, 48).save(tmp_path / "a.png")
    assert probe(tmp_path / "a.png") == Header("PNG", 64, 48)


def huge_png() -> bytes:
    """A valid header of 30,000 x 30,000 pixels, and nothing behind it."""
    body = b"IHDR" + struct.pack(">IIBBBBB", 30_000, 30_000, 8, 2, 0, 0, 0)
    header = struct.pack(">I", 13) + body + struct.pack(">I", zlib.crc32(body))
    return b"\x89PNG\r\n\x1a\n" + header + struct.pack(">I", 8) + b"IDAT"


def encoded(suffix: str) -> bytes:
    buffer = io.BytesIO()
    noise = np.random.default_rng(0).integers(0, 256, (200, 300, 3), dtype=np.uint8)
    Image.fromarray(noise).save(buffer, {"jpg": "JPEG", "tif": "TIFF"}.get(suffix, suffix.upper()))
    return buffer.getvalue()


def test_a_huge_header_is_refused_with_its_size() -> None:
    with pytest.raises(DecodeError, match=r"x\.png says it is 30,000 x 30,000 pixels"):
        decode_bytes(huge_png(), "x.png")


@pytest.mark.parametrize(
    ("data", "sentence"),
    [(b"", "is empty"), (b"Dear diary, today ...", "Not a supp"), (b"\xff\xd8\xff", "Not a supp")],
)
def test_no_picture_at_all(data: bytes, sentence: str) -> None:
    with pytest.raises(DecodeError, match=sentence) as caught:
        decode_bytes(data, "x.jpg")
    assert caught.value.reason == str(caught.value)


@pytest.mark.parametrize("suffix", ["jpg", "png", "webp", "tif", "bmp", "avif"])
def test_truncated_files_are_refused(suffix: str) -> None:
    data = encoded(suffix)
    with pytest.raises(DecodeError, match=r"The file is|Not a supported"):
        decode_bytes(data[: len(data) // 2], "x")


def test_files_that_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(DecodeError, match=r"gone\.jpg does not exist"):
        decode(tmp_path / "gone.jpg")
    with pytest.raises(DecodeError, match="is not a file"):
        decode(tmp_path)
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.jpg")
        with pytest.raises(DecodeError, match="is not a file"):
            probe(tmp_path / "pipe.jpg")


@pytest.mark.slow
@pytest.mark.parametrize("suffix", ["jpg", "png", "gif", "webp", "tif", "bmp"])
def test_mutants_decode_or_are_refused(suffix: str) -> None:
    """Nothing but DecodeError escapes, and no warning either (warnings are errors here)."""
    generator = np.random.default_rng(1)
    original = np.frombuffer(encoded(suffix), dtype=np.uint8)
    for _ in range(60):
        mutant = original.copy()
        where = generator.integers(0, min(len(mutant), 600), size=4)
        mutant[where] = generator.integers(0, 256, size=4)
        with contextlib.suppress(DecodeError):
            image = decode_bytes(mutant.tobytes(), "x")
            assert image.shape[2] == 3
            assert max(image.shape) <= 500


# A grey scan looks the same whatever file it is kept in, under a grey profile and under others.


def number(value: float) -> bytes:
    return struct.pack(">i", round(value * 65536))


def grey_profile(gamma: float) -> bytes:
    """A profile for one channel whose light is its value to the power of ``gamma``."""
    white = number(0.9642) + number(1) + number(0.8249)
    name = b"grey\0"
    tags = {
        b"desc": b"desc" + bytes(4) + struct.pack(">I", len(name)) + name + bytes(78),
        b"cprt": b"text" + bytes(4) + b"none\0",
        b"wtpt": b"XYZ " + bytes(4) + white,
        b"kTRC": b"curv" + bytes(4) + struct.pack(">IH", 1, int(gamma * 256)),
    }
    first, table, content = 128 + 4 + 12 * len(tags), b"", b""
    for tag, value in tags.items():
        padded = value + bytes(-len(value) % 4)
        table += tag + struct.pack(">II", first + len(content), len(padded))
        content += padded
    size, version = first + len(content), 0x02100000
    header = struct.pack(">I4sI", size, b"lcms", version) + b"mntrGRAYXYZ "
    header += struct.pack(">6H", 2024, 1, 1, 0, 0, 0) + b"acsp" + bytes(28) + white
    return header.ljust(128, b"\0") + struct.pack(">I", len(tags)) + table + content


def shown(picture: Image.Image, kind: str, profile: bytes | None) -> np.ndarray:
    buffer = io.BytesIO()
    picture.save(buffer, kind, icc_profile=profile)
    return decode_bytes(buffer.getvalue(), "x")


FILES = [
    ("L", "PNG"),
    ("L", "TIFF"),
    ("L", "JPEG"),
    ("RGB", "JPEG"),
    ("LA", "PNG"),
    ("P", "PNG"),
    ("RGB", "PNG"),
]


@pytest.mark.parametrize(("mode", "kind"), FILES)
@pytest.mark.parametrize(("gamma", "expected"), [(1.0, 188), (1.8, 147), (3.0, 100)])
def test_a_grey_profile_is_applied(mode: str, kind: str, gamma: float, expected: int) -> None:
    grey = Image.new("L", (64, 64), 128).convert(mode)
    image = shown(grey, kind, grey_profile(gamma))
    assert np.abs(image.astype(int) - expected).max() <= 1


@pytest.mark.parametrize(("mode", "kind"), FILES)
def test_a_profile_of_three_channels_is_applied_to_grey(mode: str, kind: str) -> None:
    srgb = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    brighter = srgb.replace(number(2.4), number(1.2))  # the exponent of its curves
    image = shown(Image.new("L", (64, 64), 128).convert(mode), kind, brighter)
    assert np.ptp(image) <= 1
    assert image.min() > 170


def test_a_grey_profile_says_nothing_of_colours() -> None:
    orange = Image.new("RGB", (64, 64), (250, 120, 10))
    np.testing.assert_array_equal(shown(orange, "PNG", grey_profile(3)), shown(orange, "PNG", None))


# Full resolution: all pixels where that is bearable, half of them or less where it is not.


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
    assert width * height / factor**2 <= MAX_PIXELS


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
