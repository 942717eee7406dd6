"""Whether the folder of a root is there, and on the disk or share that it was on.

A device's number (st_dev) is another after each start, or when a disk is plugged in elsewhere. A
file system's UUID, or the name of a share, stays: on Linux both are told by the table of mounts and
the links in /dev/disk/by-uuid, which are read without asking the disk. Windows tells the kind of a
drive and the serial number of its volume; elsewhere the path tells the kind, and nothing the rest.

Asking a disk or network may take for ever, so this is for threads that can be left behind.
"""

from __future__ import annotations

import ctypes
import os
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from app.core.base.photo_types import Kind, Presence

NETWORKS = {"9p", "afs", "ceph", "cifs", "coda", "davfs", "glusterfs", "lustre", "ncpfs", "nfs"}
NETWORKS |= {"nfs4", "smb2", "smb3", "smbfs"}
"""File systems of other computers."""

NETWORKS_BY_FUSE = {"afpfs", "curlftpfs", "gvfsd-fuse", "rclone", "s3fs", "smbnetfs", "sshfs"}
"""Those that FUSE brings, "fuse.sshfs" say."""

PLUGGED_IN = ("/media/", "/run/media/", "/Volumes/")


@dataclass(frozen=True, slots=True)
class Mount:
    """A line of the table of mounts: what is mounted where, and which folder of it."""

    point: Path
    inside: str  # "/" unless a folder of the file system is mounted alone
    file_system: str
    source: str


@dataclass(frozen=True, slots=True)
class Volume:
    """``id``: what it is known by wherever it is mounted, empty if nothing tells. ``point``: where
    it is mounted now."""

    id: str = ""
    kind: Kind = "local"
    point: Path = Path(os.sep)


@dataclass(frozen=True, slots=True)
class System:
    """What is asked of the system; tests have their own."""

    mounts: Callable[[], str]
    uuids: Callable[[], dict[str, str]]  # device -> UUID of its file system
    is_removable: Callable[[str], bool]  # of a device


def volume_of(folder: Path, system: System | None = None) -> Volume:
    """The volume that ``folder`` is on, which need not answer for that."""
    system = system or THIS
    if sys.platform == "win32" and system is THIS:
        return _windows_volume(folder)
    mounts = [mount for mount in parsed(system.mounts()) if folder.is_relative_to(mount.point)]
    if not mounts:
        removable = str(folder).startswith(PLUGGED_IN)
        return Volume(kind="removable" if removable else "local")
    longest = max(len(mount.point.parts) for mount in mounts)
    mount = [each for each in mounts if len(each.point.parts) == longest][-1]  # the last hides
    return _volume(mount, system)


def volumes(system: System | None = None) -> list[Volume]:
    """All volumes that are mounted now and known by something, whole ones first."""
    system = system or THIS
    mounts = sorted(parsed(system.mounts()), key=lambda mount: mount.inside != "/")
    found = (_volume(mount, system) for mount in mounts)
    return [volume for volume in found if volume.id]


def parsed(table: str) -> Iterator[Mount]:
    """The lines of /proc/self/mountinfo; see proc(5)."""
    for line in table.splitlines():
        before, _, after = line.partition(" - ")
        fields, more = before.split(" "), after.split(" ")
        if len(fields) >= 5 and len(more) >= 2:
            point = Path(_unescaped(fields[4]))
            yield Mount(point, _unescaped(fields[3]), more[0], _unescaped(more[1]))


def _volume(mount: Mount, system: System) -> Volume:
    kind = _kind(mount, system)
    if kind == "network":
        known = mount.source if ":" in mount.source or "//" in mount.source else ""
    else:
        known = system.uuids().get(mount.source, "")
    if known and mount.inside != "/":
        known += f"|{mount.inside}"
    return Volume(known, kind, mount.point)


def _kind(mount: Mount, system: System) -> Kind:
    name, _, below = mount.file_system.partition(".")
    if name in NETWORKS or below in NETWORKS_BY_FUSE or mount.source.startswith("//"):
        return "network"
    plugged_in = str(mount.point).startswith(PLUGGED_IN)
    return "removable" if plugged_in or system.is_removable(mount.source) else "local"


def _unescaped(text: str) -> str:
    """A path as it is: the table writes spaces and the like in octal."""
    return re.sub(r"\\([0-7]{3})", lambda found: chr(int(found[1], 8)), text)


def _mounts() -> str:
    try:
        data = Path("/proc/self/mountinfo").read_bytes()
    except OSError:  # on other systems
        return ""
    return data.decode(errors="surrogateescape")


def _uuids() -> dict[str, str]:
    try:
        links = list(Path("/dev/disk/by-uuid").iterdir())
        return {os.path.realpath(link): link.name for link in links}
    except OSError:
        return {}


def _is_removable(device: str) -> bool:
    """Whether it can be unplugged: the kernel calls the medium removable, or it hangs on USB."""
    name = device.removeprefix("/dev/")
    try:
        there = Path("/sys/class/block", name).resolve(strict=True)
        disk = there if (there / "removable").exists() else there.parent
        return "/usb" in str(there) or (disk / "removable").read_text().strip() == "1"
    except (OSError, ValueError):
        return False


THIS = System(_mounts, _uuids, _is_removable)


def _windows_volume(folder: Path) -> Volume:
    """By the drive: GetDriveTypeW tells 2 for removable ones and 4 for those of a network."""
    anchor = Path(folder.anchor)
    windll = getattr(ctypes, "windll", None)
    if windll is None:
        return Volume(point=anchor)
    kinds: dict[int, Kind] = {2: "removable", 4: "network", 5: "removable"}
    kind = kinds.get(windll.kernel32.GetDriveTypeW(str(anchor)), "local")
    if kind == "network":
        return Volume(str(anchor) if str(anchor).startswith("\\\\") else "", kind, anchor)
    serial = ctypes.c_uint32()
    told = windll.kernel32.GetVolumeInformationW(
        str(anchor), None, 0, ctypes.byref(serial), None, None, None, 0
    )
    return Volume(f"{serial.value:08X}" if told else "", kind, anchor)


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
