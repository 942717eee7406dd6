"""Wrong clocks: whatever they say, what was just made is kept, and what was kept before stays.

Another wrong clock is one more line of `CLOCKS`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from app.cli.backup import all_backups, lines
from app.core.open_library import open_library
from app.core.safety import archive
from app.core.safety.backups import (
    BY_ITSELF,
    DAY,
    HOUR,
    back_up,
    backup_folder,
    copy_to_second,
    folder_in_second,
    list_backups,
)

NOON = 1_700_000_000.0 // DAY * DAY + 12 * HOUR
BACKUPS = 9  # one an hour

CLOCKS: dict[str, Callable[[int], float]] = {
    "two years ahead, once": lambda n: NOON + n * HOUR + (800 * DAY if n == 3 else 0),
    "two years ahead, the last time": lambda n: NOON + n * HOUR + (800 * DAY if n == 8 else 0),
    "ahead for half of the time": lambda n: NOON + n * HOUR + (800 * DAY if n < 5 else 0),
    "a thousand years ahead": lambda n: NOON + n * HOUR + (365_000 * DAY if n == 3 else 0),
    "at the beginning of time": lambda n: NOON + n * HOUR if n != 3 else 0.0,
    "at its beginning ever since": lambda n: NOON + n * HOUR if n < 3 else n * HOUR,
    "set back by a day": lambda n: NOON + n * HOUR - (DAY if n > 4 else 0),
    "that goes backwards": lambda n: NOON - n * HOUR,
    "that stands still": lambda n: NOON,
}
"""The number of a backup -> the seconds since the epoch that its clock says."""


@pytest.fixture
def library(tmp_path: Path) -> Path:
    folder = tmp_path / "library"
    open_library(folder).close()
    (tmp_path / "second").mkdir()
    return folder


def make(library: Path, now: float) -> Path:
    made = back_up(library, BY_ITSELF, now, always=True)
    assert made is not None
    copy_to_second(made, library, library.with_name("second"))
    return made


def names(folder: Path) -> list[str]:
    """Of the backups, the last that was made first."""
    return [backup.path.name for backup in list_backups(folder) if backup.manifest]


@pytest.mark.parametrize("clock", [*CLOCKS])
def test_no_clock_ends_the_backups(library: Path, clock: str) -> None:
    folders = backup_folder(library), folder_in_second(library, library.with_name("second"))
    made: list[str] = []
    for number in range(BACKUPS):
        made = [make(library, CLOCKS[clock](number)).name, *made]
        assert [names(folder) for folder in folders] == [made, made]


def test_a_backup_from_the_future_is_told(library: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make(library, NOON + 800 * DAY)
    make(library, NOON)
    monkeypatch.setattr("time.time", lambda: NOON + 1)
    right, wrong = lines(all_backups(library, None))
    assert "automatic)" in right
    assert "automatic, by a clock that was ahead)" in wrong


def test_a_library_begun_anew_beside_its_old_backups(library: Path) -> None:
    """As on another computer, where only the second place is left."""
    old = [make(library, NOON + n * HOUR).name for n in range(3)]
    for path in backup_folder(library).iterdir():
        path.unlink()
    new = make(library, NOON + 3 * HOUR).name
    assert names(folder_in_second(library, library.with_name("second"))) == [new, *old[::-1]]


@pytest.mark.parametrize(
    "number", [archive.MAX_NUMBER, archive.MAX_NUMBER + 1, 10**30, -1, "1", None]
)
def test_a_number_that_none_of_ours_has_ends_none(
    library: Path, monkeypatch: pytest.MonkeyPatch, number: object
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("app.core.safety.backups._number_after", lambda *_: number)
        patch.setattr("app.core.safety.archive.unpack", lambda *_, **__: None)
        back_up(library, "a stranger's", NOON - HOUR)
    made = [make(library, NOON + n * HOUR).name for n in range(3)]
    assert {*made} <= {*names(backup_folder(library))}


def test_backups_of_before_have_the_order_of_their_times(
    library: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("app.core.safety.backups._number_after", lambda *_: 0)
        old = [make(library, NOON + n * HOUR).name for n in range(3)]
    new = make(library, NOON).name
    assert names(backup_folder(library)) == [new, *old[::-1]]
