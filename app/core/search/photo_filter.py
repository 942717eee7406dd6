"""Filter the photos of a library by terms, and count and describe what is known of them.

The columns are packed in blocks, on first use or in idle time; a block is packed again after one of
its photos was written to.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from app.core.albums.tables import albums_holding, members_of, stored_albums
from app.core.base.paths import beginning
from app.core.base.photo_types import FactCounts, KnownFacts, PathInRoot, PhotoInfo, Range
from app.core.base.search_types import Scope
from app.core.facts.columns import Coded, Columns, Value, matches, pack
from app.core.facts.table import FACTS, filtered_facts
from app.core.facts.tables import StoredFacts, fact_lines, facts_of
from app.core.facts.terms import Term, TermKind, fold, parse, together
from app.core.library.library import Library
from app.core.library.root_tables import stored_roots
from app.core.photos.copy_tables import copies_of
from app.core.photos.tables import find_photos, last_photo
from app.core.store.catalogue import BLOCK, Catalogue, take_touched, watch_photos


class PhotoFilter:
    """The filterable facts of an open catalogue's photos, in memory: about 100 bytes each."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._blocks: dict[int, Columns] = {}
        self._counted: dict[int, _Counts] = {}
        self._roots: tuple[tuple[int, Path], ...] = ()
        self._watching = False

    def photos_in(self, scope: Scope) -> NDArray[np.int64]:
        """Return the ids of the photos within ``scope``, ascending."""
        terms = self._terms(scope.filter)
        beginnings = self._path_prefixes(scope.folder)
        held = None if scope.album is None else self._members(scope.album)
        found = [np.zeros(0, np.int64)]
        members = cache(self._members_named)
        for columns in self._all_blocks():
            met = matches(terms, columns, members)
            if scope.folder is not None:
                met &= columns.folders.where(lambda folders: _are_inside(folders, beginnings))
            if held is not None:
                met &= np.isin(columns.photos, held)
            found.append(columns.photos[met])
        return np.concatenate(found)

    def chances(self, text: str) -> Mapping[int, float]:
        """Return the probabilities of photos in the albums named in ``text``, multiplied."""
        found: dict[int, float] = {}
        for term in self._terms(text):
            if term.kind in (TermKind.WORD, TermKind.ALBUM) and not term.negated:
                for photo, chance in self._members_named(term.value).items():
                    found[photo] = found.get(photo, 1.0) * chance
        return found

    def _terms(self, text: str) -> tuple[Term, ...]:
        """Return the terms of a text; the name of an album may be several words."""
        return together(parse(text), (album.name for album in stored_albums(self._catalogue)))

    def prepare(self) -> Iterator[None]:
        """Pack the missing blocks, one per step."""
        for number in self._missing_blocks():
            self._pack(number)
            yield

    def counts(self) -> FactCounts:
        """Return everything that photos can be filtered by, with numbers of photos."""
        for _ in self._all_blocks():
            pass
        total = _Counts()
        for counts in self._counted.values():
            total.add(counts)
        roots = dict(self._roots)

        def path_of(folder: PathInRoot) -> Path:
            return roots[folder[0]] / os.fsdecode(folder[1])

        return FactCounts(
            years=dict(sorted(total.years.items())),
            folders={path_of(folder): n for folder, n in total.folders.items()},
            shared={frozenset(map(path_of, folders)): n for folders, n in total.shared.items()},
            keywords=dict(total.keywords),
            places=_without_empty(total.places),
            formats=_without_empty(total.formats),
            facts={name: _without_empty(counts) for name, counts in total.facts.items()},
        )

    def _all_blocks(self) -> Iterator[Columns]:
        for number in self._missing_blocks():
            self._pack(number)
        return (self._blocks[number] for number in sorted(self._blocks))

    def _missing_blocks(self) -> list[int]:
        """Return the blocks to be packed, after dropping those that were written to."""
        if not self._watching and not self._catalogue.is_read_only():
            watch_photos(self._catalogue)
            self._watching = True
        roots = tuple((root.id, root.path) for root in stored_roots(self._catalogue))
        touched = take_touched(self._catalogue) if self._watching else []
        if roots != self._roots:
            touched, self._roots = list(self._blocks), roots
        for number in touched:
            self._blocks.pop(number, None)
        count = last_photo(self._catalogue) // BLOCK + 1
        return [number for number in range(count) if number not in self._blocks]

    def _pack(self, number: int) -> None:
        columns = pack(fact_lines(self._catalogue, number * BLOCK, (number + 1) * BLOCK))
        self._blocks[number] = columns
        self._counted[number] = _counts_of(columns)

    def _path_prefixes(self, folder: Path | None) -> dict[int, bytes]:
        """Return the prefixes of paths in ``folder`` by root, without roots outside it."""
        found = {root: beginning(path, folder) for root, path in self._roots_now()}
        return {root: inside for root, inside in found.items() if inside is not None}

    def _roots_now(self) -> list[tuple[int, Path]]:
        return [(root.id, root.path) for root in stored_roots(self._catalogue)]

    def _members(self, album: int) -> list[int]:
        return [member.photo for member in members_of(self._catalogue, album)]

    def _members_named(self, name: str) -> dict[int, float]:
        """Return the photos of the albums called ``name``, with their probabilities."""
        albums = [a.id for a in stored_albums(self._catalogue) if fold(a.name) == fold(name)]
        members = (each for album in albums for each in members_of(self._catalogue, album))
        return {each.photo: each.probability or 1.0 for each in members}


