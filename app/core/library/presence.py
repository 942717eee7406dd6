"""Find out whether a root's folder is there, on the disk or share that it was on.

A device's number (st_dev) changes with each start, or when a disk is plugged in elsewhere. A file
system's UUID, or the name of a share, stays: on Linux they come from the mount table and the links
in /dev/disk/by-uuid, which are read without accessing the disk. Windows reports a drive's kind and
its volume's serial number; elsewhere the path shows the kind, and the rest is unknown.

Accessing a disk or network may block for ever, so call this on threads that can be abandoned.
"""

from __future__ import annotations

import ctypes
import os
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from app.core.base.photo_types import Kind, Presence

NETWORKS = {"9p", "afs", "ceph", "cifs", "coda", "davfs", "glusterfs", "lustre", "ncpfs", "nfs"}
NETWORKS |= {"nfs4", "smb2", "smb3", "smbfs"}
"""File systems of other computers."""

NETWORKS_BY_FUSE = {"afpfs", "curlftpfs", "gvfsd-fuse", "rclone", "s3fs", "smbnetfs", "sshfs"}
"""Such file systems under FUSE, as in "fuse.sshfs"."""

PLUGGED_IN = ("/media/", "/run/media/", "/Volumes/")


@dataclass(frozen=True, slots=True)
class Mount:
    """A line of the mount table: what is mounted where, and which folder of it."""

    point: Path
    inside: str  # "/" unless only a folder of the file system is mounted
    file_system: str
    source: str


@dataclass(frozen=True, slots=True)
class Volume:
    """A volume, mounted at ``point``. ``id`` identifies it wherever it is mounted; or empty."""

    id: str = ""
    kind: Kind = "local"
    point: Path = Path(os.sep)
    file_system: str = field(default="", compare=False)  # in Linux's words, if known


def volume_of(folder: Path) -> Volume:
    """Return the volume that ``folder`` is on, without accessing it."""
    if sys.platform == "win32":
        return _windows_volume(folder)
    above = [mount for mount in mounts() if folder.is_relative_to(mount.point)]
    if not above:
        removable = str(folder).startswith(PLUGGED_IN)
        return Volume(kind="removable" if removable else "local")
    longest = max(len(mount.point.parts) for mount in above)
    return _volume([each for each in above if len(each.point.parts) == longest][-1])  # hides others


def volumes() -> list[Volume]:
    """Return all mounted volumes that can be identified, whole ones first."""
    whole_first = sorted(mounts(), key=lambda mount: mount.inside != "/")
    return [volume for volume in map(_volume, whole_first) if volume.id]


def mounts() -> Iterator[Mount]:
    """Yield what is mounted, by the lines of /proc/self/mountinfo; see proc(5)."""
    for line in mount_table().splitlines():
        before, _, after = line.partition(" - ")
        fields, more = before.split(" "), after.split(" ")
        if len(fields) >= 5 and len(more) >= 2:
            point = Path(_unescaped(fields[4]))
            yield Mount(point, _unescaped(fields[3]), more[0], _unescaped(more[1]))


def _volume(mount: Mount) -> Volume:
    kind = _kind(mount)
    if kind == "network":
        known = mount.source if ":" in mount.source or "//" in mount.source else ""
    else:
        known = disk_uuids().get(mount.source, "")
    if known and mount.inside != "/":
        known += f"|{mount.inside}"
    return Volume(known, kind, mount.point, mount.file_system)


def _kind(mount: Mount) -> Kind:
    name, _, below = mount.file_system.partition(".")
    if name in NETWORKS or below in NETWORKS_BY_FUSE or mount.source.startswith("//"):
        return "network"
    plugged_in = str(mount.point).startswith(PLUGGED_IN)
    return "removable" if plugged_in or is_removable(mount.source) else "local"


def _unescaped(text: str) -> str:
    """Decode a path of the mount table, which writes spaces and some other characters in octal."""
    return re.sub(r"\\([0-7]{3})", lambda found: chr(int(found[1], 8)), text)


