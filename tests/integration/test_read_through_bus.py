"""A collection is read through the bus and searched there, as a person does, not by its vectors."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from app.core.base.search_types import SearchView
from app.work.bus.bus import Bus
from app.work.bus.events import ProgressChanged, SearchChanged
from tests.integration.bus_steps import bus, is_idle
from tests.queries import like

__all__ = ["bus"]

READING = 600_000  # ms, at most
SEARCHES = 120
FLOOR = 0.9
"""Precision at 20 is .92, and .57 where the metric is drawn from the first photo alone."""


@pytest.mark.long
def test_a_library_searched_while_it_is_read_finds_as_well_as_one_read_before(
    bus: Bus, shared_data: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    collection = shared_data / "caltech52"
    bus.open(tmp_path / "library")
    bus.ask(lambda library: library.scan.add_root(collection))
    qtbot.waitUntil(lambda: bool(len(bus.photos.all())), timeout=READING)
    _search(bus, qtbot, bus.photos.all()[0].id)
    everything = len(list(collection.glob("*/*")))
    qtbot.waitUntil(lambda: len(bus.photos.all()) == everything, timeout=READING)
    qtbot.waitUntil(lambda: is_idle(bus.latest(ProgressChanged).progress), timeout=READING)
    kinds = {photo.id: photo.path.parent.name for photo in bus.photos.all()}
    queries = np.random.default_rng(0).choice(sorted(kinds), SEARCHES, replace=False)
    hits = [
        kinds[found.photo] == kinds[query]
        for query in map(int, queries)
        for found in _search(bus, qtbot, query).results[:20]
    ]
    assert np.mean(hits) >= FLOOR


def _search(bus: Bus, qtbot: QtBot, photo: int) -> SearchView:
    with qtbot.waitSignal(bus.signal(SearchChanged)) as answer:
        bus.search(lambda library: library.session.start(like(photo)))
    view: SearchView = answer.args[0]
    return view
