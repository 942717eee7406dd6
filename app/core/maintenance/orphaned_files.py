"""Orphaned files: what crashes and changes of mind leave in a library, found and removed."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from app.core.library.library import Library
from app.core.library.networks import models_folder
from app.core.own_files import ours_in, remove
from app.core.store.journal.profiles import all_profiles
from app.core.store.matrices.generations import Generation
from app.core.store.matrices.shard_merging import unused_shards
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
    """Remove the files of generations, shards and models that are in use no more."""
    for path in unused(library):
        remove(path)


def unused(library: Library) -> list[Path]:
    """Files of generations, shards and models that are in use no more."""
    folder, kept = library.folder, _kept(library)
    shards = [each for n in kept for each in unused_shards(library.catalogue, folder, n)]
    models = {name for generation in kept for name in generation.dimensions}
    models |= {model.name for model in [library.model()] if model}
    return [
        *shards,
        *_others(folder / "vectors", [str(generation.id) for generation in kept]),
        *_others(models_folder(folder), models),
    ]


def _kept(library: Library) -> list[Generation]:
    return [found for found in (library.generation(), library.next_generation()) if found]


def _others(folder: Path, names: Collection[str | None]) -> list[Path]:
    """What is in ``folder`` under other names."""
    return [path for path in folder.glob("*") if path.stem not in names]
