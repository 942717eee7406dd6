"""The table of what photos are sorted, grouped and laid out by."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from app.core.base.photo_types import PhotoInfo, PhotoState
from app.core.photos.sorting_table import SortingTable, ids_of
from features.exif import local_time

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
