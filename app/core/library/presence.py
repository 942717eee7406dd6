"""Whether the folder of a root is there, and is the one that it was.

Asking a disk or network may take for ever, so this is for threads that can be left behind.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from app.core.library.volumes import Volume, volume_of
from app.core.types import Kind, Presence

ENOUGH = 3
"""Known files that must be missing, and none there, before another disk is suspected."""


@dataclass(frozen=True, slots=True)
class KnownRoot:
    """What is known of a root: where it is, the device (st_dev) and volume that it was on, where in
    that volume (empty: not known), paths and sizes of some of its files, where other roots are."""

    id: int
    path: Path
    device: int
    volume: str = ""
    inside: str = ""
    sample: tuple[tuple[bytes, int], ...] = ()
    kind: Kind = "local"
    others: tuple[Path, ...] = ()


def presence_of(root: KnownRoot, find_volume: Callable[[Path], Volume] = volume_of) -> Presence:
    """Look whether ``root`` is there.

    A folder that is empty and on another device than before is the place of a disk that is not
    plugged in. One on another volume in which none of the known files is, is another disk.
    """
    volume = find_volume(root.path)
    offline = Presence(kind=volume.kind)
    try:
        device = device_number(root.path.stat())
        with os.scandir(root.path) as listing:
            empty = next(listing, None) is None
    except OSError:
        return offline
    same = volume.id == root.volume if volume.id and root.volume else device == root.device
    if not same:
        if empty:
            return offline
        if len(root.sample) >= ENOUGH and not found_in(root.path, root.sample):
            return Presence(kind=volume.kind, trouble="replaced")
    return Presence(device, volume.id, inside_of(root.path, volume), volume.kind)


def found_in(folder: Path, sample: tuple[tuple[bytes, int], ...]) -> int:
    """How many files of ``sample``, relative paths and sizes in bytes, are in ``folder``."""
    base = os.fsencode(folder)
    return sum(_size(os.path.join(base, path)) == size for path, size in sample)  # noqa: PTH118 - bytes


def inside_of(folder: Path, volume: Volume) -> str:
    """Where in ``volume`` a folder is, relative to where that is mounted."""
    try:
        return str(folder.relative_to(volume.point))
    except ValueError:
        return ""


def device_number(status: os.stat_result) -> int:
    """The device's number as the catalogue can hold it: some systems use all 64 bits, unsigned."""
    device = status.st_dev
    return device - 2**64 if device >= 2**63 else device


def _size(path: bytes) -> int:
    try:
        return os.stat(path).st_size  # noqa: PTH116 - bytes
    except OSError:
        return -1
