"""Tree of the folders that have photos, below the folders that a person added."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType

from app.core.photos.names import natural_key


@dataclass(slots=True)
class Folder:
    """A folder with ``photos`` in it and in all its inner folders, which are in the order of their
    names."""

    path: Path
    photos: int = 0
    inner: list[Folder] = field(default_factory=list)


def folder_tree(
    counts: Mapping[Path, int],
    roots: Iterable[Path],
    shared: Mapping[frozenset[Path], int] = MappingProxyType({}),
) -> tuple[Folder, ...]:
    """The trees of ``roots``, in their order. ``counts``: folder -> photos in itself alone; those
    outside of all roots are left out, and of a root within a root the inner one has its photos.
    ``shared``: of how many photos there are copies in all these folders; they count once."""
    known = {str(root): Folder(root) for root in roots}
    trees = tuple(known.values())
    for path, photos in counts.items():
        folder = _found(str(path), known)
        if folder is not None:
            folder.photos += photos
    for tree in trees:
        _add_up(tree)
    tops = {str(tree.path) for tree in trees}
    for folders, photos in shared.items():
        ways = Counter(path for folder in folders for path in _way_up(str(folder), known, tops))
        for above, times in ways.items():
            known[above].photos -= (times - 1) * photos
    return trees


def _way_up(path: str, known: Mapping[str, Folder], tops: Set[str]) -> Iterator[str]:
    """The path of a folder, and of those above it up to its root; nothing outside of all roots."""
    while path in known:
        yield path
        if path in tops:
            return
        path = os.path.dirname(path)  # noqa: PTH120  # as in `_found`


def _found(path: str, known: dict[str, Folder]) -> Folder | None:
    """The folder at ``path``, made where it is new, as are those on the way to it from its root;
    None outside of all roots."""
    new: list[str] = []
    while path not in known:
        new.append(path)
        above = os.path.dirname(path)  # noqa: PTH120  # a Path for each step takes far longer
        if above == path:
            return None
        path = above
    folder = known[path]
    for name in reversed(new):
        inner = known[name] = Folder(Path(name))
        folder.inner.append(inner)
        folder = inner
    return folder


def _add_up(folder: Folder) -> int:
    """Count in each folder what its inner ones have, and put these in order."""
    folder.inner.sort(key=lambda each: natural_key(each.path.name))
    folder.photos += sum(map(_add_up, folder.inner))
    return folder.photos
