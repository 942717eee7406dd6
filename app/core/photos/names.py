"""Rank all photos by name and by folder, in short steps, and build the tree of their folders.

Names are compared as people read them: letters ignoring accents and case, numbers by value, so that
photo 9 comes before photo 10, and Äpfel between Apfel and Birne. This is one order for all
languages, not the collation of each; names that are equal so far are ordered by their accents.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from app.core.base.photo_types import PhotoInfo

_BATCH = 2_000  # photos: about 5 ms
_LOOKED_UP = 20_000
_NUMBER = re.compile(r"[0-9]+")
_DIGITS = 12


@dataclass(frozen=True, slots=True, eq=False)
class NameRanks:
    """Ids with the alphabetical ranks of their names and folders, int64 (n,); equal names tie."""

    photos: NDArray[np.int64]
    names: NDArray[np.int64]
    folders: NDArray[np.int64]


def natural_key(name: str) -> str:
    """Return the key by which names are compared; see above."""
    folded = name.casefold()
    if not folded.isascii():
        plain = "".join(
            letter
            for letter in unicodedata.normalize("NFKD", folded)
            if not unicodedata.combining(letter)
        )
        folded = f"{plain}\0{folded}"
    return _NUMBER.sub(lambda found: found.group().zfill(_DIGITS), folded)


class NameOrder:
    """All names ranked so far; ranking them again with a few others is quick."""

    def __init__(self) -> None:
        self._names = _Alphabet()
        self._folders = _Alphabet()

    def rank(self, infos: Sequence[PhotoInfo]) -> Generator[None, None, NameRanks]:
        """Rank photos, some thousand in each step, and return the ranks.

        No step holds Python's lock for more than a few milliseconds, as one long sort would; the
        window can paint meanwhile.
        """
        split = list[tuple[str, str]]()
        for start in range(0, len(infos), _BATCH):
            some = [(str(info.folder), info.name) for info in infos[start : start + _BATCH]]
            self._names.learn(name for _, name in some)
            self._folders.learn(folder for folder, _ in some)
            split += some
            yield None
        folders = yield from self._folders.ranks([folder for folder, _ in split])
        names = yield from self._names.ranks([name for _, name in split])
        return NameRanks(np.array([info.id for info in infos], np.int64), names, folders)


class _Alphabet:
    """Texts and their ranks by `natural_key`."""

    def __init__(self) -> None:
        self._keys: dict[str, str] = {}
        self._sorted: list[str] = []  # the keys; equal ones may occur more than once

    def learn(self, texts: Iterable[str]) -> None:
        new = {text: natural_key(text) for text in texts if text not in self._keys}
        if new:
            self._keys.update(new)
            self._sorted += sorted(new.values())
            self._sorted.sort()  # merges two sorted parts in one pass

    def ranks(self, texts: Sequence[str]) -> Generator[None, None, NDArray[np.int64]]:
        """Return the ranks, from 1 on, of texts that were learned; in short steps."""
        keys, found = self._keys, np.empty(len(texts), np.int64)
        ranks = {key: rank for rank, key in enumerate(self._sorted, 1)}
        for start in range(0, len(texts), _LOOKED_UP):
            yield None
            some = texts[start : start + _LOOKED_UP]
            found[start : start + _LOOKED_UP] = [ranks[keys[text]] for text in some]
        return found


@dataclass(slots=True)
class Folder:
    """A folder, the number of photos in and below it, and its subfolders sorted by name."""

    path: Path
    photos: int = 0
    inner: list[Folder] = field(default_factory=list)


def folder_tree(
    counts: Mapping[Path, int],
    roots: Iterable[Path],
    shared: Mapping[frozenset[Path], int] = MappingProxyType({}),
) -> tuple[Folder, ...]:
    """Return the trees of ``roots``, in their order.

    ``counts``: folder -> photos directly in it; those outside all roots are ignored, and those in a
    root within a root count for the inner one. ``shared``: number of photos with copies in all of
    these folders; a folder above several of them counts these photos once.
    """
    known = {str(root): Folder(root) for root in roots}
    trees = tuple(known.values())
    for path, photos in counts.items():
        folder = _folder_at(str(path), known)
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
    """Yield the path of a folder and those above it up to its root; nothing outside all roots."""
    while path in known:
        yield path
        if path in tops:
            return
        path = os.path.dirname(path)  # as in `_folder_at`


def _folder_at(path: str, known: dict[str, Folder]) -> Folder | None:
    """Return the folder at ``path``, adding it and those above it; None outside all roots."""
    new: list[str] = []
    while path not in known:
        new.append(path)
        above = os.path.dirname(path)  # a Path for each step takes far longer
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
    """Add the counts of subfolders to each folder, and sort them."""
    folder.inner.sort(key=lambda each: natural_key(each.path.name))
    folder.photos += sum(map(_add_up, folder.inner))
    return folder.photos
