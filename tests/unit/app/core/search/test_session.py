"""A session: searches begin, are judged, and end."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.cluster.machines import open_index
from app.core.base.errors import QueryError
from app.core.base.search_types import EVERYWHERE, QueryItem, SearchView
from app.core.duplicates.clean_up import inherit
from app.core.profiles.query import see_picture
from app.core.search.ranking import VISIBLE
from app.core.search.session import SearchSession
from app.core.vectors.tables import ReadPhoto
from engine.feedback.ranker import SearchRanker
from engine.steps import finish
from tests.made_files import add_file
from tests.made_matrices import named
from tests.unit.app.core.search.session_steps import answer, shown, start

# Searching and judging through SearchSession, on a library small enough to see through.


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


# Thumbs in a session: many at once, undone, inherited, prefetched.


def test_many_thumbs_at_once_are_few_steps_and_answer_alike(
    session: SearchSession, photos: Any
) -> None:
    query = photos.ids[0]
    start(session, query)
    session.current().judge(photos.like(query)[:6], 1)
    session.current().judge(photos.unlike(query)[:6], -1)
    left = list(session.prepare_view())
    assert left[:2] == [1, 0]  # the model before the second gesture, and the one behind it
    assert not any(left[2:])  # the line
    assert list(session.prepare_view()) == []
    view = shown(session)
    session.leave()
    session.back()
    assert shown(session).results == view.results


def test_the_first_line_comes_with_its_order(session: SearchSession, photos: Any) -> None:
    query = photos.ids[0]
    start(session, query)
    session.current().judge(photos.like(query)[:2], 1)
    session.current().judge(photos.unlike(query)[:1], -1)
    list(session.prepare_view())
    view = session.first_view()
    assert view is not None
    assert view.edge is not None
    assert finish(session.completed(view)) == view


def test_thumbs_that_a_copy_inherits_count_in_the_search_that_is_open(
    session: SearchSession, photos: Any
) -> None:
    query = photos.ids[0]
    view = start(session, query)
    gone, heir, other = (item.photo for item in view.results[:3])
    session.current().judge([gone], 1)
    shown(session)
    session.judged_elsewhere([other])
    assert shown(session).liked == (gone,)
    inherit(photos.library, heir, [gone])
    session.judged_elsewhere([heir])
    assert shown(session).liked == (gone, heir)


def test_a_thumb_inherited_in_an_earlier_search_counts_in_the_one_that_is_open(
    session: SearchSession, photos: Any
) -> None:
    query, other = photos.ids[0], photos.unlike(photos.ids[0])[0]
    like = photos.like(query)
    start(session, query)
    session.current().judge([photos.unlike(query)[1]], 1)
    session.current().judge(like[:4], -1)
    start(session, other)
    inherit(photos.library, like[5], like[:1])
    session.judged_elsewhere(like[5:6])
    at_once = shown(session)
    session.back()
    session.forward()
    assert shown(session).results == at_once.results


def test_thumbs_bring_their_kind_forward(session: SearchSession, photos: Any) -> None:
    query = photos.ids[0]
    before = start(session, query)
    like, unlike = photos.like(query)[:4], photos.unlike(query)[:4]
    for photo in like:
        session.current().judge([photo], 1)
    for photo in unlike:
        session.current().judge([photo], -1)
    rest = [p for p in photos.like(query) if p not in like]

    def mean_rank(view: SearchView) -> float:
        order = [i.photo for i in view.results if i.photo not in (*like, *unlike)]
        return float(np.mean([order.index(photo) for photo in rest]))

    assert mean_rank(shown(session)) < mean_rank(before)


@pytest.mark.slow
@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    actions=st.lists(
        st.one_of(
            st.tuples(st.integers(1, 29), st.sampled_from([-1, 0, 1])),
            st.sampled_from(["undo", "redo"]),
        ),
        max_size=12,
    )
)
def test_undo_gives_every_earlier_view_back(
    session: SearchSession, photos: Any, actions: Sequence[Any]
) -> None:
    first = start(session, photos.ids[0])
    done, undone = [first], list[SearchView]()
    for action in actions:
        if action == "undo":
            session.current().undo()
            if len(done) > 1:
                undone.append(done.pop())
        elif action == "redo":
            session.current().redo()
            if undone:
                done.append(undone.pop())
        else:
            position, sign = action
            photo = photos.ids[position]
            known = {**dict.fromkeys(done[-1].liked, 1), **dict.fromkeys(done[-1].disliked, -1)}
            session.current().judge([photo], sign)
            if known.get(photo, 0) != sign:
                done.append(shown(session))
                undone.clear()
        assert replace(answer(shown(session)), can_undo=False) == replace(
            answer(done[-1]), can_undo=False
        )
        assert shown(session).can_redo == bool(undone)
        assert shown(session).can_undo == (len(done) > 1)


def test_a_prefetched_judgment_changes_nothing_and_brings_the_same_order(
    session: SearchSession, photos: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = start(session, photos.ids[0])
    first, second, third = (item.photo for item in before.results[:3])
    session.current().judge([first], 1)
    judged = shown(session)
    for photo, sign in ((second, -1), (first, 0)):
        assert list(session.prefetch(photo, sign))
        assert answer(shown(session)) == answer(judged)
    session.current().judge([first], 0)
    assert answer(shown(session)) == answer(replace(before, can_undo=True))
    session.current().judge([second], -1)
    plain = shown(session)
    session.current().undo()
    assert list(session.prefetch(second, -1))
    with monkeypatch.context() as patch:
        patch.setattr(SearchRanker, "rank", None)  # it is ready, so nothing is computed
        session.current().judge([second], -1)
        assert answer(shown(session)) == answer(plain)
    session.current().judge([third], 1)
    assert third in shown(session).liked


def test_looking_ahead_asks_about_what_is_seen_first_and_changes_nothing(
    session: SearchSession, photos: Any
) -> None:
    assert not list(session.look_ahead())
    before = start(session, photos.ids[0])
    assert len(list(session.look_ahead())) == min(VISIBLE, len(before.results))
    assert answer(shown(session)) == answer(before)


def test_where_nothing_can_be_judged_nothing_is_prefetched(
    session: SearchSession, photos: Any
) -> None:
    assert not list(session.prefetch(photos.ids[1], 1))
    start(session, photos.ids[0])
    assert not list(session.prefetch(photos.ids[0], 1))  # the query
    assert not list(session.prefetch(10_000, 1))
    session.leave()
    assert not list(session.prefetch(photos.ids[1], 1))


def test_several_photos_are_judged_and_taken_back_in_one(
    session: SearchSession, photos: Any
) -> None:
    start(session, photos.ids[0])
    single, *three = photos.ids[1:5]
    session.current().judge([single], -1)
    session.current().judge([photos.ids[0], three[0], single, *three[1:], 10_000], 1)
    assert set(shown(session).liked) == {single, *three}
    session.current().undo()
    view = shown(session)
    assert (view.liked, view.disliked, view.can_redo) == ((), (single,), True)
    session.current().redo()
    assert set(shown(session).liked) == {single, *three}
    session.current().undo()
    session.current().undo()
    view = shown(session)
    assert (view.liked, view.disliked, view.can_undo) == ((), (), False)
    with pytest.raises(QueryError, match="Only the results"):
        session.current().judge([photos.ids[0]], 1)
