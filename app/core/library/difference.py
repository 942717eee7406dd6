"""Compare the files in folders with the catalogue: which are new, moved, changed or vanished.

A difference is split into portions that can each be applied in a short transaction. What must be
applied at once stays together: photos that swap paths, a photo that takes the path that another one
leaves, and files with the same content, which are one photo.

A scan compares all folders with the catalogue; `compare` compares only those in which the folder
watcher (app/work/reading/detect_changes.py) saw something happen.
"""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, MutableSet, Set
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path

from app.core.base.photo_types import SEARCHABLE, PathInRoot, PhotoState
from app.core.library.file_tables import (
    Difference,
    FoundFile,
    KnownFile,
    files_of_sizes,
    known_at,
    known_below,
    known_in,
)
from app.core.library.library import Library
from app.core.library.root_tables import online_roots
from app.core.library.walk import SEPARATOR
from app.core.photos.at_hand_tables import photos_of_files


def unexplained(known: Iterable[KnownFile], found: Iterable[FoundFile]) -> list[FoundFile]:
    """Return the files whose content hash `difference` needs.

    Those that are not known at their path, if a known one that was not found has the same size.
    """
    left = _Matching(known, found)
    sizes = {known.size for known in left.all_known() if known.hash is not None}
    return [file for file in left.files if file.reason is None and file.size in sizes]


def difference(
    known: Iterable[KnownFile], found: Iterable[FoundFile], hashes: Mapping[FoundFile, bytes]
) -> Difference:
    """Match known files with those found; both of the same roots.

    A file at its old path with its old size and time is the same. Any other file with the size and
    content hash of a known one that was not found is that one, moved or touched. The rest is new,
    changed or vanished. ``hashes`` has those of the `unexplained` files that could be read.
    ``known`` may include files of any root that vanished earlier, and may be back.
    """
    left = _Matching(known, found)
    left.match_contents(hashes)
    left.match_unread()
    result, expected = left.result, left.known
    for file in left.files:
        here = expected.get(file.place)
        if here is None or here.state is PhotoState.GONE:
            result.new.append(file)
        else:
            del expected[file.place]
            result.changed.append((here, file))
    result.vanished.extend(old for old in expected.values() if old.state is not PhotoState.GONE)
    return result


def is_same(old: KnownFile, file: FoundFile) -> bool:
    """Return whether the ``file`` at the path of ``old`` is unchanged, without opening it."""
    if file.closed and old.state in SEARCHABLE:
        return True
    to_be_opened = old.state is PhotoState.PENDING
    return old.stamp == file.stamp and not (to_be_opened and file.reason is not None)


class _Matching:
    """The ``files`` found and ``known`` that have no partner yet, and the ``result`` so far.

    ``known`` has the living or else the newest one of each path; the others that vanished there
    are hidden, and only their content can bring them back.
    """

    def __init__(self, known: Iterable[KnownFile], found: Iterable[FoundFile]) -> None:
        """Match by path.

        Files in folders that can't be listed, and those that were read and may no longer be, count
        as found.
        """
        self.known: dict[PathInRoot, KnownFile] = {}
        self.files: list[FoundFile] = []
        self.result = Difference()
        self._hidden: list[KnownFile] = []
        for old in sorted(known, key=lambda each: (each.state is not PhotoState.GONE, each.id)):
            if (before := self.known.get(old.place)) is not None:
                self._hidden.append(before)
            self.known[old.place] = old
        self._match_paths(found)

    def _match_paths(self, found: Iterable[FoundFile]) -> None:
        closed: set[PathInRoot] = set()
        for file in found:
            if file.closed:
                closed.add(file.place)
            here = self.known.get(file.place)
            if here is None or not is_same(here, file):
                self.files.append(file)
                continue
            del self.known[file.place]
            if here.state is PhotoState.GONE:
                self.result.moved.append((here, file))
        for old in [old for old in self.known.values() if _is_below(old, closed)]:
            del self.known[old.place]

    def all_known(self) -> list[KnownFile]:
        """Return the known files without a partner, hidden ones too."""
        return [*self.known.values(), *self._hidden]

    def match_contents(self, hashes: Mapping[FoundFile, bytes]) -> None:
        """Match files by content, living ones first."""
        by_content: defaultdict[tuple[int, bytes], list[KnownFile]] = defaultdict(list)
        candidates = self.all_known()
        for old in sorted(candidates, key=lambda each: (each.state is PhotoState.GONE, each.id)):
            if old.hash is not None:
                by_content[old.size, old.hash].append(old)
        files, self.files = self.files, []
        for file in files:
            same = by_content[file.size, hashes[file]] if file in hashes else []
            if not same:
                self.files.append(file)
                continue
            here = self.known.get(file.place)
            old = min(same, key=lambda each: (each.state is PhotoState.GONE, each is not here))
            same.remove(old)
            self._move(old, file)

    def match_unread(self) -> None:
        """Match files by size and time with those not read since they changed.

        Only where both occur once.
        """
        unread = [old for old in self.all_known() if old.hash is None]
        stamps = Counter(old.stamp for old in unread)
        found = Counter(file.stamp for file in self.files if file.reason is None)
        once = {stamp for stamp, count in stamps.items() if count == 1 and found[stamp] == 1}
        by_stamp = {old.stamp: old for old in unread}
        files, self.files = self.files, []
        for file in files:
            here = self.known.get(file.place)
            is_free = here is None or here.state is PhotoState.GONE
            if file.reason is None and file.stamp in once and is_free:
                self._move(by_stamp[file.stamp], file)
            else:
                self.files.append(file)

    def _move(self, old: KnownFile, file: FoundFile) -> None:
        if self.known.get(old.place) is old:
            del self.known[old.place]
        self.result.moved.append((old, file))


