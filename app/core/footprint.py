"""How much memory searching takes, known before anything is searched."""

from __future__ import annotations

from dataclasses import dataclass

from app.core.index import CACHE_BYTES
from app.core.library import Library
from app.core.opening import open_memory
from app.core.profiles import UNTAUGHT, Profiles


@dataclass(frozen=True, slots=True)
class Footprint:
    """``kept``: bytes of the photos' points, in memory while there is a search. ``mapped``: bytes
    of the matrices, read from the disk as they are needed and given back when others need room."""

    kept: int
    mapped: int


def footprint(library: Library) -> Footprint:
    """What a search with the active profile takes; the library may be open for reading only."""
    snapshot = library.snapshot()
    if not snapshot.alive.any():
        return Footprint(0, 0)
    profile = Profiles(library.catalogue).stored() or UNTAUGHT
    metric = open_memory(library, profile, snapshot, store=False).untrained
    width = sum(len(matrix) for matrix in metric.components_.values())
    points = len(snapshot.rows) * width * 4
    mapped = sum(array.nbytes for array in snapshot.vectors.values())
    return Footprint(points if points <= CACHE_BYTES else 0, mapped)
