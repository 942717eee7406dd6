"""Check a library, find what crashes left behind, and repair what can be repaired without loss.

Only data that can be made again is discarded, and photos are never touched. The catalogue must be
sound: `restore.recover_catalogue` makes it so.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

from app.core.base.errors import LibraryDamagedError
from app.core.base.paths import ours_in, remove
from app.core.base.photo_types import PhotoState
from app.core.library.library import Library
from app.core.library.modalities import unseen_photos
from app.core.library.networks import models_folder
from app.core.photos.tables import free_misplaced_photos, free_rows
from app.core.profiles.profile_files import name_of
from app.core.profiles.tables import all_profiles, queries
from app.core.safety.backups import back_up
from app.core.safety.restore import damaged_lines, faults_beside
from app.core.said.lines import SAID_FILE, read_log
from app.core.said.tables import tables
from app.core.store.catalogue import Catalogue
from app.core.store.damage import faults_in
from app.core.store.derived import derived_folder
from app.core.vectors.tables import (
    StoredMatrix,
    count_rows,
    drop_all,
    drop_matrices,
    store_of,
    stored_matrices,
    torn_rows,
    vectors_folder,
    write_mean,
)
from engine.atomic import SUFFIX


def check(library: Library) -> list[str]:
    """Return sentences about what is wrong with the library; empty if all is well.

    Reads everything: some seconds for 10,000 photos.
    """
    return [fault for faults in check_parts(library).values() for fault in faults]


def check_parts(library: Library) -> dict[str, list[str]]:
    """Return the same by part of the library, including parts without faults.

    The catalogue is checked in parallel, through its own connection, as that takes as long as the
    vectors.
    """
    folder, catalogue = library.folder, library.catalogue
    with ThreadPoolExecutor(1) as beside, catalogue.reading():  # one state, even if others write
        in_itself = beside.submit(catalogue_faults, folder)
        rooms = [(room.part, room.check) for room in library.rooms if room.check is not None]
        faults = {part: list(look(library)) for part, look in rooms}
        return {"catalogue": in_itself.result(), **faults}


def catalogue_faults(folder: Path) -> list[str]:
    """Return what is wrong with the catalogue in itself, and compared with the log."""
    said = read_log(folder / SAID_FILE, tables())
    with ThreadPoolExecutor(1) as beside, closing(Catalogue(folder, writable=False)) as catalogue:
        other = beside.submit(faults_beside, folder, said)
        with catalogue.reading() as connection:
            return [*faults_in(connection), *other.result(), *damaged_lines(said)]


def orphaned_files(library: Library) -> list[Path]:
    """Return all files and folders that can go: `unused`, of deleted profiles, half-written.

    Not for a library in use: what is being written looks half-written.
    """
    folder = library.folder
    profiles = {str(profile.id) for profile in all_profiles(library.catalogue)}
    found = unused(library)
    for path in (folder / "profiles").glob("*"):
        if path.name.partition(".")[0] not in profiles:
            found.append(path)
    unfinished = folder.rglob(f"*{SUFFIX}")
    found += [path for path in unfinished if not any(map(path.is_relative_to, found))]
    return sorted(path for path in found if any(ours_in(path)))


def remove_unused(library: Library) -> None:
    """Remove the files of matrices and models that are no longer used."""
    for path in unused(library):
        remove(path)


def unused(library: Library) -> list[Path]:
    """Return files of matrices and models that are no longer used, and data derived from them."""
    folder, matrices = library.folder, library.matrices()
    models = {matrix.modality for matrix in matrices}
    models |= {model.name for model in [library.model()] if model}
    vectors = vectors_folder(folder)
    names = {matrix.name for matrix in matrices}
    searches = {name_of(search) for search, _ in queries(library.catalogue)}
    return [
        *_others(vectors, names),
        *_others(derived_folder(folder), searches, "search-*"),
        *_others(models_folder(folder), models),
    ]


def _others(folder: Path, names: Collection[str], pattern: str = "*") -> list[Path]:
    """Return what is in ``folder`` under other names."""
    return [path for path in folder.glob(pattern) if path.stem not in names]


LOST = 0.5
"""Share of torn rows above which a matrix is made anew, as so many rows would be useless."""


def repair(library: Library) -> list[str]:
    """Repair what can be; return what was done, as sentences.

    Photos whose vectors were lost are read again by the next scan. Raises LibraryDamagedError if
    the catalogue itself is damaged, BackupError, OSError, StorageError.
    """
    if library.said is not None:
        library.said.flush()  # rewrites a damaged log
    if faults := catalogue_faults(library.folder):
        raise LibraryDamagedError(
            faults[0], "Nothing else was repaired; `likewise restore` restores a backup."
        )
    back_up(library.folder, "before a repair", time.time())
    done = []
    if found := orphaned_files(library):
        for path in found:
            remove(path)
        done.append(f"Leftovers removed: {len(found):,}.")
    return [*done, *_read_again(library)]


def to_be_read(library: Library) -> bool:
    """Return whether a scan has something to continue."""
    return unseen_photos(library) is not None or bool(library.photos([PhotoState.PENDING]))


def _read_again(library: Library) -> list[str]:
    """Have photos read again that have lost their vectors."""
    catalogue, count = library.catalogue, count_rows(library.catalogue)
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
            if rows:
                write_mean(catalogue, library.folder, matrix, rows)
        lost += free_rows(catalogue, sorted({row for rows in whole.values() for row in rows}))
    done = [f"All photos are looked at again for {each.modality}." for each in useless]
    return done + ([f"Photos read again, as they lost their vectors: {lost:,}."] if lost else [])


def _torn(library: Library, matrix: StoredMatrix, count: int) -> list[int]:
    """Return the torn rows, after lengthening short files so that checksums show the rest."""
    with closing(store_of(library.folder, [matrix])) as store:
        store.lengthen(count)
        return torn_rows(store, matrix.name, count)
