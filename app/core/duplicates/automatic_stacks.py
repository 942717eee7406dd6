"""Stack photos without being asked: bursts, and raws with the pictures beside them."""

from __future__ import annotations

from collections.abc import Iterable

from app.core.duplicates.bursts import burst_groups
from app.core.duplicates.copies import by_content, photos_in
from app.core.duplicates.stacks import Before, stack_each, stacks_of, take_out
from app.core.duplicates.tables import PhotoFile, distinct_pairs, split_distinct
from app.core.library.library import Library
from app.core.marks.marking import inherit_marks, put_back
from app.core.photos.tables import Pair, last_photo, paired, stacked_pairs
from app.core.store.catalogue import get_setting, set_setting
from features.decode import is_raw

_STACKED_UP_TO = "bursts_piled_up_to"  # a setting: the newest photo when it was done last
_PAIRS_SHOWN = "raw_and_jpeg_as_one"


def stack_bursts_and_pairs(library: Library) -> Before:
    """Stack the frames of each burst, by the camera's clock, and raws below the pictures beside.

    A raw and its picture then share their marks. A group without photos added since the last call
    is left as a person has arranged it.
    """
    catalogue = library.catalogue
    before, newest = get_setting(catalogue, _STACKED_UP_TO, 0), last_photo(catalogue)
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
        for part in split_distinct(group.photos, distinct)
        if any(photo.file > before for photo in part)
    ]
    with library.transaction():
        set_setting(catalogue, _STACKED_UP_TO, newest)
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
    return get_setting(library.catalogue, _PAIRS_SHOWN) is not False


def show_pairs(library: Library, wanted: bool) -> Before:
    """Show all raw files and the pictures beside them as one photo, or separately."""
    with library.transaction():
        set_setting(library.catalogue, _PAIRS_SHOWN, wanted)
        if wanted:
            return _stack_pairs(library, _pairs_of(_one_each(library)))
        return take_out(library, [photo for _, photo in stacked_pairs(library.catalogue)])
