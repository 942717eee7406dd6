"""Find duplicates: the groups of each requested kind, in short steps."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from contextlib import closing
from pathlib import Path

from app.core.base.work_types import Progress
from app.core.duplicates.bursts import burst_groups
from app.core.duplicates.copies import by_content, photos_in
from app.core.duplicates.keep_best import best_first
from app.core.duplicates.near_duplicates import near_groups, without_copies
from app.core.duplicates.tables import (
    PhotoFile,
    Quality,
    StoredComparisons,
    distinct_pairs,
    split_distinct,
)
from app.core.duplicates.types import Group, GroupKind, Pictures
from app.core.library.library import Library
from app.core.photos.tables import stacked_pairs

ALL = (GroupKind.IDENTICAL, GroupKind.NEAR, GroupKind.BURST)


def find_groups(
    library: Library,
    pictures: Pictures,
    kinds: Collection[GroupKind] = ALL,
    folders: Sequence[Path] = (),
    found: Callable[[list[Group]], object] = lambda groups: None,
) -> Generator[Progress, None, list[Group]]:
    """Return the groups of ``kinds`` below ``folders`` (none: everywhere), ordered by kind.

    In groups of copies and bursts, the best of files with the same content stands for all, and the
    picture beside a raw for both. Photos that a person called different are in no group together.
    ``found`` gets what is known so far; the same content at once. Raises RootError for a folder
    without photos.
    """
    distinct = distinct_pairs(library.catalogue)
    contents = [
        best_first(photos, GroupKind.IDENTICAL)
        for photos in by_content(photos_in(library, folders)).values()
    ]
    below = {photo for _, photo in stacked_pairs(library.catalogue)}
    one_each = [photos[0] for photos in contents if photos[0].photo not in below]
    groups: list[Group] = []
    if GroupKind.IDENTICAL in kinds:
        groups += _undisputed(contents, distinct)
        found(groups)
    near: list[Group] = []
    if GroupKind.NEAR in kinds or GroupKind.BURST in kinds:
        near = yield from near_groups(
            library, one_each, pictures, distinct, lambda near: found([*groups, *near])
        )
    if GroupKind.NEAR in kinds:
        groups += near
    if GroupKind.BURST in kinds:
        bursts = burst_groups(library.snapshot(), without_copies(one_each, near))
        parts = [split_distinct(group.photos, distinct) for group in bursts]
        groups += [Group(GroupKind.BURST, tuple(part)) for each in parts for part in each]
    return groups


def _undisputed(
    contents: Iterable[Sequence[PhotoFile]], distinct: Collection[tuple[int, int]]
) -> list[Group]:
    """Return groups with the same content, without what a person wants to keep apart."""
    return [
        Group(GroupKind.IDENTICAL, tuple(part))
        for photos in contents
        if len(photos) > 1
        for part in split_distinct(photos, distinct)
    ]


def measure(
    library: Library, groups: Iterable[Group], pictures: Pictures
) -> Generator[Progress, None, Mapping[bytes, Quality]]:
    """Measure the files of copies and bursts, store and return their qualities by content hash."""
    photos = {
        photo.content: photo
        for group in groups
        if group.kind is not GroupKind.IDENTICAL
        for photo in group.photos
    }
    with closing(StoredComparisons.open(library.folder)) as known:
        qualities = known.qualities(photos)
        left = [photo for content, photo in photos.items() if content not in qualities]
        done = len(photos) - len(left)
        for found in pictures.measure([photo.path for photo in left]):
            new = {left[number].content: q for number, q in found if q is not None}
            known.add_qualities(new)
            qualities |= new
            done += len(found)
            yield Progress("judging", done, len(photos))
    return qualities
