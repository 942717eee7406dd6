"""A library with something of every kind in it, to be damaged.

Its photos are drawn ones on the disk; their vectors are made up, as reading takes a while.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from app.cluster.machines import open_index
from app.core.albums.albums import Albums
from app.core.base.content_hash import content_hash
from app.core.base.paths import CATALOGUE
from app.core.base.photo_types import MarkChange, Shot
from app.core.base.search_types import QueryItem
from app.core.duplicates.copies import note_difference
from app.core.duplicates.stacks import stack
from app.core.library.file_tables import Difference, FoundFile
from app.core.library.library import Library
from app.core.marks.marking import mark
from app.core.open_library import open_library
from app.core.photos.tables import waiting_photos
from app.core.profiles.profiles import Profiles
from app.core.profiles.query import see_picture
from app.core.safety.backups import back_up
from app.core.said.tables import library_id_in
from app.core.search.session import SearchSession
from app.core.store.derived import derived_folder
from app.core.vectors.tables import ReadPhoto
from engine.steps import finish
from resources.gallery import MOODS, draw
from tests.made_matrices import begin, named

PHOTOS = 12
SEARCHES = 8
MODALITIES = {"color": 8, "edge": 6}
"""Few entries: what is learned from them is not what is tried here. A scan reads all anew."""


Fields = tuple[Any, ...]
"""A line of the journal."""


@dataclass(frozen=True)
class Original:
    """A sound library in ``folder`` with a log that was not written back, and its journal's lines:
    all, and those that its backup has too."""

    folder: Path
    photos: Path
    events: frozenset[Fields]
    backed_up: frozenset[Fields]
    library: str  # its number


def make_original(inside: Path, seed: int) -> Original:
    """Make a library in the new folder ``inside``; different ones for different seeds."""
    photos, kept = inside / "photos", inside / "open"
    photos.mkdir(parents=True)
    for number in range(PHOTOS):
        mood = list(MOODS)[(number + seed) % len(MOODS)]
        draw("city", mood, number + 100 * seed).resize((96, 64)).save(photos / f"{number:02}.png")
    with open_library(kept) as library:
        _fill(library, photos, seed)
        _use(library, range(SEARCHES // 2), seed)
        back_up(kept, "by hand", time.time(), always=True)
        backed_up = events_in(kept)
    with open_library(kept) as library:  # the first half is in the catalogue, the rest in its log
        _use(library, range(SEARCHES // 2, SEARCHES), seed)
        _derived_files(library)
        folder = inside / "library"
        assert library.said is not None
        library.said.flush()
        shutil.copytree(kept, folder)  # while it is open: the log is not written back
    shutil.rmtree(kept)
    events, number = events_in(folder), library_id_in(folder / CATALOGUE)
    (folder / f"{CATALOGUE}-shm").unlink(missing_ok=True)
    return Original(folder, photos, events, backed_up, number)


def events_in(folder: Path) -> frozenset[Fields]:
    """The journal's lines of a sound library."""
    uri = f"{(folder / CATALOGUE).as_uri()}?mode=ro"  # so that the log is not written back
    with closing(sqlite3.connect(uri, uri=True)) as connection:
        return frozenset(connection.execute("SELECT * FROM events").fetchall())


def _fill(library: Library, photos: Path, seed: int) -> None:
    """Note the photos, with vectors around one of three centres."""
    random = np.random.default_rng(seed)
    centres = random.random((3, sum(MODALITIES.values())))
    root = library.add_root(photos).id
    begin(library, MODALITIES)
    files = []
    for found in sorted(photos.iterdir()):
        status = found.stat()
        files.append(FoundFile(root, os.fsencode(found.name), status.st_size, status.st_mtime_ns))
    note_difference(library, Difference(new=files))
    with closing(library.writer()) as writer:
        for photo, path in list(waiting_photos(library.catalogue)):
            vectors = centres[photo % 3] + random.random(centres.shape[1])
            parts = np.split(vectors.astype(np.float32), np.cumsum([*MODALITIES.values()])[:-1])
            read = named(dict(zip(MODALITIES, parts, strict=True)))
            shot = Shot(1e9 + photo, values={"camera": "Acme 1", "lens": "35 mm"})
            writer.append([(photo, ReadPhoto(content_hash(path), 96, 64, read, shot))])


def _use(library: Library, searches: range, seed: int) -> None:
    """Search and judge, file into albums, give stars and keywords, stack."""
    ids = [photo.id for photo in library.photos()]
    session = SearchSession(library, open_index(library), see_picture)
    albums = Albums(library)
    for number in searches:
        session.start([QueryItem(photo=ids[(number + seed) % len(ids)])])
        finish(session.prepare_view())
        others = [photo for photo in ids if photo != ids[(number + seed) % len(ids)]]
        for turn in range(3):
            session.current().judge([others[(3 * number + turn) % len(others)]], 1 - turn % 2 * 2)
        session.current().undo()
        album = albums.create(f"Album {number} of {seed}")
        albums.put(album, others[: 1 + number % 3])
        mark(library, [others[number % len(others)]], MarkChange(stars=1 + number % 5))
        mark(library, [others[-1]], MarkChange(add=(f"Animals|{number}",)))
    if not searches.start:
        Profiles(library).create("Second")
        stack(library, ids[:3])
    session.close()


def _derived_files(library: Library) -> None:
    """Files of the kinds that only large libraries have, which nobody may trust."""
    folder = derived_folder(library.folder)
    folder.mkdir(exist_ok=True)
    (folder / "map.likewise").write_bytes(b"\x00" * 5_000)
    (library.folder / "profiles").mkdir(exist_ok=True)
    (library.folder / "profiles" / "1.state.npz").write_bytes(b"PK\x03\x04" + b"\x01" * 900)
