"""Repairs of a library that can lose nothing: all that is thrown away can be made again.

Photos are never touched. The catalogue has to be sound: `recover` makes it so.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import closing

import numpy as np

from app.core.backups.keep import back_up
from app.core.errors import LibraryDamagedError
from app.core.index.local_index import FILE_NAME
from app.core.library.library import Library
from app.core.maintenance.check import catalogue_faults
from app.core.maintenance.orphaned_files import orphaned_files
from app.core.maintenance.torn_rows import torn_rows
from app.core.own_files import remove
from app.core.store.integrity import checksums, free_misplaced_photos, free_rows
from app.core.store.matrices.extents import OWN, read_extents
from app.core.store.matrices.generations import (
    Generation,
    drop_generation,
    generation_folder,
    read_layout,
)
from app.core.store.matrices.matrix_file import STORED
from app.core.store.matrices.rows import FILLED_FROM
from app.core.store.matrices.vectors import VectorStore, checksum
from app.core.types import PhotoState
from engine.errors import EngineError
from engine.index import index_file

LOST = 0.5
"""Share of torn rows from which all photos are read again, lest so many rows stay useless."""


def index_fault(library: Library) -> str:
    """A sentence if the file of the index can't be used; empty if it can, or there is none."""
    generation = library.generation()
    if generation is None:
        return ""
    path = generation_folder(library.folder, generation.id) / FILE_NAME
    try:
        if path.exists():
            index_file.read(path)
    except (EngineError, OSError) as error:
        return str(error)
    return ""


def repair(library: Library) -> list[str]:
    """Repair what can be; returns what was done, as sentences.

    Photos whose vectors were lost wait to be read afterwards, which a scan does. Raises
    LibraryDamagedError if the catalogue itself is damaged, BackupError, OSError, StorageError.
    """
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
    generation = library.generation()
    if generation is None:
        return done
    if index_fault(library):
        remove(generation_folder(library.folder, generation.id) / FILE_NAME)
        done.append("Removed the damaged index; it is made again when searches need it.")
    return [*done, *_read_again(library, generation)]


def to_be_read(library: Library) -> bool:
    """Whether a scan has something to go on with."""
    return library.next_generation() is not None or bool(library.photos([PhotoState.PENDING]))


def _read_again(library: Library, generation: Generation) -> list[str]:
    """Let photos be read again that have lost their vectors."""
    catalogue = library.catalogue
    with catalogue.transaction():
        lost = free_misplaced_photos(catalogue, generation.id)
        if any(extent.shard != OWN for extent in read_extents(catalogue, generation.id)):
            return _sentence_on(lost)  # shards are their workers' to write
        with closing(library.store(generation)) as store:
            _lengthen(store, generation.rows)
            layout = read_layout(catalogue, library.folder, generation)
            torn = torn_rows(layout, checksums(catalogue, generation.id, generation.rows))
            if len(torn) > LOST * generation.rows:
                for each in (generation, library.next_generation()):
                    if each is not None:
                        drop_generation(catalogue, each.id)
                return ["Most vectors are lost; all photos are read again."]
            if torn:
                crc = _write_mean(store, generation.rows, torn)
                lost += free_rows(catalogue, generation.id, torn, crc)
    return _sentence_on(lost)


def _sentence_on(photos: int) -> list[str]:
    if not photos:
        return []
    verb = "has lost its vectors and is" if photos == 1 else "have lost their vectors and are"
    return [f"{_counted(photos, 'photo')} {verb} read again."]


def _counted(count: int, noun: str) -> str:
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"


def _lengthen(store: VectorStore, rows: int) -> None:
    """Make matrices that are missing or short as long as they have to be; the checksums then tell
    which rows were lost."""
    store.folder.mkdir(parents=True, exist_ok=True)
    for modality, dimension in store.dimensions.items():
        size = rows * dimension * STORED.itemsize
        with store.path(modality).open("ab") as file:
            if file.tell() < size:
                file.truncate(size)


def _write_mean(store: VectorStore, rows: int, torn: Sequence[int]) -> int:
    """Write the mean of the other rows to the ``torn`` ones, as it says nothing for or against any
    photo; returns its checksum.
    """
    whole = np.setdiff1d(np.arange(rows), torn)
    whole = whole[:: len(whole) // FILLED_FROM + 1]
    mean = {name: matrix[whole].mean(axis=0) for name, matrix in store.read(rows).items()}
    for row in torn:
        store.write(row, {name: vector[None] for name, vector in mean.items()})
    store.flush()
    return checksum([mean[name] for name in store.dimensions])
