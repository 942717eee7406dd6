"""Damages of a library's files, as bad memory, full or dying disks, power cuts and people do them.

Each is a function of the folder, a file in it, another library's folder, and a generator.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import numpy as np

Damage = Callable[[Path, Path, Path, np.random.Generator], None]

FORMAT = 60
"""Where a catalogue's header tells its format, in four bytes."""


def _spoil(path: Path, at: int, data: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(data)


def flip_bits(folder: Path, file: Path, other: Path, random: np.random.Generator) -> None:
    """One to sixteen bits, anywhere."""
    data = np.frombuffer(file.read_bytes(), np.uint8).copy()
    if len(data):
        where = random.integers(0, len(data), random.integers(1, 17))
        data[where] ^= np.uint8(1) << random.integers(0, 8, len(where)).astype(np.uint8)
        file.write_bytes(data.tobytes())


def overwrite(folder: Path, file: Path, other: Path, random: np.random.Generator) -> None:
    """Forty random bytes, side by side."""
    size = file.stat().st_size
    if size:
        _spoil(file, int(random.integers(0, max(size - 40, 1))), random.bytes(min(40, size)))


def scatter(folder: Path, file: Path, other: Path, random: np.random.Generator) -> None:
    """Forty random bytes, each anywhere."""
    size = file.stat().st_size
    for at in random.integers(0, size, 40 if size else 0):
        _spoil(file, int(at), random.bytes(1))


def spoil_block(folder: Path, file: Path, other: Path, random: np.random.Generator) -> None:
    """A block of the disk: zeros, or what was there from another file."""
    size = file.stat().st_size
    block = 4_096 * int(random.integers(0, size // 4_096 + 1))
    length = min(4_096 * int(random.integers(1, 5)), size - block)
    _spoil(file, block, bytes(length) if random.integers(0, 2) else random.bytes(length))


def cut(folder: Path, file: Path, other: Path, random: np.random.Generator) -> None:
    """Only a beginning is left."""
    with file.open("r+b") as opened:
        opened.truncate(int(random.integers(0, file.stat().st_size + 1)))


def empty(folder: Path, file: Path, other: Path, random: np.random.Generator) -> None:
    """Nothing is left."""
    file.write_bytes(b"")


def remove(folder: Path, file: Path, other: Path, random: np.random.Generator) -> None:
    """The file is gone."""
    file.unlink()


def zero_end(folder: Path, file: Path, other: Path, random: np.random.Generator) -> None:
    """The end was never written, as after a power cut."""
    size = file.stat().st_size
    at = size - min(512 * int(random.integers(1, 40)), size)
    _spoil(file, at, bytes(size - at))


def add_zeros(folder: Path, file: Path, other: Path, random: np.random.Generator) -> None:
    """The file was made longer, and what was to come was never written."""
    with file.open("ab") as opened:
        opened.write(bytes(int(random.integers(1, 10_000))))


def swap(folder: Path, file: Path, other: Path, random: np.random.Generator) -> None:
    """Two files have each other's names."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path != file)
    fellow = files[int(random.integers(0, len(files)))]
    kept = file.with_name("kept aside")
    file.rename(kept)
    fellow.rename(file)
    kept.rename(fellow)


def from_another(folder: Path, file: Path, other: Path, random: np.random.Generator) -> None:
    """The file is that of another library."""
    fellow = other / file.relative_to(folder)
    candidates = [fellow] if fellow.is_file() else sorted(other.rglob(f"*{file.suffix}"))
    candidates = [path for path in candidates if path.is_file()]
    if candidates:
        shutil.copyfile(candidates[int(random.integers(0, len(candidates)))], file)


def from_a_newer(folder: Path, file: Path, other: Path, random: np.random.Generator) -> None:
    """What the file says of its version is more than is known here."""
    if file.suffix == ".sqlite" and file.stat().st_size >= 100:
        _spoil(file, FORMAT, int(random.integers(11, 500)).to_bytes(4, "big"))
    else:
        data = file.read_bytes()
        file.write_bytes(
            data.replace(b'"format": 1', b'"format": 9').replace(b'"version": 1', b'"version": 9')
        )


DAMAGES: tuple[Damage, ...] = (
    *(flip_bits, overwrite, scatter, spoil_block, cut, empty, remove),
    *(zero_end, add_zeros, swap, from_another, from_a_newer),
)


def chosen_files(folder: Path, random: np.random.Generator) -> list[Path]:
    """One file, or sometimes two: the catalogue and its log most often."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    weights = np.array([12.0 if "catalogue.sqlite" in path.name else 1.0 for path in files])
    count = 1 + int(random.random() < 0.15)
    return [
        files[int(number)]
        for number in random.choice(len(files), count, replace=False, p=weights / weights.sum())
    ]
