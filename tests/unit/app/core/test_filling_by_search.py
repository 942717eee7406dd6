"""Opening a search of an earlier run again: as the album that it fills, or among all photos."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from app.cluster.machines import open_index
from app.core.base.errors import LibraryError, QueryError
from app.core.base.search_types import EVERYWHERE, QueryItem, Scope
from app.core.filling import keep_search, reopen_search
from app.core.profiles.query import see_picture
from app.core.search.session import SearchSession
from tests.unit.app.core.conftest import photos, session
from tests.unit.app.core.search.session_steps import shown, start

__all__ = ["photos", "session"]


def test_a_search_of_an_earlier_run_comes_back_with_its_thumbs(
    photos: Any, session: SearchSession
) -> None:
    query = photos.ids[0]
    search = start(session, query).search
    liked = photos.like(query)[0]
    session.current().judge([liked], 1)
    before = shown(session)
    session.close()
    with closing(SearchSession(photos.library, open_index(photos.library), see_picture)) as later:
        start(later, photos.ids[1])
        reopen_search(photos.library, later, search)
        again = shown(later)
        assert (again.search, again.query, again.liked) == (search, before.query, (liked,))
        assert again.can_undo
        later.back()
        assert shown(later).query == (QueryItem(photo=photos.ids[1]),)


def test_one_that_fills_an_album_comes_back_within_its_scope(
    photos: Any, session: SearchSession
) -> None:
    within = Scope(folder=Path(photos.library.photo(photos.ids[0]).path).parent)
    session.set_scope(within)
    search = start(session, photos.ids[0]).search
    keep_search(photos.library, session.current(), "Beach")
    session.set_scope(EVERYWHERE)
    start(session, photos.ids[1])
    reopen_search(photos.library, session, search)
    assert shown(session).scope == within


def test_one_that_is_not_there_is_an_error(photos: Any, session: SearchSession) -> None:
    with pytest.raises(LibraryError, match="no search number 99"):
        reopen_search(photos.library, session, 99)


def test_a_thumb_on_the_photo_that_an_album_starts_from_is_told_why_not(
    photos: Any, session: SearchSession
) -> None:
    query, other = photos.ids[0], photos.like(photos.ids[0])[0]
    start(session, query)
    keep_search(photos.library, session.current(), "Beach")
    session.view()  # fits the album
    view = shown(session)
    assert view.results[0].photo == query  # it belongs there, and is shown
    with pytest.raises(QueryError, match="starts from this photo"):
        session.current().judge([query], -1)
    session.current().judge([query, other], 1)  # passed over among others
    assert shown(session).liked == (other,)
