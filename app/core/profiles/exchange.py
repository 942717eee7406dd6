"""Export profiles to a file, import them as the base of a new profile, and check all.

The file may come from anyone, so it is checked and accepted as a whole or not at all. Its judgments
refer to photos of another library, so they stay in a copy of the file
(`<library>/profiles/<id>.npz`), and are learned before the profile's own searches.

Built-in modalities mean the same in all libraries. If a network was not used there, or is another
one here, photos from elsewhere get the mean of the photos here, which is neutral. The photos that
represent "most photos" for a profile are drawn once for the same vectors and then stored with it,
because a library that has grown would draw others, and the same journal would teach something else.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from app.core.base.errors import LibraryError, ProfileError, StorageError, disk_faults
from app.core.base.language import tr, tr_later
from app.core.library.library import Library, LibrarySnapshot
from app.core.profiles.journal import Journal
from app.core.profiles.profile_files import base_path, forget_files, state_path
from app.core.profiles.profiles import ACTIVE, Profiles
from app.core.profiles.tables import ProfileRecord, all_profiles, copy_searches
from app.core.store.catalogue import Catalogue, Json, get_setting, set_setting
from app.core.vectors.tables import dimensions_of, modality_of, name_of
from engine.archives import DAMAGE
from engine.atomic import replacing
from engine.errors import EngineError, SchemaError
from engine.feedback import portable
from engine.feedback.journal import Judgment
from engine.feedback.photo_vectors import gather
from engine.feedback.portable import PortableProfile
from engine.feedback.profile import REFERENCE_SIZE, draw_reference_sample
from engine.metrics.registry import create, for_thumbs, thumb_settings
from features.extractor import BUILT_IN

_TRIED_ON = 8  # photos; enough to test whether a learner accepts its settings


def read_profile(path: Path) -> PortableProfile:
    """Return the profile in ``path``. Raises ProfileError if the file is none."""
    try:
        found = portable.load(path)
        if not _is_sound(found):
            raise SchemaError("It has values that no export has.")  # not shown
    except (SchemaError, OSError) as error:
        raise ProfileError(
            tr("{path} is not a profile that Likewise exported.", path=path),
            tr("Choose another file."),
        ) from error
    return found


def _is_sound(found: PortableProfile) -> bool:
    """Return whether everything has the type and the range that an export gives it."""
    count = len(next(iter(found.photos.values()), ()))
    return (
        isinstance(found.schema, str)
        and bool(found.schema.split())
        and isinstance(found.learner, str)
        and found.learner in for_thumbs()
        and _is_number(found.seed)
        and all(_is_table(array, count) for array in found.photos.values())
        and bool(found.reference)
        and all(_is_row(row, count) for row in found.reference)
        and all(_is_judgment(judgment, count) for judgment in found.judgments)
        and isinstance(found.settings, dict)
        and _learner_accepts_settings(found)
    )


def _is_table(array: NDArray[Any], count: int) -> bool:
    typed = array.dtype == np.float32 and array.ndim == 2 and array.size > 0
    return typed and len(array) == count and bool(np.isfinite(array).all())


def _is_judgment(judgment: Judgment, count: int) -> bool:
    photos = (*judgment.anchors, judgment.row)
    rows = all(_is_row(photo, count) for photo in photos)
    return rows and _is_number(judgment.search) and judgment.sign in (-1, 1)


def _is_row(row: object, count: int) -> bool:
    return type(row) is int and -count <= row < 0


def _is_number(number: object) -> bool:
    """Return whether the catalogue can store it, and draws can be seeded with it."""
    return type(number) is int and 0 <= number < 2**63


def _learner_accepts_settings(found: PortableProfile) -> bool:
    settings = thumb_settings(found.learner) | dict(found.settings)
    some = {name: array[:_TRIED_ON] for name, array in found.photos.items()}
    try:
        create(found.learner, **settings).fit(some)
    except (EngineError, AttributeError, IndexError, *DAMAGE):
        return False
    return True


GROWTH = 1.25
"""How many times as many photos there are when a sample of less than its full size is drawn again.
Precision at 20 on caltech52 is .60 with a sample of 14 photos, .83 with 64, .90 with 256."""


def reference_sample_of(
    catalogue: Catalogue, profile: int, snapshot: LibrarySnapshot, store: bool
) -> tuple[int, ...]:
    """Return rows of ``snapshot``: the stored sample, or a new one, stored if ``store``.

    A small sample is drawn again when the library has outgrown it: the few photos that a new one
    begins with give a poor metric.
    """
    count = len(snapshot.rows)
    match get_setting(catalogue, _key(profile)):
        case {"key": snapshot.key, "rows": list(rows)}:
            known = tuple(row for row in rows if isinstance(row, int) and 0 <= row < count)
            outgrown = len(rows) < min(REFERENCE_SIZE, count / GROWTH)
            # Otherwise they belong to other matrices with this name.
            if len(known) == len(rows) and not outgrown:
                return known
    drawn = draw_reference_sample(count)
    if store:
        keep_reference_sample(catalogue, profile, snapshot, drawn)
    return drawn


def keep_reference_sample(
    catalogue: Catalogue, profile: int, snapshot: LibrarySnapshot, rows: Sequence[int]
) -> None:
    """Store ``rows`` of ``snapshot`` as the reference sample of ``profile``."""
    kept: dict[str, Json] = {"key": snapshot.key, "rows": [*rows]}
    set_setting(catalogue, _key(profile), kept)


def _key(profile: int) -> str:
    return f"background of profile {profile}"  # not shown


BEFORE_IMPORT = tr_later("before an import")
"""The reason for a backup, as stored in its manifest."""


def base_of(library: Library, profile: int) -> PortableProfile | None:
    """Return what the profile knew when imported; None if it was created here."""
    path = base_path(library.folder, profile)
    return read_profile(path) if path.exists() else None


def fitted(
    base: PortableProfile, snapshot: LibrarySnapshot, reference: Sequence[int]
) -> PortableProfile | None:
    """Return ``base`` in the vectors of ``snapshot``; None if it was learned on other features.

    In modalities that it lacks, photos get the mean of the ``reference`` rows, which also become
    its reference sample.
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
    """Return whether ``base`` has the built-in ones among the matrices with these dimensions."""
    built_in = {name: count for name, count in here.items() if modality_of(name) in BUILT_IN}
    return built_in.items() <= _widths(base).items()