def _is_below(old: KnownFile, folders: Set[PathInRoot]) -> bool:
    folder = old.path
    while folder and folders:
        folder = folder.rpartition(SEPARATOR)[0]
        if (old.root, folder) in folders:
            return True
    return False


def remaining(
    library: Library, files: Iterable[FoundFile], seen: MutableSet[int]
) -> list[FoundFile]:
    """Return the files that may have changed; add the numbers of the others to ``seen``."""
    left = []
    looked_at = list(files)
    known = known_at(library.catalogue, looked_at)
    for old, file in zip(known, looked_at, strict=True):
        if old is not None and not file.closed and is_same(old, file):
            seen.add(old.id)
        else:
            left.append(file)
    return left


def without_touched(
    library: Library, roots: Mapping[int, Path], found: Iterable[FoundFile], seen: MutableSet[int]
) -> list[FoundFile]:
    """Return the files ``found`` except those we moved; add the numbers of these to ``seen``.

    The catalogue is up to date on them. ``roots``: the paths of their folders.
    """
    seen |= library.touched.photos()
    paths = library.touched.paths()
    if not paths:
        return list(found)
    return [file for file in found if roots[file.root] / os.fsdecode(file.path) not in paths]


KNOWN_BATCH = 150  # moved, changed and vanished files of one portion: about 50 ms
NEW_BATCH = 2_000  # new files of one portion


def portions(found: Difference) -> Iterator[Difference]:
    """Yield the parts of ``found`` that belong together, some at a time, then the new files."""
    portion = Difference()
    for together in _groups(found):
        portion.moved.extend(together.moved)
        portion.changed.extend(together.changed)
        portion.vanished.extend(together.vanished)
        if _size(portion) >= KNOWN_BATCH:
            yield portion
            portion = Difference()
    if _size(portion):
        yield portion
    for start in range(0, len(found.new), NEW_BATCH):
        yield Difference(new=found.new[start : start + NEW_BATCH])


def _groups(found: Difference) -> list[Difference]:
    """Return the parts that belong together, each at the place of its first entry."""
    keys = [(old.id, (*_keys(old), file.place)) for old, file in found.moved]
    keys += [(old.id, (*_keys(old), file.place)) for old, file in found.changed]
    keys += [(old.id, _keys(old)) for old in found.vanished]
    counts = Counter(chain.from_iterable(set(each) for _, each in keys))
    joined = _Joined()
    for number, each in keys:
        joined.join(number, *(key for key in each if counts[key] > 1))
    groups: dict[Hashable, Difference] = {}
    for moved in found.moved:
        groups.setdefault(joined.of(moved[0].id), Difference()).moved.append(moved)
    for changed in found.changed:
        groups.setdefault(joined.of(changed[0].id), Difference()).changed.append(changed)
    for old in found.vanished:
        groups.setdefault(joined.of(old.id), Difference()).vanished.append(old)
    return list(groups.values())


def _keys(old: KnownFile) -> tuple[Hashable, ...]:
    """Return what a file shares with those it belongs together with: its path and content."""
    return (old.place,) if old.hash is None else (old.place, old.hash)


def _size(portion: Difference) -> int:
    return len(portion.moved) + len(portion.changed) + len(portion.vanished)


