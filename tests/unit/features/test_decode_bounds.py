"""Bounds on the memory and time of decoding, whatever a file says of itself."""

from __future__ import annotations

import io
import os
import struct
import subprocess
import sys
from pathlib import Path

import cv2
import numpy as np
import pytest
from PIL import Image

from features import decode, rendering
from features.decode import decode_bytes, probe_and_decode
from features.errors import DecodeError
from tests.endurance.hostile.formats import deflated_zeros, png_chunk

MODES = ["1", "L", "P", "RGB", "RGBA", "LA", "CMYK", "YCbCr", "I;16", "I", "F"]


def encoded(picture: Image.Image, kind: str, **how: object) -> bytes:
    buffer = io.BytesIO()
    picture.save(buffer, kind, **how)
    return buffer.getvalue()


def in_mode(mode: str, size: tuple[int, int] = (37, 23)) -> Image.Image:
    random = np.random.default_rng(7)
    if mode == "F":
        values = random.normal(0, 1e6, size[::-1]).astype(np.float32)
        values[0, :3] = (np.nan, np.inf, -np.inf)
        return Image.fromarray(values)
    if mode in ("I", "I;16"):
        return Image.fromarray(random.integers(0, 1 << 16, size[::-1], np.uint16)).convert(mode)
    channels = Image.fromarray(random.integers(0, 256, (*size[::-1], 4), np.uint8))
    return channels if mode == "RGBA" else channels.convert("RGB").convert(mode)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("band", [1, 100, 1000])
def test_bands_are_the_same_as_the_whole(
    mode: str, band: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    picture = in_mode(mode)
    whole = rendering.eight_bit(picture)
    monkeypatch.setattr(rendering, "BAND", band)
    np.testing.assert_array_equal(rendering.eight_bit(picture), whole)
    assert whole.shape[:2] == (23, 37)


def test_floating_point_is_stretched_over_its_finite_range() -> None:
    values = np.array([[np.nan, -10, 0, 10, np.inf]], np.float32)
    assert rendering.eight_bit(Image.fromarray(values)).tolist() == [[128, 0, 128, 255, 128]]


@pytest.mark.parametrize(
    ("kind", "how", "limit"),
    [
        ("JPEG", {}, "MAX_PIXELS"),
        ("JPEG", {"progressive": True}, "MAX_WHOLE_PIXELS"),
        ("PNG", {}, "MAX_WHOLE_PIXELS"),
        ("TIFF", {}, "MAX_WHOLE_PIXELS"),
        ("WEBP", {}, "MAX_WEBP_PIXELS"),
    ],
)
def test_each_kind_has_its_limit(
    kind: str, how: dict[str, object], limit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = encoded(Image.new("RGB", (2000, 1000)), kind, **how)
    monkeypatch.setattr(decode, limit, 2_000_000)
    assert decode_bytes(data, "x").shape == (250, 500, 3)
    monkeypatch.setattr(decode, limit, 1_999_999)
    with pytest.raises(DecodeError, match=r"x says it is 2,000 x 1,000 .* at most 1 megapixels"):
        decode_bytes(data, "x")


def test_header_and_picture_come_from_one_reading() -> None:
    header, image = probe_and_decode(encoded(Image.new("RGB", (900, 600)), "PNG"), "x")
    assert (header.format, header.width, header.height) == ("PNG", 900, 600)
    assert image.shape == (333, 500, 3)


def test_a_file_that_grows_is_read_as_far_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = encoded(Image.new("RGB", (30, 20), "red"), "PNG")
    (tmp_path / "a.png").write_bytes(whole)
    with monkeypatch.context() as patched:
        status = os.fstat

        def grow(number: int) -> os.stat_result:
            found = status(number)
            with (tmp_path / "a.png").open("ab") as file:
                file.write(bytes(1000))
            return found

        patched.setattr(os, "fstat", grow)
        assert decode.read(tmp_path / "a.png")[: len(whole)] == whole
    assert len(decode.read(tmp_path / "a.png")) == len(whole) + 2000


def test_a_file_that_is_too_large_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.png").write_bytes(bytes(101))
    monkeypatch.setattr(decode, "MAX_BYTES", 100)
    with pytest.raises(DecodeError, match=r"a\.png is larger than"):
        decode.read(tmp_path / "a.png")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_neither_a_pipe_nor_a_device_is_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.jpg")
    (tmp_path / "zeros.jpg").symlink_to("/dev/zero")
    for name in ("pipe.jpg", "zeros.jpg"):
        with pytest.raises(DecodeError, match="is not a file"):
            decode.read(tmp_path / name)


@pytest.mark.parametrize("fault", [MemoryError(), cv2.error("Insufficient memory")])
def test_a_lack_of_memory_is_told(fault: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(pixels: object, side: int) -> None:
        raise fault

    monkeypatch.setattr(rendering, "fit", fail)
    for kind in ("PNG", "JPEG"):
        with pytest.raises(DecodeError, match="x needs more memory than there is"):
            decode_bytes(encoded(Image.new("RGB", (9, 9)), kind), "x")


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux keeps to such limits")
def test_the_largest_png_takes_about_a_gigabyte(tmp_path: Path) -> None:
    """A process that has imported everything begins with 0.4 GB of address space."""
    side = int(decode.MAX_WHOLE_PIXELS**0.5)
    header = png_chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0))
    pixels = png_chunk(b"IDAT", deflated_zeros(side * (1 + 3 * side)))
    whole = b"\x89PNG\r\n\x1a\n" + header + pixels + png_chunk(b"IEND", b"")
    (tmp_path / "a.png").write_bytes(whole)
    script = (
        "import resource, sys\n"
        "from pathlib import Path\n"
        "from features.decode import decode\n"
        "resource.setrlimit(resource.RLIMIT_AS, (1_600_000_000,) * 2)\n"
        "assert decode(Path(sys.argv[1])).shape == (500, 500, 3)\n"
    )
    subprocess.run(
        [sys.executable, "-c", script, str(tmp_path / "a.png")],
        check=True,
        env={**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"},
    )
