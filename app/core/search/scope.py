"""Row mask of a search scope: the photos of a folder, of a time, with marks."""

from __future__ import annotations

import numpy as np

from likewise.app.core.library.roots import beginning
from likewise.app.core.library.snapshot import LibrarySnapshot
from likewise.app.core.store.catalogue import Catalogue
from likewise.app.core.store.marks import photos_marked
from likewise.app.core.store.photos import photos_below
from likewise.app.core.store.roots import stored_roots
from likewise.app.core.types import EVERYWHERE, Scope
from likewise.engine.types import Mask

NANOSECONDS = 10**9
EARLIEST, LATEST = -(2**63), 2**63 - 1  # nanoseconds; years 1677 and 2262


def rows_in(catalogue: Catalogue, snapshot: LibrarySnapshot, scope: Scope) -> Mask:
    """bool (n,): which rows of ``snapshot`` belong to photos within ``scope``."""
    if scope == EVERYWHERE:
        return np.ones(len(snapshot.rows), np.bool_)
    since, until = _span(scope)
    photos: list[int] = []
    for root in stored_roots(catalogue):
        inside = beginning(root.path, scope.folder)
        if inside is not None:
            photos += photos_below(catalogue, root.id, inside, since, until)
    within = np.isin(snapshot.rows, photos)
    if scope.stars or scope.colour or scope.keyword:
        marked = photos_marked(catalogue, scope.stars, scope.colour, scope.keyword)
        within &= np.isin(snapshot.rows, marked)
    return within


def _span(scope: Scope) -> tuple[int, int]:
    """First nanosecond, and the first one that is too late; as SQLite can hold them."""
    since = EARLIEST if scope.since is None else round(scope.since * NANOSECONDS)
    until = LATEST if scope.until is None else round(scope.until * NANOSECONDS)
    return min(max(since, EARLIEST), LATEST), min(max(until, EARLIEST), LATEST)
