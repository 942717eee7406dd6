"""Profiles that travel between a library that has the subject among its modalities and one not."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from app.cluster.machines import open_index
from app.core.base.search_types import QueryItem
from app.core.open_library import open_library
from app.core.profiles.exchange import import_profile
from app.core.profiles.exported_file import write_profile
from app.core.profiles.profile_base import fitted
from app.core.profiles.query import see_picture
from app.core.search.session import SearchSession
from engine.feedback import portable
from features import subject
from tests.unit.app.core.conftest import Photos, fill

WITHOUT = {"color": 6, "gist": 8, "sift200": 10}
WITH = {"color": 6, "gist": 8, subject.NAME: 12, "sift200": 10}


@pytest.mark.slow
@pytest.mark.parametrize(("there", "here"), [(WITH, WITHOUT), (WITHOUT, WITH)])
def test_a_profile_helps_where_the_subject_is_known_and_where_it_is_not(
    tmp_path: Path, there: dict[str, int], here: dict[str, int]
) -> None:
    path = exported(tmp_path / "there", there, tmp_path / "Travelled.npz")
    with open_library(tmp_path / "here" / "library") as library:
        photos = fill(library, folder(tmp_path / "here"), here)
        session = SearchSession(library, open_index(library), see_picture)
        untaught = quality(session, photos)
        session.profiles.use(import_profile(library, path).id)
        assert quality(session, photos) >= untaught
        assert session.active.warning() == ""


@pytest.mark.parametrize("there", [WITH, WITHOUT])
def test_the_subject_of_a_photo_from_elsewhere_is_its_own_where_it_is_known(
    tmp_path: Path, there: dict[str, int]
) -> None:
    there = there | {"edge": 4}
    base = portable.load(exported(tmp_path / "there", there, tmp_path / "Travelled.npz"))
    with open_library(tmp_path / "here" / "library") as library:
        fill(library, folder(tmp_path / "here"), WITH | {"edge": 4})
        snapshot = library.snapshot()
        moved = fitted(base, snapshot, tuple(range(10)))
        assert moved is not None
        assert set(moved.photos) == set(snapshot.modalities)
        if subject.NAME in there:
            np.testing.assert_array_equal(moved.photos[subject.NAME], base.photos[subject.NAME])
        else:
            mean = snapshot.vectors[subject.NAME][:10].mean(axis=0)
            for vector in moved.photos[subject.NAME]:
                np.testing.assert_allclose(vector, mean)


def exported(within: Path, dimensions: dict[str, int], path: Path) -> Path:
    """A profile that learned a few searches in a library with these modalities."""
    with open_library(within / "library") as library:
        photos = fill(library, folder(within), dimensions)
        session = SearchSession(library, open_index(library), see_picture)
        for number in (0, 1, 2, 3, 4, 6, 7, 8):
            query = photos.ids[number]
            session.start([QueryItem(photo=query)])
            for photo in photos.like(query)[:4]:
                session.current().judge([photo], 1)
            for photo in photos.unlike(query)[:4]:
                session.current().judge([photo], -1)
        write_profile(session.active.peek(session.profiles.active().id).portable(), path)
    return path


def quality(session: SearchSession, photos: Photos) -> float:
    """Share of the first nine that are of the query's kind, over photos that taught nothing."""
    found = []
    for query in (photos.ids[5], *photos.ids[9:]):
        session.start([QueryItem(photo=query)])
        view = session.view()
        assert view is not None
        like = set(photos.like(query))
        found += [item.photo in like for item in view.results[:9]]
    return float(np.mean(found))


def folder(within: Path) -> Path:
    photos = within / "photos"
    photos.mkdir()
    return photos
