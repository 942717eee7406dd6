"""The modalities of a library: which are wanted, and the matrices that hold them.

A matrix of another version, or of a network that was chosen later, is begun beside the others and
filled in the background; see app.core.store.matrices.matrices.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from app.core.library.library import Library
from app.core.store.matrices import matrices as stored
from app.core.store.matrices.matrices import StoredMatrix
from app.core.store.matrices.shard_merging import merge_small_shards
from app.core.store.photos.photos import count_photos_in
from app.core.types import SEARCHABLE, PhotoInfo, PhotoState
from features.extractor import BUILT_IN
from features.modality import Modality
from features.scales import shipped_scales

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


def merged_shards(library: Library) -> Iterator[None]:
    """Merge small shards, in short steps; see `shard_merging`. Nothing while matrices are being
    filled. Raises StorageError."""
    if not being_filled(library):
        yield from merge_small_shards(library.catalogue, library.folder, library.matrices())
