"""Mutations for one file format each: `OF_FORMAT` maps a file name's ending to them."""

from __future__ import annotations

import re
import struct
import zlib

import numpy as np

from tests.endurance.hostile.mutations import Mutation

_SIDES = (0, 1, 3, 255, 5_000, 16_383, 30_000, 65_535, 1 << 20, (1 << 31) - 1, (1 << 32) - 1)
_PNG_HEAD = 33  # bytes: the signature and the IHDR chunk


def png_size(data: bytes, random: np.random.Generator) -> bytes:
    """Another width, height, depth or colour type, under a sum that is right."""
    fields = list(struct.unpack(">IIBBBBB", data[16:29]))
    fields[0], fields[1] = _side(random), _side(random)
    if random.integers(2):
        fields[2], fields[3] = int(random.choice([1, 2, 4, 8, 16])), int(random.integers(0, 7))
    return data[:8] + png_chunk(b"IHDR", struct.pack(">IIBBBBB", *fields)) + data[_PNG_HEAD:]


def png_bomb(data: bytes, random: np.random.Generator) -> bytes:
    """A few kilobytes that become up to 140 megapixels of nothing."""
    width, height = (int(side) for side in 2 ** random.uniform(8.0, 13.5, 2))
    colour = int(random.choice([0, 2, 3, 6]))
    line = 1 + width * {0: 1, 2: 3, 3: 1, 6: 4}[colour]
    header = struct.pack(">IIBBBBB", width, height, 8, colour, 0, 0, 0)
    palette = png_chunk(b"PLTE", bytes(768)) if colour == 3 else b""
    pixels = png_chunk(b"IDAT", deflated_zeros(line * height))
    return data[:8] + png_chunk(b"IHDR", header) + palette + pixels + png_chunk(b"IEND", b"")


def png_labels(data: bytes, random: np.random.Generator) -> bytes:
    """A colour profile, EXIF or text that is noise, or far larger than it looks."""
    profile = zlib.compress(random.bytes(500)) if random.integers(2) else deflated_zeros(64 << 20)
    label = [
        png_chunk(b"iCCP", b"profile\0\0" + profile),
        png_chunk(b"zTXt", b"Comment\0\0" + profile),
        png_chunk(b"eXIf", tiff_garbage(random)),
        png_chunk(b"tRNS", random.bytes(int(random.integers(0, 300)))),
        png_chunk(b"acTL", random.bytes(8)) + png_chunk(b"fcTL", random.bytes(26)),
    ][random.integers(5)]
    return data[:_PNG_HEAD] + label + data[_PNG_HEAD:]


def jpeg_size(data: bytes, random: np.random.Generator) -> bytes:
    """Another width and height in the frame's header."""
    found = re.search(rb"\xff[\xc0\xc2]..\x08", data, re.DOTALL)
    assert found is not None
    sides = struct.pack(">HH", _side(random) & 0xFFFF, _side(random) & 0xFFFF)
    return data[: found.end()] + sides + data[found.end() + 4 :]


def jpeg_labels(data: bytes, random: np.random.Generator) -> bytes:
    """EXIF, a colour profile or a list of pictures that is noise."""
    kinds = [
        (b"\xff\xe1", b"Exif\0\0" + tiff_garbage(random)),
        (b"\xff\xe2", b"ICC_PROFILE\0" + random.bytes(2) + random.bytes(400)),
        (b"\xff\xe2", b"ICC_PROFILE\0\1\1" + profile_garbage(random)),
        (b"\xff\xe2", b"MPF\0" + tiff_garbage(random)),
        (b"\xff\xed", b"Photoshop 3.0\0" + random.bytes(300)),
        (b"\xff\xee", b"Adobe\0\x64" + random.bytes(5)),
    ]
    marker, label = kinds[random.integers(len(kinds))]
    return data[:2] + marker + struct.pack(">H", len(label) + 2) + label + data[2:]


def jpeg_scans(data: bytes, random: np.random.Generator) -> bytes:
    """The last scan again and again: every one of them has to be decoded."""
    start = data.rfind(b"\xff\xda")
    return data[:-2] + data[start:-2] * int(random.integers(2, 400)) + data[-2:]


def tiff_chain(data: bytes, random: np.random.Generator) -> bytes:
    """Thousands of directories behind the first, each naming the next, maybe in a circle."""
    order, start, count = _tiff_directory(data)
    at = start + 2 + 12 * count
    linked = data[:at] + struct.pack(order + "I", len(data)) + data[at + 4 :]
    return linked + _directories(len(data), int(random.integers(2, 5_000)), order, random)


def tiff_entry(data: bytes, random: np.random.Generator) -> bytes:
    """Other types, counts, values or offsets in up to three entries of the directory."""
    order, start, count = _tiff_directory(data)
    for _ in range(random.integers(1, 4)):
        at = start + 2 + 12 * int(random.integers(0, count))
        tag, kind, length, value = struct.unpack(order + "HHII", data[at : at + 12])
        spoiled = [
            (tag, int(random.integers(0, 20)), length, value),
            (tag, kind, _side(random), value),
            (tag, kind, length, _side(random)),
            (int(random.integers(254, 350)), kind, length, value),
        ][random.integers(4)]
        data = data[:at] + struct.pack(order + "HHII", *spoiled) + data[at + 12 :]
    return data


