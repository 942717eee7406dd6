"""Times on a clock here: the same as asked one by one, also where clocks are changed."""

from __future__ import annotations

import time
from collections.abc import Iterator

import numpy as np
import pytest

from app.core.photos.sorting_table import local_times
from features.exif import local_time


@pytest.fixture(params=["UTC", "Europe/Berlin", "Asia/Kathmandu", "Australia/Lord_Howe"])
def zone(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    if not hasattr(time, "tzset"):
        pytest.skip("this system has one time zone for all programs")
    with monkeypatch.context() as changed:
        changed.setenv("TZ", request.param)
        time.tzset()
        yield request.param
    time.tzset()


def test_many_are_as_one_by_one(zone: str) -> None:
    # Every 47 minutes of the two weeks around a change of clocks, and some from everywhere.
    spring = 1_711_846_800 + np.arange(-7 * 86_400, 7 * 86_400, 47 * 60) + 0.25
    anywhere = np.random.default_rng(0).uniform(-3e9, 4e9, 500)
    moments = np.concatenate([spring, anywhere, [0.0, 1e300]])
    expected = [local_time(moment) for moment in moments.tolist()]
    assert local_times(moments).tolist() == pytest.approx(expected, abs=1e-5)


def test_none() -> None:
    assert len(local_times(np.empty(0))) == 0
