"""Memory footprint of searching, computed before anything is searched."""

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
    """``kept``: bytes in memory while there is a search, once all is prepared. ``mapped``: bytes of
    the matrices, read from the disk as they are needed and given back when others need room.
    ``index``: what finds photos, as it is on the disk."""

    kept: int
    mapped: int
    index: IndexState


def footprint(
    library: Library, open_index: Callable[[], LibraryIndex], see: SeePicture
) -> Footprint:
    """What a search with the active profile takes; the library may be open for reading only.

    ``open_index`` opens its index, closed again here; ``see`` reads pictures of earlier searches.
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
