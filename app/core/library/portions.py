"""Portions of a difference: each can be noted by itself, in a short transaction.

What has to be noted at once stays together: photos that change paths with each other, where one
takes the path that another one leaves, and files of one content, which are one photo.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import chain

from app.core.store.photos.photo_files import Difference, FoundFile, KnownPhoto
from app.core.types import PathInRoot

KNOWN_AT_ONCE = 150  # photos that are moved, changed or gone, of one portion: about 50 ms
NEW_AT_ONCE = 5_000  # new files of one portion


def portions(found: Difference) -> Iterator[Difference]:
    """The parts of ``found`` that belong together, some at a time, then the new files."""
    portion = Difference()
    for together in _groups(found):
        portion.moved.extend(together.moved)
        portion.changed.extend(together.changed)
        portion.vanished.extend(together.vanished)
        if _size(portion) >= KNOWN_AT_ONCE:
            yield portion
            portion = Difference()
    if _size(portion):
        yield portion
    for start in range(0, len(found.new), NEW_AT_ONCE):
        yield Difference(new=found.new[start : start + NEW_AT_ONCE])


def _groups(found: Difference) -> list[Difference]:
    """What belongs together, in the order of what comes first of each."""
    keys = [(photo.id, (*_keys(photo), _path_of(file))) for photo, file in found.moved]
    keys += [(photo.id, (*_keys(photo), _path_of(file))) for photo, file in found.changed]
    keys += [(photo.id, _keys(photo)) for photo in found.vanished]
    counts = Counter(chain.from_iterable(set(each) for _, each in keys))
    joined = _Joined()
    for photo_id, each in keys:
        joined.join(photo_id, *(key for key in each if counts[key] > 1))
    groups: dict[Hashable, Difference] = {}
    for moved in found.moved:
        groups.setdefault(joined.of(moved[0].id), Difference()).moved.append(moved)
    for changed in found.changed:
        groups.setdefault(joined.of(changed[0].id), Difference()).changed.append(changed)
    for photo in found.vanished:
        groups.setdefault(joined.of(photo.id), Difference()).vanished.append(photo)
    return list(groups.values())


def _keys(photo: KnownPhoto) -> tuple[Hashable, ...]:
    """What it has in common with what belongs to it: its path, and its content."""
    return (_path_of(photo),) if photo.hash is None else (_path_of(photo), photo.hash)


def _path_of(of: KnownPhoto | FoundFile) -> PathInRoot:
    return of.root, of.path


def _size(portion: Difference) -> int:
    return len(portion.moved) + len(portion.changed) + len(portion.vanished)


class _Joined:
    """Sets of what was joined (union-find, with halved paths)."""

    def __init__(self) -> None:
        self._above: dict[Hashable, Hashable] = {}

    def of(self, each: Hashable) -> Hashable:
        """What stands for the set of ``each``."""
        above = self._above
        while (higher := above.setdefault(each, each)) != each:
            above[each] = above[higher]
            each = above[each]
        return each

    def join(self, first: Hashable, *others: Hashable) -> None:
        for other in others:
            self._above[self.of(other)] = self.of(first)
