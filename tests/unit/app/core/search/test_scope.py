"""Searching within a folder or a time."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from likewise.app.core.albums.albums import Albums
from likewise.app.core.errors import LibraryDamagedError
from likewise.app.core.marks.marking import mark
from likewise.app.core.open_index import open_index
from likewise.app.core.search.scope import pack_scope, rows_in, unpack_scope
from likewise.app.core.search.session import SearchSession
from likewise.app.core.store.photos import content_of
from likewise.app.core.store.shots import note_shots
from likewise.app.core.types import MarkChange, QueryItem, Scope
from likewise.features.shot import Shot, on_the_clock


@pytest.fixture
def dated(photos: Any) -> Any:
    """Photo number i is a file of second i, in the folder "a", "ab" or "b", a third each."""
    with photos.library.catalogue.transaction() as connection:
        for number, photo in enumerate(photos.ids):
            name = Path(("a", "ab", "b")[number // 10]) / f"{number}.jpg"
            connection.execute(
                "UPDATE photos SET path = ?, mtime_ns = ? WHERE id = ?",
                (os.fsencode(name), number * 10**9, photo),
            )
    return photos


def numbers(photos: Any, scope: Scope) -> list[int]:
    allowed = rows_in(photos.library.catalogue, photos.library.snapshot(), scope)
    return [int(row) for row in allowed.nonzero()[0]]


def test_rows_of_a_folder_and_a_time(dated: Any) -> None:
    root: Path = dated.library.roots()[0].path
    assert numbers(dated, Scope()) == list(range(30))
    assert numbers(dated, Scope(folder=root)) == list(range(30))
    assert numbers(dated, Scope(folder=root.parent)) == list(range(30))
    assert numbers(dated, Scope(folder=root / "a")) == list(range(10))  # and not those of "ab"
    assert numbers(dated, Scope(folder=root / "none")) == []
    assert numbers(dated, Scope(since=5, until=8)) == [5, 6, 7]
    assert numbers(dated, Scope(folder=root / "b", until=22)) == [20, 21]


def test_rows_with_marks(dated: Any) -> None:
    library, ids = dated.library, dated.ids
    mark(library, ids[:4], MarkChange(stars=3, add=("Animals|Dog",)))
    mark(library, ids[2:6], MarkChange(stars=5, colour="red", add=("Animal",)))
    assert numbers(dated, Scope(stars=1)) == [0, 1, 2, 3, 4, 5]
    assert numbers(dated, Scope(stars=4)) == [2, 3, 4, 5]
    assert numbers(dated, Scope(colour="red", until=4)) == [2, 3]
    assert numbers(dated, Scope(keyword="Animals")) == [0, 1, 2, 3]  # and not those of "Animal"
    assert numbers(dated, Scope(keyword="Animals|Dog", colour="red")) == [2, 3]
    assert numbers(dated, Scope(keyword="Dog")) == []


def test_photos_are_of_the_time_when_they_were_taken(dated: Any) -> None:
    hour = 3600 * 1e3
    catalogue = dated.library.catalogue
    for number, photo in enumerate(dated.ids[:3]):
        shot = Shot(on_the_clock(hour + number))
        note_shots(catalogue, [(photo, content_of(catalogue, photo), shot)])
    assert numbers(dated, Scope(since=hour + 1)) == [1, 2]
    assert numbers(dated, Scope(since=0, until=5)) == [3, 4]
    assert numbers(dated, Scope(since=4, until=hour + 1)) == [0, *range(4, 30)]


def test_results_stay_within_the_scope_and_thumbs_outside_still_teach(dated: Any) -> None:
    session = SearchSession(dated.library, open_index(dated.library))
    session.start([QueryItem(photo=dated.ids[0])])
    session.current().judge([dated.ids[25]], 1)
    before = session.view()
    session.set_scope(Scope(until=20))
    view = session.view()
    assert view is not None
    assert before is not None
    assert {item.photo for item in view.results} == set(dated.ids[1:20])
    assert view.liked == (dated.ids[25],)
    assert view.scope == Scope(until=20)
    session.set_scope(Scope())
    again = session.view()
    assert again is not None
    assert again.results == before.results


def test_a_scope_without_photos_says_so(dated: Any) -> None:
    session = SearchSession(dated.library, open_index(dated.library))
    session.set_scope(Scope(since=1000))
    session.start([QueryItem(photo=dated.ids[0])])
    view = session.view()
    assert view is not None
    assert view.results == ()
    assert view.summary.startswith("No photos from 1970 or later.")


def test_photos_of_an_album(dated: Any) -> None:
    albums = Albums(dated.library)
    album = albums.create("Beach", [dated.ids[3], dated.ids[12]])
    assert numbers(dated, Scope(album=album)) == [3, 12]
    assert numbers(dated, Scope(album=album, until=10)) == [3]
    assert numbers(dated, Scope(album=album + 1)) == []


@pytest.mark.parametrize(
    "scope", [Scope(), Scope(folder=Path(os.fsdecode(b"/a/\xff"))), Scope(since=1.5, album=3)]
)
def test_a_scope_is_read_back_as_it_was_written(scope: Scope) -> None:
    text = pack_scope(scope)
    assert unpack_scope(text) == scope
    assert text.isascii()


@pytest.mark.parametrize("text", ["?", "[]", '{"folder": null, "colour of the sky": 1}'])
def test_a_scope_that_is_none_is_told(text: str) -> None:
    with pytest.raises(LibraryDamagedError):
        unpack_scope(text)
