"""Reading many photos: in which order, and how far it is."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.base.work_types import Progress
from app.core.library.library import Library
from app.core.open_library import open_library
from app.work.processes.pool import Done, Failed
from app.work.reading import read
from app.work.reading.scan import InOrder, Scan, ScanProgress
from tests.made_files import add_file

# In which order photos are read.

PATHS = [f"{year}/{number:02}.jpg" for year in (2019, 2020, 2021) for number in range(20)]


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """A library of 60 photos in three folders that wait to be read."""
    (tmp_path / "photos").mkdir()
    with open_library(tmp_path / "library") as opened:
        root = opened.add_root(tmp_path / "photos").id
        with opened.catalogue.transaction() as connection:
            for path in PATHS:
                add_file(connection, root, os.fsencode(path))
        yield opened


def order_of_reading(library: Library) -> list[str]:
    """The paths in the order in which a scan reads them."""
    order: list[str] = []

    def read_into(_: object, plan: object, photos: Iterable[tuple[int, Path]]) -> Iterator[None]:
        del plan
        for _number, path in photos:
            order.append("/".join(path.parts[-2:]))
            yield

    begun = SimpleNamespace(start=lambda *_: None)
    scan: Any = SimpleNamespace(library=library, progress=begun, read_into=read_into)
    list(read.read(cast(Scan, scan)))
    return order


def test_some_photos_of_all_folders_are_read_before_the_others(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(read, "SPREAD", 30)
    order = order_of_reading(library)
    assert [path[:4] for path in order[:2]] == ["2019", "2020"]  # each round goes through all
    assert order[30:] == [path for path in PATHS if path not in order[:30]]
    assert sorted(order) == PATHS


def test_few_photos_are_read_by_path(library: Library) -> None:
    assert order_of_reading(library) == PATHS


# The order of results: that of the tasks, whichever finishes first.


def test_by_hand() -> None:
    in_order = InOrder()
    for key in "abc":
        in_order.expect(key)
    assert in_order.take([Done("b", 2)]) == []
    assert len(in_order) == 3
    assert in_order.take([Failed("a", "It is blank.")]) == [
        Failed("a", "It is blank."),
        Done("b", 2),
    ]
    assert len(in_order) == 1
    assert in_order.take([]) == []
    assert in_order.take([Done("c", 3)]) == [Done("c", 3)]
    assert len(in_order) == 0


@given(st.permutations(range(12)), st.integers(0, 12), st.integers(1, 5))
def test_whatever_finishes_first(order: list[int], begun: int, at_once: int) -> None:
    """Tasks may be begun while others finish; what is taken is the longest whole beginning."""
    in_order = InOrder()
    for key in range(begun):
        in_order.expect(key)
    taken: list[Done | Failed] = []
    early = [key for key in order if key < begun]
    late = [key for key in order if key >= begun]
    for part in (early, late):
        for start in range(0, len(part), at_once):
            taken += in_order.take([Done(key, -key) for key in part[start : start + at_once]])
            missing = set(range(12)) - {*early, *late} | set(part[start + at_once :])
            first = min(missing | ({*late} if part is early else set()), default=12)
            assert taken == [Done(key, -key) for key in range(first)]
        if part is early:
            for key in range(begun, 12):
                in_order.expect(key)
    assert len(in_order) == 0


# The numbers behind a progress bar, with a clock of our own.


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


def test_speed_and_time_left(clock: list[float]) -> None:
    heard: list[Progress] = []
    scan_progress = ScanProgress(heard.append)
    scan_progress.start("reading", 100)
    clock[0] += 2
    scan_progress.advance(20)
    scan_progress.report()
    assert heard == [Progress("reading", 0, 100), Progress("reading", 20, 100, 10.0, 8.0)]


def test_speed_is_that_of_the_last_moments(clock: list[float]) -> None:
    heard: list[Progress] = []
    scan_progress = ScanProgress(heard.append)
    scan_progress.start("reading", 1000)
    for speed in [1] * 20 + [5] * 20:
        clock[0] += 1
        scan_progress.advance(speed)
        scan_progress.report()
    assert heard[-1].per_second == pytest.approx(5)


def test_reports_are_not_too_many(clock: list[float]) -> None:
    heard: list[Progress] = []
    scan_progress = ScanProgress(heard.append)
    scan_progress.start("looking")
    for _ in range(100):
        clock[0] += 0.01
        scan_progress.report()
    assert len(heard) == 1 + 5
    assert heard[-1].seconds_left is None


def test_a_pause_is_told(clock: list[float]) -> None:
    heard: list[Progress] = []
    scan_progress = ScanProgress(heard.append)
    scan_progress.start("reading", 10)
    clock[0] += 1
    scan_progress.report(paused=True)
    assert [seen.phase for seen in heard] == ["reading", "paused"]
