"""Searching and judging through SearchSession, on a library small enough to see through."""

from __future__ import annotations

import gc
import weakref
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from app.cluster.machines import open_index
from app.core.base.errors import QueryError
from app.core.base.search_types import EVERYWHERE, QueryItem
from app.core.profiles.query import see_picture
from app.core.search.session import SearchSession
from app.core.vectors.tables import ReadPhoto
from tests.made_files import add_file
from tests.made_matrices import named
from tests.unit.app.core.search.session_steps import answer, shown, start


def add_twin(photos: Any, photo: int) -> int:
    """Read one more photo, with the vectors of ``photo``; its id."""
    library, snapshot = photos.library, photos.library.snapshot()
    root = library.roots()[0].id
    with library.catalogue.transaction() as connection:
        twin = add_file(connection, root, b"twin.jpg")
    row = photos.ids.index(photo)
    vectors = {name: array[[row]][0] for name, array in snapshot.vectors.items()}
    with closing(library.writer()) as writer:
        writer.append([(twin, ReadPhoto(b"", 4, 3, named(vectors)))])
    return twin


def test_the_original_order_is_the_plain_distance(session: SearchSession, photos: Any) -> None:
    query = photos.ids[0]
    session.set_order("original")
    view = start(session, query)
    snapshot = photos.library.snapshot()
    distances = np.zeros(len(photos.ids))
    for array in snapshot.vectors.values():
        distances += np.square(array[:] - array[:1]).sum(axis=1) / len(snapshot.vectors)
    order = [photos.ids[row] for row in np.argsort(distances)[1:]]
    assert [item.photo for item in view.results] == order
    assert view.results[0].distance == pytest.approx(np.sort(distances)[1], rel=1e-4)
    assert all(sum(item.shares) == pytest.approx(1) for item in view.results)
    assert view.weights == (0.5, 0.5)


def test_query_and_judged_photos_are_no_results(session: SearchSession, photos: Any) -> None:
    view = start(session, *photos.ids[:2])
    liked, disliked = view.results[0].photo, view.results[5].photo
    session.current().judge([liked], 1)
    session.current().judge([disliked], -1)
    view = shown(session)
    assert (view.liked, view.disliked) == ((liked,), (disliked,))
    assert not {*photos.ids[:2], liked, disliked} & {item.photo for item in view.results}


def test_a_file_that_is_a_photo_of_the_library_is_no_result_of_its_own(
    session: SearchSession, photos: Any
) -> None:
    query = photos.ids[0]
    session.start([QueryItem(path=photos.library.photo(query).path, name="a file")])
    view = shown(session)
    assert view.query == (QueryItem(photo=query),)
    assert query not in {item.photo for item in view.results}


def test_original_order_ignores_thumbs(session: SearchSession, photos: Any) -> None:
    session.set_order("original")
    before = [item.photo for item in start(session, photos.ids[0]).results]
    session.current().judge([before[3]], 1)
    view = shown(session)
    assert view.order == "original"
    assert [item.photo for item in view.results] == [p for p in before if p != before[3]]
    assert view.weights == view.measured  # what was learned weighs nothing


def test_a_liked_photo_may_pull_results(session: SearchSession, photos: Any) -> None:
    start(session, photos.ids[0])
    for photo in photos.unlike(photos.ids[0])[:3]:
        session.current().judge([photo], 1)
    view = shown(session)
    assert {item.pulled_by for item in view.results} <= {None, *view.liked}
    assert any(item.pulled_by is not None for item in view.results)


def test_another_query_keeps_the_thumbs_that_can_stand(session: SearchSession, photos: Any) -> None:
    one, other, *rest = photos.ids
    start(session, one)
    session.current().judge([other, rest[0]], 1)
    session.current().judge(rest[1:3], -1)
    before = shown(session)
    session.change_query(before.search, (QueryItem(photo=one), QueryItem(photo=other)))
    view = shown(session)
    assert [item.photo for item in view.query] == [one, other]
    assert set(view.liked) == {rest[0]}  # the other one is in the query now
    assert set(view.disliked) == {*rest[1:3]}
    session.back()
    assert answer(shown(session)) == replace(answer(before), can_go_forward=True)


def test_another_session_sees_the_same(session: SearchSession, photos: Any) -> None:
    """All that matters is in the journal, on the disk."""
    query = photos.ids[0]
    start(session, query)
    session.current().judge([photos.like(query)[0]], 1)
    session.current().judge([photos.unlike(query)[0]], -1)
    second = start(session, photos.ids[1])
    again = start(
        SearchSession(photos.library, open_index(photos.library), see_picture), photos.ids[1]
    )
    assert second.weights == again.weights != (0.5, 0.5)
    assert second.results == again.results


def test_a_search_left_out_teaches_nothing(session: SearchSession, photos: Any) -> None:
    untaught = start(session, photos.ids[1])
    start(session, photos.ids[0])
    session.current().judge([photos.like(photos.ids[0])[0]], 1)
    session.current().judge([photos.unlike(photos.ids[0])[0]], -1)
    session.current().keep(False)
    assert not shown(session).kept
    assert start(session, photos.ids[1]).results == untaught.results
    session.back()
    session.current().keep(True)
    assert start(session, photos.ids[1]).weights != untaught.weights


