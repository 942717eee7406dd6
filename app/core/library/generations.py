"""The generations of a library: the one that is searched, and one that is begun beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from app.core.library.library import Library
from app.core.library.networks import networks_in
from app.core.store.matrices import row_queries
from app.core.store.matrices.generations import (
    Generation,
    add_generation,
    drop_generation,
)
from app.core.store.matrices.shard_merging import merge_small_shards
from app.core.store.photos.photos import count_photos_in
from app.core.types import SEARCHABLE, PhotoInfo, PhotoState
from features.extractor import BUILT_IN, WORDS
from features.modality import Modality
from features.scales import shipped_scales
from features.schema import schema_id

_READABLE = (PhotoState.PENDING, *SEARCHABLE)


def readable_photos(library: Library) -> list[PhotoInfo]:
    """The photos that can be read, or read again, by folder and path."""
    return library.photos(_READABLE, online=True)


def count_readable(library: Library) -> int:
    """How many `readable_photos` there are."""
    return count_photos_in(library.catalogue, _READABLE, online=True)


def is_sound(generation: Generation) -> bool:
    """Whether the features are still those of its vectors.

    It is judged by the networks that the generation has; which are wanted is another question.
    """
    dimensions = generation.dimensions
    whole = all(dimensions.get(name) == each.dimension for name, each in BUILT_IN.items())
    return whole and generation.schema == schema_id(networks_in(generation.dimensions))


def is_usable(library: Library, generation: Generation) -> bool:
    """Whether photos can be read into it: it `is_sound`, and has no network that is not wanted."""
    return is_sound(generation) and set(_had(generation)) <= set(_wanted(library))


def has_wanted_networks(library: Library, generation: Generation) -> bool:
    """Whether it has the networks that are wanted, and no others."""
    return _had(generation) == _wanted(library)


def drop_useless(library: Library) -> None:
    """Drop the generation that is being built if it can't be gone on with.

    It may have fewer rows than the searched one, to which photos were added meanwhile.
    """
    current, following = library.generation(), library.next_generation()
    if following is None:
        return
    assert current is not None
    if following.rows > current.rows or not _can_go_on(library, following, current):
        drop_generation(library.catalogue, following.id)


def drop_next_generation(library: Library) -> None:
    """Forget the generation that is being built, if one is."""
    following = library.next_generation()
    if following is not None:
        drop_generation(library.catalogue, following.id)


def begin_first_generation(library: Library) -> None:
    """Let photos be read into a generation, if the library has none yet: with all modalities that
    have a scale in every library."""
    if library.generation() is None:
        _begin(library, _with_shipped_scales(library), shipped_scales(), current=True)


def begin_anew(library: Library) -> None:
    """Begin a generation of today's features beside the one that is searched."""
    current = library.generation()
    assert current is not None
    networks = _with_shipped_scales(library)
    _begin(library, networks, shipped_scales(), rows=current.rows)


def begin_with_networks(
    library: Library, networks: tuple[Modality, ...], added_scales: Mapping[str, float]
) -> None:
    """Begin a generation that differs from the one that is searched in its networks alone.

    ``added_scales``: of those that it does not have.
    """
    current = library.generation()
    assert current is not None
    _begin(library, networks, {**current.scales, **added_scales}, rows=current.rows)


def _begin(
    library: Library,
    networks: tuple[Modality, ...],
    scales: Mapping[str, float],
    rows: int = 0,
    *,
    current: bool = False,
) -> None:
    globals_ = [each for each in BUILT_IN.values() if each.name not in WORDS]
    words = [BUILT_IN[name] for name in WORDS]
    modalities = (*globals_, *networks, *words)
    add_generation(
        library.catalogue,
        current=current,
        schema=schema_id(networks),
        dimensions={each.name: each.dimension for each in modalities},
        scales={each.name: scales[each.name] for each in modalities},
        rows=rows,
    )


def _with_shipped_scales(library: Library) -> tuple[Modality, ...]:
    return tuple(n for n in library.wanted_networks() if n.name in shipped_scales())


def rows_to_rewrite(library: Library, following: Generation) -> list[tuple[int, Path, int]]:
    """(photo, path, row) of what the next generation lacks and can get from files at hand."""
    return row_queries.rows_to_rewrite(library.catalogue, following)


def merged_shards(library: Library) -> Iterator[None]:
    """Merge the small shards of the searched generation, in short steps; see `shard_merging`.
    Nothing while another one is being built. Raises StorageError."""
    current = library.generation()
    if current is not None and library.next_generation() is None:
        yield from merge_small_shards(library.catalogue, library.folder, current)


def would_hide_photos(library: Library, following: Generation) -> bool:
    """Whether the next generation lacks photos of a folder that is offline, and can wait for it."""
    if not row_queries.lacks_offline(library.catalogue, following):
        return False
    current = library.generation()
    fit = current is not None and is_usable(library, current)
    return fit or not count_readable(library)


def _can_go_on(library: Library, generation: Generation, before: Generation) -> bool:
    """Whether one that is not complete is worth completing.

    Its networks must be those that are wanted, or those of them that the one ``before`` has.
    """
    wanted = _wanted(library)
    left = [name for name in _had(before) if name in wanted]
    shipped = [name for name in wanted if name in shipped_scales()]
    return is_sound(generation) and _had(generation) in [wanted, left, shipped]


def _had(generation: Generation) -> list[str]:
    return [network.name for network in networks_in(generation.dimensions)]


def _wanted(library: Library) -> list[str]:
    return [network.name for network in library.wanted_networks()]
