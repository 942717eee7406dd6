"""Find the rows whose vectors differ from what was written, by their checksums."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from app.core.base.errors import LibraryDamagedError
from app.core.store.catalogue import Catalogue
from app.core.vectors.tables import count_rows, described_rows, store_of, stored_matrices
from app.core.vectors.vectors import STORED, VectorStore, checksums
from engine.ordinary import opened

AT_ONCE = 1_000  # rows read in one go


def torn_rows(store: VectorStore, name: str, count: int) -> list[int]:
    """Return those of a matrix's first ``count`` rows that don't match their checksums, ascending.

    Raises LibraryDamagedError if a file is missing, short or can't be read.
    """
    store.check(count)
    dimension, wanted = store.dimensions[name], store.checksums(name, count)
    torn: list[int] = []
    try:
        with opened(store.path(name)) as file:
            for first in range(0, count, AT_ONCE):
                expected = wanted[first : first + AT_ONCE]
                part = np.fromfile(file, STORED, len(expected) * dimension)
                if len(part) < len(expected) * dimension:  # it was cut after the check
                    raise store.short(name, count)
                found = checksums(part.reshape(-1, dimension))
                torn += (first + np.flatnonzero(found != expected)).tolist()
    except OSError as error:
        raise store.short(name, count, error.strerror or str(error)) from error
    return torn


def faults(catalogue: Catalogue, folder: Path) -> Iterator[str]:
    """Yield sentences about rows that are not described once, and about rows that are torn."""
    described, count = described_rows(catalogue), count_rows(catalogue)
    if described != count:
        yield f"The catalogue counts {count} rows but describes {described}."  # not shown
        return
    searched = stored_matrices(catalogue, searched=True)
    if count and not searched:
        yield "The vectors of all photos are missing."  # not shown: by doctor alone
    try:
        store = store_of(folder, searched)
        torn = {row for each in searched for row in torn_rows(store, each.name, count)}
    except LibraryDamagedError as error:
        yield error.sentence
        return
    for row in sorted(torn):
        yield f"The vectors at row {row} are not what was written."  # not shown: by doctor alone
