"""Writes marks into sidecars; runs in processes that may crash on what is in them.

A sidecar is read, changed and replaced by rename. Processes of ours take turns. Other programs take
none: when everything is ready for the rename, the sidecar is read once more, and if it is not what
the change was made of, all starts over from what it is now.
"""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from app.core.base.errors import MarkError
from app.core.base.language import tr
from app.core.base.paths import cache_folder
from app.core.base.photo_types import UNMARKED, Marks, XmpFacts
from app.core.marks.fields import found_in, write_marks
from app.core.marks.merging import FileMarks, OwnMarks, Source, join, merged
from app.core.marks.reading import (
    LONG,
    NOTHING,
    FileStamp,
    Habit,
    belongs_to,
    embedded_marks,
    own_sidecar,
    read_files,
    read_sidecar,
    shares_stem,
    sidecar_path,
    sidecars_of,
    stamp_of,
    stamps_in,
)
from app.core.marks.xmp import XmpDocument
from app.core.store.lock import taking_turns
from engine.atomic import SUFFIX as PART
from engine.atomic import replacing

ATTEMPTS = 20
"""How often a sidecar may be changed under our hands before it is left alone."""


LEFT_OVER = 3600.0
"""Seconds after which an unfinished sidecar is nobody's any more."""

_UNFINISHED = re.compile(rf".+\.xmp\.\d+{re.escape(PART)}", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class PhotoToWrite:
    """A photo whose marks are to be in a sidecar: its file, what the files said when they were read
    last, and what the catalogue says."""

    id: int
    file: FileStamp
    base: Marks
    own: OwnMarks


@dataclass(frozen=True, slots=True)
class WrittenMarks:
    """What a photo's files say now. ``path``: its sidecar, None without one; ``written``: whether
    it had to be changed; ``fault``: why it could not be, as a sentence; ``facts``: what else they
    tell, which a program may have written since they were read last."""

    photo: int
    path: Path | None = None
    written: bool = False
    marks: Marks = UNMARKED
    stamp: str = ""
    sidecars: int = 0
    fault: str = ""
    facts: XmpFacts = NOTHING


def write_beside(folder: Path, photos: Sequence[PhotoToWrite], habit: Habit) -> list[WrittenMarks]:
    """Write the marks of ``photos``, all in ``folder``, next to them, merged by the rule of three.

    A photo without marks gets no sidecar. Raises OSError if the folder can't be listed.
    """
    _remove_left_over(folder)
    beside = stamps_in(folder)
    done = []
    for photo in photos:
        path = folder / photo.file.name
        try:
            target, wanted, written = _write_beside(path, photo, habit, beside)
        except (MarkError, OSError) as error:
            done.append(WrittenMarks(photo.id, fault=_sentence(path, error)))
            continue
        if written:
            status = target.stat()
            stamp = FileStamp(target.name, status.st_size, status.st_mtime_ns)
            beside[target.name.lower()] = stamp
        sidecars = sidecars_of(path, beside)
        stamp_now = stamp_of(photo.file, sidecars)
        there = target if sidecars else None
        _, facts, _ = read_files(path, [folder / each.name for each in sidecars])
        done.append(
            WrittenMarks(photo.id, there, written, wanted, stamp_now, len(sidecars), facts=facts)
        )
    return done


def write_into(
    folder: Path, photos: Sequence[tuple[Path, PhotoToWrite]], habit: Habit
) -> list[WrittenMarks]:
    """Write the marks of photos, (path, photo) each, into sidecars in another ``folder``.

    Stars and colour become those of the catalogue, keywords are added to those that are there.
    """
    _remove_left_over(folder)
    done = []
    beside = stamps_in(folder)
    for path, photo in photos:
        try:
            target = _target(path, folder, habit, beside)
            wanted, written = _replace(path, target, None, photo)
        except (MarkError, OSError) as error:
            done.append(WrittenMarks(photo.id, fault=_sentence(path, error)))
            continue
        if written:
            beside[target.name.lower()] = FileStamp(target.name, 0, 0)
        there = target if target.name.lower() in beside else None
        done.append(WrittenMarks(photo.id, there, written, wanted))
    return done


def _remove_left_over(folder: Path) -> None:
    """Remove what processes of ours left that were killed while they wrote; old ones, as another
    computer may be writing to the same disk."""
    with os.scandir(folder) as entries:
        for entry in entries:
            if _UNFINISHED.fullmatch(entry.name):
                with suppress(OSError):
                    if time.time() - entry.stat().st_mtime > LEFT_OVER:
                        Path(entry.path).unlink()


def _write_beside(
    path: Path, photo: PhotoToWrite, habit: Habit, beside: dict[str, FileStamp]
) -> tuple[Path, Marks, bool]:
    target = _target(path, path.parent, habit, beside)
    others = [path.parent / s.name for s in sidecars_of(path, beside) if s.name != target.name]
    return target, *_replace(path, target, others, photo)


def _target(path: Path, folder: Path, habit: Habit, beside: dict[str, FileStamp]) -> Path:
    """The photo's sidecar in ``folder``: the one that is there, else one by ``habit``, but none
    that is another photo's or may be."""
    existing = own_sidecar(path, folder, beside)
    if existing is not None:
        return existing
    wanted = sidecar_path(folder / path.name, habit)
    taken = wanted.name.lower() in beside or shares_stem(path)
    return sidecar_path(folder / path.name, LONG) if taken else wanted


def _replace(
    photo: Path, target: Path, others: Sequence[Path] | None, wanted: PhotoToWrite
) -> tuple[Marks, bool]:
    """Merge marks into the sidecar ``target``. ``others``: further sidecars of the photo; None: the
    target is not beside it. Returns what it says now, and whether it was written."""
    with taking_turns(cache_folder() / "sidecars.lock"):
        for _ in range(ATTEMPTS):
            data, written = _content(target)
            document = XmpDocument() if data is None else XmpDocument(data)
            marks = _merged(document, photo, others, written, wanted)
            if data is None and marks == UNMARKED:
                return marks, False
            if not write_marks(document, marks):
                return marks, False
            if data is None and target.name != f"{photo.name}.xmp":
                document.set_text("photoshop:SidecarForExtension", photo.suffix.lstrip("."))
            try:
                _put(target, document.serialised(), data)
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
    others: Sequence[Path] | None,
    written: float | None,
    wanted: PhotoToWrite,
) -> Marks:
    found = found_in(document)
    if others is None:
        base = replace(found.marks, keywords=())
        return merged(base, wanted.own, FileMarks(found.marks))
    sources = [Source(found, written)] if written is not None else []
    for other in others:
        data, when = _content(other)
        if data is not None and when is not None:
            another = XmpDocument(data)
            if belongs_to(another, other, photo):
                sources.append(Source(found_in(another), when))
    theirs = join(sources, embedded_marks(photo)[0])
    if not theirs.speaks or not sources:
        return wanted.own.marks
    return merged(wanted.base, wanted.own, theirs)


class _ChangedError(Exception):
    """The sidecar is not what it was when it was read."""


def _put(target: Path, content: bytes, before: bytes | None) -> None:
    """Replace ``target``, whose content was ``before``. Raises _ChangedError if it is not."""
    if target.is_symlink():
        raise MarkError(
            tr("{name} is a link to another file, so it is left alone.", name=target.name)
        )

    def check() -> None:
        if _content(target)[0] != before:
            raise _ChangedError

    with replacing(target, by_many=True, check=check) as temporary:
        temporary.write_bytes(content)
        if before is not None:
            shutil.copymode(target, temporary)


def _content(path: Path) -> tuple[bytes | None, float | None]:
    """What is in a sidecar, and when it was written; nothing if there is none."""
    try:
        return read_sidecar(path)
    except FileNotFoundError:
        return None, None


def _sentence(photo: Path, error: MarkError | OSError) -> str:
    said = error.strerror if isinstance(error, OSError) else str(error)
    return tr("The sidecar of {photo} was not written: {said}", photo=photo, said=said)
