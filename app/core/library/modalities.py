"""Choose the modalities of a library, record why one can't be used, and manage their matrices.

A scan tests the subject and imports the image model that was chosen, or records why it can't. A
matrix of another version, or of a network chosen later, is begun beside the others and filled in
the background; see app.core.vectors.tables.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from app.core.base.language import english, tr
from app.core.base.machine_settings import machine_setting, set_machine_setting
from app.core.base.photo_types import SEARCHABLE, PhotoState
from app.core.library.library import Library
from app.core.library.networks import (
    LEFT_OUT,
    MODEL,
    REFUSED,
    is_subject_left_out,
    model_in_use,
    wanted_networks,
)
from app.core.store.catalogue import Json, get_setting, set_setting
from app.core.vectors import tables as stored
from app.core.vectors.tables import StoredMatrix
from features import subject
from features.errors import SchemaError
from features.extractor import BUILT_IN, FAULTS, MODALITIES
from features.modality import Modality
from features.onnx_model import is_model
from features.scales import shipped_scales

_WANTED_MODEL, _REFUSED_MODEL = "wanted image model", "refused image model"  # not shown


def check_modalities(library: Library) -> None:
    """Raise SchemaError if the package of a modality in use can't be loaded.

    A scan would otherwise remove it from the vectors of all photos.
    """
    ours = {*MODALITIES, subject.NAME}
    missing = [name for name in library.modalities() if name not in ours and not is_model(name)]
    if missing and FAULTS:
        raise SchemaError(
            tr(
                "No photos are read, as those of this library were read with {name}, too. {reason}",
                name=missing[0],
                reason=FAULTS[0].reason,
            )
        )


# The subject


def choose_subject(library: Library, wanted: bool) -> None:
    """Read photos with the network of `subject` from now on, or leave it out."""
    with library.catalogue.transaction():
        set_setting(library.catalogue, LEFT_OUT, not wanted)
        allow_subject(library)


def is_subject_wanted(library: Library) -> bool:
    """Return whether the owner wants it, even if it is unusable now."""
    return not is_subject_left_out(library.catalogue)


def refuse_subject(library: Library, reason: str) -> None:
    """Record why the network of `subject` can't be used; a sentence, or two."""
    set_setting(library.catalogue, REFUSED, english(reason))


def allow_subject(library: Library) -> None:
    """Delete the reason why it could not be used."""
    if refused_subject(library) is not None:
        set_setting(library.catalogue, REFUSED, None)


def refused_subject(library: Library) -> str | None:
    """Return why it can't be used though it is wanted; None if it can be."""
    reason = get_setting(library.catalogue, REFUSED)
    return reason if isinstance(reason, str) and is_subject_wanted(library) else None


# The image model


def use_model(library: Library, model: Modality | None) -> None:
    """Read photos with ``model`` from now on, and drop the request for another."""
    with library.catalogue.transaction():
        set_setting(library.catalogue, MODEL, None if model is None else _described(model))
        want_model(library, None)


def _described(model: Modality) -> Json:
    return {"name": model.name, "version": model.version, "dimension": model.dimension}


def want_model(library: Library, source: Path | None) -> None:
    """Have the next scan try the model file ``source``, or none; forget which was refused."""
    wanted = None if source is None else str(source.absolute())
    with library.catalogue.transaction():
        set_machine_setting(library.folder, _WANTED_MODEL, wanted)
        set_setting(library.catalogue, _REFUSED_MODEL, None)


def wanted_model(library: Library) -> Path | None:
    """Return the model file that the next scan has to try."""
    wanted = machine_setting(library.folder, _WANTED_MODEL)
    return Path(wanted) if isinstance(wanted, str) else None


def refuse_model(library: Library, source: Path, reason: str) -> None:
    """Record that the model file ``source`` can't be used, and stop requesting it."""
    with library.catalogue.transaction():
        want_model(library, None)
        set_setting(
            library.catalogue, _REFUSED_MODEL, {"source": str(source), "reason": english(reason)}
        )


def refused_model(library: Library) -> tuple[Path, str] | None:
    """Return the model file that was refused last, and the reason as a sentence."""
    match get_setting(library.catalogue, _REFUSED_MODEL):
        case {"source": str(source), "reason": str(reason)}:
            return Path(source), reason
    return None


def has_model(library: Library) -> bool:
    """Return whether an image model is used or requested."""
    return model_in_use(library.catalogue) is not None or wanted_model(library) is not None


def choose_model(library: Library, source: Path | None) -> None:
    """Request the model file ``source``; None: use no model."""
    if source is None:
        use_model(library, None)
    else:
        want_model(library, source)


READABLE = (PhotoState.PENDING, *SEARCHABLE)
"""States of photos that can be read, or read again."""


@dataclass(frozen=True, slots=True)
class Unseen:
    """Photos that still have to be read with ``modalities``: ``photos`` of ``total``."""

    modalities: tuple[str, ...]
    photos: int
    total: int


def wanted_modalities(library: Library) -> tuple[Modality, ...]:
    """Return all modalities to read photos with."""
    return (*BUILT_IN.values(), *wanted_networks(library.catalogue))


def drop_unwanted(library: Library) -> bool:
    """Drop matrices of unwanted modalities, and unfinished ones of another version.

    Returns whether a searched matrix was dropped.
    """
    wanted = {each.name: each for each in wanted_modalities(library)}
    useless = [each for each in library.matrices() if _is_useless(each, wanted.get(each.modality))]
    stored.drop_matrices(library.catalogue, useless)
    return any(matrix.searched for matrix in useless)


def _is_useless(matrix: StoredMatrix, wanted: Modality | None) -> bool:
    """Return whether a matrix is unwanted, or can neither be searched nor filled."""
    if wanted is None:
        return True
    if (matrix.version, matrix.dimension) == (wanted.version, wanted.dimension):
        return False
    return not matrix.searched or matrix.version == wanted.version


def missing(library: Library) -> list[Modality]:
    """Return the wanted modalities that have no matrix yet."""
    there = {(matrix.modality, matrix.version) for matrix in library.matrices()}
    return [m for m in wanted_modalities(library) if (m.name, m.version) not in there]


def begin(library: Library, scales: Mapping[str, float] | None = None) -> None:
    """Begin matrices of `missing` modalities that have a scale, shipped or in ``scales``."""
    known = {**shipped_scales(), **(scales or {})}
    with library.transaction():
        for modality in missing(library):
            if modality.name in known:
                stored.begin_matrix(library.catalogue, modality, known[modality.name])


def unseen_photos(library: Library) -> Unseen | None:
    """Return which modalities photos have still to be read with; None: none."""
    total = stored.count_searchable(library.catalogue)
    unbegun = [modality.name for modality in missing(library)]
    filled = [matrix.modality for matrix in library.matrices(searched=False)]
    if not total or not (unbegun or filled):
        return None
    unseen = total if unbegun else stored.count_searchable(library.catalogue, unseen=True)
    return Unseen((*filled, *unbegun), unseen, total)


def faults(library: Library) -> Iterator[str]:
    """Yield sentences about a missing image model, and a subject of the wrong dimension."""
    model = library.networks(library.modalities()).model
    if model is not None and not model.is_file():
        yield f"The image model {model} is missing."  # not shown: by doctor alone
    for matrix in library.matrices():
        if matrix.modality == subject.NAME and matrix.dimension != subject.DIMENSION:
            numbers = f"{matrix.dimension:,} numbers, not {subject.DIMENSION:,}"  # not shown
            yield f"What is in the photos is told by {numbers}."  # not shown
