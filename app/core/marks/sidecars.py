"""Read marks and XMP facts from photos' files and sidecars, and write marks into sidecars.

Sidecars are found under both names that programs use: digiKam and darktable write photo.jpg.xmp,
Lightroom photo.xmp. The latter may belong to another file with this stem; Lightroom records to
which (photoshop:SidecarForExtension). Without that it counts for a raw file, and for another photo
only if no other has the stem. All of this runs in processes that the content of a file may crash.

A sidecar is read, changed and replaced by renaming. Our processes lock each other out. Other
programs don't: right before renaming, the sidecar is read once more, and if it has changed,
everything starts again.
"""

from __future__ import annotations

import os
import re
import shutil
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Literal

from app.core.base.errors import MarkError
from app.core.base.language import tr
from app.core.base.paths import cache_folder
from app.core.base.photo_types import UNMARKED, Marks, XmpFacts
from app.core.marks.fields import FoundMarks, found_in, with_others, write_marks
from app.core.marks.merging import DatedMarks, Source, join, merged
from app.core.marks.xmp import MAX_BYTES, XmpDocument, facts_in
from app.core.store.lock import taking_turns
from engine.atomic import SUFFIX as PART
from engine.atomic import replacing
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
    """What shows whether a file has changed."""

    name: str
    size: int  # bytes
    mtime_ns: int

    def __str__(self) -> str:
        return f"{self.name!r} {self.size} {self.mtime_ns}"


def sidecar_path(photo: Path, habit: Habit) -> Path:
    """Return the path of the sidecar of ``photo`` by one habit."""
    return photo.with_name(photo.name + SUFFIX) if habit == LONG else photo.with_suffix(SUFFIX)


def stamps_in(folder: Path) -> dict[str, FileStamp]:
    """Return the sidecars in a folder by lower-case name. Raises OSError."""
    found = {}
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.lower().endswith(SUFFIX) and entry.is_file():
                status = entry.stat()
                stamp = FileStamp(entry.name, status.st_size, status.st_mtime_ns)
                found[entry.name.lower()] = stamp
    return found


def sidecars_of(photo: Path, beside: Mapping[str, FileStamp]) -> list[FileStamp]:
    """Return those of the sidecars ``beside`` a photo that have a name of its own sidecar."""
    names = dict.fromkeys(sidecar_path(photo, habit).name.lower() for habit in HABITS)
    return [beside[name] for name in names if name in beside]


def belongs_to(document: XmpDocument, sidecar: Path, photo: Path) -> bool:
    """Return whether a sidecar belongs to ``photo``, not to another file with this stem."""
    if sidecar.name.lower() == f"{photo.name}{SUFFIX}".lower():
        return True
    said = document.text("photoshop:SidecarForExtension")
    if said is None:
        return is_raw(photo.name) or not shares_stem(photo)
    return said.lower().lstrip(".") == photo.suffix.lower().lstrip(".")


def shares_stem(photo: Path) -> bool:
    """Return whether another photo beside ``photo`` has its stem: photo.xmp may be of either."""
    try:
        stems = _stems(photo.parent, photo.parent.stat().st_mtime_ns)
    except OSError:
        return False
    return stems[photo.stem.lower()] > 1


@lru_cache(maxsize=4)
def _stems(folder: Path, mtime_ns: int) -> Counter[str]:
    """Count the photos of a folder by stem; cached until the folder changes."""
    del mtime_ns
    parts = (os.path.splitext(name.lower()) for name in os.listdir(folder))  # noqa: PTH208
    return Counter(stem for stem, ending in parts if ending in SUFFIXES)


def read_sidecar(path: Path) -> tuple[bytes, float]:
    """Return the content of a sidecar, and when it was written, in seconds since the epoch.

    Raises MarkError if it is no file or too large, OSError if it can't be read.
    """
    with opened(path) as file:
        status = os.fstat(file.fileno())
        if status.st_size > MAX_BYTES:
            raise MarkError(
                tr("{name} is no sidecar: no file, or a very large one.", name=path.name)
            )
        return file.read(MAX_BYTES + 1), status.st_mtime


