"""The modalities of a library: which are wanted, why one can't be used, and their matrices.

The subject is wanted unless it is left out. A scan tries it before it reads with it, and notes why
it can't be used, or that it can be again. Of an image model a file is wanted; a scan takes it over
or notes why not. A matrix of another version, or of a network that was chosen later, is begun
beside the others and filled in the background; see app.core.vectors.tables.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from app.core.base.language import english
from app.core.base.paths import machine_setting, set_machine_setting
from app.core.base.photo_types import SEARCHABLE, PhotoInfo, PhotoState
from app.core.library.library import Library
from app.core.library.networks import (
    LEFT_OUT,
    MODEL,
    REFUSED,
    is_subject_left_out,
    model_in_use,
)
from app.core.photos.tables import count_photos_in
from app.core.store.catalogue import Json, get_setting, set_setting
from app.core.vectors import tables as stored
from app.core.vectors.tables import StoredMatrix
from features import subject
from features.extractor import BUILT_IN
from features.modality import Modality
from features.scales import shipped_scales

_WANTED_MODEL, _REFUSED_MODEL = "wanted image model", "refused image model"  # not shown


# The subject


def choose_subject(library: Library, wanted: bool) -> None:
    """Let photos be seen by the network of `subject`, or leave it out from now on."""
    with library.catalogue.transaction():
        set_setting(library.catalogue, LEFT_OUT, not wanted)
        allow_subject(library)


def is_subject_wanted(library: Library) -> bool:
    """Whether its owner wants it, though it may be unusable now."""
    return not is_subject_left_out(library.catalogue)


def refuse_subject(library: Library, reason: str) -> None:
    """Note why the network of `subject` can't be used; a sentence, or two."""
    set_setting(library.catalogue, REFUSED, english(reason))


def allow_subject(library: Library) -> None:
    """Forget why it could not be used."""
    if refused_subject(library) is not None:
        set_setting(library.catalogue, REFUSED, None)


def refused_subject(library: Library) -> str | None:
    """Why it can't be used though it is wanted; None: nothing speaks against it."""
    reason = get_setting(library.catalogue, REFUSED)
    return reason if isinstance(reason, str) and is_subject_wanted(library) else None


# The image model


def use_model(library: Library, model: Modality | None) -> None:
    """Read photos with ``model`` from now on; nothing more is wanted."""
    with library.catalogue.transaction():
        set_setting(library.catalogue, MODEL, None if model is None else _described(model))
        want_model(library, None)


def _described(model: Modality) -> Json:
    return {"name": model.name, "version": model.version, "dimension": model.dimension}


def want_model(library: Library, source: Path | None) -> None:
    """Let the next scan try the model file ``source``, or none, and forget what was refused."""
    wanted = None if source is None else str(source.absolute())
    with library.catalogue.transaction():
        set_machine_setting(library.folder, _WANTED_MODEL, wanted)
        set_setting(library.catalogue, _REFUSED_MODEL, None)


def wanted_model(library: Library) -> Path | None:
    """The model file that the next scan has to try."""
    wanted = machine_setting(library.folder, _WANTED_MODEL)
    return Path(wanted) if isinstance(wanted, str) else None


def refuse_model(library: Library, source: Path, reason: str) -> None:
    """Note that the model file ``source`` can't be used; it is wanted no more."""
    with library.catalogue.transaction():
        want_model(library, None)
        set_setting(
            library.catalogue, _REFUSED_MODEL, {"source": str(source), "reason": english(reason)}
        )


def refused_model(library: Library) -> tuple[Path, str] | None:
    """The model file that was wanted last and can't be used, and the reason as a sentence."""
    match get_setting(library.catalogue, _REFUSED_MODEL):
        case {"source": str(source), "reason": str(reason)}:
            return Path(source), reason
    return None


def has_model(library: Library) -> bool:
    """Whether photos are read with an image model, or one is wanted."""
    return model_in_use(library.catalogue) is not None or wanted_model(library) is not None


