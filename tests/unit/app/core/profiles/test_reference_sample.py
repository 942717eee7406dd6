"""The reference sample is kept for the same vectors, and drawn anew where what is kept is none."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.core.profiles.exchange import keep_reference_sample, reference_sample_of
from app.core.store.catalogue import Json, set_setting


def test_it_is_kept_with_its_profile(photos: Any) -> None:
    catalogue, snapshot = photos.library.catalogue, photos.library.snapshot()
    keep_reference_sample(catalogue, 1, snapshot, [2, 0])
    assert reference_sample_of(catalogue, 1, snapshot, store=False) == (2, 0)


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
