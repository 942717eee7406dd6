"""Takes over what the files of photos say of their marks: which to look at, and who wins."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from pathlib import Path

from app.core.facts.tables import note_xmp_facts
from app.core.library.library import Library
from app.core.marks.merging import OwnMarks, merged
from app.core.marks.reading import PhotoToRead, SeenMarks
from app.core.marks.sidecars import FileStamp
from app.core.marks.tables import (
    KnownFile,
    Seen,
    known_files,
    note_seen,
    read_seen,
)
from app.core.store.photos import marks as store
from app.core.types import UNMARKED, Marks

FOLDER_AT_ONCE = 200
"""Photos of a folder that are looked at in one task; taking them over is one step."""


def to_read(
    library: Library, photos: Collection[int] | None = None
) -> Iterator[tuple[Path, list[PhotoToRead]]]:
    """The ``photos`` (None: all) whose files can be looked at, folder by folder, some at a time."""
    for files in known_files(library.catalogue, photos):
        for folder, inside in groupby(files, lambda file: file.path.parent):
            some = [PhotoToRead(file.photo, stamp_of_file(file), file.stamp) for file in inside]
            for start in range(0, len(some), FOLDER_AT_ONCE):
                yield folder, some[start : start + FOLDER_AT_ONCE]


def take_over(library: Library, said: Sequence[SeenMarks]) -> dict[int, Marks]:
    """Merge what files say into the catalogue by the rule of three; the new marks of the photos
    that got other ones.

    Files that say nothing change nothing: neither does a sidecar that was deleted, nor one that
    can't be read at the moment.
    """
    photos = [each.photo for each in said]
    with library.transaction():
        before = read_seen(library.catalogue, photos)
        own = own_marks(library, photos)
        changed = {}
        seen = []
        for each in said:
            base = before.get(each.photo, Seen(each.photo, "", 0, UNMARKED))
            if not each.fault and each.said.speaks and each.sidecars >= base.sidecars:
                marks = merged(base.marks, own[each.photo], each.said)
                if marks != own[each.photo].marks:
                    changed[each.photo] = marks
            says = base.marks if each.fault else each.said.marks
            seen.append(Seen(each.photo, each.stamp, each.sidecars, says))
        store.put_marks(library.catalogue, changed, time.time())
        note_seen(library.catalogue, seen)
    return changed


def take_over_facts(library: Library, said: Sequence[SeenMarks]) -> list[int]:
    """Note what XMP tells of when and where photos were taken; returns those of which it told
    something else. Of photos with a sidecar that can't be read at the moment nothing changes."""
    told = {each.photo: each.facts for each in said if not each.fault}
    return note_xmp_facts(library.catalogue, told)


def own_marks(library: Library, photos: Collection[int]) -> dict[int, OwnMarks]:
    """What the catalogue says of each of ``photos``, and since when."""
    times = store.times_set(library.catalogue, photos)
    marks = store.marks_of(library.catalogue, photos)
    return {photo: OwnMarks(marks[photo], *times.get(photo, (0.0, 0.0))) for photo in photos}


def stamp_of_file(file: KnownFile) -> FileStamp:
    """The stamp of a photo's file as the catalogue knows it."""
    return FileStamp(file.path.name, file.size, file.mtime_ns)
