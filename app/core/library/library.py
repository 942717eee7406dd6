"""The library: a folder of ours that knows the photos in the user's folders.

<library>/catalogue.sqlite      what is true (app.core.store.catalogue)
<library>/said.jsonl            what a person said, once more (app.core.said)
<library>/vectors/*.f32         the matrices (app.core.store.matrices.vectors)
<library>/models/*.onnx         the image model, if there is one (app.core.library.networks)
<library>/backups/*.zip         backups (app.core.backups)
<library>/set-aside/<time>/     what was there before a backup was restored
<library>/writer.lock           held by the one process that writes
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import IO, Literal, Self

from app.core.errors import RootError, UnknownPhotoError
from app.core.facts.photo_filter import known_facts, photos_found
from app.core.facts.tables import StoredFacts, note_shots
from app.core.language import tr
from app.core.library.library_folder import check_readable, make_ready
from app.core.library.networks import (
    Networks,
    in_order,
    model_in_use,
    networks_of,
    wanted_networks,
)
from app.core.library.roots import add_root, spellings
from app.core.library.snapshot import LibrarySnapshot, take_snapshot
from app.core.library.touched import TouchedFiles
from app.core.paths import beginning, default_library
from app.core.said.log import SaidLog, forget_told, refuse_if_behind
from app.core.store.catalogue import Catalogue
from app.core.store.lock import lock
from app.core.store.matrices.matrices import (
    StoredMatrix,
    count_rows,
    key_of,
    means,
    store_of,
    stored_matrices,
)
from app.core.store.matrices.rows import RowWriter
from app.core.store.matrices.vectors import VectorStore
from app.core.store.photos.photos import (
    count_photos_in,
    find_photo,
    has_searchable_below,
    photos_in,
    row_of_photo,
    searchable_photo_at,
)
from app.core.store.photos.roots import active_roots, count_by_root, deactivate_root
from app.core.types import SEARCHABLE, KnownFacts, PhotoInfo, PhotoState, RootInfo, Scope
from engine.types import Float32
from features.modality import Modality


class Library:
    """An open library, owned by one thread at a time; `snapshot` is what other threads may read.

    Make one with `Library.open`; use it as a context manager or call `close`.
    """

    def __init__(self, folder: Path, catalogue: Catalogue, held: IO[bytes] | None) -> None:
        self.folder = folder
        self.catalogue = catalogue
        self.scanning = False  # set by whoever drives a scan; shown in `roots`
        self.touched = TouchedFiles()  # by ourselves, while a scan looks
        self.said = None if held is None else SaidLog(folder, catalogue)
        self._held = held

    @classmethod
    def open(cls, folder: Path | None = None, *, writable: bool = True) -> Self:
        """Open the library in ``folder`` (default: the platform's place), made if need be.

        With ``writable=False`` it must exist, nothing is changed, and any number may be open.
        Raises LibraryBusyError, LibraryDamagedError, LibraryMissingError, LibraryVersionError,
        StorageError.
        """
        folder = default_library() if folder is None else folder.absolute()
        if not writable:
            check_readable(folder)
            return cls(folder, _checked(folder, Catalogue(folder, writable=False)), None)
        held = lock(folder)
        try:
            make_ready(folder)
            catalogue = _checked(folder, Catalogue(folder))
            forget_told(folder, catalogue)
            return cls(folder, catalogue, held)
        except BaseException:
            held.close()
            raise

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

    def found(self, scope: Scope) -> list[tuple[PhotoInfo, StoredFacts]]:
        """The photos within ``scope`` by path, with what is known of each."""
        return photos_found(self.catalogue, scope)

    def known_facts(self, photos: Sequence[int]) -> KnownFacts:
        """What is known of these photos, of the first ones of many."""
        return known_facts(self.catalogue, photos)

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


def _checked(folder: Path, catalogue: Catalogue) -> Catalogue:
    """``catalogue`` if it has what the log tells; else it is closed. Raises LibraryDamagedError."""
    try:
        refuse_if_behind(folder, catalogue)
    except BaseException:
        catalogue.close()
        raise
    return catalogue
