"""Profiles that travel: exported to one file, imported as the base of a new profile.

An imported profile's judgments name photos of another library, so they stay in the file that
brought them (`<library>/profiles/<id>.npz`), and are learned before the profile's own searches.

Built-in modalities mean the same in all libraries. Where a network was not used there, or is
another one here, photos from elsewhere get the mean of the photos here, which says nothing for or
against any of them.
"""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path

import numpy as np

from app.core.errors import ProfileError, StorageError
from app.core.language import tr, tr_later
from app.core.library.library import Library
from app.core.library.snapshot import LibrarySnapshot
from app.core.profiles.portable_file import read_profile, widths
from app.core.profiles.profile_files import base_path, forget_files
from app.core.profiles.profile_files import state_path as _state_path
from app.core.profiles.profiles import Profiles
from app.core.profiles.reference_sample import pass_on_reference_sample
from app.core.profiles.tables import ProfileRecord
from app.core.vectors.tables import dimensions_of, modality_of, name_of
from engine.atomic import replacing
from engine.errors import SchemaError
from engine.feedback import portable
from engine.feedback.photo_vectors import gather
from engine.feedback.portable import PortableProfile
from features.extractor import BUILT_IN

BEFORE_IMPORT = tr_later("before an import")
"""Why a backup was made, as its manifest keeps it."""


def base_of(library: Library, profile: int) -> PortableProfile | None:
    """What the profile knew when it was imported; None for one that was made here."""
    path = base_path(library.folder, profile)
    return read_profile(path) if path.exists() else None


def fitted(
    base: PortableProfile, snapshot: LibrarySnapshot, reference: Sequence[int]
) -> PortableProfile | None:
    """``base`` in the vectors of ``snapshot``; None if it was learned on other features.

    Where modalities of the library are unknown to it, photos get the mean of the ``reference``
    rows in them, and the reference sample itself is taken over.
    """
    names = zip(snapshot.schema.split(), snapshot.vectors.items(), strict=True)
    here = {name: matrix.shape[1] for name, (_, matrix) in names}
    if not _is_of_these_features(base, here):
        return None
    shared = [modality_of(name) for name, _ in here.items() & _widths(base).items()]
    shared.sort(key=snapshot.modalities.index)
    if len(shared) == len(snapshot.modalities):
        return replace(base, photos={name: base.photos[name] for name in shared})
    count = len(next(iter(base.photos.values())))
    around = gather(snapshot.vectors, reference)
    photos = {
        name: base.photos[name]
        if name in shared
        else np.repeat(around[name].mean(axis=0, keepdims=True), count, axis=0)
        for name in snapshot.modalities
    }
    return replace(base, photos=photos, reference=tuple(reference))


def _is_of_these_features(base: PortableProfile, here: Mapping[str, int]) -> bool:
    """Whether it was learned on the built-in ones among the matrices with these dimensions."""
    built_in = {name: count for name, count in here.items() if modality_of(name) in BUILT_IN}
    return built_in.items() <= _widths(base).items()


def _widths(base: PortableProfile) -> dict[str, int]:
    """The dimensions of its vectors, by modality and version."""
    known = widths(base)
    return {name: known.get(modality_of(name), 0) for name in base.schema.split()}


def write_profile(exported: PortableProfile, path: Path) -> None:
    """Write the file that `import_profile` reads. Raises StorageError if it can't be written."""
    try:
        portable.save(exported, path)
    except OSError as error:
        raise StorageError(
            tr(
                "The profile can't be written to {path}: {strerror}.",
                path=path,
                strerror=error.strerror,
            ),
            tr("Choose another folder."),
        ) from error


def import_profile(library: Library, path: Path) -> ProfileRecord:
    """Make a profile of an exported file, named like the file.

    Raises ProfileError if the file is no profile or was learned on other features, or if there is
    a profile of that name; BackupError if it can't be backed up
    first; StorageError if the library can't keep it.
    """
    base = read_profile(path)
    here = dimensions_of(each for each in library.matrices() if each.searched)
    today = {name_of(m.name, m.version): m.dimension for m in BUILT_IN.values()}
    if not _is_of_these_features(base, here or today):
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
            _keep_base(library, record.id, base)
        undoing.pop_all()
    return record


def left_out(name: str) -> str:
    """The sentence for a profile whose base `fitted` can't use."""
    return tr(
        "What “{name}” brought along was learned by a version of Likewise that saw other "
        "features in photos, so it is left out; the searches made here still count.",
        name=name,
    )


def state_path(library: Library, profile: int) -> Path:
    """Where a profile's learned state is kept between two starts."""
    return _state_path(library.folder, profile)


def copy_profiles(library: Library, sources: tuple[int, ...], name: str) -> ProfileRecord:
    """A profile that learned from the searches of all ``sources``, in the order of their ids.

    Raises ProfileError if they came from libraries with different networks; StorageError if the
    library can't keep it.
    """
    with ExitStack() as undoing:
        with library.catalogue.transaction():
            copy = Profiles(library).copy(sources, name)
            undoing.callback(forget_files, library.folder, copy.id)
            pass_on_reference_sample(library.catalogue, sources[0], copy.id)
            _pass_on_base(library, sources, copy.id)
        undoing.pop_all()
    state = state_path(library, copy.id)
    with suppress(OSError), replacing(state, durable=False) as temporary:  # else it is computed
        shutil.copyfile(state_path(library, sources[0]), temporary)
    return copy


def delete_profile(library: Library, profile: int) -> str:
    """Remove a profile with its searches and files; see `Profiles.delete`."""
    sentence = Profiles(library).delete(profile)
    forget_files(library.folder, profile)
    return sentence


def _pass_on_base(library: Library, sources: tuple[int, ...], profile: int) -> None:
    """Give ``profile``, a copy of ``sources``, what those knew when they were imported.

    Raises ProfileError if these were learned on different networks.
    """
    bases = [base for source in sources if (base := base_of(library, source)) is not None]
    if not bases:
        return
    first, *others = bases
    for other in others:
        try:
            if widths(first) != widths(other):
                raise SchemaError(tr("Their vectors have other modalities or lengths."))
            first = portable.merge(first, other)
        except SchemaError as error:
            raise ProfileError(
                tr("These profiles come from libraries with different networks."),
                tr("Use each by itself, or merge them where they were made."),
            ) from error
    _keep_base(library, profile, first)


def _keep_base(library: Library, profile: int, base: PortableProfile) -> None:
    """Write what ``profile`` brought along."""
    target = base_path(library.folder, profile)
    try:
        target.parent.mkdir(exist_ok=True)
        portable.save(base, target)
    except OSError as error:
        raise StorageError(
            tr(
                "The profile can't be written to {parent}: {strerror}.",
                parent=target.parent,
                strerror=error.strerror,
            ),
            tr("Check that the disk is there, has space and may be written to."),
        ) from error
