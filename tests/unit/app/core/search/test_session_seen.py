"""What is said about a search that was on the screen, while another one is the current one."""

from __future__ import annotations

from typing import Any

import pytest

from app.cluster.machines import open_index
from app.core.base.errors import LibraryError
from app.core.base.search_types import QueryItem, Scope
from app.core.profiles.journal import Journal
from app.core.profiles.query import see_picture
from app.core.search.session import SearchSession
from tests.unit.app.core.search.session_steps import answer, shown, start


@pytest.fixture
def first(session: SearchSession, photos: Any) -> int:
    """The number of the search before the current one; the session shows the second."""
    view = start(session, photos.ids[0])
    start(session, photos.ids[1])
    return view.search


def lines_of(photos: Any, search: int) -> int:
    return len(Journal(photos.library.catalogue).entries([search]))


def test_a_thumb_goes_to_the_search_that_was_seen(
    session: SearchSession, photos: Any, first: int
) -> None:
    before, liked = shown(session), photos.like(photos.ids[0])[0]
    session.seen(first).judge([liked], 1)
    view = shown(session)
    assert (view.search, view.liked, view.can_undo) == (before.search, (), False)
    assert (lines_of(photos, first), lines_of(photos, view.search)) == (1, 0)
    session.back()
    assert (shown(session).search, shown(session).liked) == (first, (liked,))


def test_the_current_search_rests_on_what_an_earlier_one_is_taught(
    session: SearchSession, photos: Any, first: int
) -> None:
    query, before = photos.ids[0], shown(session)
    session.seen(first).judge([photos.like(query)[0]], 1)
    session.seen(first).judge([photos.unlike(query)[0]], -1)
    assert shown(session).weights != before.weights
    again = SearchSession(photos.library, open_index(photos.library), see_picture)
    again.reopen(before.search, Scope())
    assert shown(again).results == shown(session).results


def test_undo_and_redo_take_what_was_judged_where_it_was_seen(
    session: SearchSession, photos: Any, first: int
) -> None:
    liked = photos.like(photos.ids[0])[0]
    session.seen(first).judge([liked], 1)
    session.current().judge([photos.like(photos.ids[1])[0]], 1)
    kept = shown(session).liked
    session.seen(first).undo()
    assert shown(session).liked == kept
    session.back()
    assert shown(session).liked == ()
    session.forward()
    session.seen(first).redo()
    assert shown(session).liked == kept
    session.back()
    assert shown(session).liked == (liked,)


def test_a_search_is_left_out_though_another_one_is_shown(
    session: SearchSession, first: int
) -> None:
    session.seen(first).keep(False)
    assert shown(session).kept
    session.back()
    assert not shown(session).kept


def test_another_query_takes_the_thumbs_along_of_the_search_that_was_seen(
    session: SearchSession, photos: Any, first: int
) -> None:
    liked = photos.like(photos.ids[0])[0]
    session.seen(first).judge([liked], 1)
    session.change_query(first, (QueryItem(photo=photos.ids[5]),))
    assert shown(session).liked == (liked,)


def test_questions_of_the_current_search_stay_open(
    session: SearchSession, photos: Any, first: int
) -> None:
    session.current().ask()
    asked = shown(session).asked
    session.seen(first).judge([photos.like(photos.ids[0])[0]], 1)
    assert len(asked) > 0
    assert shown(session).asked == asked


def test_a_search_of_another_profile_is_judged_without_using_that(
    session: SearchSession, photos: Any, first: int
) -> None:
    liked = photos.like(photos.ids[0])[0]
    session.profiles.use(session.profiles.create("Work").id)
    session.restart()
    before = answer(shown(session))
    session.seen(first).judge([liked], 1)
    assert answer(shown(session)) == before
    session.back()
    session.back()
    assert (shown(session).search, shown(session).liked) == (first, (liked,))


def test_with_no_current_search_the_one_that_was_left_is_judged(
    session: SearchSession, photos: Any, first: int
) -> None:
    session.leave()
    session.seen(first).judge([photos.like(photos.ids[0])[0]], 1)
    assert session.view() is None
    assert lines_of(photos, first) == 1


def test_a_search_that_is_not_there_takes_nothing(session: SearchSession, first: int) -> None:
    with pytest.raises(LibraryError, match="no search number 99"):
        session.seen(99).judge([1], 1)
    assert shown(session).search != first
