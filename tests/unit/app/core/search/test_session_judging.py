"""Thumbs in a session: many at once, undone, inherited, prefetched."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.core.base.errors import QueryError
from app.core.base.search_types import SearchView
from app.core.duplicates.clean_up import inherit
from app.core.search.ranking import SEEN
from app.core.search.session import SearchSession
from engine.feedback.ranker import SearchRanker
from engine.steps import finish
from tests.unit.app.core.search.session_steps import answer, shown, start


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
    assert len(list(session.look_ahead())) == min(SEEN, len(before.results))
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