def own_sidecar(photo: Path, beside: Mapping[str, FileStamp]) -> Path | None:
    """Return the sidecar of ``photo`` among those beside it: the newer, or an unreadable one."""
    found = [
        (stamp.mtime_ns, photo.with_name(stamp.name))
        for stamp in sidecars_of(photo, beside)
        if _may_belong(photo.with_name(stamp.name), photo)
    ]
    return max(found)[1] if found else None


def _may_belong(sidecar: Path, photo: Path) -> bool:
    try:
        return belongs_to(XmpDocument(read_sidecar(sidecar)[0]), sidecar, photo)
    except (MarkError, OSError):
        return True


NOTHING, UNDATED = XmpFacts(), DatedMarks()

VERSION = 2
"""Version of what is read; raising it makes all files be read again."""


@dataclass(frozen=True, slots=True)
class PhotoToRead:
    """A photo to read if its file has changed since ``stamp``, from the last reading, or empty."""

    id: int
    file: FileStamp
    stamp: str


@dataclass(frozen=True, slots=True)
class SeenMarks:
    """What the files of a photo say, and its number of ``sidecars``.

    ``fault``: why a file can't be read or written, as a sentence. ``written``: whether a sidecar
    was changed just now.
    """

    photo: int
    stamp: str = ""
    sidecars: int = 0
    dated: DatedMarks = UNDATED
    fault: str = ""
    facts: XmpFacts = NOTHING
    written: bool = False

    @property
    def marks(self) -> Marks:
        """The marks that they say."""
        return self.dated.marks


def read_changed(folder: Path, photos: Sequence[PhotoToRead]) -> list[SeenMarks]:
    """Read ``photos`` in ``folder`` whose files or sidecars have changed. Raises OSError."""
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
    """Return text that changes when a photo's file or one of its sidecars does."""
    written = " ".join(map(str, sidecars))
    return f"{VERSION} {photo.size} {photo.mtime_ns} {written}".rstrip()


def read_files(photo: Path, sidecars: Sequence[Path]) -> tuple[DatedMarks, XmpFacts, str]:
    """Return the marks and facts in a photo and its sidecars, and why one can't be read, or ""."""
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
    """Return the marks and XMP in a photo's own file; None for what is missing or unreadable."""
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


MAX_ATTEMPTS = 20
"""How often a sidecar may change during writing before we give up."""


ABANDONED_AFTER = 3600.0
"""Seconds after which an unfinished sidecar counts as abandoned."""

