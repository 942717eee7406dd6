"""The library: a folder of ours that knows the photos in the user's folders.

<library>/catalogue.sqlite      what is true (app.core.store.catalogue)
<library>/said.jsonl            what a person said, once more (app.core.said)
<library>/vectors/*.f32         the matrices (app.core.vectors.vectors)
<library>/models/*.onnx         the image model, if there is one (app.core.library.networks)
<library>/backups/*.zip         backups (app.core.safety.archive)
<library>/set-aside/<time>/     what was there before a backup was restored
<library>/writer.lock           held by the one process that writes
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Literal, Self

from app.core.base.errors import RootError, UnknownPhotoError
from app.core.base.language import tr
from app.core.base.paths import beginning
from app.core.base.photo_types import SEARCHABLE, PhotoInfo, PhotoState, RootInfo
from app.core.facts.tables import note_shots
from app.core.library.networks import (
    Networks,
    in_order,
    model_in_use,
    networks_of,
    wanted_networks,
)
from app.core.library.root_tables import active_roots, count_by_root, deactivate_root
from app.core.library.roots import add_root, spellings
from app.core.library.snapshot import LibrarySnapshot, take_snapshot
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
    RowWriter,
    StoredMatrix,
    count_rows,
    key_of,
    means,
    store_of,
    stored_matrices,
)
from app.core.vectors.vectors import VectorStore
from engine.types import Float32
from features.modality import Modality


@dataclass(frozen=True, slots=True)
class Room:
    """What a room gives to the whole. ``check``: sentences about what is wrong in its ``part`` of a
    library, about which ``advice`` tells what to do. ``became``: what hangs on one photo there is
    to hang on another one, which that photo is now."""

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
        """``rooms``: what else there is in it; ``held``: the lock of who may write, and may
        ``back_up``, which is told why."""
        self.folder = folder
        self.catalogue = catalogue
        self.rooms = rooms
        self.back_up = back_up
        self.scanning = False  # set by whoever drives a scan; shown in `roots`
        self.touched = TouchedFiles()  # by ourselves, while a scan looks
        self.said = None if held is None else SaidLog(folder, catalogue)
        self._held = held

    def close(self) -> None:
        """Close the log and the catalogue, and let others write."""
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
        """Add a folder; a scan then reads it. A folder inside a root is that root already.

        A root inside the new folder becomes part of it: its photos keep their ids and rows.
        Raises RootError if it is no folder that can be read.
        """
        return self.root(add_root(self.catalogue, path))

    def remove_root(self, root: int) -> None:
        """Forget a folder: its photos are no longer shown; judgments about them stay.

        Raises RootError if there is no such root.
        """
        self.root(root)
        deactivate_root(self.catalogue, root)

    def roots(self) -> list[RootInfo]:
        """The folders that the user added, oldest first."""
        return [
            RootInfo(
                id=root.id,
                path=root.path,
                state=self._root_state(root.online, root.unread),
                photos=root.searchable,
                problems=root.failed,
                kind=root.kind,
                trouble=root.trouble,
                copies=root.copies,
            )
            for root in count_by_root(self.catalogue)
        ]

    def root(self, root: int) -> RootInfo:
        """One folder. Raises RootError if there is no such root."""
        for info in self.roots():
            if info.id == root:
                return info
        raise RootError(
            tr("The library has no folder number {root}.", root=root), tr("`roots` lists them.")
        )

    def _root_state(self, online: bool, unread: int) -> Literal["ready", "scanning", "offline"]:
        if not online:
            return "offline"
        return "scanning" if self.scanning and unread else "ready"

    def known_folder(self, folder: Path) -> Path:
        """``folder`` as the paths of the photos in it begin that can be searched.

        Raises RootError if there are none.
        """
        active = active_roots(self.catalogue)
        for path in spellings(folder):
            for root in active:
                inside = beginning(root.path, path)
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
    ) -> list[PhotoInfo]:
        """The photos in these states, folder by folder, by path; ``online``: whose folders are
        there; ``most``: no more than so many, the first ones.
        """
        return photos_in(self.catalogue, states, online=online, most=most)

    def count(self, states: Iterable[PhotoState] = SEARCHABLE) -> int:
        """How many `photos` there are in these states; they are not looked at one by one."""
        return count_photos_in(self.catalogue, states)

    def photo(self, photo: int) -> PhotoInfo:
        """One photo. Raises UnknownPhotoError."""
        found = find_photo(self.catalogue, photo)
        if found is None:
            raise UnknownPhotoError(tr("The library has no photo number {photo}.", photo=photo))
        return found

    def find(self, path: Path) -> PhotoInfo | None:
        """The photo at ``path`` if it can be searched; None if there is none."""
        for spelling in spellings(path):
            for root in active_roots(self.catalogue):
                if spelling.is_relative_to(root.path):
                    inside = os.fsencode(spelling.relative_to(root.path))
                    found = searchable_photo_at(self.catalogue, root.id, inside)
                    if found is not None:
                        return found
        return None

    def row_of(self, photo: int) -> int | None:
        """The row where the photo's vectors stand now, or None before it was read.

        Raises UnknownPhotoError.
        """
        return row_of_photo(self.catalogue, self.photo(photo).id)

    # Vectors

    def matrices(self) -> tuple[StoredMatrix, ...]:
        """All matrices, those that are being filled as well."""
        return stored_matrices(self.catalogue)

    def key(self) -> str:
        """Names what the vectors mean that are searched now; see `LibrarySnapshot.key`."""
        return key_of(stored_matrices(self.catalogue, searched=True))

    def count_rows(self) -> int:
        """How many rows each of them has."""
        return count_rows(self.catalogue)

    def modalities(self) -> tuple[str, ...]:
        """The modalities of the vectors that are searched now."""
        searched = stored_matrices(self.catalogue, searched=True)
        return tuple(sorted((matrix.modality for matrix in searched), key=in_order))

    def model(self) -> Modality | None:
        """The modality of the image model that photos are to be read with, if there is one."""
        return model_in_use(self.catalogue)

    def model_path(self) -> Path | None:
        """The file of the image model that photos are to be read with, if there is one."""
        model = self.model()
        return None if model is None else networks_of(self.folder, [model.name]).model

    def wanted_networks(self) -> tuple[Modality, ...]:
        """The networks that photos are to be read with; see app.core.library.networks."""
        return wanted_networks(self.catalogue)

    def networks(self, modalities: Collection[str]) -> Networks:
        """How to open the networks among these modalities."""
        return networks_of(self.folder, modalities)

    def transaction(self) -> AbstractContextManager[object]:
        """What is written inside is committed at once on leaving, or nothing if an error passes."""
        return self.catalogue.transaction()

    def writer(self) -> RowWriter:
        """What adds rows, and fills matrices that lack some; to be closed."""
        return RowWriter(self.catalogue, self.folder, note_shots)

    def means(self, matrices: Iterable[StoredMatrix]) -> Mapping[str, Float32]:
        """The mean row of each of these, by name. Raises LibraryDamagedError."""
        return means(self.catalogue, self.folder, matrices)

    def store(self) -> VectorStore:
        """The matrices' files."""
        return store_of(self.folder, self.matrices())

    def snapshot(self) -> LibrarySnapshot:
        """What searches read; cheap, as no vectors are read yet."""
        return take_snapshot(self.folder, self.catalogue)


