"""A grey scan looks the same whatever file it is kept in, under a grey profile and under others."""

from __future__ import annotations

import io
import struct

import numpy as np
import pytest
from PIL import Image, ImageCms

from features.decode import decode_bytes


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
