"""Profiles that travel: exported to one file, imported as the base of a new profile.

An imported profile's judgments name photos of another library, so they stay in the file that
brought them (`<library>/profiles/<id>.npz`), and are learned before the profile's own searches.

Every library trains visual words of its own, so the words of a photo from elsewhere mean nothing
here. It gets those of the photo here that is most like it in all other modalities; so it does with
the entries of a network that was not used there.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Collection, Sequence
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path

import numpy as np

from app.core.backups.keep import back_up
from app.core.errors import ProfileError, StorageError
from app.core.language import tr, tr_later
from app.core.library.library import Library
from app.core.library.networks import is_network, networks_in
from app.core.library.snapshot import LibrarySnapshot
from app.core.profiles.portable_file import read_profile, widths
from app.core.profiles.profile_files import base_path, forget_files
from app.core.profiles.profile_files import state_path as _state_path
from app.core.profiles.profiles import Profiles
from app.core.profiles.reference_sample import pass_on_reference_sample
from app.core.store.journal.profiles import ProfileRecord
from engine.atomic import replacing
from engine.errors import SchemaError
from engine.feedback import portable
from engine.feedback.candidates import squared_distances
from engine.feedback.photo_vectors import gather
from engine.feedback.portable import PortableProfile
from features import subject
from features.extractor import WORDS
from features.schema import schema_id

_SUBJECT = f"{subject.NAME}-{subject.VERSION}"

BEFORE_IMPORT = tr_later("before an import")
"""Why a backup was made, as its manifest keeps it."""


def portable_schema(snapshot: LibrarySnapshot) -> str:
    """What an exported profile's vectors mean: first without words and networks, then with all;
    then the subject's name and version if it is among them, which means the same everywhere."""
    networks = [_SUBJECT] if subject.NAME in snapshot.modalities else []
    return " ".join([schema_id(""), snapshot.schema, *networks])


def base_of(library: Library, profile: int) -> PortableProfile | None:
    """What the profile knew when it was imported; None for one that was made here."""
    path = base_path(library.folder, profile)
    return read_profile(path) if path.exists() else None


def fitted(
    base: PortableProfile, snapshot: LibrarySnapshot, reference: Sequence[int]
) -> PortableProfile | None:
    """``base`` in the vectors of ``snapshot``; None if it was learned on other features.

    With other visual words, or other networks, photos get those of the one of the ``reference``
    rows that is nearest by the other modalities, and the reference sample itself is taken over.
    """
    if base.schema == portable_schema(snapshot):
        return base if _has(base, snapshot, snapshot.modalities) else None
    shared = [name for name in snapshot.modalities if _is_shared(name, base, snapshot)]
    if base.schema.split()[0] != schema_id("") or not _has(base, snapshot, shared):
        return None
    here = gather(snapshot.vectors, reference)
    apart = [squared_distances(base.photos[name], here[name]) for name in shared]
    nearest = np.sum(apart, axis=0).argmin(axis=1)
    photos = {
        name: base.photos[name] if name in shared else here[name][nearest]
        for name in snapshot.modalities
    }
    return replace(base, photos=photos, reference=tuple(reference))


def _is_shared(modality: str, base: PortableProfile, snapshot: LibrarySnapshot) -> bool:
    """Whether its vectors mean the same here as where ``base`` comes from, which has them."""
    if modality == subject.NAME:
        return _SUBJECT in base.schema.split()
    if modality in WORDS and snapshot.vocabulary is not None:
        here = schema_id(snapshot.vocabulary.stem, networks_in(widths(base)))
        return here in base.schema.split()
    return not is_network(modality)


def _has(base: PortableProfile, snapshot: LibrarySnapshot, modalities: Collection[str]) -> bool:
    """Whether the photos of ``base`` have these modalities as those of ``snapshot`` do."""
    here = {name: snapshot.vectors[name].shape[1] for name in modalities}
    return here.items() <= widths(base).items()


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
    if base.schema.split()[0] != schema_id(""):
        raise ProfileError(
            tr(
                "{name} was learned by a version of Likewise that saw other features in photos.",
                name=path.name,
            ),
            tr("Export it again with this version, or start a new profile."),
        )
    _check_widths(library, base, path)
    back_up(library.folder, BEFORE_IMPORT, time.time())
    with ExitStack() as undoing:
        with library.catalogue.transaction():
            record = Profiles(library).create(path.stem, like=base)
            undoing.callback(forget_files, library.folder, record.id)
            _keep_base(library, record.id, base)
        undoing.pop_all()
    return record


def _check_widths(library: Library, base: PortableProfile, path: Path) -> None:
    """Raise ProfileError if vectors of a modality are longer or shorter than the library's."""
    generation = library.generation()
    here = {} if generation is None else generation.dimensions
    for name, width in widths(base).items():
        if here.get(name, width) != width:
            raise ProfileError(
                tr(
                    "{file} has vectors of {width} numbers for {name}; here they have {here}.",
                    file=path.name,
                    width=width,
                    name=name,
                    here=here[name],
                ),
                tr(
                    "Rescan the folders, which brings this library up to date, "
                    "or choose another file."
                ),
            )


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

    Raises ProfileError if they came from libraries with different visual words; StorageError if the
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

    Raises ProfileError if these were learned on different visual words.
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
                tr("These profiles come from libraries with different visual words."),
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
