"""The numbers behind a progress bar, with a clock of our own."""

from __future__ import annotations

import time

import pytest

from app.core.base.work_types import Progress
from app.work.reading.scan import ScanProgress


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
