"""When a library needs another vocabulary and other scales, and the generations begun for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from app.core.library.library import Library
from app.core.library.networks import networks_in
from app.core.store.matrices import row_queries
from app.core.store.matrices.generations import (
    TRAIN_FROM,
    Generation,
    add_generation,
    drop_generation,
)
from app.core.store.matrices.shard_merging import merge_small_shards
from app.core.store.photos.photos import count_photos_in
from app.core.types import SEARCHABLE, PhotoInfo, PhotoState
from features.extractor import GLOBAL, MODALITIES, WORDS
from features.schema import schema_id

_READABLE = (PhotoState.PENDING, *SEARCHABLE)

GROWTH = 4
"""How many times larger a library must be than its sample was before it is sampled again."""


def readable_photos(library: Library) -> list[PhotoInfo]:
    """The photos that can be read, or read again, by folder and path."""
    return library.photos(_READABLE, online=True)


def count_readable(library: Library) -> int:
    """How many `readable_photos` there are."""
    return count_photos_in(library.catalogue, _READABLE, online=True)


def is_sound(library: Library, generation: Generation) -> bool:
    """Whether the features are still those of its vectors, and its vocabulary is there.

    It is judged by the networks that the generation has; which are wanted is another question.
    """
    words, dimensions = generation.vocabulary, generation.dimensions
    names = GLOBAL if words is None else (*GLOBAL, *WORDS)
    whole = all(dimensions.get(name) == MODALITIES[name].dimension for name in names)
    there = words is None or library.vocabulary_path(words).is_file()
    return whole and there and generation.schema == schema_id(words or "", networks_in(dimensions))


def is_usable(library: Library, generation: Generation) -> bool:
    """Whether photos can be read into it: it `is_sound`, and has no network that is not wanted."""
    return is_sound(library, generation) and set(_had(generation)) <= set(_wanted(library))


def has_wanted_networks(library: Library, generation: Generation) -> bool:
    """Whether it has the networks that are wanted, and no others."""
    return _had(generation) == _wanted(library)


def is_refit_due(library: Library, sample: int) -> bool:
    """Whether vocabulary and scales are to be fitted to a ``sample`` of so many photos at most."""
    current = library.generation()
    return is_due(
        current,
        count_readable(library),
        sound=current is not None and is_sound(library, current),
        offline=any(root.state == "offline" for root in library.roots()),
        sample=sample,
    )


def is_due(
    generation: Generation | None, photos: int, *, sound: bool, offline: bool, sample: int
) -> bool:
    """Whether a library of ``photos`` needs another vocabulary and other scales.

    It does while it has none, when what it has is not ``sound`` (the features changed, or the
    vocabulary's file is lost), and when it grew to GROWTH times what they were fitted on, or over
    TRAIN_FROM. Growth is no reason once a full ``sample`` was fitted on, so the photos read again
    for it are few; nor while a folder is ``offline``, whose photos could not be.
    """
    if generation is None or generation.scales is None or not sound:
        return photos > 0
    before = generation.fitted_on
    grown = photos >= GROWTH * before or before < TRAIN_FROM <= photos
    return grown and before < sample and not offline


def drop_useless(library: Library) -> None:
    """Drop a generation that is being built, or was not fitted yet, if it can't be gone on with.

    One that is being built may have fewer rows than the searched one, to which photos were added
    meanwhile.
    """
    current, following = library.generation(), library.next_generation()
    useless = []
    if current is not None and current.scales is None and not _can_go_on(library, current):
        useless.append(current)
    if following is not None and not (
        current is not None
        and not useless
        and following.rows <= current.rows
        and _can_go_on(library, following, current)
    ):
        useless.append(following)
    with library.catalogue.transaction():
        for generation in useless:
            drop_generation(library.catalogue, generation.id)


def drop_next_generation(library: Library) -> None:
    """Forget the generation that is being built, if one is."""
    following = library.next_generation()
    if following is not None:
        drop_generation(library.catalogue, following.id)


def first_generation(library: Library) -> Generation:
    """The searched generation; a library that has none yet gets an unfitted one."""
    networks = library.wanted_networks()
    if library.generation() is None:
        modalities = (*(MODALITIES[name] for name in GLOBAL), *networks)
        add_generation(
            library.catalogue,
            current=True,
            schema=schema_id("", networks),
            vocabulary=None,
            dimensions={modality.name: modality.dimension for modality in modalities},
            scales=None,
            fitted_on=0,
            rows=0,
        )
    generation = library.generation()
    assert generation is not None
    return generation


def begin_next_generation(
    library: Library,
    schema: str,
    vocabulary: str,
    dimensions: Mapping[str, int],
    scales: Mapping[str, float],
    fitted_on: int,
) -> None:
    """Begin the generation of a new vocabulary and scales, fitted on so many photos."""
    current = library.generation()
    assert current is not None
    add_generation(
        library.catalogue,
        current=False,
        schema=schema,
        vocabulary=vocabulary,
        dimensions=dimensions,
        scales=scales,
        fitted_on=fitted_on,
        rows=current.rows,
    )


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
    fit = current is not None and current.scales is not None and is_usable(library, current)
    return fit or not count_readable(library)


def _can_go_on(library: Library, generation: Generation, before: Generation | None = None) -> bool:
    """Whether one that is not complete, or not fitted yet, is worth completing.

    Its networks must be those that are wanted, or those of them that the one ``before`` has.
    """
    wanted = _wanted(library)
    left = [] if before is None else [[name for name in _had(before) if name in wanted]]
    return is_sound(library, generation) and _had(generation) in [wanted, *left]


def _had(generation: Generation) -> list[str]:
    return [network.name for network in networks_in(generation.dimensions)]


def _wanted(library: Library) -> list[str]:
    return [network.name for network in library.wanted_networks()]