class TouchedFiles:
    """What was touched since changes of the folders are detected. Owned by the library's thread."""

    def __init__(self) -> None:
        self._under_way: dict[int, tuple[int | None, frozenset[Path]]] = {}
        self._ended: list[tuple[float, int | None, frozenset[Path]]] = []  # when, on the clock

    def begin(self, act: int, photo: int | None, paths: Iterable[Path]) -> None:
        """A file is about to leave or reach ``paths``."""
        self._under_way[act] = photo, frozenset(paths)

    def end(self, act: int) -> None:
        """It has, or it has not; the catalogue knows."""
        touched = self._under_way.pop(act, None)
        if touched is not None:
            self._ended.append((time.monotonic(), *touched))

    def forget(self) -> None:
        """Detecting changes begins: it sees all that has ended."""
        self._ended.clear()

    def photos(self, since: float = 0.0) -> set[int]:
        """The photos whose files were touched ``since`` (monotonic seconds), or are just now."""
        return {photo for photo, _ in self._all(since) if photo is not None}

    def paths(self, since: float = 0.0) -> set[Path]:
        """Where files were, or may be, that were touched."""
        return {path for _, paths in self._all(since) for path in paths}

    def _all(self, since: float) -> list[tuple[int | None, frozenset[Path]]]:
        ended = [(photo, paths) for end, photo, paths in self._ended if end >= since]
        return [*self._under_way.values(), *ended]
