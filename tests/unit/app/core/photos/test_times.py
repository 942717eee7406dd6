"""Photos counted by their months or days, along the time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.core.photos.order import times_of
from app.core.photos.sorting_table import SortingTable, ids_of
from tests.unit.app.core.photos.test_order import moment, photo

DATES = [moment(2024, 3, 1), moment(2024, 3, 9), moment(2024, 1, 31), moment(2023, 1, 1)]


@pytest.fixture
def table() -> SortingTable:
    made = SortingTable()
    made.note([photo(i, f"{i}.jpg", taken) for i, taken in enumerate(DATES, 1)])
    return made


def test_falling_and_rising_with_undated_ones_at_the_end(table: SortingTable) -> None:
    found = times_of(ids_of([1, 2, 3, 4, 99]), table)
    assert found is not None
    assert found.times.astype(str).tolist() == ["2024-03", "2024-01", "2023-01"]
    assert found.first.tolist() == [0, 2, 3]
    assert found.counts.tolist() == [2, 1, 1]
    assert found.shares().tolist() == [0, 2 / 15, 14 / 15, 1]
    assert [found.at(position) for position in range(5)] == [0, 0, 1, 2, 2]
    rising = times_of(ids_of([99, 4, 3, 1]), table)
    assert rising is not None
    assert rising.first.tolist() == [1, 2, 3]
    assert rising.shares().tolist() == [0, 12 / 15, 14 / 15, 1]


@pytest.mark.parametrize("photos", [[], [99], [1], [1, 3, 2]])
def test_no_strip_without_a_time_to_follow(table: SortingTable, photos: list[int]) -> None:
    assert times_of(ids_of(photos), table) is None


def test_a_date_of_before_1970_counts() -> None:
    table = SortingTable()
    old = photo(1, "1.jpg", moment(2000, 1, 1))
    table.note([old, replace(old, id=2, taken=-86400.0 * 400)])
    found = times_of(ids_of([1, 2]), table)
    assert found is not None
    assert found.times.astype(str).tolist() == ["2000-01", "1968-11"]


def test_within_a_year_the_days_count(table: SortingTable) -> None:
    found = times_of(ids_of([2, 1, 3]), table)
    assert found is not None
    assert found.by_day
    assert found.times.astype(str).tolist() == ["2024-03-09", "2024-03-01", "2024-01-31"]
    assert found.shares().tolist() == [0, 8 / 39, 38 / 39, 1]
