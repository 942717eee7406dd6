"""Reads the marks of photos from their files and sidecars; runs in processes that may crash."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from likewise.app.core.errors import MarkError
from likewise.app.core.language import tr
from likewise.app.core.marks.fields import Found, found_in, with_others
from likewise.app.core.marks.merging import FileMarks, Source, join
from likewise.app.core.marks.sidecars import (
    FileStamp,
    belongs_to,
    read_sidecar,
    sidecars_of,
    stamps_in,
)
from likewise.app.core.marks.xmp import XmpDocument
from likewise.features.errors import DecodeError
from likewise.features.metadata import read_metadata

VERSION = 1
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


def read_changed(folder: Path, photos: Sequence[PhotoToRead]) -> list[SeenMarks]:
    """What the files say of those of ``photos``, all in ``folder``, that were changed, or got, lost
    or changed a sidecar. Raises OSError if the folder can't be listed."""
    beside = stamps_in(folder)
    changed = []
    for photo in photos:
        sidecars = sidecars_of(Path(photo.file.name), beside)
        stamp = stamp_of(photo.file, sidecars)
        if stamp != photo.stamp:
            said, fault = file_marks(folder / photo.file.name, [folder / s.name for s in sidecars])
            changed.append(SeenMarks(photo.id, stamp, len(sidecars), said, fault))
    return changed


def stamp_of(photo: FileStamp, sidecars: Sequence[FileStamp]) -> str:
    """Text that is another when a photo's file or its sidecars are."""
    written = " ".join(map(str, sidecars))
    return f"{VERSION} {photo.size} {photo.mtime_ns} {written}".rstrip()  # not shown


def file_marks(photo: Path, sidecars: Sequence[Path]) -> tuple[FileMarks, str]:
    """What a photo and its sidecars say of its marks; and why one can't be read, or empty."""
    sources, fault = [], ""
    for path in sidecars:
        try:
            data, written = read_sidecar(path)
            document = XmpDocument(data)
        except (MarkError, OSError) as error:
            fault = tr("{file}: {reason}", file=path, reason=error)
            continue
        if belongs_to(document, path, photo):
            sources.append(Source(found_in(document), written))
    return join(sources, embedded_marks(photo)), fault


def embedded_marks(photo: Path) -> Source | None:
    """What is written in the photo's own file; None if nothing is, or it can't be read."""
    try:
        metadata = read_metadata(photo)
        written = os.stat(photo).st_mtime  # noqa: PTH116 - one call
    except (DecodeError, OSError):
        return None
    found = Found()
    if metadata.xmp:
        try:
            found = found_in(XmpDocument(metadata.xmp))
        except MarkError:
            found = Found()
    found = with_others(found, metadata.keywords, metadata.rating, metadata.rating_percent)
    return Source(found, written) if metadata.xmp or found != Found() else None
