"""Requests about albums: what they change, and what the window hears of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from app.cluster.machines import open_index
from app.core.albums.albums import Albums
from app.core.base.errors import AlbumError, LibraryError
from app.core.base.search_types import AlbumInfo, QueryItem, Scope
from app.core.open_library import open_library
from app.core.profiles.query import see_picture
from app.core.search.session import SearchSession
from app.work.bus import events
from app.work.bus.albums import OpenAlbums
from app.work.bus.library_thread import LibraryThread, Shared
from tests.unit.app.core.conftest import DIMENSIONS, Photos, fill


@pytest.fixture
def photos(tmp_path: Path) -> Iterator[Photos]:
    (tmp_path / "photos").mkdir()
    with open_library(tmp_path / "library") as library:
        yield fill(library, tmp_path / "photos", DIMENSIONS)


class Heard(OpenAlbums):
    """Requests about the albums of a library; ``heard`` is what the window hears."""

    def __init__(self, photos: Photos) -> None:
        self.session = SearchSession(photos.library, open_index(photos.library), see_picture)
        self.heard: list[events.Event] = []
        shared = Shared(photos.library, cast(LibraryThread, None), self.heard.append)
        super().__init__(shared, self.session)

    def infos(self) -> tuple[AlbumInfo, ...]:
        return [e.albums for e in self.heard if isinstance(e, events.AlbumsChanged)][-1]

    def listed(self) -> list[events.AlbumListed]:
        return [e for e in self.heard if isinstance(e, events.AlbumListed)]

    def said(self) -> list[str]:
        return [e.sentence for e in self.heard if isinstance(e, events.Message)]


@pytest.fixture
def albums(photos: Photos) -> Heard:
    return Heard(photos)


def test_what_changes_is_announced_and_what_does_not_is_not(albums: Heard, photos: Photos) -> None:
    a, b, c = photos.ids[:3]
    albums.change(Albums.create, "Beach", (a, b))
    (beach,) = albums.infos()
    assert (beach.name, beach.photos) == ("Beach", 2)
    albums.show(beach.id)
    assert albums.listed() == [events.AlbumListed(beach.id, (a, b))]
    albums.heard.clear()
    albums.change(Albums.put, beach.id, (a, b))
    assert albums.heard == []
    albums.change(Albums.put, beach.id, (c,))
    albums.change(Albums.move, beach.id, (c,), a)
    albums.change(Albums.take_out, beach.id, (b,))
    assert [e.photos for e in albums.listed()] == [(a, b, c), (c, a, b), (c, a)]
    albums.change(Albums.rename, beach.id, "Shore")
    albums.change(Albums.set_cover, beach.id, a)
    assert [(i.name, i.photos, i.cover) for i in albums.infos()] == [("Shore", 2, a)]


def test_photos_are_told_once(albums: Heard, photos: Photos) -> None:
    albums.change(Albums.create, "Beach", photos.ids[:2])
    (beach,) = albums.infos()
    assert albums.photos(beach.id) == photos.ids[:2]
    albums.change(Albums.put, beach.id, photos.ids[2:3])
    assert albums.listed() == []


def test_an_album_that_is_deleted_is_shown_empty_and_comes_back(
    albums: Heard, photos: Photos
) -> None:
    albums.change(Albums.create, "Beach", photos.ids[:2])
    (beach,) = albums.infos()
    albums.show(beach.id)
    inverse = albums.change(Albums.delete, beach.id)
    assert inverse is not None
    assert albums.infos() == ()
    assert albums.listed()[-1] == events.AlbumListed(beach.id, ())
    again = inverse()
    assert albums.infos() == (beach,)
    assert albums.listed()[-1] == events.AlbumListed(beach.id, photos.ids[:2])
    again()
    assert albums.infos() == ()


def test_the_last_change_of_one_album_is_taken_back_also_later(
    albums: Heard, photos: Photos
) -> None:
    albums.change(Albums.create, "Beach", photos.ids[:2])
    albums.change(Albums.create, "Shore", photos.ids[:1])
    beach, shore = albums.infos()
    assert albums.change(Albums.put, beach.id, photos.ids[:1]) is None  # it has it already
    albums.change(Albums.put, beach.id, photos.ids[2:3])
    albums.change(Albums.rename, shore.id, "Coast")
    albums.take_back(beach.id)
    assert [(info.name, info.photos) for info in albums.infos()] == [("Beach", 2), ("Coast", 1)]
    assert albums.said()[-1] == "Undone: Added 1 photo to “Beach”."
    albums.take_back(beach.id)
    albums.take_back(beach.id)
    assert albums.said()[-1] == "There is nothing to undo in this album."


def test_a_search_is_kept_and_opened_again_with_its_thumbs_and_scope(
    albums: Heard, photos: Photos
) -> None:
    session, query = albums.session, photos.ids[0]
    with pytest.raises(LibraryError, match="no search number"):
        albums.keep_search(7, "Beach")
    session.set_scope(Scope(filter="1970.."))
    session.start([QueryItem(photo=query)])
    session.current().judge(photos.like(query)[:2], 1)
    search = session.current().record.id
    session.leave()  # the request is under way while another search is asked for
    albums.keep_search(search, "Beach")
    (beach,) = albums.infos()
    assert beach.search == search
    with pytest.raises(AlbumError, match="is already the album “Beach”"):
        albums.keep_search(search, "Shore")
    session.set_scope(Scope())
    session.start([QueryItem(photo=photos.ids[1])])
    albums.open(beach.id)
    view = session.view()
    assert view is not None
    assert view.query == (QueryItem(photo=query),)
    assert view.liked == tuple(photos.like(query)[:2])
    assert view.scope == Scope(filter="1970..")


def test_an_album_by_hand_has_no_search_to_open(albums: Heard) -> None:
    albums.change(Albums.create, "Beach")
    with pytest.raises(AlbumError, match="filled by hand"):
        albums.open(albums.infos()[0].id)


def test_a_line_that_was_moved_is_remembered_and_goes_into_the_album(
    albums: Heard, photos: Photos
) -> None:
    session = albums.session

    def line() -> tuple[float, bool]:
        view = session.view()
        assert view is not None
        assert view.edge is not None
        return view.edge.line, view.edge.moved

    session.start([QueryItem(photo=photos.ids[0])])
    session.current().judge(photos.like(photos.ids[0])[:3], 1)
    search = session.number
    assert search is not None
    assert line() == (0.5, False)
    undo = albums.move_line(search, 0.8)
    assert undo is not None
    assert line() == (0.8, True)
    session.start([QueryItem(photo=photos.ids[1])])
    session.reopen(search, Scope())
    assert line() == (0.8, True)
    redo = undo()
    assert line() == (0.5, False)
    redo()
    albums.keep_search(search, "Beach")
    assert line() == (0.8, True)
    albums.move_line(search, None)
    assert line() == (0.5, False)
