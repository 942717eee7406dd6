"""Reads the marks of photos, and when and where XMP says they were taken, from files and sidecars.

Runs in processes that may crash.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from app.core.errors import MarkError
from app.core.language import tr
from app.core.marks.fields import FoundMarks, found_in, with_others
from app.core.marks.merging import FileMarks, Source, join
from app.core.marks.sidecars import (
    FileStamp,
    belongs_to,
    read_sidecar,
    sidecars_of,
    stamps_in,
)
from app.core.marks.xmp import XmpDocument
from app.core.marks.xmp_facts import facts_in
from app.core.types import XmpFacts
from features.errors import DecodeError
from features.metadata import read_metadata

NOTHING = XmpFacts()

VERSION = 2
"""Of what is read: with a higher one all files are looked at again."""


@dataclass(frozen=True, slots=True)
class PhotoToRead:
    """A photo whose marks may be new: its file as the catalogue knows it, and the stamp of when its
    marks were read last (empty: never)."""

    id: int
    file: FileStamp
    stamp: str


@dataclass(frozen=True, slots=True)
class SeenMarks:
    """What the files of a photo say. ``fault``: a sentence on a file that can't be read."""

    photo: int
    stamp: str
    sidecars: int
    said: FileMarks
    fault: str = ""
    facts: XmpFacts = NOTHING


def read_changed(folder: Path, photos: Sequence[PhotoToRead]) -> list[SeenMarks]:
    """What the files say of those of ``photos``, all in ``folder``, that were changed, or got, lost
    or changed a sidecar. Raises OSError if the folder can't be listed."""
    beside = stamps_in(folder)
    changed = []
    for photo in photos:
        sidecars = sidecars_of(Path(photo.file.name), beside)
        stamp = stamp_of(photo.file, sidecars)
        if stamp != photo.stamp:
            path = folder / photo.file.name
            said, facts, fault = read_files(path, [folder / each.name for each in sidecars])
            changed.append(SeenMarks(photo.id, stamp, len(sidecars), said, fault, facts))
    return changed


def stamp_of(photo: FileStamp, sidecars: Sequence[FileStamp]) -> str:
    """Text that is another when a photo's file or its sidecars are."""
    written = " ".join(map(str, sidecars))
    return f"{VERSION} {photo.size} {photo.mtime_ns} {written}".rstrip()  # not shown


def read_files(photo: Path, sidecars: Sequence[Path]) -> tuple[FileMarks, XmpFacts, str]:
    """What a photo and its sidecars say of its marks, and of when and where it was taken; and why
    one can't be read, or empty."""
    found, fault = [], ""
    for path in sidecars:
        try:
            data, written = read_sidecar(path)
            document = XmpDocument(data)
        except (MarkError, OSError) as error:
            fault = tr("{file}: {reason}", file=path, reason=error)
            continue
        if belongs_to(document, path, photo):
            found.append((written, document))
    found.sort(key=lambda each: -each[0])
    embedded, inside = embedded_marks(photo)
    marks = join([Source(found_in(each), written) for written, each in found], embedded)
    return marks, facts_in([each for _, each in found], inside), fault


def embedded_marks(photo: Path) -> tuple[Source | None, XmpDocument | None]:
    """What is written in the photo's own file, and the XMP there; None for what is not there, or
    can't be read."""
    try:
        metadata = read_metadata(photo)
        written = os.stat(photo).st_mtime  # noqa: PTH116 - one call
    except (DecodeError, OSError):
        return None, None
    try:
        document = XmpDocument(metadata.xmp) if metadata.xmp else None
    except MarkError:
        document = None
    found = FoundMarks() if document is None else found_in(document)
    found = with_others(found, metadata.keywords, metadata.rating, metadata.rating_percent)
    return Source(found, written) if metadata.xmp or found != FoundMarks() else None, document
