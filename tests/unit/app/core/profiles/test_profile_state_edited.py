"""Profile states where files were edited since: what was learned stays, and is learned in steps."""

from __future__ import annotations

from contextlib import closing
from typing import Any

import numpy as np
import pytest

from app.cluster.machines import open_index
from app.core.base.search_types import QueryItem
from app.core.profiles.profile_files import state_path
from app.core.profiles.profile_state import PER_STEP
from app.core.profiles.query import see_picture
from app.core.profiles.tables import count_by_profile
from app.core.search.session import SearchSession
from app.core.store.photo_states import free_rows_of
from app.core.vectors.tables import ReadPhoto
from tests.made_matrices import named
from tests.unit.app.core.conftest import DIMENSIONS
from tests.unit.app.core.profiles.test_profile_state import answer, learn, sittings_learned


def edit(photos: Any, photo: int) -> None:
    """Let a photo have other vectors, at a row of its own, as when its file was changed."""
    library = photos.library
    random = np.random.default_rng(photo)
    vectors = {name: random.random(d).astype(np.float32) for name, d in DIMENSIONS.items()}
    with library.catalogue.transaction() as connection:
        free_rows_of(connection, "id = ?", photo)
    with closing(library.writer()) as writer:
        assert writer.append([(photo, ReadPhoto(b"edited %d" % photo, 4, 3, named(vectors)))]) == [
            photo
        ]


def started(photos: Any) -> SearchSession:
    return SearchSession(photos.library, open_index(photos.library), see_picture)


def test_an_edited_photo_is_not_learned_again(photos: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    session = started(photos)
    learn(session, photos, 0, 1, 2)
    before = answer(session, photos)
    learned = sittings_learned(monkeypatch)
    for photo in (photos.ids[0], photos.like(photos.ids[0])[0], photos.unlike(photos.ids[1])[0]):
        edit(photos, photo)
    session.library_changed()
    after = answer(session, photos)
    assert learned == []
    assert after.weights == before.weights
    session.close()
    resumed = answer(started(photos), photos)
    assert learned == []
    assert resumed.weights == before.weights
    assert resumed.results == after.results


def test_the_thumb_of_an_edited_photo_stays_where_it_was_given(photos: Any) -> None:
    session = started(photos)
    learn(session, photos, 0)
    (liked, *_) = photos.like(photos.ids[0])
    edit(photos, liked)
    session.library_changed()
    session.current().judge([photos.like(photos.ids[0])[5]], 1)
    view = session.view()
    assert view is not None
    assert liked in view.liked
    row = photos.library.row_of(liked)
    assert (row, 1) in session.current()._thumbs.clicks
    assert count_by_profile(photos.library.catalogue)[0][-1] == 9


def test_a_photo_that_is_thumbed_again_after_it_was_edited_counts_once(photos: Any) -> None:
    session = started(photos)
    learn(session, photos, 0)
    (liked, *_) = photos.like(photos.ids[0])
    edit(photos, liked)
    session.library_changed()
    session.current().judge([liked], -1)
    state = session.active.state_of(session.profiles.active().id)
    judged = [judgment for judgment in state._kept_judgments() if judgment.row >= len(photos.ids)]
    assert [(judgment.row, judgment.sign) for judgment in judged] == [
        (photos.library.row_of(liked), -1)
    ]
    assert len(state._kept_judgments()) == 8
    assert count_by_profile(photos.library.catalogue)[0][-1] == 8


def test_a_search_learns_earlier_ones_in_steps_that_say_how_many_are_left(
    photos: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = started(photos)
    learn(session, photos, *range(2 * PER_STEP + 1))
    expected = answer(session, photos)
    session.close()
    state_path(photos.library.folder, session.profiles.active().id).unlink()
    session = started(photos)
    session.start([QueryItem(photo=photos.ids[5])])
    learned = sittings_learned(monkeypatch)
    told = [(left, len(learned)) for left in session.learn_earlier()]
    assert told[:2] == [(PER_STEP + 1, PER_STEP), (1, 2 * PER_STEP)]
    assert len(learned) == 2 * PER_STEP + 1
    view = session.first_view()
    assert len(learned) == 2 * PER_STEP + 1
    assert view is not None
    assert view.results == expected.results
