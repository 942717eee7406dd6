"""Backups: when one is made, what it holds, which are kept."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.base.errors import BackupError, StorageError
from app.core.open_library import open_library
from app.core.safety.backups import (
    BACKUP_INTERVAL,
    BY_ITSELF,
    DAY,
    HOUR,
    back_up,
    backup_folder,
    contents,
    copy_to_second,
    folder_in_second,
    is_due,
    kept,
    list_backups,
)
from tests.unit.app.core.safety.conftest import judge

# When backups are made, and where.

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
    assert back_up(folder, "", NOW + BACKUP_INTERVAL) is None
    assert back_up(folder, "", NOW + BACKUP_INTERVAL, always=True) is not None
    assert back_up(folder, "", NOW + BACKUP_INTERVAL, always=True) is not None  # the same second
    assert len(made(backup_folder(folder))) == 3


def test_it_is_due_after_half_an_hour_with_changes(folder: Path) -> None:
    assert is_due(folder, NOW)  # there is none
    back_up(folder, "", NOW)
    _touch(folder, NOW - 1)
    assert not is_due(folder, NOW + BACKUP_INTERVAL)
    _touch(folder, NOW + 5)
    assert not is_due(folder, NOW + BACKUP_INTERVAL - 1)
    assert is_due(folder, NOW + BACKUP_INTERVAL)
    assert is_due(folder, NOW - 10)  # the clock was set back


def test_old_ones_are_thinned(folder: Path) -> None:
    for n in range(5):
        with open_library(folder) as library:
            judge(library, photo=1 + n % 2)
        back_up(folder, BY_ITSELF, NOW + n * BACKUP_INTERVAL)
    assert len(made(backup_folder(folder))) == 3
    assert made(backup_folder(folder))[0] == NOW + 4 * BACKUP_INTERVAL


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


# What a backup holds, in words.


def test_kinds_that_are_there_are_counted() -> None:
    counts = {"profiles": 1, "photos": 1_259, "thumbs": 1, "albums": 0, "marked": 2}
    assert contents(counts) == "1,259 photos, 1 thumb, 2 with stars or a colour, 1 profile"


def test_an_empty_library_is_said_to_be() -> None:
    assert contents({"photos": 0}) == "nothing yet"


# Which backups are kept.

NOON = 400 * DAY + 12 * HOUR  # a full hour, day 400


def test_of_each_hour_the_first_and_the_newest_of_all() -> None:
    half_hours = [NOON - n * HOUR / 2 for n in range(5)]  # 12:00, 11:30, 11:00, 10:30, 10:00
    assert kept(half_hours) == [NOON, NOON - HOUR, NOON - 2 * HOUR]
    assert kept([NOON + 120, NOON + 60, NOON]) == [NOON + 120, NOON]


def test_what_was_made_on_purpose_stays_on_two_days() -> None:
    asked = NOON + 60
    assert kept([NOON + 120, asked, NOON], [asked]) == [NOON + 120, asked, NOON]
    assert asked in kept([asked + DAY, asked, NOON], [asked])
    assert asked in kept([asked + 30 * DAY, asked, NOON], [asked])  # nothing was made in between
    assert asked not in kept([asked + 2 * DAY, asked + DAY, asked, NOON], [asked])


def test_a_clock_that_was_ahead_makes_nothing_old() -> None:
    hours = [NOON - n * HOUR for n in range(24 * 400)]
    wrong = NOON + 700 * DAY
    kept_before = kept(hours)
    lost = {*kept_before} - {*kept([wrong, *hours])}
    assert len(lost) <= 4  # a slot of each width
    right, *others = kept([NOON + HOUR, *kept_before])
    assert kept([NOON + HOUR, wrong, *kept_before]) == [right, wrong, *others]


def test_after_a_day_one_a_day_is_left() -> None:
    hours = [NOON - n * HOUR for n in range(72)]
    days = [time for time in kept(hours) if time <= NOON - 24 * HOUR]
    assert days == [NOON - 36 * HOUR, NOON - 60 * HOUR, NOON - 71 * HOUR]  # midnights, the oldest


def test_years_take_few() -> None:
    hours = [NOON - n * HOUR for n in range(24 * 400)]
    assert len(kept(hours)) < 24 + 7 + 5 + 12


def test_nothing_of_nothing() -> None:
    assert kept([]) == []


@pytest.mark.slow
@given(st.lists(st.integers(0, 3_000), min_size=1, max_size=200), st.randoms())
def test_it_does_not_matter_how_often_they_are_thinned(hours: list[int], random) -> None:
    """Thinning after each new backup leaves what thinning once at the end would leave."""
    times = sorted({hour * HOUR / 2 for hour in hours})
    asked = {time for time in times if random.random() < 0.5}
    there: list[float] = []
    for time in times:
        there = [time, *there]
        if random.random() < 0.5:
            there = kept(there, asked & {*there})
    assert kept(there, asked & {*there}) == kept(times[::-1], asked)


@given(st.lists(st.integers(0, 3_000), min_size=1, max_size=200))
def test_whatever_the_clocks_said_the_newest_and_the_future_stay(hours: list[int]) -> None:
    times = [hour * HOUR / 2 for hour in hours]
    keep = kept(times)
    assert keep[0] == times[0]
    assert {time for time in times if time > times[0]} <= {*keep}
    assert sum(time <= times[0] for time in keep) <= 1 + 24 + 7 + 5 + 12
