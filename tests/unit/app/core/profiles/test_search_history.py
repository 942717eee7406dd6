"""The latest searches: what they began with, what still counts in them, which fill an album."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.base.search_types import QueryItem
from app.core.filling import keep_search
from app.core.profiles import journal as history
from app.core.profiles.journal import search_history
from app.core.search.session import SearchSession
from tests.unit.app.core.conftest import photos, session
from tests.unit.app.core.search.session_steps import start

__all__ = ["photos", "session"]


def test_the_latest_comes_first_with_the_thumbs_that_count(
    photos: Any, session: SearchSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert search_history(photos.library) == ()
    query, other = photos.ids[0], photos.ids[5]
    first = start(session, query).search
    like, unlike = photos.like(query), photos.unlike(query)
    session.current().judge(like[:3], 1)
    session.current().judge(unlike[:2], -1)
    session.current().judge(like[:1], 0)  # cleared
    session.current().judge(unlike[2:4], -1)
    session.current().undo()
    keep_search(photos.library, session.current(), "Beach")
    second = start(session, other).search
    later, earlier = search_history(photos.library)
    assert (later.search, later.query) == (second, (QueryItem(photo=other),))
    assert (later.up, later.down, later.album) == (0, 0, "")
    assert (earlier.search, earlier.up, earlier.down, earlier.album) == (first, 2, 2, "Beach")
    assert later.when >= earlier.when
    monkeypatch.setattr(history, "MOST", 1)
    assert [each.search for each in search_history(photos.library)] == [second]
