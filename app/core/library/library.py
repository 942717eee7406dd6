"""Open a library, a folder of our files about the photos in the user's folders; take snapshots.

A snapshot is a frozen view of the vectors for searches, unaffected by later changes.
docs/formats.md lists the files.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Self

import numpy as np
from numpy.typing import NDArray

from app.core.base.errors import RootError, UnknownPhotoError
from app.core.base.language import tr
from app.core.base.paths import path_prefix
from app.core.base.photo_types import SEARCHABLE, PhotoInfo, PhotoState, RootInfo
from app.core.facts.tables import note_shots
from app.core.library.networks import Networks, in_order, is_current, model_in_use, networks_of
from app.core.library.root_tables import (
    active_roots,
    add_root,
    deactivate_root,
    root_infos,
    spellings,
)
from app.core.photos.tables import (
    count_photos_in,
    find_photo,
    has_searchable_below,
    photos_in,
    row_of_photo,
    searchable_photo_at,
)
from app.core.said.log import SaidLog
from app.core.store.catalogue import Catalogue
from app.core.vectors.tables import (
    MEAN_OF,
    RowWriter,
    StoredMatrix,
    count_rows,
    key_of,
    row_table,
    store_of,
    stored_matrices,
)
from engine.index.base import StoredVectors
from engine.types import Float32, Rows
from features import color
from features.modality import Modality


@dataclass(frozen=True)
class LibrarySnapshot:
    """The committed rows of the searched matrices; empty before anything was read.

    ``vectors[k]`` float32 (n, d_k) is scaled, and read from the disk on demand; ``rows`` int64 (n,)
    is each row's photo; ``alive`` bool (n,) is False where the photo vanished, failed or has a
    newer row: such rows must not be shown. ``key`` identifies the meaning of the vectors: it
    changes only when a matrix is added or removed. ``schema`` lists the modalities with their
    versions; ``outdated`` are those for which this program extracts other vectors.
    """

    key: str
    schema: str
    scales: Mapping[str, float]
    vectors: StoredVectors
    rows: NDArray[np.int64]
    alive: NDArray[np.bool_]
    networks: Networks = field(default_factory=Networks)
    outdated: frozenset[str] = frozenset()

    @property
    def modalities(self) -> tuple[str, ...]:
        """The modalities that can be searched now, in their fixed order."""
        return tuple(self.vectors)

    def rows_by_photo(self) -> dict[int, int]:
        """Return the row of each photo that may be shown."""
        return {int(self.rows[row]): int(row) for row in np.flatnonzero(self.alive)}

    def scaled(self, raw: Mapping[str, Float32]) -> dict[str, Float32]:
        """Scale vectors of a picture from outside, (d,) or (n, d), as this snapshot's are.

        Modalities that the snapshot lacks are left out; outdated ones get the mean of the photos.
        """
        found = {name: raw[name] * np.float32(self.scales[name]) for name in self.modalities}
        for name in self.outdated:
            mean = self.vectors[name][:MEAN_OF].mean(axis=0)
            found[name] = np.tile(mean, (*raw[name].shape[:-1], 1))
        return found


def take_snapshot(folder: Path, catalogue: Catalogue) -> LibrarySnapshot:
    """Return the library's current state. Raises LibraryDamagedError if a matrix is short."""
    with catalogue.reading():  # one state, even if another process writes
        matrices = sorted(
            stored_matrices(catalogue, searched=True), key=lambda each: in_order(each.modality)
        )
        rows, alive = row_table(catalogue)
        count = count_rows(catalogue)
    store = store_of(folder, matrices)
    store.check(count)
    found = store.read(count)
    vectors: StoredVectors = {matrix.modality: found[matrix.name] for matrix in matrices}
    return LibrarySnapshot(
        key=key_of(matrices),
        schema=" ".join(matrix.name for matrix in matrices),
        scales={matrix.modality: matrix.scale for matrix in matrices},
        vectors=vectors,
        rows=rows,
        alive=alive,
        networks=networks_of(folder, vectors),
        outdated=frozenset(each.modality for each in matrices if not is_current(each)),
    )


