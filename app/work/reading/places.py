"""Look up the towns nearest to photos with new coordinates, in a process.

It alone loads the list of towns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from app.core.facts.places import name_places
from app.core.facts.tables import nameless_places, note_places
from app.core.library.library import Library
from app.work.processes.pool import Done, Pool, Task

STEP_WAIT = 0.02  # seconds that a step may wait for the process
TIME_LIMIT = 120.0  # seconds of computing for all places
AT_ONCE = 2_000  # photos whose places are recorded in one step


def name_new_places(
    library: Library, pool: Pool, on_named: Callable[[list[int]], object] = lambda _: None
) -> Iterator[None]:
    """Record the names of new places; ``on_named`` is called with their photos.
    Places that the process fails on are tried again next time. Raises PoolError, StorageError."""
    spots = nameless_places(library.catalogue)
    if not spots:
        return
    coordinates = [(latitude, longitude) for _, latitude, longitude in spots]
    task = Task(None, name_places, (coordinates,), TIME_LIMIT)
    for finished in pool.run([task], 1, STEP_WAIT):
        for result in finished:
            named = [*zip(spots, result.value, strict=True)] if isinstance(result, Done) else []
            for start in range(0, len(named), AT_ONCE):
                some = dict(named[start : start + AT_ONCE])
                note_places(library.catalogue, some)
                on_named([photo for photo, *_ in some])
                yield
        yield
