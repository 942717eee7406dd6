"""The reference sample is kept for the same vectors, and drawn anew if it is none or outgrown."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from app.core.base.search_types import QueryItem
from app.core.profiles.profile_base import GROWTH, keep_reference_sample, reference_sample_of
from app.core.search.session import SearchSession
from app.core.store.catalogue import Json, set_setting
from tests.unit.app.core.conftest import add_photos


def test_it_is_kept_with_its_profile_while_the_library_grows_little(photos: Any) -> None:
    catalogue, snapshot = photos.library.catalogue, photos.library.snapshot()
    count = len(snapshot.rows)
    most = tuple(range(round(count / GROWTH)))
    keep_reference_sample(catalogue, 1, snapshot, most)
    assert reference_sample_of(catalogue, 1, snapshot, store=False) == most
    keep_reference_sample(catalogue, 1, snapshot, most[1:])
    assert reference_sample_of(catalogue, 1, snapshot, store=True) == tuple(range(count))
    assert reference_sample_of(catalogue, 1, snapshot, store=False) == tuple(range(count))


@pytest.mark.parametrize(
    "kept",
    [
        [1, 2],
        {"genera": 1, "rows": [2, 0]},
        {"key": "now", "rows": 2},
        {"key": "now", "rows": [2, -1]},
        {"key": "now", "rows": [2, 10**6]},
        {"key": "another", "rows": [2, 0]},
    ],
)
def test_what_is_none_is_drawn_anew(photos: Any, kept: Json) -> None:
    catalogue, snapshot = photos.library.catalogue, replace(photos.library.snapshot(), key="now")
    drawn = reference_sample_of(catalogue, 1, snapshot, store=False)
    assert drawn != (2, 0)
    set_setting(catalogue, "background of profile 1", kept)
    assert reference_sample_of(catalogue, 1, snapshot, store=True) == drawn
    assert reference_sample_of(catalogue, 1, snapshot, store=False) == drawn


def test_a_profile_begun_with_few_photos_starts_anew_when_there_are_more(
    session: SearchSession, photos: Any
) -> None:
    session.start([QueryItem(photo=photos.ids[0])])
    session.current().judge(photos.like(photos.ids[0])[:3], 1)
    session.view()
    before = session.active.state
    assert before is not None
    add_photos(photos, 1)
    session.library_changed()
    session.view()
    assert session.active.state is before
    add_photos(photos, len(photos.ids))
    session.library_changed()
    session.view()
    after = session.active.state
    assert after is not None
    assert len(after.reference) == 2 * len(photos.ids) + 1
    assert not np.array_equal(after.untrained.weights, after.latest().weights)  # as taught
