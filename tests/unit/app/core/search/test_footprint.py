"""Memory that searching takes, known ahead."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from app.cluster.machines import open_index
from app.core.base.work_types import IndexState
from app.core.open_library import open_library
from app.core.profiles.profile_state import load_profile
from app.core.profiles.profiles import UNTAUGHT
from app.core.profiles.query import see_picture
from app.core.search.one_shot import Footprint, footprint


def test_it_is_what_a_search_then_takes(photos: Any) -> None:
    snapshot = photos.library.snapshot()
    memory = load_profile(photos.library, UNTAUGHT, snapshot, see_picture, store=False)
    points = memory.untrained.embed({name: matrix[:] for name, matrix in snapshot.vectors.items()})
    found = footprint(photos.library, partial(open_index, photos.library, keep=False), see_picture)
    assert found.kept == points.nbytes + len(points)  # and one byte a photo: whether it is there
    assert found.mapped == 30 * (6 + 8) * 4
    assert (found.index.approximate, found.index.rows, found.index.total) == (False, 30, 30)


def test_an_empty_library_takes_nothing(tmp_path: Path) -> None:
    with open_library(tmp_path / "library") as library:
        assert footprint(
            library, partial(open_index, library, keep=False), see_picture
        ) == Footprint(0, 0, IndexState())