_UNFINISHED = re.compile(rf".+\.xmp\.\d+{re.escape(PART)}", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class PhotoToWrite:
    """A photo whose marks go into a sidecar; ``base``: what its files said when last read."""

    id: int
    file: FileStamp
    base: Marks
    own: DatedMarks


def write_sidecars(folder: Path, photos: Sequence[PhotoToWrite], habit: Habit) -> list[SeenMarks]:
    """Merge the marks of ``photos`` into sidecars in their folder; new ones are named by ``habit``.

    Returns what the files say then. A photo without marks gets no sidecar. Raises OSError if the
    folder can't be listed.
    """
    _remove_left_over(folder)
    there = stamps_in(folder)
    done = []
    for photo in photos:
        path = folder / photo.file.name
        try:
            target = _target(path, habit, there)
            own = [folder / stamp.name for stamp in sidecars_of(path, there)]
            others = [each for each in own if each.name != target.name]
            wanted, written = _merge_into(path, target, others, photo)
        except (MarkError, OSError) as error:
            done.append(SeenMarks(photo.id, fault=_sentence(path, error)))
            continue
        if written:
            status = target.stat()
            stamp = FileStamp(target.name, status.st_size, status.st_mtime_ns)
            there[target.name.lower()] = stamp
        sidecars = sidecars_of(path, there)
        facts = read_files(path, [folder / each.name for each in sidecars])[1]
        now = stamp_of(photo.file, sidecars), len(sidecars)
        done.append(SeenMarks(photo.id, *now, DatedMarks(wanted), facts=facts, written=written))
    return done


def _remove_left_over(folder: Path) -> None:
    """Remove unfinished sidecars of killed processes, if old: others may write on this disk."""
    with os.scandir(folder) as entries:
        for entry in entries:
            if _UNFINISHED.fullmatch(entry.name):
                with suppress(OSError):
                    if time.time() - entry.stat().st_mtime > ABANDONED_AFTER:
                        Path(entry.path).unlink()


def _target(path: Path, habit: Habit, beside: dict[str, FileStamp]) -> Path:
    """Return the photo's sidecar, or the path of a new one: by ``habit``, unless that is taken."""
    existing = own_sidecar(path, beside)
    if existing is not None:
        return existing
    wanted = sidecar_path(path, habit)
    taken = wanted.name.lower() in beside or shares_stem(path)
    return sidecar_path(path, LONG) if taken else wanted


def _merge_into(
    photo: Path, target: Path, others: Sequence[Path], wanted: PhotoToWrite
) -> tuple[Marks, bool]:
    """Merge marks into the sidecar ``target``; return its marks, and whether it was written.

    ``others``: further sidecars of the photo.
    """
    with taking_turns(cache_folder() / "sidecars.lock"):
        for _ in range(MAX_ATTEMPTS):
            data, written = _read_if_there(target)
            document = XmpDocument() if data is None else XmpDocument(data)
            marks = _merged(document, photo, others, written, wanted)
            if data is None and marks == UNMARKED:
                return marks, False
            if not write_marks(document, marks):
                return marks, False
            if data is None and target.name != f"{photo.name}.xmp":
                document.set_text("photoshop:SidecarForExtension", photo.suffix.lstrip("."))
            try:
                _replace_file(target, document.serialised(), data)
            except _ChangedError:
                continue
            return marks, True
    raise MarkError(
        tr("Another program keeps changing {name}.", name=target.name),
        tr("Close it there, then try again."),
    )


def _merged(
    document: XmpDocument,
    photo: Path,
    others: Sequence[Path],
    written: float | None,
    wanted: PhotoToWrite,
) -> Marks:
    sources = [Source(found_in(document), written)] if written is not None else []
    for other in others:
        data, when = _read_if_there(other)
        if data is not None and when is not None:
            another = XmpDocument(data)
            if belongs_to(another, other, photo):
                sources.append(Source(found_in(another), when))
    theirs = join(sources, embedded_marks(photo)[0])
    if not theirs.has_metadata or not sources:
        return wanted.own.marks
    return merged(wanted.base, wanted.own, theirs)


class _ChangedError(Exception):
    """The sidecar has changed since it was read."""


def _replace_file(target: Path, content: bytes, before: bytes | None) -> None:
    """Replace ``target``. Raises _ChangedError if its content is not ``before``."""
    if target.is_symlink():
        raise MarkError(
            tr("{name} is a link to another file, so it is left alone.", name=target.name)
        )

    def check() -> None:
        if _read_if_there(target)[0] != before:
            raise _ChangedError

    with replacing(target, by_many=True, check=check) as temporary:
        temporary.write_bytes(content)
        if before is not None:
            shutil.copymode(target, temporary)


def _read_if_there(path: Path) -> tuple[bytes | None, float | None]:
    """Return the content of a sidecar, and when it was written; None if there is none."""
    try:
        return read_sidecar(path)
    except FileNotFoundError:
        return None, None


def _sentence(photo: Path, error: MarkError | OSError) -> str:
    said = error.strerror if isinstance(error, OSError) else str(error)
    return tr("The sidecar of {photo} was not written: {said}", photo=photo, said=said)
