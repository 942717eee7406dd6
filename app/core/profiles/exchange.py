"""Import profiles as the base of new ones, copy them, and check all."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

from app.core.base.errors import LibraryError, ProfileError
from app.core.base.language import tr, tr_later
from app.core.library.library import Library
from app.core.profiles.exported_file import read_profile
from app.core.profiles.journal import Journal
from app.core.profiles.profile_base import (
    base_of,
    copy_reference_sample,
    is_of_these_features,
    keep_base,
)
from app.core.profiles.profile_files import base_path, forget_files, state_path
from app.core.profiles.profiles import ACTIVE, Profiles
from app.core.profiles.tables import ProfileRecord, all_profiles, copy_searches
from app.core.store.catalogue import Catalogue, get_setting
from app.core.vectors.tables import dimensions_of, name_of
from engine.atomic import replacing
from engine.metrics.registry import for_thumbs
from features.extractor import BUILT_IN

BEFORE_IMPORT = tr_later("before an import")
"""The reason for a backup, as stored in its manifest."""


def import_profile(library: Library, path: Path) -> ProfileRecord:
    """Create a profile from an exported file, named after the file.

    Raises ProfileError if the file is no profile or was learned on other features, or if the name
    is taken; BackupError if no backup can be made first; StorageError if the library can't store
    it.
    """
    base = read_profile(path)
    here = dimensions_of(each for each in library.matrices() if each.searched)
    today = {name_of(m.name, m.version): m.dimension for m in BUILT_IN.values()}
    if not is_of_these_features(base, here or today):
        raise ProfileError(
            tr(
                "{name} was learned by a version of Likewise that saw other features in photos.",
                name=path.name,
            ),
            tr("Export it again with this version, or start a new profile."),
        )
    library.back_up(BEFORE_IMPORT)
    with ExitStack() as undoing:
        with library.catalogue.transaction():
            record = Profiles(library).create(path.stem, like=base)
            undoing.callback(forget_files, library.folder, record.id)
            keep_base(library, record.id, base)
        undoing.pop_all()
    return record


def copy_profile(library: Library, source: int, name: str) -> ProfileRecord:
    """Create a profile that is equal to ``source``. Raises StorageError."""
    with ExitStack() as undoing:
        with library.catalogue.transaction():
            profiles = Profiles(library)
            copy = profiles.create(name, profiles.get(source))
            copy_searches(library.catalogue, source, copy.id)
            undoing.callback(forget_files, library.folder, copy.id)
            copy_reference_sample(library.catalogue, source, copy.id)
            if (base := base_of(library, source)) is not None:
                keep_base(library, copy.id, base)
        undoing.pop_all()
    state = state_path(library.folder, copy.id)
    # If this fails, the state is computed.
    with suppress(OSError), replacing(state, durable=False) as temporary:
        shutil.copyfile(state_path(library.folder, source), temporary)
    return copy


def faults(library: Library) -> Iterator[str]:
    """Yield sentences about faults in the library's profiles."""
    catalogue = library.catalogue
    profiles = [(record.id, record.name, record.learner) for record in all_profiles(catalogue)]
    active = get_setting(catalogue, ACTIVE)
    if active is not None and active not in [number for number, _, _ in profiles]:
        yield "The active profile is not there."
    for number, name, learner in profiles:
        if learner not in for_thumbs():
            yield f"The profile {name!r} learns with {learner!r}, which is not known here."
        yield from _journal(catalogue, number, name)
        yield from _base(base_path(library.folder, number), name)


def _journal(catalogue: Catalogue, profile: int, name: str) -> Iterator[str]:
    """Check that pictures from outside can be read back."""
    try:
        searches = Journal(catalogue).searches(profile)
    except (LibraryError, ValueError) as error:
        yield f"The journal of the profile {name!r} can't be read: {error}"
        return
    for search in searches:
        if search.damage:
            yield f"Search {search.id} of the profile {name!r} is left out: {search.damage}"


def _base(path: Path, name: str) -> Iterator[str]:
    """Check that the base of an imported profile can be read."""
    if path.exists():
        try:
            read_profile(path)
        except ProfileError as error:
            yield f"What the profile {name!r} brought along can't be read: {error.sentence}"
