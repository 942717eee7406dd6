"""Writes camera raw files (DNG) byte by byte, since no library writes any."""

from __future__ import annotations

import io
import struct
from typing import Any

import numpy as np
from PIL import Image

BYTE, ASCII, SHORT, LONG, RATIONAL, SRATIONAL = 1, 2, 3, 4, 5, 10
CODES = {BYTE: "B", ASCII: "B", SHORT: "H", LONG: "I", RATIONAL: "I", SRATIONAL: "i"}
Tags = dict[int, tuple[int, Any]]

CAMERA: Tags = {
    271: (ASCII, b"Likewise\0"),
    272: (ASCII, b"Test\0"),
    50706: (BYTE, [1, 4, 0, 0]),  # the DNG version
    50708: (ASCII, b"Likewise Test\0"),
    50721: (
        SRATIONAL,
        [1, 1, 0, 1, 0, 1, 0, 1, 1, 1, 0, 1, 0, 1, 0, 1, 1, 1],
    ),  # colours as they are
    50728: (RATIONAL, [1, 1] * 3),  # a white that is white
}


def directory(tags: Tags, offset: int) -> bytes:
    """A TIFF directory that stands at ``offset``, with its values behind it."""
    entries, behind = b"", b""
    for tag, (kind, values) in sorted(tags.items()):
        packed = struct.pack(f"<{len(values)}{CODES[kind]}", *values)
        count = len(values) // (2 if kind in (RATIONAL, SRATIONAL) else 1)
        if len(packed) > 4:
            offset_or_value = struct.pack("<I", offset + 6 + 12 * len(tags) + len(behind))
            behind += packed + b"\0" * (len(packed) % 2)
        else:
            offset_or_value = packed.ljust(4, b"\0")
        entries += struct.pack("<HHI", tag, kind, count) + offset_or_value
    return struct.pack("<H", len(tags)) + entries + bytes(4) + behind


def sensor(pixels: np.ndarray[Any, Any]) -> Tags:
    """The tags of an uncompressed Bayer pattern of 16 bits."""
    height, width = pixels.shape
    return {
        254: (LONG, [0]),
        256: (LONG, [width]),
        257: (LONG, [height]),
        258: (SHORT, [16]),
        259: (SHORT, [1]),
        262: (SHORT, [32803]),
        277: (SHORT, [1]),
        278: (LONG, [height]),
        279: (LONG, [2 * width * height]),
        33421: (SHORT, [2, 2]),
        33422: (BYTE, [0, 1, 1, 2]),
        50717: (LONG, [65535]),
    }


def dng(pixels: np.ndarray[Any, Any], orientation: int = 1, preview: bytes = b"") -> bytes:
    """A DNG of the Bayer pattern ``pixels``, with a JPEG ``preview`` in front if there is one."""
    camera = CAMERA | {274: (SHORT, [orientation])}
    raw, content = sensor(pixels), pixels.astype("<u2").tobytes()
    start = b"II*\0" + struct.pack("<I", 8)
    if not preview:
        tags = camera | raw
        behind = 8 + len(directory(tags | {273: (LONG, [0])}, 8))
        return start + directory(tags | {273: (LONG, [behind])}, 8) + content
    preview += b"\0" * (len(preview) % 2)
    size = Image.open(io.BytesIO(preview)).size
    first = camera | {
        254: (LONG, [1]),
        256: (LONG, [size[0]]),
        257: (LONG, [size[1]]),
        258: (SHORT, [8, 8, 8]),
        259: (SHORT, [7]),
        262: (SHORT, [6]),
        277: (SHORT, [3]),
        278: (LONG, [size[1]]),
        279: (LONG, [len(preview)]),
    }
    inner = 8 + len(directory(first | {273: (LONG, [0]), 330: (LONG, [0])}, 8))
    behind = inner + len(directory(raw | {273: (LONG, [0])}, inner))
    first |= {273: (LONG, [behind]), 330: (LONG, [inner])}
    raw |= {273: (LONG, [behind + len(preview)])}
    return start + directory(first, 8) + directory(raw, inner) + preview + content