def _widths(base: PortableProfile) -> dict[str, int]:
    """Return the dimensions of its vectors, by modality and version."""
    known = {name: array.shape[1] for name, array in base.photos.items()}
    return {name: known.get(modality_of(name), 0) for name in base.schema.split()}


UNWRITTEN = tr_later("The profile can't be written to {path}: {strerror}.")


def write_profile(exported: PortableProfile, path: Path) -> None:
    """Write the file that `import_profile` reads. Raises StorageError if it can't be written."""
    with disk_faults(StorageError, UNWRITTEN, tr_later("Choose another folder."), path=path):
        portable.save(exported, path)


def import_profile(library: Library, path: Path) -> ProfileRecord:
    """Create a profile from an exported file, named after the file.

    Raises ProfileError if the file is no profile or was learned on other features, or if the name
    is taken; BackupError if no backup can be made first; StorageError if the library can't store
    it.
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


def copy_profile(library: Library, source: int, name: str) -> ProfileRecord:
    """Create a profile that is equal to ``source``. Raises StorageError."""
    with ExitStack() as undoing:
        with library.catalogue.transaction():
            profiles = Profiles(library)
            copy = profiles.create(name, profiles.get(source))
            copy_searches(library.catalogue, source, copy.id)
            undoing.callback(forget_files, library.folder, copy.id)
            if (sample := get_setting(library.catalogue, _key(source))) is not None:
                set_setting(library.catalogue, _key(copy.id), sample)
            if (base := base_of(library, source)) is not None:
                _keep_base(library, copy.id, base)
        undoing.pop_all()
    state = state_path(library.folder, copy.id)
    # If this fails, the state is computed.
    with suppress(OSError), replacing(state, durable=False) as temporary:
        shutil.copyfile(state_path(library.folder, source), temporary)
    return copy


def _keep_base(library: Library, profile: int, base: PortableProfile) -> None:
    """Write the base of ``profile``."""
    target = base_path(library.folder, profile)
    with disk_faults(StorageError, UNWRITTEN, path=target.parent):
        target.parent.mkdir(exist_ok=True)
        portable.save(base, target)


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
