"""Orphaned files: what crashes and changes of mind leave in a library, found and removed."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from app.core.library.library import Library
from app.core.library.networks import models_folder
from app.core.own_files import ours_in, remove
from app.core.profiles.journal_tables import queries
from app.core.profiles.search_metrics import name_of
from app.core.profiles.tables import all_profiles
from app.core.store.derived import derived_folder
from app.core.vectors.tables import vectors_folder
from engine.atomic import SUFFIX


def orphaned_files(library: Library) -> list[Path]:
    """All files and folders that can go: what is `unused`, what belonged to profiles that are there
    no more, half-written files.

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
    """Remove the files of matrices and models that are in use no more."""
    for path in unused(library):
        remove(path)


def unused(library: Library) -> list[Path]:
    """Files of matrices and models that are in use no more, and what was made of them."""
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
    """What is in ``folder`` under other names."""
    return [path for path in folder.glob(pattern) if path.stem not in names]
