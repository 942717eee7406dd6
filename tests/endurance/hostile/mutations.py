"""Mutations for any file, `ANY`: functions of its bytes and a generator. Never of no bytes."""

from __future__ import annotations

import struct
from collections.abc import Callable

import numpy as np

Mutation = Callable[[bytes, np.random.Generator], bytes]

HEAD = 600
"""Bytes in which most formats keep what they say of themselves."""

_TELLING = (
    0,
    1,
    0x7F,
    0x80,
    0xFF,
    0x7FFF,
    0x8000,
    0xFFFF,
    1 << 24,
    0x7FFFFFFF,
    1 << 31,
    0xFFFFFFFF,
)


def flip_bits(data: bytes, random: np.random.Generator) -> bytes:
    """One to sixteen bits, anywhere."""
    return _flipped(data, len(data), random)


def flip_header(data: bytes, random: np.random.Generator) -> bytes:
    """One to sixteen bits of the beginning."""
    return _flipped(data, HEAD, random)


def _flipped(data: bytes, end: int, random: np.random.Generator) -> bytes:
    spoiled = np.frombuffer(data, np.uint8).copy()
    where = random.integers(0, min(end, len(data)), random.integers(1, 17))
    spoiled[where] ^= np.uint8(1) << random.integers(0, 8, len(where)).astype(np.uint8)
    return spoiled.tobytes()


def set_field(data: bytes, random: np.random.Generator) -> bytes:
    """A number at the edge of what fits, of 1, 2 or 4 bytes and either order, in the beginning."""
    form = str(random.choice(["<B", "<H", "<I", ">H", ">I"]))
    width = struct.calcsize(form)
    field = struct.pack(form, int(random.choice(_TELLING)) % (1 << 8 * width))
    at = int(random.integers(0, min(HEAD, len(data))))
    return data[:at] + field + data[at + width :]


def truncate(data: bytes, random: np.random.Generator) -> bytes:
    """Only a beginning, of any length."""
    return data[: random.integers(1, len(data) + 1)]


def cut_out(data: bytes, random: np.random.Generator) -> bytes:
    """A piece of the middle is missing."""
    first, last = _piece(data, random)
    return data[: max(1, first)] + data[last:]


def repeat(data: bytes, random: np.random.Generator) -> bytes:
    """A piece comes up to fifty times."""
    first, last = _piece(data, random)
    return data[:first] + data[first:last] * int(random.integers(2, 51)) + data[last:]


def insert_noise(data: bytes, random: np.random.Generator) -> bytes:
    """Up to 300 random bytes in between."""
    at = int(random.integers(0, len(data)))
    return data[:at] + random.bytes(int(random.integers(1, 301))) + data[at:]


def overwrite(data: bytes, random: np.random.Generator) -> bytes:
    """A piece of zeros, of ones or of noise, as a bad disk leaves it."""
    first, last = _piece(data, random)
    length = last - first
    filling = (bytes(length), b"\xff" * length, random.bytes(length))
    return data[:first] + filling[random.integers(3)] + data[last:]


def _piece(data: bytes, random: np.random.Generator) -> tuple[int, int]:
    first, last = np.sort(random.integers(0, len(data) + 1, 2))
    return int(first), int(min(last, first + 400))


ANY: tuple[Mutation, ...] = (
    flip_bits,
    flip_header,
    set_field,
    truncate,
    cut_out,
    repeat,
    insert_noise,
    overwrite,
)