def choose_model(library: Library, source: Path | None) -> None:
    """Want the model file ``source``, or use no model at all any more."""
    if source is None:
        use_model(library, None)
    else:
        want_model(library, source)


_READABLE = (PhotoState.PENDING, *SEARCHABLE)


@dataclass(frozen=True, slots=True)
class Unseen:
    """Photos that are still to be looked at for ``modalities``: ``photos`` of ``total``."""

    modalities: tuple[str, ...]
    photos: int
    total: int


def readable_photos(library: Library) -> list[PhotoInfo]:
    """The photos that can be read, or read again, by folder and path."""
    return library.photos(_READABLE, online=True)


def count_readable(library: Library) -> int:
    """How many `readable_photos` there are."""
    return count_photos_in(library.catalogue, _READABLE, online=True)


def wanted_modalities(library: Library) -> tuple[Modality, ...]:
    """All that photos are to be read with."""
    return (*BUILT_IN.values(), *library.wanted_networks())


def drop_unwanted(library: Library) -> bool:
    """Drop the matrices of modalities that are not wanted any more, and those that can't be filled
    as they are of another version. Returns whether others are searched now."""
    wanted = {each.name: each for each in wanted_modalities(library)}
    useless = [each for each in library.matrices() if _is_useless(each, wanted.get(each.modality))]
    stored.drop_matrices(library.catalogue, useless)
    return any(matrix.searched for matrix in useless)


def _is_useless(matrix: StoredMatrix, wanted: Modality | None) -> bool:
    """Whether one is no more of a modality that is wanted, and can't be searched until that is."""
    if wanted is None:
        return True
    if (matrix.version, matrix.dimension) == (wanted.version, wanted.dimension):
        return False
    return not matrix.searched or matrix.version == wanted.version


def missing(library: Library) -> list[Modality]:
    """The wanted modalities that have no matrix yet."""
    there = {(matrix.modality, matrix.version) for matrix in library.matrices()}
    return [m for m in wanted_modalities(library) if (m.name, m.version) not in there]


def begin(library: Library, scales: Mapping[str, float] | None = None) -> None:
    """Begin matrices of the modalities that are `missing` and have a scale: in every library the
    same, or that of ``scales``."""
    known = {**shipped_scales(), **(scales or {})}
    with library.transaction():
        for modality in missing(library):
            if modality.name in known:
                stored.begin_matrix(library.catalogue, modality, known[modality.name])


def being_filled(library: Library) -> tuple[StoredMatrix, ...]:
    """The matrices that are not searched yet."""
    return stored.stored_matrices(library.catalogue, searched=False)


def unseen_at_hand(library: Library) -> list[tuple[int, Path, int]]:
    """(photo, path, row) of what these lack and can get from files at hand."""
    return stored.unseen_at_hand(library.catalogue)


def unseen_photos(library: Library) -> Unseen | None:
    """What photos have still to be looked at for, that were read without it; None: nothing."""
    total = stored.count_searchable(library.catalogue)
    unbegun = [modality.name for modality in missing(library)]
    filled = [matrix.modality for matrix in being_filled(library)]
    if not total or not (unbegun or filled):
        return None
    unseen = total if unbegun else stored.count_searchable(library.catalogue, unseen=True)
    return Unseen((*filled, *unbegun), unseen, total)


def faults(library: Library) -> Iterator[str]:
    """Sentences about what the vectors were made with: it is there, and is what it was."""
    model = library.networks(library.modalities()).model
    if model is not None and not model.is_file():
        yield f"The image model {model} is missing."  # not shown: by doctor alone
    for matrix in library.matrices():
        if matrix.modality == subject.NAME and matrix.dimension != subject.DIMENSION:
            numbers = f"{matrix.dimension:,} numbers, not {subject.DIMENSION:,}"  # not shown
            yield f"What is in the photos is told by {numbers}."  # not shown
