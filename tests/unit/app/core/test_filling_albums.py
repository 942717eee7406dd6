"""Albums that are filled, as they are shown: their line, what was put in or out, questions."""

from __future__ import annotations

import os
from contextlib import closing

import pytest

from app.cluster.machines import open_index
from app.core.albums.albums import Albums
from app.core.base.search_types import QueryItem, Scope
from app.core.filling import keep_search, open_album
from app.core.profiles.query import see_picture
from app.core.search.session import SearchSession
from tests.unit.app.core.conftest import Photos
from tests.unit.app.core.filling_steps import (
    LINE,
    fill_all,
    held,
    kept,
    photos,
    session,
    viewed,
)

__all__ = ["photos", "session"]


@pytest.mark.slow
def test_the_view_of_an_album_agrees_with_what_it_holds(
    session: SearchSession, photos: Photos
) -> None:
    album = kept(session, photos)
    fill_all(session)
    open_album(photos.library, session, album)
    view = viewed(session)
    assert view.edge is not None
    assert (view.edge.album, view.edge.name, view.edge.line) == (album, "Beach", LINE)
    chances = [item.probability or 0.0 for item in view.results]  # unlikely ones come untold, last
    assert chances == sorted(chances, reverse=True)
    above = {i.photo for i in view.results if (i.probability or 0) >= view.edge.line}
    assert above == held(photos, album)
    assert set(view.liked) <= above
    assert view.results[0].photo == photos.ids[0]


def test_the_line_is_moved_by_hand(session: SearchSession, photos: Photos) -> None:
    album, albums = kept(session, photos), Albums(photos.library)
    fill_all(session)
    sizes = []
    for line in (0.03, 0.08, 0.97):
        albums.set_line(album, line)
        session.album_changed()
        edge = viewed(session).edge
        assert edge is not None
        assert (edge.line, edge.moved) == (line, True)
        sizes.append(len(held(photos, album)))
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] > sizes[2]
    assert fill_all(session) == []


def test_what_was_put_in_or_out_by_hand_stays_so(session: SearchSession, photos: Photos) -> None:
    album, albums = kept(session, photos), Albums(photos.library)
    fill_all(session)
    out, strange = photos.like(photos.ids[0])[4], photos.unlike(photos.ids[0])[6]
    albums.take_out(album, [out])
    albums.put(album, [strange])
    session.album_changed()
    shown = {item.photo: item.probability for item in viewed(session).results}
    assert out not in shown
    assert shown[strange] == 1.0
    assert out not in held(photos, album)
    assert strange in held(photos, album)


def test_questions_are_those_near_the_line(session: SearchSession, photos: Photos) -> None:
    kept(session, photos)
    fill_all(session)
    session.search_again()
    before = viewed(session)
    session.current().ask()
    view = viewed(session)
    doubt = {i.photo: abs((i.probability or 0) - 0.5) for i in before.results}
    open_ = [p for p in doubt if p not in before.liked and p != photos.ids[0]]
    assert 0 < len(view.asked) <= 4
    nearest = sorted(doubt[photo] for photo in open_)[: len(view.asked)]
    assert sorted(doubt[photo] for photo in view.asked) == pytest.approx(nearest)
    session.current().ask()
    assert viewed(session).asked == ()


def test_an_album_of_which_all_is_known_says_that_there_is_nothing_to_ask(
    session: SearchSession, photos: Photos
) -> None:
    kept(session, photos)
    fill_all(session)
    session.search_again()
    others = [item.photo for item in viewed(session).results if item.photo != photos.ids[0]]
    session.current().judge(others, 1)
    assert "clear what belongs" in session.current().ask()


def test_an_album_within_a_scope_holds_no_other_photos(
    session: SearchSession, photos: Photos
) -> None:
    with photos.library.catalogue.transaction() as connection:
        for number, photo in enumerate(photos.ids):
            connection.execute(
                "UPDATE files SET path = ? WHERE id = ?",
                (os.fsencode(f"{'a' if number < 15 else 'b'}/{number:02}.jpg"), photo),
            )
    root = photos.library.roots()[0].path
    session.set_scope(Scope(folder=root / "a"))
    album = kept(session, photos)
    fill_all(session)
    thumbs = {photos.ids[0], *photos.like(photos.ids[0])[:3]}
    assert held(photos, album) <= {*photos.ids[:15], *thumbs}


def test_an_album_from_a_word_fills_itself(photos_that_show: Photos) -> None:
    photos = photos_that_show
    with closing(SearchSession(photos.library, open_index(photos.library), see_picture)) as session:
        session.start([QueryItem(word="zebra")])
        session.current().judge([photos.ids[1], photos.ids[4]], 1)
        album = keep_search(photos.library, session.current(), "Zebras")
        for _ in session.idle.upkeep():
            pass
        assert fill_all(session) == [album]
        assert {photos.ids[1], photos.ids[4]} <= held(photos, album)
        assert fill_all(session) == []
