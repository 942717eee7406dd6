"""Find duplicates: the groups of each requested kind, in short steps."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from contextlib import closing
from pathlib import Path

from app.core.base.work_types import Progress
from app.core.duplicates.copies import by_content, photos_in
from app.core.duplicates.keep_best import best_first
from app.core.duplicates.near import burst_groups, near_groups, without_copies
from app.core.duplicates.stacks import Before, stack_each, stacks_of, take_out
from app.core.duplicates.tables import (
    PhotoFile,
    Quality,
    StoredComparisons,
    distinct_pairs,
    pair_of,
)
from app.core.duplicates.types import Group, GroupKind, Pictures
from app.core.library.library import Library
from app.core.marks.marking import inherit_marks, put_back
from app.core.photos.tables import Pair, last_photo, paired, stacked_pairs
from app.core.store.catalogue import get_setting, set_setting
from features.decode import is_raw

_STACKED = "bursts_piled_up_to"  # a setting: the newest photo when it was done last
_PAIRS = "raw_and_jpeg_as_one"

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
        parts = [_split(group.photos, distinct) for group in bursts]
        groups += [Group(GroupKind.BURST, tuple(part)) for each in parts for part in each]
    return groups


def stack_bursts_and_pairs(library: Library) -> Before:
    """Stack the frames of each burst, by the camera's clock, and raws below the pictures beside.

    A raw and its picture then share their marks. A group without photos added since the last call
    is left as a person has arranged it.
    """
    catalogue = library.catalogue
    before, newest = get_setting(catalogue, _STACKED, 0), last_photo(catalogue)
    if not isinstance(before, int) or newest <= before:
        return {}
    one_each = _one_each(library)
    pairs = _pairs_of(one_each) if are_pairs_shown(library) else []
    raws = {raw for _, raw in pairs}
    dated = [photo for photo in one_each if photo.taken is not None and photo.photo not in raws]
    distinct = distinct_pairs(catalogue)
    new = [
        [photo.photo for photo in part]
        for group in burst_groups(library.snapshot(), dated)
        for part in _split(group.photos, distinct)
        if any(photo.file > before for photo in part)
    ]
    with library.transaction():
        set_setting(catalogue, _STACKED, newest)
        paired_now = _stack_pairs(library, [pair for pair in pairs if max(pair) > before])
        return stack_each(library, new) | paired_now


def _one_each(library: Library) -> list[PhotoFile]:
    """Return the first file of each photo."""
    return [photos[0] for photos in by_content(photos_in(library)).values()]


def _pairs_of(photos: Iterable[PhotoFile]) -> list[Pair]:
    """Return the pairs by names alone, the raw below."""
    raws_last = sorted(photos, key=lambda photo: is_raw(photo.path.name))
    return paired((photo.photo, "", str(photo.path)) for photo in raws_last)


def _stack_pairs(library: Library, pairs: Iterable[Pair]) -> Before:
    stacks = stacks_of(library)
    new = [(seen, raw) for seen, raw in pairs if raw not in stacks.of(seen)]
    for seen, raw in new:
        put_back(library, {raw: inherit_marks(library, seen, [raw])})
    return stack_each(library, [[*(stacks.of(seen) or [seen]), raw] for seen, raw in new])


def are_pairs_shown(library: Library) -> bool:
    """Return whether a raw file and the picture beside it are shown as one photo."""
    return get_setting(library.catalogue, _PAIRS) is not False


def show_pairs(library: Library, wanted: bool) -> Before:
    """Show all raw files and the pictures beside them as one photo, or separately."""
    with library.transaction():
        set_setting(library.catalogue, _PAIRS, wanted)
        if wanted:
            return _stack_pairs(library, _pairs_of(_one_each(library)))
        return take_out(library, [photo for _, photo in stacked_pairs(library.catalogue)])


def _undisputed(
    contents: Iterable[Sequence[PhotoFile]], distinct: Collection[tuple[int, int]]
) -> list[Group]:
    """Return groups with the same content, without what a person wants to keep apart."""
    return [
        Group(GroupKind.IDENTICAL, tuple(part))
        for photos in contents
        if len(photos) > 1
        for part in _split(photos, distinct)
    ]


def _split(
    photos: Sequence[PhotoFile], distinct: Collection[tuple[int, int]]
) -> list[list[PhotoFile]]:
    """Return parts of two photos or more without a ``distinct`` pair, filled in order."""
    parts: list[list[PhotoFile]] = []
    for photo in photos:
        for part in parts:
            if not any(pair_of(photo, other) in distinct for other in part):
                part.append(photo)
                break
        else:
            parts.append([photo])
    return [part for part in parts if len(part) > 1]


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