_BATCH = 8_192  # rows


def mean_colours(snapshot: LibrarySnapshot, rows: Rows | None = None) -> NDArray[np.uint8]:
    """Return the mean colours of all or some of a snapshot's rows, uint8 (n, 3) RGB."""
    rows = np.arange(len(snapshot.rows)) if rows is None else rows
    count = len(rows)
    found = np.zeros((count, 3), np.uint8)
    stored = snapshot.vectors.get("color")
    if stored is None or stored.shape[1] != color.DIMENSION:
        return found
    scale = np.float32(snapshot.scales["color"])
    for start in range(0, count, _BATCH):
        part = slice(start, start + _BATCH)
        found[part] = color.mean_colours(stored[rows[part]] / scale)
    return found


@dataclass(frozen=True, slots=True)
class Room:
    """What a room contributes to the library.

    ``check`` yields sentences about what is wrong in its ``part``, and ``advice`` is the remedy.
    ``became(library, photo, to)`` moves what belongs to ``photo`` to the photo that it is now.
    """

    part: str
    check: Callable[[Library], Iterator[str]] | None = None
    advice: str = "`likewise doctor --repair` repairs it."  # not shown: by doctor alone
    became: Callable[[Library, int, int], object] = lambda library, photo, to: None


class Library:
    """An open library, owned by one thread at a time; `snapshot` is what other threads may read.

    Make one with `open_library`; use it as a context manager or call `close`.
    """

    def __init__(
        self,
        folder: Path,
        catalogue: Catalogue,
        rooms: tuple[Room, ...],
        held: IO[bytes] | None = None,
        back_up: Callable[[str], object] = lambda why: None,
    ) -> None:
        """Use `open_library`. ``held``: the writer's lock; ``back_up``: called with a reason."""
        self.folder = folder
        self.catalogue = catalogue
        self.rooms = rooms
        self.back_up = back_up
        self.scanning = False  # set by a running scan; shown in `roots`
        self.touched = TouchedFiles()  # moved by us during a scan
        self.said = None if held is None else SaidLog(folder, catalogue)
        self._held = held

    def close(self) -> None:
        """Close the log and the catalogue, and release the lock."""
        if self.said is not None:
            self.said.close()
        self.catalogue.close()
        if self._held is not None:
            self._held.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    # Folders

    def add_root(self, path: Path) -> RootInfo:
        """Add a folder, which a scan then reads; a folder inside a root returns that root.

        A root inside the new folder becomes part of it: its photos keep their ids and rows. Raises
        RootError if it is no folder that can be read.
        """
        return self.root(add_root(self.catalogue, path))

    def remove_root(self, root: int) -> None:
        """Remove a folder: its photos are no longer shown; judgments about them stay.

        Raises RootError if there is no such root.
        """
        self.root(root)
        deactivate_root(self.catalogue, root)

    def roots(self) -> list[RootInfo]:
        """Return the folders that the user added, oldest first."""
        return root_infos(self.catalogue, scanning=self.scanning)

    def root(self, root: int) -> RootInfo:
        """Return one folder. Raises RootError if there is no such root."""
        for info in self.roots():
            if info.id == root:
                return info
        raise RootError(
            tr("The library has no folder number {root}.", root=root), tr("`roots` lists them.")
        )

    def known_folder(self, folder: Path) -> Path:
        """Return ``folder`` spelled as in the paths of its searchable photos.

        Raises RootError if it has none.
        """
        active = active_roots(self.catalogue)
        for path in spellings(folder):
            for root in active:
                inside = path_prefix(root.path, path)
                if inside is not None and has_searchable_below(self.catalogue, root.id, inside):
                    return path
        raise RootError(
            tr("There are no photos of this library in {absolute}.", absolute=folder.absolute()),
            tr("Add the folder with `likewise index`."),
        )

    # Photos

    def photos(
        self,
        states: Iterable[PhotoState] = SEARCHABLE,
        *,
        online: bool = False,
        most: int | None = None,
        newest: bool = False,
    ) -> list[PhotoInfo]:
        """Return photos in these states, see `photos_in`."""
        return photos_in(self.catalogue, states, online=online, most=most, newest=newest)

    def count(self, states: Iterable[PhotoState] = SEARCHABLE) -> int:
        """Count the `photos` in these states without listing them."""
        return count_photos_in(self.catalogue, states)

    def photo(self, photo: int) -> PhotoInfo:
        """Return one photo. Raises UnknownPhotoError."""
        found = find_photo(self.catalogue, photo)
        if found is None:
            raise UnknownPhotoError(tr("The library has no photo number {photo}.", photo=photo))
        return found

    def find(self, path: Path) -> PhotoInfo | None:
        """Return the searchable photo at ``path``; None if there is none."""
        for spelling in spellings(path):
            for root in active_roots(self.catalogue):
                if spelling.is_relative_to(root.path):
                    inside = os.fsencode(spelling.relative_to(root.path))
                    found = searchable_photo_at(self.catalogue, root.id, inside)
                    if found is not None:
                        return found
        return None

    def row_of(self, photo: int) -> int | None:
        """Return the row of the photo's vectors; None before it was read.

        Raises UnknownPhotoError.
        """
        return row_of_photo(self.catalogue, self.photo(photo).id)

    # Vectors

    def matrices(self, *, searched: bool | None = None) -> tuple[StoredMatrix, ...]:
        """Return all matrices; only those that are ``searched``, or only those being filled."""
        return stored_matrices(self.catalogue, searched=searched)

    def modalities(self) -> tuple[str, ...]:
        """Return the modalities of the vectors that are searched now."""
        searched = self.matrices(searched=True)
        return tuple(sorted((matrix.modality for matrix in searched), key=in_order))

    def model(self) -> Modality | None:
        """Return the modality of the image model to read photos with, if there is one."""
        return model_in_use(self.catalogue)

    def model_path(self) -> Path | None:
        """Return the file of the image model to read photos with, if there is one."""
        model = self.model()
        return None if model is None else networks_of(self.folder, [model.name]).model

    def networks(self, modalities: Collection[str]) -> Networks:
        """Return how to open the networks among these modalities."""
        return networks_of(self.folder, modalities)

    def transaction(self) -> AbstractContextManager[object]:
        """Commit what is written inside on leaving, or nothing if an error passes through."""
        return self.catalogue.transaction()

    def writer(self) -> RowWriter:
        """Return a writer that appends rows and fills matrices; the caller closes it."""
        return RowWriter(self.catalogue, self.folder, note_shots)

    def snapshot(self) -> LibrarySnapshot:
        """Return what searches read; cheap, as no vectors are read yet."""
        return take_snapshot(self.folder, self.catalogue)


