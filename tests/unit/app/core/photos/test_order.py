"""The orders in which photos are listed, and the times that they were taken."""

from __future__ import annotations

import calendar
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
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
    times_of,
)
from app.core.photos.sorting_table import SortingTable, ids_of, local_times
from engine.steps import finish
from features.exif import local_time

# Sorting and grouping photos: by hand, and that none is lost.


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


# The table of what photos are sorted, grouped and laid out by.

INFO = PhotoInfo(
    3, 1, Path("/p"), "a.jpg", 400, 200, 1.7e9, PhotoState.READY, stars=2, taken=5.0, size=70
)


def test_what_was_noted_last_is_found_and_the_unknown_is_usual() -> None:
    table = SortingTable()
    table.note([INFO, replace(INFO, id=9, width=0, height=0, taken=None)])
    table.note([replace(INFO, stars=4)])
    photos = ids_of([3, 9, 4, 1000, -2])
    assert table.shapes(photos).tolist() == pytest.approx([2, *[4 / 3] * 4])
    assert table.stars(photos).tolist() == [4, 2, 0, 0, 0]
    assert table.sizes(photos).tolist() == [70, 70, 0, 0, 0]
    assert table.dated_by_file(photos).tolist() == [False, True, True, True, True]
    dates = table.dates(photos)
    assert dates[:2].tolist() == [5.0, local_time(1.7e9)]
    assert np.isnan(dates[2:]).all()
    assert table.info(3) == replace(INFO, stars=4)


def test_file_dates_are_those_of_a_clock_here_all_year_round() -> None:
    moments = 1.7e9 + np.arange(0, 366 * 86400, 86400 * 7.3)
    infos = [replace(INFO, id=i, taken=None, modified=m) for i, m in enumerate(moments.tolist(), 1)]
    table = SortingTable()
    table.note(infos)
    found = table.dates(ids_of(info.id for info in infos))
    assert found.tolist() == pytest.approx([local_time(m) for m in moments.tolist()])


def test_photos_are_where_more_than_half_of_them_were_taken() -> None:
    places = "Lagos|Faro|Portugal", "Faro|Portugal", "Monaco", ""
    table = SortingTable()
    table.note_places([(ids_of(range(1, 8)), places, np.array([0, 0, 0, 1, 1, 2, 3], np.int32))])
    some = (1, 2, 3, 4, 7), (1, 2, 4, 5), (1, 6, 7), (6,), (7, 8)
    most = ["Lagos, Portugal", "Portugal", "", "Monaco", ""]
    assert [table.place_of_most(ids_of(photos)) for photos in some] == most


def test_nothing_noted() -> None:
    table = SortingTable()
    table.note([])
    assert table.info(1) is None
    assert len(table.shapes(ids_of([]))) == 0


def test_mean_colours_are_known_where_they_were_told() -> None:
    table = SortingTable()
    table.note_colours(ids_of([2, 7]), np.array([[1, 2, 3], [255, 0, 9]], np.uint8))
    assert table.colour(7) == (255, 0, 9)
    assert [table.colour(photo) for photo in (1, -1, 99)] == [None] * 3


# Photos counted by their months or days, along the time.

DATES = [moment(2024, 3, 1), moment(2024, 3, 9), moment(2024, 1, 31), moment(2023, 1, 1)]


@pytest.fixture
def dated() -> SortingTable:
    made = SortingTable()
    made.note([photo(i, f"{i}.jpg", taken) for i, taken in enumerate(DATES, 1)])
    return made


def test_falling_and_rising_with_undated_ones_at_the_end(dated: SortingTable) -> None:
    found = times_of(ids_of([1, 2, 3, 4, 99]), dated)
    assert found is not None
    assert found.times.astype(str).tolist() == ["2024-03", "2024-01", "2023-01"]
    assert found.first.tolist() == [0, 2, 3]
    assert found.counts.tolist() == [2, 1, 1]
    assert found.shares().tolist() == [0, 2 / 15, 14 / 15, 1]
    assert [found.at(position) for position in range(5)] == [0, 0, 1, 2, 2]
    rising = times_of(ids_of([99, 4, 3, 1]), dated)
    assert rising is not None
    assert rising.first.tolist() == [1, 2, 3]
    assert rising.shares().tolist() == [0, 12 / 15, 14 / 15, 1]


@pytest.mark.parametrize("photos", [[], [99], [1], [1, 3, 2]])
def test_no_strip_without_a_time_to_follow(dated: SortingTable, photos: list[int]) -> None:
    assert times_of(ids_of(photos), dated) is None


def test_a_date_of_before_1970_counts() -> None:
    dated = SortingTable()
    old = photo(1, "1.jpg", moment(2000, 1, 1))
    dated.note([old, replace(old, id=2, taken=-86400.0 * 400)])
    found = times_of(ids_of([1, 2]), dated)
    assert found is not None
    assert found.times.astype(str).tolist() == ["2000-01", "1968-11"]


def test_within_a_year_the_days_count(dated: SortingTable) -> None:
    found = times_of(ids_of([2, 1, 3]), dated)
    assert found is not None
    assert found.by_day
    assert found.times.astype(str).tolist() == ["2024-03-09", "2024-03-01", "2024-01-31"]
    assert found.shares().tolist() == [0, 8 / 39, 38 / 39, 1]


# Times on a clock here: the same as asked one by one, also where clocks are changed.


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
