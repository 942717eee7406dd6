"""Scope of a search: as a mask of the rows that it may find, and as text in the catalogue."""

from __future__ import annotations

import json
import math
from dataclasses import asdict
from pathlib import Path

import numpy as np

from likewise.app.core.errors import LibraryDamagedError
from likewise.app.core.library.roots import beginning
from likewise.app.core.library.snapshot import LibrarySnapshot
from likewise.app.core.store.album_members import members_of
from likewise.app.core.store.catalogue import Catalogue
from likewise.app.core.store.marks import photos_marked
from likewise.app.core.store.photos import photos_below
from likewise.app.core.store.roots import stored_roots
from likewise.app.core.types import EVERYWHERE, Scope
from likewise.engine.types import Mask
from likewise.features.shot import on_the_clock

NANOSECONDS = 10**9
EARLIEST, LATEST = -(2**63), 2**63 - 1  # nanoseconds; years 1677 and 2262


def rows_in(catalogue: Catalogue, snapshot: LibrarySnapshot, scope: Scope) -> Mask:
    """bool (n,): which rows of ``snapshot`` belong to photos within ``scope``."""
    if scope == EVERYWHERE:
        return np.ones(len(snapshot.rows), np.bool_)
    times, local = _times(scope), _local(scope)
    photos: list[int] = []
    for root in stored_roots(catalogue):
        inside = beginning(root.path, scope.folder)
        if inside is not None:
            photos += photos_below(catalogue, root.id, inside, times, local)
    within = np.isin(snapshot.rows, photos)
    if scope.stars or scope.colour or scope.keyword:
        marked = photos_marked(catalogue, scope.stars, scope.colour, scope.keyword)
        within &= np.isin(snapshot.rows, marked)
    if scope.album is not None:
        held = [member.photo for member in members_of(catalogue, scope.album)]
        within &= np.isin(snapshot.rows, held)
    return within


def pack_scope(scope: Scope) -> str:
    """``scope`` as the catalogue keeps it; empty for all photos."""
    if scope == EVERYWHERE:
        return ""
    folder = None if scope.folder is None else str(scope.folder)
    return json.dumps(asdict(scope) | {"folder": folder})


def unpack_scope(text: str) -> Scope:
    """What `pack_scope` wrote. Raises LibraryDamagedError if it is something else."""
    if not text:
        return EVERYWHERE
    try:
        fields = json.loads(text)
        folder = fields["folder"]
        return Scope(**fields | {"folder": None if folder is None else Path(folder)})
    except (ValueError, TypeError, KeyError) as error:
        raise LibraryDamagedError(
            "Which photos an album may hold can't be read back.",
            "Make the album anew, or restore the library from a backup.",
        ) from error


def _local(scope: Scope) -> tuple[float, float]:
    """The same times as a clock here shows them, in seconds since 1970 on that clock."""
    since = -math.inf if scope.since is None else on_the_clock(scope.since)
    until = math.inf if scope.until is None else on_the_clock(scope.until)
    return since, until


def _times(scope: Scope) -> tuple[int, int]:
    """First nanosecond, and the first one that is too late; as SQLite can hold them."""
    since = EARLIEST if scope.since is None else round(scope.since * NANOSECONDS)
    until = LATEST if scope.until is None else round(scope.until * NANOSECONDS)
    return min(max(since, EARLIEST), LATEST), min(max(until, EARLIEST), LATEST)
