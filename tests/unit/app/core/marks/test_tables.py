"""The tables of marks: set, counted, put back; and what opening a marked library costs."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.base.photo_types import UNMARKED, Marks
from app.core.marks import tables as marks
from app.core.photos.tables import marks_of
from tests.made_files import add_file


def test_marks_are_set_one_by_one_and_leave_each_other_alone(photos: Any) -> None:
    catalogue, (one, two, three) = photos.library.catalogue, photos.ids[:3]
    marks.set_mark(catalogue, [one, two], "stars", 4, 10.0)
    marks.set_mark(catalogue, [two, three], "colour", "blue", 20.0)
    marks.add_keywords(catalogue, [one, three], ["sea", "Animals|Dog"])
    marks.set_mark(catalogue, [two], "stars", 2, 30.0)
    marks.remove_keywords(catalogue, [three], ["sea", "never given"])
    assert marks_of(catalogue, [one, two, three, photos.ids[3]]) == {
        one: Marks(4, "", ("Animals|Dog", "sea")),
        two: Marks(2, "blue"),
        three: Marks(0, "blue", ("Animals|Dog",)),
        photos.ids[3]: UNMARKED,
    }
    assert marks.times_set(catalogue, [one, two, photos.ids[3]]) == {
        one: (10.0, 0.0),
        two: (30.0, 20.0),
    }


def test_putting_marks_changes_the_times_of_what_differs_alone(photos: Any) -> None:
    catalogue, (one, two) = photos.library.catalogue, photos.ids[:2]
    marks.set_mark(catalogue, [one, two], "stars", 4, 10.0)
    marks.set_mark(catalogue, [one], "colour", "red", 10.0)
    marks.add_keywords(catalogue, [one], ["a", "b"])
    wanted = {one: Marks(4, "green", ("b", "c")), two: UNMARKED}
    marks.put_marks(catalogue, wanted, 50.0)
    assert marks_of(catalogue, [one, two]) == wanted
    assert marks.times_set(catalogue, [one, two]) == {one: (10.0, 50.0), two: (50.0, 0.0)}


def test_what_other_programs_mean_is_kept_and_not_shown(photos: Any) -> None:
    catalogue, photo = photos.library.catalogue, photos.ids[0]
    marks.put_marks(catalogue, {photo: Marks(-1, "orange", ("x",))}, 1.0)
    info = photos.library.photo(photo)
    assert (info.stars, info.colour, info.keywords) == (0, "", ("x",))
    assert marks_of(catalogue, [photo])[photo] == Marks(-1, "orange", ("x",))


def test_all_ways_to_a_photo_tell_its_marks(photos: Any) -> None:
    library, photo = photos.library, photos.ids[5]
    marks.put_marks(library.catalogue, {photo: Marks(3, "purple", ("x", "y"))}, 1.0)
    listed = {info.id: info for info in library.photos()}
    assert listed[photo] == library.photo(photo) == library.find(library.photo(photo).path)
    assert (listed[photo].stars, listed[photo].colour) == (3, "purple")
    assert listed[photo].keywords == ("x", "y")
    assert all(info.stars == 0 for info in listed.values() if info.id != photo)


@pytest.mark.slow
def test_ten_thousand_photos_are_marked_in_one_go(photos: Any) -> None:
    catalogue = photos.library.catalogue
    root = photos.library.roots()[0].id
    with catalogue.transaction() as connection:
        many = [
            add_file(connection, root, f"many/{number}.jpg".encode()) for number in range(10_000)
        ]
    marks.add_keywords(catalogue, many, ["many"])
    marks.set_mark(catalogue, many, "stars", 5, 1.0)
    assert set(marks_of(catalogue, many).values()) == {Marks(5, "", ("many",))}
    marks.remove_keywords(catalogue, many, ["many"])
    assert set(marks_of(catalogue, many).values()) == {Marks(5)}
