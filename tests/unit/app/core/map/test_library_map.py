"""The map of an open library: of now or not, and new photos between their neighbours."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from app.core.map import library_map, making
from app.core.map.library_map import LibraryMaps
from app.core.map.making import Phase, make_map
from app.core.map.regions import LibraryMap
from app.core.search.session import SearchSession


@pytest.fixture
def maps(session: SearchSession, monkeypatch: pytest.MonkeyPatch) -> LibraryMaps:
    monkeypatch.setattr(making, "NEW_OF_FEW", (Phase(50, 12.0, 0.5), Phase(25, 1.0, 0.8)))
    list(session.idle.prepare())
    return LibraryMaps(session)


def make(maps: LibraryMaps) -> LibraryMap:
    list(maps.prepare())
    list(make_map(maps.folder, 1))
    maps.load()
    found = maps.current()
    assert found is not None
    return found


def test_before_one_is_made_there_is_none(maps: LibraryMaps) -> None:
    maps.load()
    assert maps.current() is None
    assert maps.outdated()


def test_every_photo_has_a_cell_of_its_own(maps: LibraryMaps, photos: Any) -> None:
    found = make(maps)
    assert sorted(found.photos.tolist()) == sorted(photos.ids)
    assert len(np.unique(found.cells, axis=0)) == len(photos.ids)
    assert found.colours.shape == (len(photos.ids), 3)
    assert not maps.outdated()


def test_what_was_gathered_is_gathered_once(maps: LibraryMaps) -> None:
    assert len(list(maps.prepare())) > 0
    assert list(maps.prepare()) == []
    assert making.read_input(maps.folder) is not None


def test_a_map_made_under_another_metric_is_outdated(
    maps: LibraryMaps, monkeypatch: pytest.MonkeyPatch
) -> None:
    make(maps)
    monkeypatch.setattr(library_map, "map_key", lambda *_: "another metric")
    assert maps.outdated()
    assert maps.current() is not None  # it is shown until the new one is there
