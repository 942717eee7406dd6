"""Mean colours of the rows of a library."""

from __future__ import annotations

from types import MappingProxyType

import numpy as np

from app.core.library.library import LibrarySnapshot, mean_colours
from features.color import color
from features.picture import Picture


def snapshot_of(*colours: tuple[int, int, int], scale: float) -> LibrarySnapshot:
    pictures = [Picture(np.full((20, 30, 3), each, np.uint8)) for each in colours]
    vectors = {"color": np.stack([color(each) for each in pictures]) * np.float32(scale)}
    rows = np.arange(1, len(colours) + 1)
    return LibrarySnapshot(
        1, "", MappingProxyType({"color": scale}), vectors, rows, np.ones(len(rows), bool)
    )


def test_they_are_those_of_the_photos_whatever_the_library_scales_by() -> None:
    colours = [(250, 10, 20), (0, 128, 255), (90, 90, 90)]
    found = mean_colours(snapshot_of(*colours, scale=1.7))
    assert np.abs(found.astype(int) - colours).max() <= 8


def test_an_empty_library_has_none() -> None:
    nothing = np.zeros(0, np.int64)
    empty = LibrarySnapshot(0, "", {}, {}, nothing, nothing.astype(bool))
    assert mean_colours(empty).shape == (0, 3)
