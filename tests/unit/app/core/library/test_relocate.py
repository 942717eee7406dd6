"""Folders that were moved, renamed, or whose disk is mounted elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.core.base.errors import RootError
from app.core.base.photo_types import Presence
from app.core.library import presence as disks
from app.core.library.file_tables import Difference, FoundFile, apply_difference
from app.core.library.library import Library
from app.core.library.presence import device_number
from app.core.library.relocate import found_again, moved_files, relocate
from app.core.library.root_tables import note_offline, note_presence
from app.core.open_library import open_library


@pytest.fixture(autouse=True)
def mounted(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Sets what the system tells of disks; nothing at first."""

    def tell(table: str = "", uuid: str = "") -> None:
        monkeypatch.setattr(disks, "mount_table", lambda: table)
        monkeypatch.setattr(disks, "disk_uuids", lambda: {"/dev/sdb1": uuid} if uuid else {})
        monkeypatch.setattr(disks, "is_removable", lambda device: bool(table))

    tell()
    return tell


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """Knows four photos in /disk/photos."""
    folder = tmp_path / "disk" / "photos"
    folder.mkdir(parents=True)
    with open_library(tmp_path / "library") as opened:
        root = opened.add_root(folder).id
        for name in "abcd":
            (folder / f"{name}.jpg").write_bytes(b"123")
        files = [FoundFile(root, f"{name}.jpg".encode(), 3, 1) for name in "abcd"]
        apply_difference(opened.catalogue, Difference(new=files))
        with opened.catalogue.transaction() as connection:
            connection.execute("UPDATE files SET state = 'ready'")
        yield opened


def unplug(library: Library, tmp_path: Path) -> Path:
    """Mount the disk elsewhere; the folder's path there."""
    folder = tmp_path / "disk" / "photos"
    presence = Presence(device_number(folder.stat()), "UUID", "photos", "removable")
    note_presence(library.catalogue, {1: presence})
    (tmp_path / "disk").rename(tmp_path / "elsewhere")
    note_offline(library.catalogue, [1])
    return tmp_path / "elsewhere" / "photos"


def test_photos_of_a_moved_folder_keep_their_ids(library: Library, tmp_path: Path) -> None:
    before = {photo.path.name: photo.id for photo in library.photos()}
    moved = relocate(library, 1, unplug(library, tmp_path))
    assert (moved.state, moved.photos) == ("ready", 4)
    assert {photo.path.name: photo.id for photo in library.photos()} == before
    assert all(photo.path.exists() for photo in library.photos())
    files = moved_files(library, 1, tmp_path / "disk" / "photos")
    assert {(file.before, file.path) for file in files} == {
        (tmp_path / "disk" / "photos" / name, moved.path / name) for name in before
    }
    assert moved_files(library, 1, moved.path) == []


def test_a_disk_that_is_mounted_elsewhere_is_found(
    library: Library, tmp_path: Path, mounted: Callable[..., None]
) -> None:
    folder = unplug(library, tmp_path)
    table = f"41 22 8:17 / {folder.parent} rw - exfat /dev/sdb1 rw\n"
    mounted(table, "UUID")
    ((root, found),) = found_again(library)
    assert (root.id, found) == (1, folder)
    mounted(table, "OTHER")
    assert found_again(library) == []
    mounted(table, "UUID")
    for photo in folder.iterdir():
        photo.unlink()
    assert found_again(library) == []


def test_a_folder_without_any_of_the_photos_is_refused(library: Library, tmp_path: Path) -> None:
    (tmp_path / "wrong").mkdir()
    with pytest.raises(RootError, match="None of the photos"):
        relocate(library, 1, tmp_path / "wrong")
    with pytest.raises(RootError, match="cannot be opened"):
        relocate(library, 1, tmp_path / "nowhere")
    with pytest.raises(RootError, match="no folder number"):
        relocate(library, 7, tmp_path)


def test_a_folder_within_another_of_the_library_is_refused(
    library: Library, tmp_path: Path
) -> None:
    folder = unplug(library, tmp_path)
    (folder.parent / "more").mkdir()
    library.add_root(folder.parent)
    with pytest.raises(RootError, match="share photos"):
        relocate(library, 1, folder)


def test_a_path_that_a_removed_folder_had_is_free(library: Library, tmp_path: Path) -> None:
    folder = tmp_path / "elsewhere" / "photos"
    folder.mkdir(parents=True)
    library.remove_root(library.add_root(folder).id)
    folder.rmdir()
    folder.parent.rmdir()
    assert relocate(library, 1, unplug(library, tmp_path)).path == folder


@pytest.mark.parametrize("to", ["holiday", "new/photos", "../photos", "../new/photos"])
def test_a_folder_that_was_renamed_or_moved_a_little_is_found(
    library: Library, tmp_path: Path, to: str
) -> None:
    before = tmp_path / "disk" / "photos"
    after = (tmp_path / "disk" / to).resolve()
    after.parent.mkdir(parents=True, exist_ok=True)
    before.rename(after)
    note_offline(library.catalogue, [1])
    for name in "ab":  # half of them are enough
        (after / f"{name}.jpg").unlink()
    ((root, found),) = found_again(library)
    assert (root.id, found) == (1, after)


def test_a_copy_of_a_disk_that_was_unplugged_is_not_taken_for_it(
    library: Library, tmp_path: Path
) -> None:
    folder = unplug(library, tmp_path)
    folder.rename(tmp_path / "backup")
    assert found_again(library) == []


def test_what_is_in_the_library_already_is_no_moved_folder(
    library: Library, tmp_path: Path
) -> None:
    (tmp_path / "disk" / "photos").rename(tmp_path / "disk" / "holiday")
    note_offline(library.catalogue, [1])
    library.add_root(tmp_path / "disk" / "holiday")
    assert found_again(library) == []


def test_a_folder_with_few_of_the_photos_is_another(library: Library, tmp_path: Path) -> None:
    (tmp_path / "disk" / "photos").rename(tmp_path / "disk" / "holiday")
    note_offline(library.catalogue, [1])
    for name in "abc":
        (tmp_path / "disk" / "holiday" / f"{name}.jpg").unlink()
    assert found_again(library) == []


def test_other_disks_are_not_searched(
    library: Library, tmp_path: Path, mounted: Callable[..., None]
) -> None:
    (tmp_path / "disk" / "photos").rename(tmp_path / "disk" / "holiday")
    note_offline(library.catalogue, [1])
    table = f"41 22 8:17 / {tmp_path / 'disk' / 'holiday'} rw - exfat /dev/sdb1 rw\n"
    mounted(table)
    assert found_again(library) == []
