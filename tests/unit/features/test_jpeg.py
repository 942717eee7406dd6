"""JPEG markers: what they tell, and what that allows."""

from __future__ import annotations

import io
from collections.abc import Callable

import numpy as np
import pytest
from PIL import Image

from features import decode
from features.decode import decode_bytes
from features.errors import DecodeError
from features.jpeg import has_one_scan

START, END, SCAN = b"\xff\xd8", b"\xff\xd9", b"\xff\xda"


def encoded(mode: str = "RGB", **how: object) -> bytes:
    buffer = io.BytesIO()
    Image.new(mode, (48, 32), "gray").save(buffer, "JPEG", **how)
    return buffer.getvalue()


def scan_of(channel: int, table: int) -> bytes:
    """A scan of one channel that says nothing: libjpeg fills it up."""
    return SCAN + b"\0\x08\1" + bytes([channel, table]) + b"\0\x3f\0" + bytes(200)


def channel_by_channel() -> bytes:
    """A sequential JPEG with one scan for each of its channels."""
    head = encoded(subsampling=0).partition(SCAN)[0]
    return head + scan_of(1, 0x00) + scan_of(2, 0x11) + scan_of(3, 0x11) + END


def one_scan(data: bytes) -> bool:
    file = io.BytesIO(data)
    file.seek(7)
    found = has_one_scan(file)
    assert file.tell() == 7
    return found


def test_usual_photos_have_one_scan() -> None:
    long = {"exif": b"Exif\0\0" + bytes(60_000), "icc_profile": bytes(200_000), "comment": SCAN}
    for data in (encoded(), encoded("L"), encoded("CMYK"), encoded(**long)):
        assert one_scan(data)


def test_padding_before_a_marker_changes_nothing() -> None:
    assert one_scan(START + b"\xff\xff\xff" + encoded()[2:])


def test_progressive_ones_and_those_channel_by_channel_have_several() -> None:
    assert not one_scan(encoded(progressive=True))
    assert not one_scan(channel_by_channel())


def without(marker: bytes) -> bytes:
    head, _, tail = encoded().partition(marker)
    return head + tail[int.from_bytes(tail[:2]) :]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x89PNG",
        START,
        START + b"\xff" * 9,
        START + b"\xff\xe0\0\0" + encoded()[2:],
        START + b"\xff\xd0" + encoded()[2:],
        START + b"rubbish" + encoded()[2:],
        without(b"\xff\xc0"),
        without(b"\xff\xda"),
        encoded().replace(b"\xff\xc0", b"\xff\xc3"),
        encoded().replace(SCAN, b"\xff\xc0\0\x08\x08\0\1\0\1\1" + SCAN),
    ],
)
def test_what_is_damaged_or_unusual_counts_as_several(data: bytes) -> None:
    assert not one_scan(data)


def test_no_cut_and_no_other_byte_brings_it_down() -> None:
    random = np.random.default_rng(1)
    whole = encoded()
    for end in range(len(whole)):
        one_scan(whole[:end])
    for _ in range(500):
        spoiled = bytearray(whole)
        spoiled[random.integers(len(whole))] = random.integers(256)
        one_scan(bytes(spoiled))


@pytest.mark.parametrize(
    ("made", "limit"), [(encoded, "MAX_PIXELS"), (channel_by_channel, "MAX_WHOLE_PIXELS")]
)
def test_only_those_of_one_scan_may_be_very_large(
    made: Callable[[], bytes], limit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decode, limit, 48 * 32)
    assert decode_bytes(made(), "x").shape == (32, 48, 3)
    monkeypatch.setattr(decode, limit, 48 * 32 - 1)
    with pytest.raises(DecodeError, match="48 x 32"):
        decode_bytes(made(), "x")
