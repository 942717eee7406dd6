"""Whether a folder is there, and is the one that it was: disks unplugged, changed, come back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from app.core.base.photo_types import Presence
from app.core.library.presence import KnownRoot, Volume, device_number, found_in, presence_of

SAMPLE = tuple((f"{name}.jpg".encode(), 3) for name in "abcd")


def disk(name: str, point: Path) -> Callable[[Path], Volume]:
    return lambda folder: Volume(name, "removable", point)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "disk" / "photos"
    folder.mkdir(parents=True)
    for path, _ in SAMPLE:
        (folder / path.decode()).write_bytes(b"123")
    return folder


@pytest.fixture
def root(folder: Path) -> KnownRoot:
    return KnownRoot(1, folder, device_number(folder.stat()), "DISK", "photos", SAMPLE)


def test_a_folder_on_its_volume_is_there(root: KnownRoot) -> None:
    found = presence_of(root, disk("DISK", root.path.parent))
    assert found == Presence(root.device, "DISK", "photos", "removable")


def test_a_folder_that_is_missing_is_offline(root: KnownRoot, tmp_path: Path) -> None:
    missing = replace(root, path=tmp_path / "nowhere")
    assert presence_of(missing, disk("DISK", tmp_path)).device is None


def test_an_empty_folder_on_another_volume_is_a_mount_point_without_its_disk(
    root: KnownRoot, tmp_path: Path
) -> None:
    empty = replace(root, path=tmp_path / "empty")
    empty.path.mkdir()
    found = presence_of(empty, disk("SYSTEM", tmp_path))
    assert found == Presence(kind="removable")
    assert presence_of(empty, disk("DISK", tmp_path)).device is not None  # all were deleted


def test_another_disk_in_its_place_is_noticed(root: KnownRoot) -> None:
    for path, _ in SAMPLE:
        (root.path / path.decode()).unlink()
    (root.path / "other.jpg").write_bytes(b"1")
    other = disk("OTHER", root.path.parent)
    assert presence_of(root, other) == Presence(kind="removable", trouble="replaced")


def test_a_copy_of_the_disk_is_as_good_as_the_disk(root: KnownRoot) -> None:
    found = presence_of(root, disk("COPY", root.path.parent))
    assert (found.volume, found.trouble) == ("COPY", "")
    assert found.device is not None


def test_without_a_volume_the_device_tells(root: KnownRoot) -> None:
    for path, _ in SAMPLE:
        (root.path / path.decode()).unlink()
    (root.path / "other.jpg").write_bytes(b"1")
    unknown = disk("", root.path.parent)
    assert presence_of(root, unknown).device == root.device
    assert presence_of(replace(root, device=-1), unknown).trouble == "replaced"


def test_few_files_that_went_are_no_reason_to_suspect_another_disk(root: KnownRoot) -> None:
    (root.path / "a.jpg").unlink()
    few = replace(root, sample=SAMPLE[:1])
    assert presence_of(few, disk("OTHER", root.path.parent)).device is not None


def test_known_files_are_found_by_path_and_size(folder: Path) -> None:
    (folder / "a.jpg").unlink()
    (folder / "b.jpg").write_bytes(b"longer")
    assert found_in(folder, SAMPLE) == 2
