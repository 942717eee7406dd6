"""Profiles that travel: exported to one file, imported as the base of a new profile.

An imported profile's judgments name photos of another library, so they stay in the file that
brought them (`<library>/profiles/<id>.npz`), and are learned before the profile's own searches.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from app.core.errors import ProfileError, StorageError
from app.core.library import Library
from app.core.profiles import ProfileRecord, Profiles
from engine.errors import SchemaError
from engine.feedback import portable
from engine.feedback.portable import PortableProfile


def base_of(library: Library, profile: int) -> PortableProfile | None:
    """What the profile knew when it was imported; None for one that was made here."""
    path = _base_path(library, profile)
    return _load(path) if path.exists() else None


def write_profile(exported: PortableProfile, path: Path) -> None:
    """Write the file that `import_profile` reads. Raises StorageError if it can't be written."""
    try:
        portable.save(exported, path)
    except OSError as error:
        raise StorageError(
            f"The profile can't be written to {path}: {error.strerror}.", "Choose another folder."
        ) from error


def import_profile(library: Library, path: Path, schema: str) -> ProfileRecord:
    """Make a profile of an exported file, named like the file.

    ``schema``: of the vectors that are searched now. Raises ProfileError if the file is no profile
    or was learned on other features, or if there is a profile of that name.
    """
    base = _load(path)
    if base.schema != schema:
        raise ProfileError(
            f"{path.name} was learned on other visual words than this library has.",
            "Export it from a library with the same vocabulary, or start a new profile.",
        )
    with library.catalogue.transaction():
        record = Profiles(library.catalogue).create(path.stem, like=base)
        target = _base_path(library, record.id)
        target.parent.mkdir(exist_ok=True)
        shutil.copyfile(path, target)
    return record


def pass_on_base(library: Library, sources: tuple[int, ...], profile: int) -> None:
    """Give ``profile``, a copy of ``sources``, what those knew when they were imported."""
    bases = [base for source in sources if (base := base_of(library, source)) is not None]
    if bases:
        first, *others = bases
        for other in others:
            first = portable.merge(first, other)
        target = _base_path(library, profile)
        target.parent.mkdir(exist_ok=True)
        portable.save(first, target)


def _base_path(library: Library, profile: int) -> Path:
    return library.folder / "profiles" / f"{profile}.npz"


def _load(path: Path) -> PortableProfile:
    try:
        return portable.load(path)
    except (SchemaError, OSError) as error:
        raise ProfileError(
            f"{path} is not a profile that Likewise exported.", "Choose another file."
        ) from error
