"""Ranks all photos by name and by folder, in short steps, and builds the tree of their folders.

Names are compared as people read them: letters without their accents and in whatever case, numbers
by their size, so that photo 9 comes before photo 10, and Äpfel between Apfel and Birne. That is one
order for all languages, not the collation of each; what is alike so far is parted by its accents.
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

_AT_ONCE = 2_000  # photos: about 5 ms
_LOOKED_UP = 20_000
_NUMBER = re.compile(r"[0-9]+")
_DIGITS = 12


@dataclass(frozen=True, slots=True, eq=False)
class NameRanks:
    """The ranks of photos in the alphabet: ids, int64 (n,), and beside each the rank of its name
    and that of its folder among all, int64 (n,); those of the same name have the same rank."""

    photos: NDArray[np.int64]
    names: NDArray[np.int64]
    folders: NDArray[np.int64]


def natural_key(name: str) -> str:
    """What names are compared by; see above."""
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
    """All names that were ranked so far; to rank them again with some others takes little."""

    def __init__(self) -> None:
        self._names = _Alphabet()
        self._folders = _Alphabet()

    def rank(self, infos: Sequence[PhotoInfo]) -> Generator[None, None, NameRanks]:
        """Rank photos, some thousand at each step, and return the ranks.

        No step holds Python's lock for more than a few milliseconds, as one long sort would do: the
        window paints meanwhile.
        """
        split = list[tuple[str, str]]()
        for start in range(0, len(infos), _AT_ONCE):
            some = [(str(info.folder), info.name) for info in infos[start : start + _AT_ONCE]]
            self._names.learn(name for _, name in some)
            self._folders.learn(folder for folder, _ in some)
            split += some
            yield None
        folders = yield from self._folders.ranks([folder for folder, _ in split])
        names = yield from self._names.ranks([name for _, name in split])
        return NameRanks(np.array([info.id for info in infos], np.int64), names, folders)


class _Alphabet:
    """Texts in their order."""

    def __init__(self) -> None:
        self._keys: dict[str, str] = {}
        self._sorted: list[str] = []  # the keys; it may hold one of several texts more than once

    def learn(self, texts: Iterable[str]) -> None:
        new = {text: natural_key(text) for text in texts if text not in self._keys}
        if new:
            self._keys.update(new)
            self._sorted += sorted(new.values())
            self._sorted.sort()  # of two sorted parts: each is gone through once

    def ranks(self, texts: Sequence[str]) -> Generator[None, None, NDArray[np.int64]]:
        """The ranks of texts that were learned, from 1 on, in steps as short."""
        keys, found = self._keys, np.empty(len(texts), np.int64)
        ranks = {key: rank for rank, key in enumerate(self._sorted, 1)}
        for start in range(0, len(texts), _LOOKED_UP):
            yield None
            some = texts[start : start + _LOOKED_UP]
            found[start : start + _LOOKED_UP] = [ranks[keys[text]] for text in some]
        return found


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