def gif_frames(data: bytes, random: np.random.Generator) -> bytes:
    """Frames that lie outside of the screen, have no codes, or codes that lead nowhere."""
    frame = b"\x2c" + struct.pack("<4H", *(_side(random) & 0xFFFF for _ in range(4)))
    frame += random.bytes(1) + bytes([random.integers(0, 14)])
    frame += b"".join(_gif_block(random.bytes(int(random.integers(1, 256)))) for _ in range(3))
    start = 13 + (3 << ((data[10] & 7) + 1) if data[10] & 0x80 else 0)
    return data[:start] + (frame + b"\0") * int(random.integers(1, 50)) + data[start:]


def gif_size(data: bytes, random: np.random.Generator) -> bytes:
    """Another screen."""
    return data[:6] + struct.pack("<HH", _side(random) & 0xFFFF, _side(random) & 0xFFFF) + data[10:]


def bmp_size(data: bytes, random: np.random.Generator) -> bytes:
    """Another width, height, number of bits or compression."""
    sides = struct.pack("<II", _side(random), _side(random))
    kinds = struct.pack("<HI", random.choice([0, 1, 4, 8, 16, 24, 32]), random.integers(0, 7))
    return data[:18] + sides + data[26:28] + kinds + data[34:]


def webp_size(data: bytes, random: np.random.Generator) -> bytes:
    """Another canvas, or another size of the picture on it."""
    at = data.find(b"VP8X")
    if at >= 0 and random.integers(2):
        canvas = b"".join((_side(random) & 0xFFFFFF).to_bytes(3, "little") for _ in range(2))
        return data[: at + 12] + canvas + data[at + 18 :]
    at = max(data.find(b"VP8 ") + 14, data.find(b"VP8L") + 9, 20)
    return data[:at] + random.bytes(4) + data[at + 4 :]


def box_size(data: bytes, random: np.random.Generator) -> bytes:
    """Another width and height in the property that tells them (HEIF and AVIF)."""
    at = data.find(b"ispe") + 8
    return data[:at] + struct.pack(">II", _side(random), _side(random)) + data[at + 8 :]


def box_lengths(data: bytes, random: np.random.Generator) -> bytes:
    """Another length of one of the boxes that everything is in."""
    kinds = (b"ftyp", b"meta", b"iprp", b"ipco", b"ipma", b"iloc", b"iinf", b"iref", b"mdat")
    at = data.find(kinds[random.integers(len(kinds))])
    return data if at < 4 else data[: at - 4] + struct.pack(">I", _side(random)) + data[at:]


def png_chunk(kind: bytes, content: bytes) -> bytes:
    """Length, kind, content and check sum."""
    checked = kind + content
    return struct.pack(">I", len(content)) + checked + struct.pack(">I", zlib.crc32(checked))


def deflated_zeros(length: int) -> bytes:
    """``length`` zeros, deflated without ever being in memory."""
    deflate = zlib.compressobj(1)
    block = bytes(1 << 20)
    pieces = [deflate.compress(block) for _ in range(length >> 20)]
    return b"".join([*pieces, deflate.compress(bytes(length % (1 << 20))), deflate.flush()])


def tiff_garbage(random: np.random.Generator) -> bytes:
    """The beginning of EXIF, then noise; half of the time with a directory that names itself."""
    if random.integers(2):
        return b"II*\0\x08\0\0\0" + random.bytes(int(random.integers(0, 400)))
    return b"II*\0\x08\0\0\0" + _directories(8, int(random.integers(2, 100)), "<", random)


def profile_garbage(random: np.random.Generator) -> bytes:
    """Something with the signature of a colour profile, and tags that lie anywhere."""
    tags = struct.pack(">I", 40) + random.bytes(480)
    head = bytearray(random.bytes(128))
    head[0:4] = struct.pack(">I", 128 + len(tags))
    head[8:24] = b"\x04\x20\0\0mntrRGB XYZ "
    head[36:40] = b"acsp"
    return bytes(head) + tags


def _tiff_directory(data: bytes) -> tuple[str, int, int]:
    """The byte order, and where the first directory lies with how many entries."""
    order = "<" if data[:2] == b"II" else ">"
    (start,) = struct.unpack(order + "I", data[4:8])
    (count,) = struct.unpack(order + "H", data[start : start + 2])
    return order, start, count


def _directories(start: int, count: int, order: str, random: np.random.Generator) -> bytes:
    """A chain that lies from ``start`` on; the last one may name the first or itself."""
    entry = struct.pack(order + "HHHII", 1, 0x0100, 4, 1, _side(random))
    offsets = [start + (len(entry) + 4) * i for i in range(count)]
    following = [*offsets[1:], int(random.choice([0, offsets[0], offsets[-1]]))]
    return b"".join(entry + struct.pack(order + "I", offset) for offset in following)


def _gif_block(content: bytes) -> bytes:
    return bytes([len(content)]) + content


def _side(random: np.random.Generator) -> int:
    return int(random.choice(_SIDES))


OF_FORMAT: dict[str, tuple[Mutation, ...]] = {
    "jpg": (jpeg_size, jpeg_labels, jpeg_scans),
    "png": (png_size, png_labels, png_bomb),
    "tif": (tiff_entry, tiff_chain),
    "dng": (tiff_entry, tiff_chain),
    "gif": (gif_frames, gif_size),
    "bmp": (bmp_size,),
    "webp": (webp_size,),
    "heic": (box_size, box_lengths),
    "avif": (box_size, box_lengths),
}
