"""Memory that searching takes, known ahead."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from app.core.footprint import Footprint, footprint
from app.core.index import EmbeddedLibrary
from app.core.library import Library
from app.core.opening import open_memory
from app.core.profiles import UNTAUGHT


def test_it_is_what_a_search_then_takes(photos: Any) -> None:
    snapshot = photos.library.snapshot()
    memory = open_memory(photos.library, UNTAUGHT, snapshot, store=False)
    points = EmbeddedLibrary(snapshot, memory.untrained)[:]
    assert footprint(photos.library) == Footprint(points.nbytes, 30 * (6 + 8) * 4)


def test_an_empty_library_takes_nothing(tmp_path: Path) -> None:
    with Library.open(tmp_path / "library") as library:
        assert footprint(library) == Footprint(0, 0)
