"""Checks a library: the catalogue in itself, against the matrices, and against its files."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

from app.core.errors import LibraryDamagedError
from app.core.library.library import Library
from app.core.library.networks import networks_of
from app.core.maintenance.check_profiles import check_profiles
from app.core.maintenance.recover import faults_beside, hurt_lines
from app.core.maintenance.torn_rows import torn_rows
from app.core.said.lines import FILE_NAME as SAID
from app.core.said.lines import read_log
from app.core.said.tables import tables
from app.core.store.catalogue import Catalogue
from app.core.store.integrity import (
    at_rows_of_others,
    damage,
    described_rows,
    files_noted_twice,
    searchable_without_row,
)
from app.core.store.matrices.matrices import count_rows, store_of, stored_matrices
from features import subject


def check(library: Library) -> list[str]:
    """Sentences about what is wrong with the library; empty if all is well.

    Reads everything: some seconds for 10,000 photos.
    """
    return [fault for faults in check_parts(library).values() for fault in faults]


def check_parts(library: Library) -> dict[str, list[str]]:
    """The same, by the part of the library that it is about; all parts are named. The catalogue in
    itself is looked at meanwhile, as long as the vectors, through a connection of its own.
    """
    folder, catalogue = library.folder, library.catalogue
    with ThreadPoolExecutor(1) as beside, catalogue.reading():  # one state, whoever writes
        in_itself = beside.submit(catalogue_faults, folder)
        faults = {
            "photos": list(_photos(catalogue)),
            "networks": list(_files(folder, library)),
            "vectors": list(_vectors(catalogue, folder)),
            "profiles": list(check_profiles(library)),
        }
        return {"catalogue": in_itself.result(), **faults}


def catalogue_faults(folder: Path) -> list[str]:
    """What is wrong with the catalogue in ``folder`` in itself, beside the log, and
    beside its last backup."""
    said = read_log(folder / SAID, tables())
    with ThreadPoolExecutor(1) as beside, closing(Catalogue(folder, writable=False)) as catalogue:
        other = beside.submit(faults_beside, folder, said)
        return [*damage(catalogue), *other.result(), *hurt_lines(said)]


def _photos(catalogue: Catalogue) -> Iterator[str]:
    """Every photo that can be searched has a row, and it is a row of its own."""
    for photo in searchable_without_row(catalogue):
        yield f"Photo {photo} counts as read but has no row."
    for photo, row in at_rows_of_others(catalogue):
        yield f"Photo {photo} stands at row {row}, which is not its own."
    for root, path, copies in files_noted_twice(catalogue):
        yield f"The file {path!r} of folder {root} is in the catalogue {copies} times."


def _files(folder: Path, library: Library) -> Iterator[str]:
    """What the vectors were made with is there, and is what it was."""
    model = networks_of(folder, library.modalities()).model
    if model is not None and not model.is_file():
        yield f"The image model {model} is missing."
    for matrix in library.matrices():
        if matrix.modality == subject.NAME and matrix.dimension != subject.DIMENSION:
            numbers = f"{matrix.dimension:,} numbers, not {subject.DIMENSION:,}"
            yield f"What is in the photos is told by {numbers}."


def _vectors(catalogue: Catalogue, folder: Path) -> Iterator[str]:
    """Every committed row is there once, and the matrices hold what was written."""
    described, count = described_rows(catalogue), count_rows(catalogue)
    if described != count:
        yield f"The catalogue counts {count} rows but describes {described}."
        return
    searched = stored_matrices(catalogue, searched=True)
    if count and not searched:
        yield "The vectors of all photos are missing."
    try:
        store = store_of(folder, searched)
        torn = {row for each in searched for row in torn_rows(store, each.name, count)}
    except LibraryDamagedError as error:
        yield error.sentence
        return
    for row in sorted(torn):
        yield f"The vectors at row {row} are not what was written."
