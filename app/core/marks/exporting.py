"""Which marks are to be written into sidecars, and notes in the catalogue that they were."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from pathlib import Path

from app.core.facts.tables import note_xmp_facts
from app.core.library.library import Library
from app.core.marks.importing import own_marks, stamp_of_file
from app.core.marks.merging import FileMarks, merged
from app.core.marks.tables import (
    KnownFile,
    Seen,
    known_files,
    note_seen,
    read_seen,
)
from app.core.marks.writing import PhotoToWrite, WrittenMarks
from app.core.store.photos import marks as store
from app.core.types import UNMARKED, Marks

AT_ONCE = 50
"""Sidecars that are written in one task."""

Batch = list[tuple[Path, PhotoToWrite]]
"""Photos of one folder, each with its path."""


def to_write(library: Library, photos: Collection[int]) -> Iterator[Batch]:
    """``photos`` whose files can be reached, each with its path, some of one folder at a time."""
    for files in known_files(library.catalogue, photos):
        for _, group in groupby(files, lambda file: file.path.parent):
            inside = list(group)
            for start in range(0, len(inside), AT_ONCE):
                yield _batch(library, inside[start : start + AT_ONCE])


def _batch(library: Library, files: Sequence[KnownFile]) -> Batch:
    photos = [file.photo for file in files]
    seen, own = read_seen(library.catalogue, photos), own_marks(library, photos)
    bases = {photo: seen[photo].marks if photo in seen else UNMARKED for photo in photos}
    return [
        (f.path, PhotoToWrite(f.photo, stamp_of_file(f), bases[f.photo], own[f.photo]))
        for f in files
    ]


def note_written(
    library: Library, batch: Batch, written: Sequence[WrittenMarks]
) -> dict[int, Marks]:
    """Note what sidecars next to photos say now; the new marks of the photos of which other
    programs had said more. What a person marked meanwhile stays."""
    fine = [each for each in written if not each.fault]
    asked = {photo.id: photo.own.marks for _, photo in batch}
    with library.transaction():
        now = own_marks(library, [each.photo for each in fine])
        marks = {e.photo: merged(asked[e.photo], now[e.photo], FileMarks(e.marks)) for e in fine}
        changed = {p: each for p, each in marks.items() if each != now[p].marks}
        store.put_marks(library.catalogue, changed, time.time())
        note_xmp_facts(library.catalogue, {each.photo: each.facts for each in fine})
        note_seen(library.catalogue, [Seen(e.photo, e.stamp, e.sidecars, e.marks) for e in fine])
    return changed


def unwritten(library: Library) -> list[int]:
    """The photos whose files do not say yet what the catalogue says."""
    own, seen = store.all_marks(library.catalogue), read_seen(library.catalogue)
    return [
        photo
        for photo in own.keys() | seen.keys()
        if own.get(photo, UNMARKED) != (seen[photo].marks if photo in seen else UNMARKED)
    ]
