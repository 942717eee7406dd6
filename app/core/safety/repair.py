"""Repairs of a library that can lose nothing: all that is thrown away can be made again.

Photos are never touched. The catalogue has to be sound: `recover` makes it so.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import numpy as np

from app.core.errors import LibraryDamagedError
from app.core.index.local_index import NAME
from app.core.library.library import Library
from app.core.library.modalities import unseen_photos
from app.core.own_files import remove
from app.core.photos.tables import free_misplaced_photos, free_rows
from app.core.safety.check import catalogue_faults
from app.core.safety.keep import back_up
from app.core.safety.orphaned_files import orphaned_files
from app.core.store.derived import derived_folder, derived_path
from app.core.types import PhotoState
from app.core.vectors.tables import (
    MEAN_OF,
    StoredMatrix,
    drop_all,
    drop_matrices,
    store_of,
    stored_matrices,
)
from app.core.vectors.torn_rows import torn_rows
from engine.errors import EngineError
from engine.index import index_file

LOST = 0.5
"""Share of torn rows from which a matrix is made anew, lest so many rows stay useless."""


def index_fault(library: Library) -> str:
    """A sentence if the file of the index can't be used; empty if it can, or there is none."""
    path = _index_of(library)
    try:
        if path.exists():
            index_file.read(path)
    except (EngineError, OSError) as error:
        return str(error)
    return ""


def _index_of(library: Library) -> Path:
    return derived_path(derived_folder(library.folder), NAME)


def repair(library: Library) -> list[str]:
    """Repair what can be; returns what was done, as sentences.

    Photos whose vectors were lost wait to be read afterwards, which a scan does. Raises
    LibraryDamagedError if the catalogue itself is damaged, BackupError, OSError, StorageError.
    """
    if library.said is not None:
        library.said.flush()  # a log that is hurt is written anew
    if faults := catalogue_faults(library.folder):
        raise LibraryDamagedError(
            faults[0], "Nothing else was repaired; `likewise restore` restores a backup."
        )
    back_up(library.folder, "before a repair", time.time())
    done = []
    if found := orphaned_files(library):
        for path in found:
            remove(path)
        done.append(f"Removed {_counted(len(found), 'leftover')}.")
    if index_fault(library):
        remove(_index_of(library))
        done.append("Removed the damaged index; it is made again when searches need it.")
    return [*done, *_read_again(library)]


def to_be_read(library: Library) -> bool:
    """Whether a scan has something to go on with."""
    return unseen_photos(library) is not None or bool(library.photos([PhotoState.PENDING]))


def _read_again(library: Library) -> list[str]:
    """Let photos be read again that have lost their vectors."""
    catalogue, count = library.catalogue, library.count_rows()
    with catalogue.transaction():
        lost = free_misplaced_photos(catalogue)
        searched = stored_matrices(catalogue, searched=True)
        torn = {matrix: _torn(library, matrix, count) for matrix in searched}
        useless = [matrix for matrix, rows in torn.items() if len(rows) > LOST * count]
        if count and len(useless) == len(searched):
            drop_all(catalogue)
            return ["Most vectors are lost; all photos are read again."]
        drop_matrices(catalogue, useless)
        whole = {matrix: rows for matrix, rows in torn.items() if matrix not in useless}
        for matrix, rows in whole.items():
            _write_mean(library, matrix, rows)
        lost += free_rows(catalogue, sorted({row for rows in whole.values() for row in rows}))
    return [f"All photos are looked at again for {m.modality}." for m in useless] + _sentence_on(
        lost
    )


def _torn(library: Library, matrix: StoredMatrix, count: int) -> list[int]:
    """Its rows that were lost; files that are missing or short are as long as they have to be
    then, and the checksums tell."""
    with closing(store_of(library.folder, [matrix])) as store:
        store.lengthen(count)
        return torn_rows(store, matrix.name, count)


def _sentence_on(photos: int) -> list[str]:
    if not photos:
        return []
    verb = "has lost its vectors and is" if photos == 1 else "have lost their vectors and are"
    return [f"{_counted(photos, 'photo')} {verb} read again."]


def _counted(count: int, noun: str) -> str:
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"


def _write_mean(library: Library, matrix: StoredMatrix, torn: Sequence[int]) -> None:
    """Write the mean of the other rows to the ``torn`` ones, as it says nothing for or against any
    photo."""
    if not torn:
        return
    with closing(store_of(library.folder, [matrix])) as store:
        whole = np.setdiff1d(np.arange(library.count_rows()), torn)
        whole = whole[:: len(whole) // MEAN_OF + 1]
        mean = store.matrix(matrix.name, library.count_rows())[whole].mean(axis=0)
        for row in torn:
            store.write(row, {matrix.name: mean[None]})
        store.flush()