class TouchedFiles:
    """The files that we moved since change detection began. Owned by the library's thread."""

    def __init__(self) -> None:
        self._under_way: dict[int, tuple[int | None, frozenset[Path]]] = {}
        self._ended: list[tuple[float, int | None, frozenset[Path]]] = []  # ended at

    def begin(self, act: int, photo: int | None, paths: Iterable[Path]) -> None:
        """Call before a file leaves or reaches ``paths``."""
        self._under_way[act] = photo, frozenset(paths)

    def end(self, act: int) -> None:
        """Call when the catalogue has the result."""
        touched = self._under_way.pop(act, None)
        if touched is not None:
            self._ended.append((time.monotonic(), *touched))

    def forget(self) -> None:
        """Forget finished acts, as change detection begins and sees their results."""
        self._ended.clear()

    def photos(self, since: float = 0.0) -> set[int]:
        """Return photos whose files were moved ``since`` (monotonic seconds), or are just now."""
        return {photo for photo, _ in self._all(since) if photo is not None}

    def paths(self, since: float = 0.0) -> set[Path]:
        """Return the old and new paths of files moved ``since``, or just now."""
        return {path for _, paths in self._all(since) for path in paths}

    def _all(self, since: float) -> list[tuple[int | None, frozenset[Path]]]:
        ended = [(photo, paths) for end, photo, paths in self._ended if end >= since]
        return [*self._under_way.values(), *ended]
