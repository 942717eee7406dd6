"""Check the profiles: that the journal and the bases of imported profiles can be read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from app.core.base.errors import LibraryError, ProfileError
from app.core.library.library import Library
from app.core.profiles.exchange import read_profile
from app.core.profiles.journal import Journal
from app.core.profiles.profile_files import base_path
from app.core.profiles.profiles import ACTIVE
from app.core.profiles.tables import all_profiles
from app.core.store.catalogue import Catalogue, get_setting
from engine.metrics.registry import for_thumbs


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
