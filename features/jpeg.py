"""JPEG markers: what they tell of a file before any of its pixels is decoded."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import IO

_SEQUENTIAL = (0xC0, 0xC1)
"""Frames of the kinds SOF0 and SOF1, which can be decoded from top to bottom."""

_SCAN = 0xDA
_WITHOUT_LENGTH = (0x00, 0x01, *range(0xD0, 0xDA))
"""Markers that have no content, and none of which belongs between the start and the first scan."""


def is_complete(data: bytes) -> bool:
    """Whether the last scan is closed by an end marker; OpenCV fills what is missing with grey.

    Neither marker can occur within the coded data of a scan. Where other data follows the picture
    the answer may be wrong either way: then Pillow reads it, or the file was complete anyhow.
    """
    end = data.rfind(b"\xff\xd9")  # near the end, and so what is left to look through is short
    return end >= 0 and data.find(b"\xff\xda", end) < 0


def has_one_scan(file: IO[bytes]) -> bool:
    """Whether the first scan holds all channels of a sequential JPEG, so that it is the only one.

    Else libjpeg keeps the coefficients of the whole picture until it has read the last scan, also
    when it is asked for an eighth of the size. What is damaged or unusual counts as such a file.
    Leaves the position of ``file`` as it was.
    """
    before = file.tell()
    try:
        return _channels_of_scan(file) > 0
    finally:
        file.seek(before)


def _channels_of_scan(file: IO[bytes]) -> int:
    """How many channels the only scan has, 0 where there are others."""
    channels = 0
    for marker, size in _segments(file):
        if marker == _SCAN:
            return channels if file.read(1) == bytes([channels]) else 0
        if marker in _SEQUENTIAL and not channels:
            frame = file.read(6)  # precision, height, width, channels
            channels = frame[5] if len(frame) == 6 else 0
            size -= len(frame)
        elif _is_frame(marker):
            return 0
        file.seek(size, io.SEEK_CUR)
    return 0


def _segments(file: IO[bytes]) -> Iterator[tuple[int, int]]:
    """Marker and length of each segment; ``file`` is at the content, and has to be taken past it.

    Ends where something else than a segment begins.
    """
    file.seek(0)
    if file.read(2) != b"\xff\xd8":
        return
    while file.read(1) == b"\xff":
        marker = file.read(1)
        while marker == b"\xff":  # padding
            marker = file.read(1)
        length = int.from_bytes(file.read(2))
        if not marker or marker[0] in _WITHOUT_LENGTH or length < 2:
            return
        yield marker[0], length - 2


def _is_frame(marker: int) -> bool:
    """SOF0 to SOF15; the three numbers between them that are left out mean other things."""
    return 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC)
