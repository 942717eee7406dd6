"""Albums that fill themselves: what comes into them, when it is computed, and that it stays so."""

from __future__ import annotations

from contextlib import closing

import pytest

from app.cluster.machines import open_index
from app.core.albums.albums import Albums
from app.core.albums.tables import find_filling, found_photos
from app.core.base.search_types import QueryItem, Scope
from app.core.filling import AlbumFilling, keep_search, open_album
from app.core.profiles.profile_files import name_of
from app.core.profiles.query import see_picture
from app.core.search.session import SearchSession
from app.core.store.derived import derived_folder, derived_path
from tests.unit.app.core.conftest import KINDS, Photos, add_photos
from tests.unit.app.core.filling_steps import fill_all, held, kept, photos, session, viewed

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
