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
from app.core.maintenance.recover import journal_faults
from app.core.maintenance.torn_rows import torn_rows
from app.core.store.catalogue import Catalogue
from app.core.store.integrity import (
    at_rows_of_others,
    checksums,
    damage,
    described_rows,
    files_noted_twice,
    searchable_without_row,
)
from app.core.store.matrices.generations import (
    Generation,
    read_layout,
)
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
        generation = library.generation()
        faults = {
            "photos": list(_photos(catalogue)),
            "networks": [] if generation is None else list(_files(folder, generation)),
            "vectors": [] if generation is None else list(_vectors(catalogue, folder, generation)),
            "profiles": list(check_profiles(library)),
        }
        return {"catalogue": in_itself.result(), **faults}


def catalogue_faults(folder: Path) -> list[str]:
    """What is wrong with the catalogue in ``folder`` in itself, and beside its last backup."""
    with (
        ThreadPoolExecutor(1) as beside,
        closing(Catalogue(folder, writable=False)) as catalogue,
    ):
        journal = beside.submit(journal_faults, folder)
        return [*damage(catalogue), *journal.result()]


def _photos(catalogue: Catalogue) -> Iterator[str]:
    """Every photo that can be searched has a row, and it is a row of its own."""
    for photo in searchable_without_row(catalogue):
        yield f"Photo {photo} counts as read but has no row."
    for photo, row in at_rows_of_others(catalogue):
        yield f"Photo {photo} stands at row {row}, which is not its own."
    for root, path, copies in files_noted_twice(catalogue):
        yield f"The file {path!r} of folder {root} is in the catalogue {copies} times."


def _files(folder: Path, generation: Generation) -> Iterator[str]:
    """What the vectors were made with is there, and is what it was."""
    model = networks_of(folder, generation.dimensions).model
    if model is not None and not model.is_file():
        yield f"The image model {model} is missing."
    entries = generation.dimensions.get(subject.NAME, subject.DIMENSION)
    if entries != subject.DIMENSION:
        yield f"What is in the photos is told by {entries:,} numbers, not {subject.DIMENSION:,}."


def _vectors(catalogue: Catalogue, folder: Path, generation: Generation) -> Iterator[str]:
    """Every committed row is there once, and the matrices hold what was written."""
    described, last = described_rows(catalogue, generation.id)
    if not described == last + 1 == generation.rows:
        yield f"The catalogue counts {generation.rows} rows but describes {described}."
        return
    try:
        layout = read_layout(catalogue, folder, generation)
        written = checksums(catalogue, generation.id, generation.rows)
        for row in torn_rows(layout, written):
            yield f"The vectors at row {row} are not what was written."
    except LibraryDamagedError as error:
        yield error.sentence
