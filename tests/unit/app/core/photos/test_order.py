"""Sorting and grouping photos: by hand, and that none is lost."""

from __future__ import annotations

import calendar
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as some

from app.core.base.photo_types import PhotoInfo, PhotoState
from app.core.photos.names import NameOrder
from app.core.photos.order import (
    DatedSection,
    GroupBy,
    PhotoOrder,
    SortBy,
    _sorting,
    arrange,
)
from app.core.photos.sorting_table import SortingTable, ids_of
from engine.steps import finish


def moment(year: int, month: int, day: int, hour: int = 12) -> float:
    return calendar.timegm((year, month, day, hour, 0, 0, 0, 0, 0))


def photo(
    number: int, name: str, taken: float | None = None, size: int = 0, stars: int = 0
) -> PhotoInfo:
    file = moment(2020, 1, 5)
    path = Path("/p") / name
    return PhotoInfo(
        number,
        1,
        path.parent,
        path.name,
        4,
        3,
        file,
        PhotoState.READY,
        stars,
        taken=taken,
        size=size,
    )


PHOTOS = (
    photo(1, "b/photo 10.jpg", moment(2024, 6, 1), size=5, stars=1),
    photo(2, "b/photo 9.jpg", moment(2024, 6, 12), size=9),
    photo(3, "a/Zebra.jpg", moment(2023, 6, 12, 23), size=1, stars=3),
    photo(4, "a/apple.jpg", size=1),
)
ALL = ids_of([1, 2, 3, 4])


@pytest.fixture
def table() -> SortingTable:
    made = SortingTable()
    made.note(PHOTOS)
    rank(made, PHOTOS)
    return made


def rank(table: SortingTable, infos: Sequence[PhotoInfo]) -> None:
    ranks = finish(NameOrder().rank(infos))
    table.note_ranks(ranks)


@pytest.mark.parametrize(
    ("by", "rising", "falling"),
    [
        (SortBy.GIVEN, [1, 2, 3, 4], [4, 3, 2, 1]),
        (SortBy.DATE, [3, 1, 2, 4], [2, 1, 3, 4]),
        (SortBy.NAME, [4, 2, 1, 3], [3, 1, 2, 4]),
        (SortBy.FOLDER, [4, 3, 2, 1], [1, 2, 3, 4]),
        (SortBy.SIZE, [3, 4, 1, 2], [2, 1, 3, 4]),
        (SortBy.STARS, [2, 4, 1, 3], [3, 1, 2, 4]),
    ],
)
def test_sorted_by_each(
    table: SortingTable, by: SortBy, rising: list[int], falling: list[int]
) -> None:
    assert arrange(ALL, PhotoOrder(by), table).photos.tolist() == rising
    assert arrange(ALL, PhotoOrder(by, descending=True), table).photos.tolist() == falling


def test_grouped_by_month_newest_first_as_given_within(table: SortingTable) -> None:
    found = arrange(ALL, PhotoOrder(group=GroupBy.MONTH), table)
    assert found.photos.tolist() == [1, 2, 3, 4]
    assert found.sections is not None
    assert [(each.first, each.count, str(each.date)) for each in found.sections] == [
        (0, 2, "2024-06-01"),
        (2, 1, "2023-06-01"),
        (3, 1, "None"),
    ]


def test_groups_follow_the_dates_that_photos_are_sorted_by(table: SortingTable) -> None:
    found = arrange(ALL, PhotoOrder(SortBy.DATE, group=GroupBy.YEAR), table)
    assert found.photos.tolist() == [3, 1, 2, 4]
    found = arrange(ALL, PhotoOrder(SortBy.DATE, descending=True, group=GroupBy.DAY), table)
    assert found.photos.tolist() == [2, 1, 3, 4]
    assert found.sections is not None
    assert len(found.sections) == 4


def test_photos_without_any_date_come_last(table: SortingTable) -> None:
    found = arrange(ids_of([77, 1, 78]), PhotoOrder(group=GroupBy.YEAR), table)
    assert found.photos.tolist() == [1, 77, 78]
    assert found.sections is not None
    assert [(each.count, each.date is None) for each in found.sections] == [(1, False), (2, True)]


def test_sections_are_equal_if_they_say_the_same(table: SortingTable) -> None:
    def sections(*photos: int) -> tuple[DatedSection, ...]:
        found = arrange(ids_of(photos), PhotoOrder(group=GroupBy.DAY), table).sections
        assert found is not None
        return found

    assert sections(1, 2, 77) == sections(1, 2, 78)
    assert sections(1, 2, 77) != sections(1, 2, 3)  # another date
    assert sections(1, 2) != sections(1, 2, 2)  # another number


def test_photos_that_were_not_ranked_yet_come_last_by_name(table: SortingTable) -> None:
    table.note([photo(5, "a/aardvark.jpg")])
    some = ids_of([5, 1, 2, 3, 4])
    assert arrange(some, PhotoOrder(SortBy.NAME), table).photos.tolist() == [4, 2, 1, 3, 5]
    assert arrange(some, PhotoOrder(SortBy.FOLDER), table).photos.tolist() == [4, 3, 2, 1, 5]


def test_no_photos_have_no_sections(table: SortingTable) -> None:
    found = arrange(ids_of([]), PhotoOrder(SortBy.DATE, group=GroupBy.DAY), table)
    assert len(found.photos) == 0
    assert found.sections is None


orders = some.builds(
    PhotoOrder, some.sampled_from(SortBy), some.booleans(), some.sampled_from(GroupBy)
)


@given(orders)
def test_an_order_is_read_as_it_was_written(order: PhotoOrder) -> None:
    assert PhotoOrder.parse(str(order)) == order


@pytest.mark.parametrize("text", ["", "date", "love descending day", "date up month week"])
def test_what_can_not_be_read_is_as_given(text: str) -> None:
    assert PhotoOrder.parse(text) == PhotoOrder()


@given(orders, some.lists(some.integers(1, 40), unique=True, max_size=30))
def test_no_photo_is_lost_and_sections_hold_all(order: PhotoOrder, photos: list[int]) -> None:
    table = SortingTable()
    random = np.random.default_rng(len(photos))
    table.note(
        [
            photo(n, f"{n % 7} {n}.jpg", float(random.integers(0, 9**10)), n % 5)
            for n in range(1, 30)
        ]
    )
    found = arrange(ids_of(photos), order, table)
    assert sorted(found.photos.tolist()) == sorted(photos)
    if found.sections is not None:
        assert sum(each.count for each in found.sections) == len(photos)
        assert found.sections[0].first == 0


some_keys = some.integers(0, 12).flatmap(
    lambda count: some.lists(
        some.lists(
            some.integers(-5, 5) | some.integers(-(2**62), 2**62 - 1),
            min_size=count,
            max_size=count,
        ),
        min_size=1,
        max_size=3,
    )
)


@given(some_keys)
def test_the_order_is_that_of_lexsort(keys: list[list[int]]) -> None:
    found = [np.array(key, np.int64) for key in keys]
    assert _sorting(found).tolist() == np.lexsort(found).tolist()
