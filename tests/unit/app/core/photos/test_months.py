"""Photos counted by their months, along the time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from likewise.app.core.photos.months import months_of
from likewise.app.core.photos.table import PhotoTable, ids_of
from tests.unit.app.core.photos.test_order import moment, photo

DATES = [moment(2024, 3, 1), moment(2024, 3, 9), moment(2024, 1, 31), moment(2023, 12, 1)]


@pytest.fixture
def table() -> PhotoTable:
    made = PhotoTable()
    made.note([photo(i, f"{i}.jpg", taken) for i, taken in enumerate(DATES, 1)])
    return made


def test_falling_and_rising_with_undated_ones_at_the_end(table: PhotoTable) -> None:
    found = months_of(ids_of([1, 2, 3, 4, 99]), table)
    assert found is not None
    assert found.months.astype(str).tolist() == ["2024-03", "2024-01", "2023-12"]
    assert found.first.tolist() == [0, 2, 3]
    assert found.counts.tolist() == [2, 1, 1]
    assert found.shares().tolist() == [0, 0.5, 0.75, 1]
    assert [found.at(place) for place in range(5)] == [0, 0, 1, 2, 2]
    rising = months_of(ids_of([99, 4, 3, 1]), table)
    assert rising is not None
    assert rising.first.tolist() == [1, 2, 3]
    assert rising.shares().tolist() == [0, 0.25, 0.75, 1]


@pytest.mark.parametrize("photos", [[], [99], [1, 2], [1, 3, 2]])
def test_no_strip_without_a_time_to_follow(table: PhotoTable, photos: list[int]) -> None:
    assert months_of(ids_of(photos), table) is None


def test_a_date_of_before_1970_counts() -> None:
    table = PhotoTable()
    old = photo(1, "1.jpg", moment(2000, 1, 1))
    table.note([old, replace(old, id=2, taken=-86400.0 * 400)])
    found = months_of(ids_of([1, 2]), table)
    assert found is not None
    assert found.months.astype(str).tolist() == ["2000-01", "1968-11"]
