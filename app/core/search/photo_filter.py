"""Filter the photos of a library by terms, and count what they can be filtered by.

The columns are packed in blocks, on first use or in idle time; a block is packed again after one of
its photos was written to.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from app.core.albums.tables import members_of, stored_albums
from app.core.base.errors import LibraryDamagedError
from app.core.base.language import tr
from app.core.base.paths import path_prefix
from app.core.base.photo_types import FactCounts, PathInRoot
from app.core.base.search_types import EVERYWHERE, Scope
from app.core.facts.columns import Coded, Columns, Value, matches, pack
from app.core.facts.facts import filtered_facts
from app.core.facts.tables import BLOCK, fact_lines, take_touched, watch_photos
from app.core.facts.terms import Term, TermKind, fold, join_names, parse, text_of
from app.core.library.library import LibrarySnapshot
from app.core.library.root_tables import stored_roots
from app.core.photos.sorting_table import Places
from app.core.photos.tables import last_photo
from app.core.store.catalogue import Catalogue
from engine.types import Mask


class PhotoFilter:
    """The filterable facts of an open catalogue's photos, in memory: about 100 bytes each."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._blocks: dict[int, Columns] = {}
        self._roots: tuple[tuple[int, Path], ...] = ()
        self._watching = False

    def photos_in(self, scope: Scope) -> NDArray[np.int64]:
        """Return the ids of the photos within ``scope``, ascending."""
        terms = self._terms(scope.filter)
        prefixes = self._path_prefixes(scope.folder)
        held = None
        if scope.album is not None:
            held = [member.photo for member in members_of(self._catalogue, scope.album)]
        found = [np.zeros(0, np.int64)]
        members = cache(self._members_named)
        for columns in self._all_blocks():
            met = matches(terms, columns, members)
            if scope.folder is not None:
                met &= columns.folders.where(lambda folders: _are_inside(folders, prefixes))
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
        return join_names(parse(text), (album.name for album in stored_albums(self._catalogue)))

    def prepare(self) -> Iterator[None]:
        """Pack the missing blocks, one per step."""
        for number in self._missing_blocks():
            self._pack(number)
            yield

    def counts(self) -> FactCounts:
        """Return everything that photos can be filtered by, with numbers of photos."""
        blocks, roots = list(self._all_blocks()), dict(self._roots)

        def path_of(folder: PathInRoot) -> Path:
            return roots[folder[0]] / os.fsdecode(folder[1])

        folders: Counter[Path] = Counter()
        shared: dict[frozenset[Path], int] = {}
        for places, number in _count(block.folders for block in blocks).items():
            paths = frozenset(map(path_of, places))
            folders.update(dict.fromkeys(paths, number))
            if len(paths) > 1:
                shared[paths] = number
        every_year = np.concatenate([np.zeros(0, np.int64), *(block.years for block in blocks)])
        years, numbers = np.unique(every_year, return_counts=True)
        return FactCounts(
            years=dict(zip(years.tolist(), numbers.tolist(), strict=True)),
            folders=folders,
            shared=shared,
            keywords=_count(block.keywords for block in blocks),
            places=_without_empty(_count(block.places for block in blocks)),
            formats=_without_empty(_count(block.formats for block in blocks)),
            facts={
                name: _without_empty(_count(block.facts[name] for block in blocks))
                for name in filtered_facts()
            },
        )

    def places(self) -> list[Places]:
        """Return the places of all photos, in blocks."""
        blocks = self._all_blocks()
        return [(each.photos, each.places.values, each.places.codes) for each in blocks]

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
        lines = fact_lines(self._catalogue, number * BLOCK, (number + 1) * BLOCK)
        names = {root: path.name or str(path) for root, path in self._roots}
        self._blocks[number] = pack(lines, names)

    def _path_prefixes(self, folder: Path | None) -> dict[int, bytes]:
        """Return the prefixes of paths in ``folder`` by root, without roots outside it."""
        roots = stored_roots(self._catalogue)
        found = {root.id: path_prefix(root.path, folder) for root in roots}
        return {root: inside for root, inside in found.items() if inside is not None}

    def _members_named(self, name: str) -> dict[int, float]:
        """Return the photos of the albums called ``name``, with their probabilities."""
        albums = [a.id for a in stored_albums(self._catalogue) if fold(a.name) == fold(name)]
        members = (each for album in albums for each in members_of(self._catalogue, album))
        return {each.photo: each.probability or 1.0 for each in members}


def rows_in(photos: PhotoFilter, snapshot: LibrarySnapshot, scope: Scope) -> Mask:
    """Return which rows of ``snapshot`` belong to photos within ``scope``, bool (n,)."""
    if scope == EVERYWHERE:
        return np.ones(len(snapshot.rows), np.bool_)
    return np.isin(snapshot.rows, photos.photos_in(scope))


def pack_scope(scope: Scope) -> str:
    """Return ``scope`` as the catalogue stores it; empty for all photos."""
    if scope == EVERYWHERE:
        return ""
    folder = None if scope.folder is None else str(scope.folder)
    return json.dumps({"folder": folder, "album": scope.album, "filter": scope.filter})


def unpack_scope(text: str) -> Scope:
    """Read what `pack_scope` wrote. Raises LibraryDamagedError."""
    if not text:
        return EVERYWHERE
    try:
        fields = json.loads(text)
        folder, album = fields["folder"], fields["album"]
        return Scope(
            None if folder is None else Path(folder),
            None if album is None else int(album),
            text_of(parse(fields["filter"])),
        )
    except (ArithmeticError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise LibraryDamagedError(
            tr("Which photos an album may hold can't be read back."),
            tr("Make the album anew, or restore the library from a backup."),
        ) from error


def _count(columns: Iterable[Coded[Value]]) -> Counter[Value]:
    """Return how many photos of all blocks have each value of a column."""
    found: Counter[Value] = Counter()
    for column in columns:
        numbers = np.bincount(column.codes, minlength=len(column.values)).tolist()
        for value, number in zip(column.values, numbers, strict=True):
            found[value] += number
    return found


def _without_empty(counts: Counter[str]) -> dict[str, int]:
    return {name: count for name, count in counts.most_common() if name}


def _are_inside(folders: tuple[PathInRoot, ...], prefixes: dict[int, bytes]) -> bool:
    """Return whether any of the folders begins with one of ``prefixes``."""
    return any(
        root in prefixes and (folder + os.fsencode(os.sep)).startswith(prefixes[root])
        for root, folder in folders
    )