class _Joined:
    """Union-find sets (with path halving)."""

    def __init__(self) -> None:
        self._above: dict[Hashable, Hashable] = {}

    def of(self, each: Hashable) -> Hashable:
        """Return the representative of the set of ``each``."""
        above = self._above
        while (higher := above.setdefault(each, each)) != each:
            above[each] = above[higher]
            each = above[each]
        return each

    def join(self, first: Hashable, *others: Hashable) -> None:
        for other in others:
            self._above[self.of(other)] = self.of(first)


@dataclass(frozen=True, slots=True)
class FoundFolder:
    """What was found in a folder, and with ``whole`` in all that is below it.

    ``folders``: its subfolders, unless they are visited themselves. ``waiting``: paths of files
    that are still being written. ``began``: when the visit began, in monotonic seconds.
    ``sidecars``: whether sidecars may have changed.
    """

    root: int
    folder: bytes
    whole: bool
    files: tuple[FoundFile, ...]
    folders: frozenset[bytes] = frozenset()
    waiting: frozenset[bytes] = frozenset()
    began: float = 0.0
    sidecars: bool = False


@dataclass(frozen=True, slots=True)
class FoundAndKnown:
    """The files found, those expected among them, and ``others`` that they might be.

    Others are files that vanished, and files elsewhere that may have gone.
    """

    found: list[FoundFile] = field(default_factory=list)
    known: list[KnownFile] = field(default_factory=list)
    others: list[KnownFile] = field(default_factory=list)

    def to_be_hashed(self) -> list[FoundFile]:
        """Return the files that must be hashed to tell which of the known ones they are."""
        return unexplained([*self.known, *self.others], self.found)

    def elsewhere(self, hashes: Mapping[FoundFile, bytes]) -> list[KnownFile]:
        """Return the living others with a found file's content: moved if they are gone there."""
        contents = set(hashes.values())
        return [p for p in self.others if p.state is not PhotoState.GONE and p.hash in contents]

    def difference(self, hashes: Mapping[FoundFile, bytes], missing: Collection[int]) -> Difference:
        """Return the difference; ``missing``: numbers of those `elsewhere` that are gone."""
        others = [p for p in self.others if p.state is PhotoState.GONE or p.id in missing]
        return difference([*self.known, *others], self.found, hashes)


def compare(library: Library, folders: Iterable[FoundFolder]) -> FoundAndKnown:
    """Return what to compare after visits of ``folders``, no later one within an earlier one.

    Files that we moved ourselves meanwhile are skipped, as the catalogue is up to date on them.
    """
    roots = online_roots(library.catalogue)
    folders = [each for each in folders if each.root in roots]
    since = min((each.began for each in folders), default=0.0)
    touched, paths = library.touched.photos(since), library.touched.paths(since)
    found = {
        file.place: file
        for each in folders
        for file in each.files
        if not paths or roots[file.root] / os.fsdecode(file.path) not in paths
    }
    waiting = {(each.root, path) for each in folders for path in each.waiting}
    known = {
        old.id: old
        for each in folders
        for old in _known_of(library, each)
        if old.id not in touched and old.place not in waiting
    }
    there = {old.place: old for old in known.values()}
    strange = [
        file
        for path, file in found.items()
        if file.reason is None and not (path in there and is_same(there[path], file))
    ]
    others = files_of_sizes(library.catalogue, {file.size for file in strange})
    return FoundAndKnown(
        list(found.values()),
        list(known.values()),
        [old for old in others if old.id not in known and old.id not in touched],
    )


def photos_beside(library: Library, visited: Iterable[FoundFolder]) -> list[int]:
    """Return the photos whose sidecars may have changed."""
    found: list[KnownFile] = []
    for each in visited:
        if each.sidecars and each.whole:
            found += known_below(library.catalogue, each.root, each.folder)
        elif each.sidecars:
            found += known_in(library.catalogue, each.root, each.folder).files
    return photos_of_files(library.catalogue, [file.id for file in found])


def files_of(library: Library, files: Iterable[KnownFile]) -> dict[int, tuple[Path, Path]]:
    """Return file -> the folder of its root, and its path; without offline ones."""
    roots = online_roots(library.catalogue)
    return {
        old.id: (roots[old.root], roots[old.root] / os.fsdecode(old.path))
        for old in files
        if old.root in roots
    }


def _known_of(library: Library, visited: FoundFolder) -> list[KnownFile]:
    """Return the files expected in a visited folder; those not found there are gone."""
    if visited.whole:
        return known_below(library.catalogue, visited.root, visited.folder)
    known = known_in(library.catalogue, visited.root, visited.folder)
    gone = [folder for folder in known.folders if folder not in visited.folders]
    below = [old for each in gone for old in known_below(library.catalogue, visited.root, each)]
    return [*known.files, *below]
