"""Mean colours are told once for each photo, and anew for other vectors."""

from __future__ import annotations

from typing import Any

import numpy as np

from app.work.bus import events
from app.work.bus.facts import PhotoColours
from tests.unit.app.core.conftest import photos_with_features

__all__ = ["photos_with_features"]


def test_each_photo_is_told_once(photos_with_features: Any) -> None:
    told: list[events.Event] = []
    colours = PhotoColours(photos_with_features.library, told.append)
    assert len(list(colours.steps())) == 1
    (event,) = told
    assert isinstance(event, events.ColoursChanged)
    assert sorted(event.photos.tolist()) == sorted(photos_with_features.ids)
    assert event.colours.shape == (len(photos_with_features.ids), 3)
    assert event.colours.dtype == np.uint8
    assert list(colours.steps()) == []
