"""Albums that fill themselves by a search."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from app.cluster.machines import open_index
from app.core.albums.albums import Albums
from app.core.albums.tables import find_filling, found_photos
from app.core.base.search_types import QueryItem, Scope, SearchView
from app.core.filling import AlbumFilling, keep_search, open_album
from app.core.open_library import open_library
from app.core.profiles.profile_files import name_of
from app.core.profiles.query import see_picture
from app.core.search.session import SearchSession
from app.core.store.derived import derived_folder, derived_path
from tests.unit.app.core.conftest import KINDS, Photos, add_photos, fill


@pytest.fixture
def photos(tmp_path: Path) -> Iterator[Photos]:
    (tmp_path / "photos").mkdir()
    with open_library(tmp_path / "library") as library:
        yield fill(library, tmp_path / "photos", {"color": 60, "gist": 80})


@pytest.fixture
def session(photos: Photos) -> Iterator[SearchSession]:
    with closing(SearchSession(photos.library, open_index(photos.library), see_picture)) as session:
        yield session


LINE = 0.05
"""Where an album ends in so small a library, unless a test says otherwise."""


def kept(session: SearchSession, photos: Photos, position: int = 0, name: str = "Beach") -> int:
    """An album of the photos of one kind, after three thumbs up and three down."""
    query = photos.ids[position]
    session.start([QueryItem(photo=query)])
    session.current().judge(photos.like(query)[:3], 1)
    session.current().judge(photos.unlike(query)[:3], -1)
    album = keep_search(photos.library, session.current(), name)
    Albums(photos.library).set_line(album, LINE)
    session.album_changed()
    return album


def fill_all(session: SearchSession) -> list[int]:
    """The albums that had to be filled, in order."""
    list(session.idle.prepare())
    return [album for album in AlbumFilling(session).steps() if album is not None]


def held(photos: Photos, album: int) -> set[int]:
    return {member.photo for member in Albums(photos.library).members(album)}


def viewed(session: SearchSession) -> SearchView:
    view = session.view()
    assert view is not None
    return view


# Albums that fill themselves: what comes into them, when it is computed, and that it stays so.

__all__ = ["photos", "session"]


def draw_line(photos: Photos, album: int, meant: set[int]) -> None:
    """Let the album end behind the photos that are meant, which are likelier than all others."""
    chances = found_photos(photos.library.catalogue, album)
    least = min(chances[photo] for photo in meant)
    most = max((chance for photo, chance in chances.items() if photo not in meant), default=0.0)
    assert most < least
    Albums(photos.library).set_line(album, (most + least) / 2)


def test_an_album_holds_what_is_meant_and_no_more(session: SearchSession, photos: Photos) -> None:
    album, query = kept(session, photos), photos.ids[0]
    assert held(photos, album) == set()
    assert fill_all(session) == [album]
    meant = {query, *photos.like(query)}
    draw_line(photos, album, meant)
    assert held(photos, album) == meant
    chances = found_photos(photos.library.catalogue, album)
    assert chances[query] == 1.0
    view = session.view()
    assert view is not None
    assert view.disliked
    assert {photo for photo, chance in chances.items() if not chance} == {*view.disliked}
    assert all(0 <= chance <= 1 for chance in chances.values())


@pytest.mark.slow
def test_what_was_computed_is_not_computed_again(session: SearchSession, photos: Photos) -> None:
    beach, shore = kept(session, photos, 0), kept(session, photos, 1, "Shore")
    assert fill_all(session) == [beach, shore]
    assert fill_all(session) == []
    with closing(SearchSession(photos.library, open_index(photos.library), see_picture)) as later:
        assert fill_all(later) == []
    session.current().judge(photos.like(photos.ids[1])[3:4], 1)
    assert fill_all(session) == [shore]
    session.start([QueryItem(photo=photos.ids[2])])
    session.current().judge(photos.like(photos.ids[2])[:3], 1)
    assert fill_all(session) == []


def test_new_photos_come_in_by_themselves_and_are_new_until_looked_at(
    session: SearchSession, photos: Photos
) -> None:
    albums, album = Albums(photos.library), kept(session, photos)
    fill_all(session)
    assert albums.infos()[0].new == 0
    before = held(photos, album)
    added = add_photos(photos, 2 * KINDS)
    session.library_changed()
    assert fill_all(session) == [album]
    alike = {photo for number, photo in enumerate(added) if number % KINDS == 0}
    draw_line(photos, album, {photos.ids[0], *photos.like(photos.ids[0]), *alike})
    assert alike <= held(photos, album)
    assert not held(photos, album) & (set(added) - alike)
    assert albums.infos()[0].new == len(alike)
    assert {m.photo for m in albums.members(album) if m.new} == alike
    open_album(photos.library, session, album)
    assert albums.infos()[0].new == 0
    assert before & held(photos, album)


def test_photos_that_go_need_no_new_look_and_those_that_come_back_are_there(
    session: SearchSession, photos: Photos
) -> None:
    album = kept(session, photos)
    fill_all(session)
    before = held(photos, album)
    gone = photos.like(photos.ids[0])[5]
    for state in ("gone", "ready"):
        with photos.library.catalogue.transaction() as connection:
            connection.execute("UPDATE files SET state = ? WHERE id = ?", (state, gone))
        session.library_changed()
        assert fill_all(session) == []
        assert held(photos, album) == (before if state == "ready" else before - {gone})


def test_a_photo_that_was_away_when_the_album_was_filled_is_looked_at(
    session: SearchSession, photos: Photos
) -> None:
    away = photos.like(photos.ids[0])[5]
    with photos.library.catalogue.transaction() as connection:
        connection.execute("UPDATE files SET state = 'gone' WHERE id = ?", (away,))
    album = kept(session, photos)
    fill_all(session)
    with photos.library.catalogue.transaction() as connection:
        connection.execute("UPDATE files SET state = 'ready' WHERE id = ?", (away,))
    session.library_changed()
    assert fill_all(session) == [album]


def test_steps_may_end_at_any_time_and_what_was_begun_goes_on(
    session: SearchSession, photos: Photos
) -> None:
    album = kept(session, photos)
    list(session.idle.prepare())
    filling, taken = AlbumFilling(session), 0
    while True:
        steps = filling.steps()
        done = [next(steps, "end") for _ in range(3)]
        steps.close()  # type: ignore[attr-defined]
        taken += 1
        if album in done or "end" in done:
            break
    assert 3 < taken < 30
    assert find_filling(photos.library.catalogue, album) is not None
    assert fill_all(session) == []


def test_what_the_shown_search_has_found_is_not_computed_again(
    session: SearchSession, photos: Photos
) -> None:
    query = photos.ids[0]
    session.start([QueryItem(photo=query)])
    session.current().judge(photos.like(query)[:3], 1)
    session.current().judge(photos.unlike(query)[:3], -1)
    viewed(session)
    filling = AlbumFilling(session)
    assert not filling.store_current()  # it fills no album
    album = keep_search(photos.library, session.current(), "Beach")
    assert [info.filled for info in Albums(photos.library).infos()] == [False]
    assert filling.store_current()  # the search had its line before it was an album
    assert not filling.store_current()
    assert [info.filled for info in Albums(photos.library).infos()] == [True]
    shown = found_photos(photos.library.catalogue, album)
    assert fill_all(session) == []
    with photos.library.catalogue.transaction() as connection:
        connection.execute("DELETE FROM album_fillings")
    assert fill_all(session) == [album]
    assert found_photos(photos.library.catalogue, album) == pytest.approx(shown, abs=1e-4)
    session.set_scope(Scope(filter="1970.."))
    session.current().judge(photos.like(query)[3:4], 1)
    viewed(session)
    assert not filling.store_current()  # it looks elsewhere than the album does


def test_photos_that_are_read_meanwhile_do_not_keep_the_album_empty(
    session: SearchSession, photos: Photos
) -> None:
    query = photos.ids[0]
    session.start([QueryItem(photo=query)])
    session.current().judge(photos.like(query)[:3], 1)
    album = keep_search(photos.library, session.current(), "Beach")
    viewed(session)
    added = add_photos(photos, KINDS)
    session.library_changed()
    assert AlbumFilling(session).store_current()
    assert [info.filled for info in Albums(photos.library).infos()] == [True]
    assert not {*found_photos(photos.library.catalogue, album)} & {*added}
    viewed(session)
    assert fill_all(session) == [album]  # with these
    assert {*found_photos(photos.library.catalogue, album)} & {*added}


@pytest.mark.slow
def test_a_filling_is_the_same_however_often_it_was_interrupted(
    session: SearchSession, photos: Photos
) -> None:
    album = kept(session, photos)
    fill_all(session)
    whole = found_photos(photos.library.catalogue, album)
    for steps in range(1, 12, 3):
        with photos.library.catalogue.transaction() as connection:
            connection.execute("DELETE FROM album_fillings")
        begun = AlbumFilling(session).steps()
        for _ in range(steps):
            next(begun, None)
        begun.close()  # type: ignore[attr-defined]  # as if the program was killed here
        assert found_photos(photos.library.catalogue, album) == whole
        with closing(
            SearchSession(photos.library, open_index(photos.library), see_picture)
        ) as later:
            fill_all(later)
        assert found_photos(photos.library.catalogue, album) == whole


@pytest.mark.slow
def test_a_lost_metric_is_learned_again(session: SearchSession, photos: Photos) -> None:
    kept(session, photos, 0, "First")
    album = kept(session, photos, 1)
    fill_all(session)
    whole = found_photos(photos.library.catalogue, album)
    search = Albums(photos.library).get(album).search
    assert search is not None
    path = derived_path(derived_folder(photos.library.folder), name_of(search))
    path.unlink()
    with photos.library.catalogue.transaction() as connection:
        connection.execute("DELETE FROM album_fillings")
    with closing(SearchSession(photos.library, open_index(photos.library), see_picture)) as later:
        fill_all(later)
    assert path.exists()
    again = found_photos(photos.library.catalogue, album)
    assert again == pytest.approx(whole)


# Albums that are filled, as they are shown: their line, what was put in or out, questions.


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
