"""Looks up near which towns photos were taken whose coordinates came with their XMP.

That comes after a scan has named the places that EXIF tells; a process does it, which alone loads
the towns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from app.core.facts.places import name_places
from app.core.library.ingest import photos_without_place, record_places
from app.core.library.library import Library
from app.work.processes.pause import Pause
from app.work.processes.pool import Done, Pool, Task

AT_ONCE = 2_000  # photos whose places are noted in one step
PAUSE = Pause(0.05)  # while the process looks them up
TIME_LIMIT = 120.0  # seconds of computing


def name_new_places(
    library: Library, pool: Pool, on_named: Callable[[list[int]], object] = lambda _: None
) -> Iterator[Pause | None]:
    """Note the names of the places that have none yet; ``on_named`` hears of their photos. What a
    process can't do is asked for again the next time. Raises PoolError, StorageError."""
    spots = photos_without_place(library)
    if not spots:
        return
    coordinates = [(latitude, longitude) for _, latitude, longitude in spots]
    try:
        pool.submit(Task(spots, name_places, (coordinates,), TIME_LIMIT))
        while pool.outstanding:
            for result in pool.results(0.0):
                if isinstance(result, Done):
                    yield from _note(library, dict(zip(spots, result.value, strict=True)), on_named)
            yield PAUSE
    finally:
        pool.cancel()


def _note(
    library: Library,
    named: dict[tuple[int, float, float], tuple[str, ...]],
    on_named: Callable[[list[int]], object],
) -> Iterator[None]:
    spots = list(named)
    for start in range(0, len(spots), AT_ONCE):
        some = {spot: named[spot] for spot in spots[start : start + AT_ONCE]}
        record_places(library, some)
        on_named([photo for photo, *_ in some])
        yield
