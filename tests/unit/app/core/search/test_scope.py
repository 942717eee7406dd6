"""Searching within a folder or a time."""

from __future__ import annotations

import os
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from app.cluster.machines import open_index
from app.core.albums.albums import Albums
from app.core.base.errors import LibraryDamagedError
from app.core.base.photo_types import MarkChange, Shot
from app.core.base.search_types import QueryItem, Scope
from app.core.facts.tables import note_shots
from app.core.marks.marking import mark
from app.core.profiles.query import see_picture
from app.core.search.photo_filter import PhotoFilter, pack_scope, rows_in, unpack_scope
from app.core.search.session import SearchSession
from features.exif import local_time
from tests.made_files import content_of


@pytest.fixture
def dated(photos: Any) -> Any:
    """Photo number i is a file of day i of 2020, in the folder "a", "ab" or "b", a third each."""
    with photos.library.catalogue.transaction() as connection:
        for number, photo in enumerate(photos.ids):
            name = Path(("a", "ab", "b")[number // 10]) / f"{number}.jpg"
            connection.execute(
                "UPDATE files SET path = ?, mtime_ns = ? WHERE id = ?",
                (os.fsencode(name), round(day(number) * 1e9), photo),
            )
    return photos


def day(number: int) -> float:
    """Noon of the day with this number, as a file's time."""
    return (datetime(2020, 1, 1, 12) + timedelta(days=number)).timestamp()


def numbers(photos: Any, scope: Scope) -> list[int]:
    allowed = rows_in(PhotoFilter(photos.library.catalogue), photos.library.snapshot(), scope)
    return [int(row) for row in allowed.nonzero()[0]]


def test_rows_of_a_folder_and_a_time(dated: Any) -> None:
    root: Path = dated.library.roots()[0].path
    assert numbers(dated, Scope()) == list(range(30))
    assert numbers(dated, Scope(folder=root)) == list(range(30))
    assert numbers(dated, Scope(folder=root.parent)) == list(range(30))
    assert numbers(dated, Scope(folder=root / "a")) == list(range(10))  # and not those of "ab"
    assert numbers(dated, Scope(folder=root / "none")) == []
    assert numbers(dated, Scope(filter="2020-01-06..2020-01-08")) == [5, 6, 7]
    assert numbers(dated, Scope(folder=root / "b", filter="..2020-01-22")) == [20, 21]


def test_rows_with_marks(dated: Any) -> None:
    library, ids = dated.library, dated.ids
    mark(library, ids[:4], MarkChange(stars=3, add=("Animals|Dog",)))
    mark(library, ids[2:6], MarkChange(stars=5, colour="red", add=("Animal",)))
    assert numbers(dated, Scope(filter=">=1 stars")) == [0, 1, 2, 3, 4, 5]
    assert numbers(dated, Scope(filter="★★★★")) == [2, 3, 4, 5]
    assert numbers(dated, Scope(filter="red label ..2020-01-04")) == [2, 3]
    assert numbers(dated, Scope(filter="keyword:animals")) == [
        0,
        1,
        2,
        3,
    ]  # not of "Animal"
    assert numbers(dated, Scope(filter="keyword:Animals|Dog red label")) == [2, 3]
    assert numbers(dated, Scope(filter="keyword:Dog")) == [0, 1, 2, 3]
    assert numbers(dated, Scope(filter="keyword:og")) == []


def test_photos_are_of_the_time_when_they_were_taken(dated: Any) -> None:
    catalogue = dated.library.catalogue
    for number, photo in enumerate(dated.ids[:3]):
        shot = Shot(local_time(day(100 + number)))
        note_shots(catalogue, [(photo, content_of(catalogue, photo), shot)])
    assert numbers(dated, Scope(filter="since 2020-04-11")) == [1, 2]
    assert numbers(dated, Scope(filter="2020-01-01..2020-01-05")) == [3, 4]
    assert numbers(dated, Scope(filter="2020-01-05..2020-04-10")) == [0, *range(4, 30)]


def test_results_stay_within_the_scope_and_thumbs_outside_still_teach(dated: Any) -> None:
    session = SearchSession(dated.library, open_index(dated.library), see_picture)
    session.start([QueryItem(photo=dated.ids[0])])
    session.current().judge([dated.ids[25]], 1)
    before = session.view()
    session.set_scope(Scope(filter="..2020-01-20"))
    view = session.view()
    assert view is not None
    assert before is not None
    assert {item.photo for item in view.results} == set(dated.ids[1:20])
    assert view.liked == (dated.ids[25],)
    assert view.scope == Scope(filter="..2020-01-20")
    session.set_scope(Scope())
    again = session.view()
    assert again is not None
    assert again.results == before.results


def test_a_scope_without_photos_says_so(dated: Any) -> None:
    session = SearchSession(dated.library, open_index(dated.library), see_picture)
    session.set_scope(Scope(filter="2021"))
    session.start([QueryItem(photo=dated.ids[0])])
    view = session.view()
    assert view is not None
    assert view.results == ()
    assert view.summary.startswith("No photos match 2021")


def test_photos_of_an_album(dated: Any) -> None:
    albums = Albums(dated.library)
    album = albums.create("Beach", [dated.ids[3], dated.ids[12]])
    assert numbers(dated, Scope(album=album)) == [3, 12]
    assert numbers(dated, Scope(album=album, filter="..2020-01-10")) == [3]
    assert numbers(dated, Scope(album=album + 1)) == []


@pytest.mark.parametrize(
    "scope",
    [
        Scope(),
        Scope(folder=Path(os.fsdecode(b"/a/\xff"))),
        Scope(album=3, filter="-café 2024-06"),
    ],
)
def test_a_scope_is_read_back_as_it_was_written(scope: Scope) -> None:
    text = pack_scope(scope)
    assert unpack_scope(text) == scope
    assert text.isascii()


@pytest.mark.parametrize("text", ["?", "[]", '{"folder": null, "colour of the sky": 1}'])
def test_a_scope_that_is_none_is_told(text: str) -> None:
    with pytest.raises(LibraryDamagedError):
        unpack_scope(text)