def mount_table() -> str:
    """Return the system's table of mounts; empty on other systems than Linux."""
    try:
        data = Path("/proc/self/mountinfo").read_bytes()
    except OSError:
        return ""
    return data.decode(errors="surrogateescape")


def disk_uuids() -> dict[str, str]:
    """Return device -> UUID of its file system."""
    try:
        links = list(Path("/dev/disk/by-uuid").iterdir())
        return {os.path.realpath(link): link.name for link in links}
    except OSError:
        return {}


def is_removable(device: str) -> bool:
    """Return whether a device can be unplugged: its medium is removable, or it is on USB."""
    name = device.removeprefix("/dev/")
    try:
        there = Path("/sys/class/block", name).resolve(strict=True)
        disk = there if (there / "removable").exists() else there.parent
        return "/usb" in str(there) or (disk / "removable").read_text().strip() == "1"
    except (OSError, ValueError):
        return False


def _windows_volume(folder: Path) -> Volume:
    """Return the volume of a drive; GetDriveTypeW is 2 for removable drives, 4 for networks."""
    anchor = Path(folder.anchor)
    windll = getattr(ctypes, "windll", None)
    if windll is None:
        return Volume(point=anchor)
    kinds: dict[int, Kind] = {2: "removable", 4: "network", 5: "removable"}
    kind = kinds.get(windll.kernel32.GetDriveTypeW(str(anchor)), "local")
    if kind == "network":
        return Volume(str(anchor) if str(anchor).startswith("\\\\") else "", kind, anchor)
    serial = ctypes.c_uint32()
    known = windll.kernel32.GetVolumeInformationW(
        str(anchor), None, 0, ctypes.byref(serial), None, None, None, 0
    )
    return Volume(f"{serial.value:08X}" if known else "", kind, anchor)


MIN_MISSING = 3
"""Known files that must be missing, with none present, before another disk is suspected."""


@dataclass(frozen=True, slots=True)
class KnownRoot:
    """What is known of a root: its path, and its disk when it was seen last.

    ``volume`` identifies the disk and ``inside`` is its place there; empty if not known.
    ``sample``: paths and sizes of some of its files. ``others``: paths of the other roots.
    """

    id: int
    path: Path
    device: int
    volume: str = ""
    inside: str = ""
    sample: tuple[tuple[bytes, int], ...] = ()
    kind: Kind = "local"
    others: tuple[Path, ...] = ()
    active: bool = True  # False: removed by the user
    online: bool = True


def presence_of(root: KnownRoot, find_volume: Callable[[Path], Volume] = volume_of) -> Presence:
    """Look whether ``root`` is there.

    An empty folder on another device than before is the mount point of a disk that is not plugged
    in. One on another volume that has none of the known files is another disk.
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
        if len(root.sample) >= MIN_MISSING and not found_in(root.path, root.sample):
            return Presence(kind=volume.kind, trouble="replaced")
    return Presence(device, volume.id, inside_of(root.path, volume), volume.kind)


def found_in(folder: Path, sample: tuple[tuple[bytes, int], ...]) -> int:
    """Count the files of ``sample``, relative paths and sizes in bytes, that are in ``folder``."""
    base = os.fsencode(folder)
    return sum(_size(os.path.join(base, path)) == size for path, size in sample)


def inside_of(folder: Path, volume: Volume) -> str:
    """Return a folder's path in ``volume``, relative to its mount point."""
    try:
        return str(folder.relative_to(volume.point))
    except ValueError:
        return ""


def device_number(status: os.stat_result) -> int:
    """Return the device's number as a signed 64-bit one, which the catalogue can hold."""
    device = status.st_dev
    return device - 2**64 if device >= 2**63 else device


def _size(path: bytes) -> int:
    try:
        return os.stat(path).st_size
    except OSError:
        return -1
