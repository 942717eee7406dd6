"""Bounds on decoding, and what JPEG's markers tell before it."""

from __future__ import annotations

import io
import os
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np
import pytest
from PIL import Image

from features import decode, rendering
from features.compression import jpeg_quality
from features.decode import decode_bytes, probe_and_decode
from features.errors import DecodeError
from features.jpeg import has_one_scan
from tests.endurance.hostile.formats import deflated_zeros, png_chunk

# Bounds on the memory and time of decoding, whatever a file says of itself.

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


# JPEG markers: what they tell, and what that allows.

START, END, SCAN = b"\xff\xd8", b"\xff\xd9", b"\xff\xda"


def grey_jpeg(mode: str = "RGB", **how: object) -> bytes:
    buffer = io.BytesIO()
    Image.new(mode, (48, 32), "gray").save(buffer, "JPEG", **how)
    return buffer.getvalue()


def scan_of(channel: int, table: int) -> bytes:
    """A scan of one channel that says nothing: libjpeg fills it up."""
    return SCAN + b"\0\x08\1" + bytes([channel, table]) + b"\0\x3f\0" + bytes(200)


def channel_by_channel() -> bytes:
    """A sequential JPEG with one scan for each of its channels."""
    head = grey_jpeg(subsampling=0).partition(SCAN)[0]
    return head + scan_of(1, 0x00) + scan_of(2, 0x11) + scan_of(3, 0x11) + END


def one_scan(data: bytes) -> bool:
    file = io.BytesIO(data)
    file.seek(7)
    found = has_one_scan(file)
    assert file.tell() == 7
    return found


def test_usual_photos_have_one_scan() -> None:
    long = {"exif": b"Exif\0\0" + bytes(60_000), "icc_profile": bytes(200_000), "comment": SCAN}
    for data in (grey_jpeg(), grey_jpeg("L"), grey_jpeg("CMYK"), grey_jpeg(**long)):
        assert one_scan(data)


def test_padding_before_a_marker_changes_nothing() -> None:
    assert one_scan(START + b"\xff\xff\xff" + grey_jpeg()[2:])


def test_progressive_ones_and_those_channel_by_channel_have_several() -> None:
    assert not one_scan(grey_jpeg(progressive=True))
    assert not one_scan(channel_by_channel())


def without(marker: bytes) -> bytes:
    head, _, tail = grey_jpeg().partition(marker)
    return head + tail[int.from_bytes(tail[:2]) :]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x89PNG",
        START,
        START + b"\xff" * 9,
        START + b"\xff\xe0\0\0" + grey_jpeg()[2:],
        START + b"\xff\xd0" + grey_jpeg()[2:],
        START + b"rubbish" + grey_jpeg()[2:],
        without(b"\xff\xc0"),
        without(b"\xff\xda"),
        grey_jpeg().replace(b"\xff\xc0", b"\xff\xc3"),
        grey_jpeg().replace(SCAN, b"\xff\xc0\0\x08\x08\0\1\0\1\1" + SCAN),
    ],
)
def test_what_is_damaged_or_unusual_counts_as_several(data: bytes) -> None:
    assert not one_scan(data)


def test_no_cut_and_no_other_byte_brings_it_down() -> None:
    random = np.random.default_rng(1)
    whole = grey_jpeg()
    for end in range(len(whole)):
        one_scan(whole[:end])
    for _ in range(500):
        spoiled = bytearray(whole)
        spoiled[random.integers(len(whole))] = random.integers(256)
        one_scan(bytes(spoiled))


@pytest.mark.parametrize(
    ("made", "limit"), [(grey_jpeg, "MAX_PIXELS"), (channel_by_channel, "MAX_WHOLE_PIXELS")]
)
def test_only_those_of_one_scan_may_be_very_large(
    made: Callable[[], bytes], limit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decode, limit, 48 * 32)
    assert decode_bytes(made(), "x").shape == (32, 48, 3)
    monkeypatch.setattr(decode, limit, 48 * 32 - 1)
    with pytest.raises(DecodeError, match="48 x 32"):
        decode_bytes(made(), "x")


# The quality that JPEG files were saved with.


def saved(**options: object) -> bytes:
    pixels = np.random.default_rng(0).integers(0, 255, (16, 16, 3)).astype(np.uint8)
    file = io.BytesIO()
    Image.fromarray(pixels).save(file, **options)  # type: ignore[arg-type]
    return file.getvalue()


@pytest.mark.parametrize("quality", [20, 50, 75, 90, 95])
def test_the_quality_of_a_jpeg(quality: int) -> None:
    assert jpeg_quality(saved(format="JPEG", quality=quality), "a.jpg") == pytest.approx(
        quality, abs=1.5
    )


def test_other_files_have_none() -> None:
    assert jpeg_quality(saved(format="PNG"), "a.png") is None
    assert jpeg_quality(b"", "a.jpg") is None
    assert jpeg_quality(saved(format="JPEG")[:10], "a.jpg") is None