def test_back_and_forward(session: SearchSession, photos: Any) -> None:
    first = start(session, photos.ids[0])
    session.start([QueryItem(photo=photos.ids[4])])
    onward = shown(session)
    assert (onward.can_go_back, onward.can_go_forward) == (True, False)
    session.back()
    assert shown(session).results == first.results
    assert shown(session).can_go_forward
    session.forward()
    assert shown(session).results == onward.results
    session.leave()
    assert session.view() is None
    session.back()
    assert shown(session).search == onward.search


def test_what_cannot_be_done_says_so(session: SearchSession, photos: Any) -> None:
    with pytest.raises(QueryError, match="no search yet"):
        session.current().judge([photos.ids[0]], 1)
    with pytest.raises(QueryError, match="isn't read yet"):
        session.start([QueryItem(photo=999)])
    start(session, photos.ids[0])
    with pytest.raises(QueryError, match="Only the results"):
        session.current().judge([photos.ids[0]], 1)


def test_photos_that_come_later_are_found(session: SearchSession, photos: Any) -> None:
    library = photos.library
    hidden = photos.ids[-1]
    with library.catalogue.transaction() as connection:
        connection.execute("UPDATE files SET state = 'gone' WHERE id = ?", (hidden,))
    assert hidden not in {item.photo for item in start(session, photos.ids[0]).results}
    with library.catalogue.transaction() as connection:
        connection.execute("UPDATE files SET state = 'ready' WHERE id = ?", (hidden,))
    session.library_changed()
    assert hidden in {item.photo for item in shown(session).results}


def test_an_empty_library_says_what_to_do(tmp_path: Path) -> None:
    from app.core.open_library import open_library

    with (
        open_library(tmp_path / "empty") as library,
        pytest.raises(QueryError, match="Add a folder"),
    ):
        SearchSession(library, open_index(library), see_picture).start([QueryItem(photo=1)])


def test_ask_me_asks_about_a_few_photos_until_they_are_judged(
    session: SearchSession, photos: Any
) -> None:
    before = start(session, photos.ids[0])
    session.current().ask()
    asking = shown(session)
    assert len(asking.asked) == 4
    assert answer(replace(asking, asked=())) == answer(before)
    session.current().judge([asking.asked[0]], 1)
    after = shown(session)
    assert after.asked == asking.asked[1:]
    session.current().undo()
    session.current().ask()
    assert answer(shown(session)) == answer(before)


def test_ask_me_says_why_it_asks_nothing(session: SearchSession, photos: Any) -> None:
    view = start(session, photos.ids[0])
    assert session.current().ask() == ""
    assert session.current().ask() == ""  # no longer asked
    session.current().judge([item.photo for item in view.results], 1)
    assert "liked or disliked every photo" in session.current().ask()
    assert shown(session).asked == ()


def test_new_photos_are_told_of_and_shown_when_asked_for(
    session: SearchSession, photos: Any
) -> None:
    assert session.photos_notice() == ""
    view = start(session, photos.ids[0])
    assert session.photos_notice() == ""
    twin = add_twin(photos, photos.ids[0])
    session.library_changed()
    assert session.photos_notice() == "1 more photo was read"
    assert twin not in {item.photo for item in view.results}
    assert shown(session).results[0].photo == twin
    assert session.photos_notice() == ""


def test_exporting_another_profile_leaves_the_search_shown_as_it_is(
    session: SearchSession, photos: Any
) -> None:
    other = session.profiles.create("Cats").id
    view = start(session, photos.ids[0])
    session.current().judge([view.results[0].photo], 1)
    shown(session)
    current = session.current()
    assert session.active.peek(other).portable().judgments == ()
    assert session.current() is current


def test_a_search_that_was_moved_away_from_is_thrown_away_whole(
    session: SearchSession, photos: Any
) -> None:
    start(session, photos.ids[0])
    session.current().ask()
    before = session.current()
    assert before.asked
    for move in (session.back, session.forward, lambda: session.set_scope(EVERYWHERE)):
        move()
        assert session.current() is not before
        assert session.current().asked == ()
    session.leave()
    with pytest.raises(QueryError, match="no search yet"):
        session.current()


def test_what_is_asked_stays_asked_when_photos_come(session: SearchSession, photos: Any) -> None:
    start(session, photos.ids[0])
    session.current().ask()
    before = session.current()
    add_twin(photos, photos.ids[0])
    session.library_changed()
    assert session.current() is not before
    assert session.current().asked == before.asked


def test_a_search_that_is_made_anew_lets_go_of_the_old_files_at_once(
    session: SearchSession, photos: Any
) -> None:
    """Cycles are collected late; until then each would keep all files of the library open."""
    gc.disable()
    try:
        view = start(session, photos.ids[0])
        session.current().judge([view.results[0].photo], 1)
        session.current().ask()
        shown(session)
        list(session.idle.upkeep())
        list(session.look_ahead())
        old = weakref.ref(session.current()), weakref.ref(session.current().snapshot)
        add_twin(photos, photos.ids[3])
        session.library_changed()
        shown(session)
        list(session.idle.upkeep())
        assert [each() for each in old] == [None, None]
    finally:
        gc.enable()
