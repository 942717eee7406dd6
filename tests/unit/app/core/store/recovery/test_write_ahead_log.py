"""SQLite's log, read as SQLite reads it, and behind a damage."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.core.store.recovery.damage import lost_commits
from app.core.store.recovery.write_ahead_log import HEADER, UNKNOWN, read_log

PAGE = 512
FRAME = 24 + PAGE


@pytest.fixture
def catalogue(tmp_path: Path) -> Path:
    """A database of one table with six committed lines in its log."""
    path = tmp_path / "made" / "x.sqlite"
    path.parent.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA page_size = {PAGE}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE lines (id INTEGER PRIMARY KEY)")
        for _ in range(6):
            connection.execute("INSERT INTO lines DEFAULT VALUES")
        kept = Path(shutil.copytree(path.parent, tmp_path / "kept"))
    return kept / "x.sqlite"


def log_of(catalogue: Path) -> Path:
    return catalogue.with_name("x.sqlite-wal")


def count(catalogue: Path) -> int:
    with closing(sqlite3.connect(catalogue)) as connection:
        return int(connection.execute("SELECT count(*) FROM lines").fetchone()[0])


def flip(path: Path, at: int) -> None:
    data = bytearray(path.read_bytes())
    data[at] ^= 1
    path.write_bytes(data)


def test_a_sound_log_is_taken_whole(catalogue: Path) -> None:
    log = read_log(log_of(catalogue), 4_096)
    assert (log.page_size, set(log.pages), log.later, log.damaged) == (PAGE, {1, 2}, {}, [])
    assert lost_commits(catalogue) == 0


def test_no_log_and_an_empty_one_hold_nothing(tmp_path: Path) -> None:
    path = tmp_path / "none"
    assert read_log(path, PAGE).pages == {}
    path.write_bytes(b"")
    assert read_log(path, PAGE).pages == {}


@pytest.mark.parametrize("offset", [0, 12, 20, 24, 24 + PAGE - 1])  # in a frame
def test_what_is_behind_a_damage_is_told_and_proved(catalogue: Path, offset: int) -> None:
    frames = (log_of(catalogue).stat().st_size - HEADER) // FRAME
    third_last = HEADER + (frames - 3) * FRAME
    flip(log_of(catalogue), third_last + offset)
    log = read_log(log_of(catalogue), 4_096)
    assert log.lost_commits >= 2
    assert log.later  # the last frame proves itself
    assert lost_commits(catalogue) == log.lost_commits
    assert count(catalogue) <= 4  # SQLite leaves it out without a word


def test_a_damaged_last_transaction_may_be_a_power_cut(catalogue: Path) -> None:
    flip(log_of(catalogue), log_of(catalogue).stat().st_size - 1)
    assert read_log(log_of(catalogue), 4_096).lost_commits == 1
    assert lost_commits(catalogue) == 0
    assert count(catalogue) == 5


@pytest.mark.parametrize("offset", [0, 3, 10, 15, 28])
def test_a_header_that_was_spoiled_loses_nothing(catalogue: Path, offset: int) -> None:
    flip(log_of(catalogue), offset)
    log = read_log(log_of(catalogue), PAGE)
    assert log.pages == {}
    assert {*log.later, *(number for number, _ in log.damaged)} == {1, 2}


def test_frames_of_an_earlier_log_are_left_alone(catalogue: Path) -> None:
    data = log_of(catalogue).read_bytes()
    old = bytearray(data[HEADER : HEADER + FRAME])
    old[8] ^= 1  # another salt
    log_of(catalogue).write_bytes(data + bytes(old))
    log = read_log(log_of(catalogue), PAGE)
    assert (log.later, log.damaged, log.lost_commits) == ({}, [], 0)


@pytest.mark.parametrize("offset", [8, 15])  # its salts
def test_a_frame_whose_header_is_spoiled_is_damaged_and_not_of_an_earlier_log(
    catalogue: Path, offset: int
) -> None:
    data = log_of(catalogue).read_bytes()
    fourth_last = len(data) - 4 * FRAME
    content = data[fourth_last + 24 : fourth_last + FRAME]
    flip(log_of(catalogue), fourth_last + offset)
    assert (UNKNOWN, content) in read_log(log_of(catalogue), PAGE).damaged


@pytest.mark.parametrize("filling", [b"\0", b"\x5a"])
@pytest.mark.parametrize("frames", [0, 1, 3])
def test_a_spoiled_beginning_hides_no_frame_behind_it(
    catalogue: Path, filling: bytes, frames: int
) -> None:
    before, whole = read_log(log_of(catalogue), PAGE), log_of(catalogue).read_bytes()
    spoiled = HEADER + frames * FRAME + 24
    log_of(catalogue).write_bytes(filling * spoiled + whole[spoiled:])
    log = read_log(log_of(catalogue), PAGE)
    assert log.later[2] == before.pages[2]
    assert whole[-PAGE:] in log.later.values()


def test_the_only_frame_that_is_left_is_read_though_nothing_proves_it(catalogue: Path) -> None:
    whole = log_of(catalogue).read_bytes()
    commits = [
        end
        for end in range(HEADER + FRAME, len(whole) + 1, FRAME)
        if any(whole[end - FRAME + 4 : end - FRAME + 8])
    ]
    left = commits[1]
    log_of(catalogue).write_bytes(bytes(left - FRAME) + whole[left - FRAME : left])
    log = read_log(log_of(catalogue), PAGE)
    assert whole[left - PAGE : left] in [content for _, content in log.damaged]
