"""Volumes, told from a table of mounts as the kernel writes it."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.core.library import presence
from app.core.library.presence import Volume, mounts, volume_of, volumes

TABLE = r"""22 1 8:2 / / rw,relatime shared:1 - ext4 /dev/sda2 rw
30 22 8:3 / /home rw - ext4 /dev/sda3 rw
41 22 8:17 / /media/you/My\040Disk rw - exfat /dev/sdb1 rw,uid=1000
42 22 0:50 / /mnt/nas rw - nfs4 nas:/photos rw
43 22 0:51 / /mnt/win rw - cifs //nas/share rw
44 22 0:52 / /home/you/far rw - fuse.sshfs you@host:/pictures rw
45 30 8:3 /you/Pictures /srv/pictures rw - ext4 /dev/sda3 rw
46 22 8:33 / /mnt/stick rw - vfat /dev/sdc1 rw
not a line of it
"""
UUIDS = {"/dev/sda2": "ROOT", "/dev/sda3": "HOME", "/dev/sdb1": "1234-ABCD", "/dev/sdc1": "STICK"}


@pytest.fixture(autouse=True)
def system(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with these mounts."""
    monkeypatch.setattr(presence, "mount_table", lambda: TABLE)
    monkeypatch.setattr(presence, "disk_uuids", lambda: UUIDS)
    monkeypatch.setattr(presence, "is_removable", lambda device: device == "/dev/sdc1")


@pytest.mark.parametrize(
    ("folder", "volume"),
    [
        ("/srv", Volume("ROOT", "local", Path("/"))),
        ("/home/you/Pictures", Volume("HOME", "local", Path("/home"))),
        ("/homes", Volume("ROOT", "local", Path("/"))),
        ("/media/you/My Disk/2024", Volume("1234-ABCD", "removable", Path("/media/you/My Disk"))),
        ("/mnt/nas/a", Volume("nas:/photos", "network", Path("/mnt/nas"))),
        ("/mnt/win", Volume("//nas/share", "network", Path("/mnt/win"))),
        ("/home/you/far/b", Volume("you@host:/pictures", "network", Path("/home/you/far"))),
        ("/srv/pictures/a", Volume("HOME|/you/Pictures", "local", Path("/srv/pictures"))),
        ("/mnt/stick/a", Volume("STICK", "removable", Path("/mnt/stick"))),
    ],
)
def test_a_folder_is_on_the_volume_of_the_nearest_mount(folder: str, volume: Volume) -> None:
    assert volume_of(Path(folder)) == volume


def test_what_is_mounted_over_another_hides_it(monkeypatch: pytest.MonkeyPatch) -> None:
    over = TABLE + "50 42 8:49 / /mnt/nas rw - ext4 /dev/sdd1 rw\n"
    monkeypatch.setattr(presence, "mount_table", lambda: over)
    monkeypatch.setattr(presence, "disk_uuids", lambda: {"/dev/sdd1": "NEW"})
    assert volume_of(Path("/mnt/nas/a")).id == "NEW"


@pytest.mark.parametrize(("folder", "kind"), [("/Volumes/Disk/a", "removable"), ("/a", "local")])
def test_without_a_table_the_path_tells_the_kind(
    folder: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "mount_table", str)
    assert volume_of(Path(folder)) == Volume("", kind, Path("/"))  # type: ignore[arg-type]


def test_all_that_is_mounted_is_listed_whole_volumes_first() -> None:
    known = [volume.id for volume in volumes()]
    assert known[-1] == "HOME|/you/Pictures"
    assert set(known) >= {"ROOT", "HOME", "1234-ABCD", "nas:/photos"}


def test_paths_of_the_table_are_unescaped() -> None:
    assert [mount.point for mount in mounts()][2] == Path("/media/you/My Disk")


def test_this_machine_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert volume_of(tmp_path).kind in ("local", "removable", "network")
    assert not presence.is_removable("/dev/there-is-none")
