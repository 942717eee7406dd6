"""Albums that fill themselves, as tests begin with them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from app.cluster.machines import open_index
from app.core.albums.albums import Albums
from app.core.base.search_types import QueryItem, SearchView
from app.core.filling import AlbumFilling, keep_search
from app.core.open_library import open_library
from app.core.profiles.query import see_picture
from app.core.search.session import SearchSession
from tests.unit.app.core.conftest import Photos, fill


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
