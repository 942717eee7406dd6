"""When backups are made, and where."""

import os
from pathlib import Path

import pytest

from app.core.base.errors import BackupError, StorageError
from app.core.open_library import open_library
from app.core.safety.backups import (
    BY_ITSELF,
    EVERY,
    back_up,
    backup_folder,
    copy_to_second,
    folder_in_second,
    is_due,
    list_backups,
)
from tests.unit.app.core.safety.conftest import judge

NOW = 1_700_000_000.0


def made(folder: Path) -> list[float]:
    """When the backups were made, newest first."""
    return [each.manifest.made for each in list_backups(folder) if each.manifest]


def test_a_backup_is_made_and_listed(folder: Path) -> None:
    path = back_up(folder, "automatic", NOW)
    assert path == backup_folder(folder) / "2023-11-14T22-13-20Z.zip"
    [backup] = list_backups(backup_folder(folder))
    assert (backup.path, backup.size) == (path, path.stat().st_size)
    assert backup.manifest is not None
    assert backup.manifest.why == "automatic"


def test_nothing_new_is_not_backed_up_again_unless_asked(folder: Path) -> None:
    back_up(folder, "", NOW)
    assert back_up(folder, "", NOW + EVERY) is None
    assert back_up(folder, "", NOW + EVERY, always=True) is not None
    assert back_up(folder, "", NOW + EVERY, always=True) is not None  # the same second
    assert len(made(backup_folder(folder))) == 3


def test_it_is_due_after_half_an_hour_with_changes(folder: Path) -> None:
    assert is_due(folder, NOW)  # there is none
    back_up(folder, "", NOW)
    _touch(folder, NOW - 1)
    assert not is_due(folder, NOW + EVERY)
    _touch(folder, NOW + 5)
    assert not is_due(folder, NOW + EVERY - 1)
    assert is_due(folder, NOW + EVERY)
    assert is_due(folder, NOW - 10)  # the clock was set back


def test_old_ones_are_thinned(folder: Path) -> None:
    for n in range(5):
        with open_library(folder) as library:
            judge(library, photo=1 + n % 2)
        back_up(folder, BY_ITSELF, NOW + n * EVERY)
    assert len(made(backup_folder(folder))) == 3
    assert made(backup_folder(folder))[0] == NOW + 4 * EVERY


def test_one_by_hand_outlasts_those_that_come_by_themselves(folder: Path) -> None:
    for moment, why in enumerate((BY_ITSELF, "by hand", BY_ITSELF, BY_ITSELF)):
        back_up(folder, why, NOW + moment, always=True)
    assert made(backup_folder(folder)) == [NOW + 3, NOW + 1, NOW]


def test_foreign_files_are_left_alone_and_damaged_ones_are_told(folder: Path) -> None:
    back_up(folder, "", NOW)
    (folder / "backups" / "holiday.zip").write_bytes(b"mine")
    damaged = folder / "backups" / "2020-01-01T00-00-00Z.zip"
    damaged.write_bytes(b"PK")
    back_up(folder, "", NOW + 7_200, always=True)
    whole, older, last = list_backups(backup_folder(folder))
    assert whole.manifest is not None
    assert older.manifest is not None
    assert (last.path, last.manifest) == (damaged, None)
    assert "can't be restored" in last.fault
    assert (folder / "backups" / "holiday.zip").exists()


def test_a_second_folder_gets_the_same(folder: Path, tmp_path: Path) -> None:
    path = back_up(folder, "", NOW)
    assert path is not None
    second = tmp_path / "disk"
    with pytest.raises(BackupError, match="is away"):
        copy_to_second(path, folder, second)
    second.mkdir()
    copy_to_second(path, folder, second)
    copy = folder_in_second(folder, second) / path.name
    assert copy.read_bytes() == path.read_bytes()
    assert folder_in_second(tmp_path / "another", second) != copy.parent


def test_a_full_disk_leaves_no_half_backup(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("zipfile.ZipFile.write", full)
    with pytest.raises(StorageError, match="No space left"):
        back_up(folder, "", NOW)
    assert list((folder / "backups").iterdir()) == []


def _touch(folder: Path, when: float) -> None:
    for path in folder.glob("catalogue.sqlite*"):
        os.utime(path, (when, when))
