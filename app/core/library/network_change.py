"""Changing the networks of a library whose other modalities stay as they are.

The next generation then has the vocabulary of the one that is searched, its scales, and the rows of
all modalities that both have; only what other networks see is new.
"""

from __future__ import annotations

from dataclasses import dataclass

from app.core.library.generations import is_sound
from app.core.library.library import Library
from app.core.library.networks import is_network, networks_in
from app.core.store.matrices import row_queries
from app.core.store.matrices.generations import Generation
from app.core.store.matrices.stored_rows import StoredRows
from app.core.store.photos import photos
from features.modality import Modality


@dataclass(frozen=True, slots=True)
class Unseen:
    """Photos that networks have not looked at yet: ``photos`` of ``total``."""

    networks: tuple[str, ...]
    photos: int
    total: int


def unseen_photos(library: Library) -> Unseen | None:
    """What wanted networks have still to look at; None if that is nothing."""
    current, following = library.generation(), library.next_generation()
    if current is None:
        return None
    added = [n.name for n in library.wanted_networks() if n.name not in current.dimensions]
    total = row_queries.count_searchable(library.catalogue)
    if not added or not total:
        return None
    seen = 0
    if following is not None and set(added) <= following.dimensions.keys():
        seen = row_queries.count_rewritten(library.catalogue, following)
    return Unseen(tuple(added), total - seen, total)


def can_change_networks(library: Library) -> bool:
    """Whether the generation that is searched has vectors to go on with, apart from networks."""
    current = library.generation()
    return current is not None and is_sound(current)


def shares_vectors(current: Generation | None, following: Generation) -> bool:
    """Whether the two differ in their networks alone, so that all else need not be read again."""
    if current is None or not is_sound(current):
        return False
    both = current.dimensions.keys() & following.dimensions.keys()
    only = current.dimensions.keys() ^ following.dimensions.keys()
    return (
        all(map(is_network, only))
        and all(current.dimensions[name] == following.dimensions[name] for name in both)
        and all(current.scales[name] == following.scales[name] for name in both)
    )


def stored_rows(library: Library, generation: Generation) -> StoredRows:
    """The rows of the generation that is searched, to be copied."""
    return StoredRows(library.catalogue, library.folder, generation)


def rows_to_copy(library: Library, following: Generation) -> list[tuple[int, int]]:
    """(row, photo) of all rows that the next generation lacks, by row."""
    return row_queries.rows_lacking(library.catalogue, following)


def content_of(library: Library, photo: int) -> bytes:
    """The content hash of an existing photo; empty while it is not known."""
    return photos.content_of(library.catalogue, photo)


def added_networks(current: Generation, networks: tuple[Modality, ...]) -> tuple[Modality, ...]:
    """Those of ``networks`` that the generation that is searched does not have."""
    return tuple(network for network in networks if network.name not in current.dimensions)


def kept_networks(library: Library, current: Generation) -> tuple[Modality, ...]:
    """The networks that it has and that are still wanted."""
    wanted = {network.name for network in library.wanted_networks()}
    return tuple(n for n in networks_in(current.dimensions) if n.name in wanted)
