"""Thumbs of photos in all searches: listed as far as they count, and withdrawn as if cleared."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.base.errors import QueryError
from app.core.base.search_types import QueryItem, Thumbed
from app.core.profiles.journal import thumbs_of, withdraw_thumbs
from app.core.search.session import SearchSession
from tests.unit.app.core.search.session_steps import shown, start


def summary(thumbs: tuple[Thumbed, ...]) -> list[tuple[int, tuple[int, ...], tuple[int, ...]]]:
    return [(thumbed.search, thumbed.up, thumbed.down) for thumbed in thumbs]


def test_thumbs_that_count_are_listed_and_others_not(session: SearchSession, photos: Any) -> None:
    library = photos.library
    a, b, other, cleared, undone = photos.ids[1:6]
    first = start(session, photos.ids[0]).search
    session.current().judge([a, b], 1)
    session.current().judge([a], -1)
    session.current().judge([cleared], 1)
    session.current().judge([cleared], 0)
    second = start(session, photos.ids[7]).search
    session.current().judge([a], 1)
    session.current().judge([other], -1)
    session.current().judge([undone], 1)
    session.current().undo()
    assert summary(thumbs_of(library, [a])) == [(second, (a,), ()), (first, (), (a,))]
    assert summary(thumbs_of(library, [a, b, other])) == [
        (second, (a,), (other,)),
        (first, (b,), (a,)),
    ]
    assert thumbs_of(library, [cleared, undone]) == ()
    assert thumbs_of(library, [a])[1].query == (QueryItem(photo=photos.ids[0]),)
    session.current().redo()
    assert summary(thumbs_of(library, [cleared, undone])) == [(second, (undone,), ())]


def test_a_withdrawn_thumb_leaves_what_clearing_it_would(
    session: SearchSession, photos: Any
) -> None:
    library, query = photos.library, photos.ids[0]
    start(session, query)
    like, other = photos.like(query)[0], photos.unlike(query)[0]
    session.current().judge([other], -1)
    before = shown(session)
    session.current().judge([like], 1)
    assert shown(session).results != before.results
    assert withdraw_thumbs(library, before.search, [like, photos.ids[4]]) == (like,)
    session.judged_elsewhere([like])
    after = shown(session)
    assert (after.results, after.disliked, after.liked) == (before.results, (other,), ())
    with pytest.raises(QueryError, match="no such thumb"):
        withdraw_thumbs(library, before.search, [like])
    session.current().undo()  # of the withdrawing
    assert shown(session).liked == (like,)
