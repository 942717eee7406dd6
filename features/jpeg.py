"""Read JPEG markers, which describe a file before any of its pixels are decoded."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import IO

_SEQUENTIAL = (0xC0, 0xC1)
"""Frames of types SOF0 and SOF1, which can be decoded from top to bottom."""

_SCAN = 0xDA
_WITHOUT_LENGTH = (0x00, 0x01, *range(0xD0, 0xDA))
"""Markers without content, none of which belongs between the start and the first scan."""


def is_complete(data: bytes) -> bool:
    """Return whether an end marker follows the last scan; OpenCV fills a missing rest with grey.

    Neither marker can occur within the coded data of a scan. Data after the picture may make the
    answer wrong either way, but then Pillow reads it, or the file was complete.
    """
    end = data.rfind(b"\xff\xd9")  # usually near the end, so the second search is short
    return end >= 0 and data.find(b"\xff\xda", end) < 0


def has_one_scan(file: IO[bytes]) -> bool:
    """Return whether the first scan holds all channels of a sequential JPEG, so is the only one.

    Otherwise libjpeg keeps the coefficients of the whole picture until it has read the last scan,
    even if asked for an eighth of the size. Damaged or unusual files count as such. Preserves the
    position of ``file``.
    """
    before = file.tell()
    try:
        return _channels_of_scan(file) > 0
    finally:
        file.seek(before)


def _channels_of_scan(file: IO[bytes]) -> int:
    """Return how many channels the only scan has, 0 if there are others."""
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
    """Yield marker and length of each segment, with ``file`` at its content.

    The caller must move ``file`` past it. Ends at anything that is no segment.
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
    """Return whether a marker is SOF0 to SOF15; three numbers in between mean other things."""
    return 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC)
