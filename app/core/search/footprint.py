"""Compute the memory footprint of searching before any search."""

from __future__ import annotations

import math
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass

from app.core.base.work_types import IndexState
from app.core.index.protocol import LibraryIndex
from app.core.library.library import Library
from app.core.profiles.load_profile import load_profile
from app.core.profiles.profiles import UNTAUGHT, Profiles
from app.core.profiles.query import SeePicture


@dataclass(frozen=True, slots=True)
class Footprint:
    """Bytes ``kept`` in memory during searches, and ``mapped`` from disk as needed."""

    kept: int
    mapped: int
    index: IndexState


def footprint(
    library: Library, open_index: Callable[[], LibraryIndex], see: SeePicture
) -> Footprint:
    """Return what a search with the active profile takes, also in a read-only library.

    ``open_index`` opens its index, which is closed here; ``see`` reads pictures of earlier
    searches.
    """
    snapshot = library.snapshot()
    if not snapshot.alive.any():
        return Footprint(0, 0, IndexState())
    profile = Profiles(library).stored() or UNTAUGHT
    profile_state = load_profile(library, profile, snapshot, see, store=False)
    with closing(open_index()) as index:
        index.bind(snapshot, profile_state.latest())
        state = index.state
    mapped = 4 * sum(math.prod(matrix.shape) for matrix in snapshot.vectors.values())
    return Footprint(state.advance, mapped, state)
