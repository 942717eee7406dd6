"""Reads the marks of photos, and when and where XMP says they were taken, from files and sidecars.

Sidecars stand beside photos under both names that programs give them: photo.jpg.xmp is what digiKam
and darktable write, photo.xmp what Lightroom writes. The latter may belong to another file of that
name; Lightroom notes to which (photoshop:SidecarForExtension). One that does not say is read for a
raw, and for another photo only if that alone has the name. Runs in processes that may crash.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Literal

from app.core.base.errors import MarkError
from app.core.base.language import tr
from app.core.base.photo_types import XmpFacts
from app.core.marks.fields import FoundMarks, found_in, with_others
from app.core.marks.merging import FileMarks, Source, join
from app.core.marks.xmp import MAX_BYTES, XmpDocument
from app.core.marks.xmp_facts import facts_in
from engine.ordinary import opened
from features.decode import SUFFIXES, is_raw
from features.errors import DecodeError
from features.metadata import read_metadata

SUFFIX = ".xmp"

Habit = Literal["photo.jpg.xmp", "photo.xmp"]
"""How a new sidecar is named."""

LONG: Habit = "photo.jpg.xmp"
SHORT: Habit = "photo.xmp"
HABITS = (LONG, SHORT)


@dataclass(frozen=True, slots=True)
class FileStamp:
    """What tells whether a file was changed."""

    name: str
    size: int  # bytes
    mtime_ns: int

    def __str__(self) -> str:
        return f"{self.name!r} {self.size} {self.mtime_ns}"  # not shown


def sidecar_path(photo: Path, habit: Habit) -> Path:
    """Where the sidecar of ``photo`` is by one habit."""
    return photo.with_name(photo.name + SUFFIX) if habit == LONG else photo.with_suffix(SUFFIX)


def stamps_in(folder: Path) -> dict[str, FileStamp]:
    """The sidecars in a folder by their names in lower case. Raises OSError."""
    found = {}
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.lower().endswith(SUFFIX) and entry.is_file():
                status = entry.stat()
                stamp = FileStamp(entry.name, status.st_size, status.st_mtime_ns)
                found[entry.name.lower()] = stamp
    return found


def sidecars_of(photo: Path, beside: Mapping[str, FileStamp]) -> list[FileStamp]:
    """Those of the sidecars ``beside`` a photo that may be its own, by their names."""
    names = dict.fromkeys(sidecar_path(photo, habit).name.lower() for habit in HABITS)
    return [beside[name] for name in names if name in beside]


def belongs_to(document: XmpDocument, sidecar: Path, photo: Path) -> bool:
    """Whether a sidecar is that of ``photo`` and not of another file of that name."""
    if sidecar.name.lower() == f"{photo.name}{SUFFIX}".lower():
        return True
    said = document.text("photoshop:SidecarForExtension")
    if said is None:
        return is_raw(photo.name) or not shares_stem(photo)
    return said.lower().lstrip(".") == photo.suffix.lower().lstrip(".")


def shares_stem(photo: Path) -> bool:
    """Whether another photo beside ``photo`` has its stem, so that photo.xmp may be of either."""
    try:
        stems = _stems(photo.parent, photo.parent.stat().st_mtime_ns)
    except OSError:
        return False
    return stems[photo.stem.lower()] > 1


@lru_cache(maxsize=4)
def _stems(folder: Path, mtime_ns: int) -> Counter[str]:
    """How many photos of a folder have each stem, as long as nothing comes or goes there."""
    del mtime_ns
    parts = (os.path.splitext(name.lower()) for name in os.listdir(folder))  # noqa: PTH122, PTH208
    return Counter(stem for stem, ending in parts if ending in SUFFIXES)


def read_sidecar(path: Path) -> tuple[bytes, float]:
    """The content of a sidecar, and when it was written, in seconds since the epoch.

    Raises MarkError if it is no file or too large, OSError if it can't be read.
    """
    with opened(path) as file:
        status = os.fstat(file.fileno())
        if status.st_size > MAX_BYTES:
            raise MarkError(
                tr("{name} is no sidecar: no file, or a very large one.", name=path.name)
            )
        return file.read(MAX_BYTES + 1), status.st_mtime


def own_sidecar(photo: Path, folder: Path, beside: Mapping[str, FileStamp]) -> Path | None:
    """The sidecar of ``photo`` among those in ``folder``, under whichever name; the newer of two.
    One that can't be read may be it."""
    found = [
        (stamp.mtime_ns, folder / stamp.name)
        for stamp in sidecars_of(photo, beside)
        if _may_belong(folder / stamp.name, photo)
    ]
    return max(found)[1] if found else None


def _may_belong(sidecar: Path, photo: Path) -> bool:
    try:
        return belongs_to(XmpDocument(read_sidecar(sidecar)[0]), sidecar, photo)
    except (MarkError, OSError):
        return True


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
