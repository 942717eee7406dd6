"""Second part of a scan: begins the vectors, and makes them anew where the features changed."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.library.generations import (
    begin_anew,
    begin_first_generation,
    count_readable,
    drop_useless,
    is_sound,
)
from app.workers.indexing.rewrite import rewrite
from app.workers.indexing.work import Scan


def renew(scan: Scan) -> Iterator[None]:
    """Begin the first generation; read all photos into another one if that has other features."""
    library = scan.library
    drop_useless(library)
    if not count_readable(library):
        return
    begin_first_generation(library)
    current = library.generation()
    assert current is not None
    if is_sound(current):
        return
    if library.next_generation() is None:
        begin_anew(library)
    following = library.next_generation()
    assert following is not None
    yield from rewrite(scan, following, "reading")