class _Counts:
    """How many photos of a block have each fact."""

    def __init__(self) -> None:
        self.years: Counter[int] = Counter()
        self.folders: Counter[PathInRoot] = Counter()
        self.shared: Counter[tuple[PathInRoot, ...]] = Counter()
        self.keywords: Counter[str] = Counter()
        self.places: Counter[str] = Counter()
        self.formats: Counter[str] = Counter()
        self.facts: dict[str, Counter[str]] = {name: Counter() for name in filtered_facts()}

    def add(self, other: _Counts) -> None:
        """Add the counts of another block."""
        self.years += other.years
        self.folders += other.folders
        self.shared += other.shared
        self.keywords += other.keywords
        self.places += other.places
        self.formats += other.formats
        for name, counts in other.facts.items():
            self.facts[name] += counts


def _counts_of(columns: Columns) -> _Counts:
    counts = _Counts()
    years, numbers = np.unique(columns.years, return_counts=True)
    counts.years.update(dict(zip(years.tolist(), numbers.tolist(), strict=True)))
    for folders, number in _counted(columns.folders).items():
        counts.folders.update(dict.fromkeys(folders, number))
        if len(folders) > 1:
            counts.shared[folders] += number
    counts.places.update(_counted(columns.places))
    counts.formats.update(_counted(columns.formats))
    for name, column in columns.facts.items():
        counts.facts[name].update(_counted(column))
    numbers = np.bincount(columns.keywords.codes, minlength=len(columns.keywords.values))
    counts.keywords.update(dict(zip(columns.keywords.values, numbers.tolist(), strict=True)))
    return counts


def _counted(column: Coded[Value]) -> dict[Value, int]:
    numbers = np.bincount(column.codes, minlength=len(column.values)).tolist()
    return dict(zip(column.values, numbers, strict=True))


def _without_empty(counts: Counter[str]) -> dict[str, int]:
    return {name: count for name, count in counts.most_common() if name}


def _are_inside(folders: tuple[PathInRoot, ...], beginnings: dict[int, bytes]) -> bool:
    """Return whether any of the folders begins with one of ``beginnings``."""
    return any(
        root in beginnings and (folder + os.fsencode(os.sep)).startswith(beginnings[root])
        for root, folder in folders
    )


MOST = 2000
"""Most photos that are described together: few enough that a search does not wait."""


def known_facts(library: Library, photos: Sequence[int]) -> KnownFacts:
    """Return what is known of ``photos``, or of the first MOST of them."""
    catalogue = library.catalogue
    infos = find_photos(catalogue, photos[:MOST])
    ids = [info.id for info in infos]
    facts = facts_of(catalogue, ids)
    stored = list(facts.values())
    dated = [info.taken for info in infos if info.taken is not None]
    located = [each.coordinates for each in stored if each.coordinates is not None]
    return KnownFacts(
        photos=tuple(photos),
        counted=len(infos),
        folders=_count_values(info.folder for info in infos),
        copies=tuple(copies_of(catalogue, ids).get(ids[0], ())) if len(ids) == 1 else (),
        bytes=_range(info.size for info in infos),
        dimensions=_count_values((info.width, info.height) for info in infos if info.width),
        taken=_range(dated),
        dated=len(dated),
        dated_by=_count_values(each.dated_by for each in stored if each.dated_by),
        lasting=stored[0].lasting if len(infos) == len(stored) == 1 else 0.0,
        modified=_range(info.modified for info in infos if info.taken is None),
        facts={
            name: _count_values(each.values[name] for each in stored if name in each.values)
            for name in FACTS
        },
        located=len(located),
        located_by=_count_values(each.located_by for each in stored if each.located_by),
        latitude=_range(latitude for latitude, _ in located),
        longitude=_range(longitude for _, longitude in located),
        places=_count_values(each.place for each in stored if each.place),
        stars=_count_values(info.stars for info in infos),
        colours=_count_values(info.colour for info in infos if info.colour),
        keywords=_count_values(name for info in infos for name in info.keywords),
        albums=albums_holding(catalogue, ids),
    )


def photos_found(library: Library, scope: Scope) -> list[tuple[PhotoInfo, StoredFacts]]:
    """Return the photos within ``scope`` with facts, by path, or likeliest first in an album."""
    kept = PhotoFilter(library.catalogue)
    found = kept.photos_in(scope).tolist()
    known, chances = facts_of(library.catalogue, found), kept.chances(scope.filter)
    infos = find_photos(library.catalogue, found)
    infos = sorted(infos, key=lambda info: (-chances.get(info.id, 0.0), info.path))
    return [(info, known.get(info.id, StoredFacts())) for info in infos]


def _count_values(values: Iterable[Value]) -> Mapping[Value, int]:
    return dict(Counter(values).most_common())


def _range(values: Iterable[float]) -> Range | None:
    known = list(values)
    return (min(known), max(known)) if known else None
