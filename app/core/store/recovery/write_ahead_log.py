"""Reads SQLite's write-ahead log frame by frame, also where SQLite itself stops at a damaged one.

A log is a header of 32 bytes and frames: a header of 24 bytes and one page each. Both carry a
checksum that goes on from the frame before, and SQLite takes nothing from the first frame on whose
checksum is wrong, without a word (https://www.sqlite.org/fileformat2.html#walformat).
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

HEADER, FRAME_HEADER = 32, 24
MAGIC = (0x377F0682, 0x377F0683)
"""How a log begins; by the last bit its checksums read words as big-endian."""

PAGE_SIZES = tuple(1 << bits for bits in range(9, 17))

UNKNOWN = 0
"""The number of a page whose frame's header is not what was written."""


@dataclass(frozen=True, slots=True)
class Log:
    """What a log holds, up to its last commit.

    ``pages``: number -> content of the pages that SQLite takes from it. ``later``: the same for
    sound frames behind the first damage, each proved by its own checksum. ``damaged``: (number or
    UNKNOWN, content) of the frames that are not proved to be what was written. ``lost_commits``:
    how many transactions SQLite leaves out; one may be no more than what a power cut left of it.
    ``older``: contents of the frames of earlier logs, which are in the database, too.
    """

    page_size: int
    pages: dict[int, bytes]
    later: dict[int, bytes]
    damaged: Sequence[tuple[int, bytes]]
    lost_commits: int
    older: Sequence[bytes] = ()


def read_log(path: Path, page_size: int) -> Log:
    """Read the log at ``path``; ``page_size`` is taken where its header can't be read.

    One that is not there holds nothing. Raises OSError.
    """
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        data = b""
    if len(data) < HEADER:
        return Log(page_size, {}, {}, (), 0)
    magic, _, told, _, *salts, s, t = struct.unpack_from(">8I", data)
    order = ">" if magic == MAGIC[1] else "<"
    sound = magic in MAGIC and told in PAGE_SIZES and _sums(data[:24], order) == (s, t)
    frames = _frames(data, told if sound else page_size)
    ours, good = _own(frames, order, (s, t), salts if sound else None)
    count = int(np.flatnonzero(ours)[-1]) + 1 if ours.any() else 0
    older = [frame["content"].tobytes() for frame in frames[count:]]
    frames, ours, good = frames[:count], ours[:count], good[:count]
    commits = np.flatnonzero(frames["commit"] * ours)
    last = int(commits[-1]) + 1 if len(commits) else 0
    first = (int(good.argmin()) if not good.all() else len(good)) if sound else 0
    taken = max((int(commit) + 1 for commit in commits if commit < first), default=0)
    numbers = np.where(ours, frames["page"], UNKNOWN)
    contents = [
        (int(n), frame["content"].tobytes())
        for n, frame in zip(numbers[:last], frames[:last], strict=True)
    ]
    return Log(
        told if sound else page_size,
        dict(contents[:taken]),
        {
            n: page
            for (n, page), fine in zip(contents[taken:], good[taken:last], strict=True)
            if fine
        },
        [each for each, fine in zip(contents[taken:], good[taken:last], strict=True) if not fine],
        int((commits >= taken).sum()),
        older,
    )


def _own(
    frames: NDArray[np.void], order: str, start: tuple[int, int], salts: Sequence[int] | None
) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Which frames are of this log and of none before it, and which of these are what was written.

    ``salts``: its own, which all its frames bear; None where the header can't be read.
    """
    good = _sound(frames, order, start)
    if salts is None:  # nor may the order be what it says
        good = max(good, _sound(frames, ">" if order == "<" else "<", start), key=np.sum)
        if not good.any():
            return np.ones(len(frames), np.bool_), good
        salts = frames["salts"][good.argmax()]  # older frames stand behind all of these
    ours = (frames["salts"] == salts).all(axis=1)
    return ours, good & ours


def _frames(data: bytes, page_size: int) -> NDArray[np.void]:
    """The whole frames of a log, as records."""
    layout = np.dtype(
        [
            *(("page", ">u4"), ("commit", ">u4"), ("salts", ">u4", 2), ("checksum", ">u4", 2)),
            ("content", np.uint8, page_size),
        ]
    )
    count = (len(data) - HEADER) // layout.itemsize
    return np.frombuffer(data, layout, count, HEADER)


def _sound(frames: NDArray[np.void], order: str, start: tuple[int, int]) -> NDArray[np.bool_]:
    """Which of ``frames`` are what was written, if the checksum of the one before is.

    The checksum is two running sums over pairs of words, s += x + t, t += y + s, modulo 2^32. They
    are linear in the words, so what a frame adds is a product with constants (Fibonacci numbers).
    """
    if not len(frames):
        return np.zeros(0, np.bool_)
    raw = frames.view(np.uint8).reshape(len(frames), -1)
    covered = np.concatenate([raw[:, :8], raw[:, FRAME_HEADER:]], axis=1)
    words = covered.view(f"{order}u4").astype(np.uint32)
    power, weights = _weights(words.shape[1] // 2)
    added = np.stack([(words * each).sum(axis=1, dtype=np.uint32) for each in weights], axis=1)
    told = frames["checksum"].astype(np.uint32)
    before = np.concatenate([np.array([start], np.uint32), told[:-1]])
    expected = added + before @ np.array(power, np.uint32)  # which is symmetric
    proved = (expected == told).all(axis=1) & (frames["page"] > 0)  # zeros have the sums of zeros
    return np.asarray(proved)


def _sums(data: bytes, order: str) -> tuple[int, int]:
    """The checksum over ``data`` from the beginning."""
    words = np.frombuffer(data, f"{order}u4").astype(np.uint32)
    s, t = ((words * each).sum(dtype=np.uint32) for each in _weights(len(words) // 2)[1])
    return int(s), int(t)


def _weights(pairs: int) -> tuple[list[list[int]], tuple[NDArray[np.uint32], NDArray[np.uint32]]]:
    """(A^pairs, what each of 2 * pairs words counts in s and in t) for the step
    (s, t) -> A (s, t) + (x, x + y) with A = ((1, 1), (1, 2)), all modulo 2^32."""
    fibonacci = [0, 1]
    while len(fibonacci) < 2 * pairs + 2:
        fibonacci.append((fibonacci[-1] + fibonacci[-2]) & 0xFFFFFFFF)
    numbers = np.array(fibonacci, np.uint32)
    left = 2 * np.arange(pairs)[::-1]  # A^k = ((F(2k-1), F(2k)), (F(2k), F(2k+1)))
    in_s = np.stack([numbers[left + 1], numbers[left]], axis=1).ravel()
    in_t = np.stack([numbers[left + 2], numbers[left + 1]], axis=1).ravel()
    n = 2 * pairs
    before = fibonacci[n - 1] if n else 1
    return [[before, fibonacci[n]], [fibonacci[n], fibonacci[n + 1]]], (in_s, in_t)
