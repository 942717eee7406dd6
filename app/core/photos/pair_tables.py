"""Find pairs: a raw file and the picture that the camera wrote beside it, shown as one photo.

The two are in one stack, and their names differ only in the ending. Once they are unstacked, or one
is renamed or moved without the other, they are two ordinary photos.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Collection, Hashable, Iterable
from typing import Any

from app.core.store.catalogue import Catalogue
from app.core.store.connection import among
from app.core.store.rules import IS_SEARCHABLE
from features.decode import is_raw

Pair = tuple[int, int]
"""The photo that is shown, and the one below it."""


def paired(files: Iterable[tuple[int, Hashable, str]]) -> list[Pair]:
    """Return the pairs among files: (photo, what a pair shares, path) each, the top first."""
    groups: defaultdict[Any, list[tuple[int, bool]]] = defaultdict(list)
    for photo, common, path in files:
        stem = os.path.splitext(path)[0]  # noqa: PTH122 - a path in a root
        groups[common, stem].append((photo, is_raw(path)))
    two = (group for group in groups.values() if len(group) == 2)
    return [(top[0], below[0]) for top, below in two if top[1] != below[1]]


def stacked_pairs(catalogue: Catalogue, photos: Collection[int] | None = None) -> list[Pair]:
    """Return the pairs that ``photos`` (None: all) are in."""
    condition, values = among("photo", photos)
    found = catalogue.rows(
        "SELECT photo, stack, root, path FROM stacked_photos JOIN at_hand ON id = photo"
        f" WHERE {IS_SEARCHABLE} AND stack IN"
        f" (SELECT stack FROM stacked_photos WHERE {condition}) ORDER BY place",
        *values,
    )
    return paired((photo, (stack, root), os.fsdecode(path)) for photo, stack, root, path in found)


def other_of_pair(catalogue: Catalogue, photos: Collection[int]) -> dict[int, int]:
    """Return photo -> the other one of its pair, for those of ``photos`` that are in one."""
    found = stacked_pairs(catalogue, photos)
    both = dict(found) | {below: top for top, below in found}
    return {photo: both[photo] for photo in photos if photo in both}
