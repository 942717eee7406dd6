"""Diagnose a library for `likewise doctor`: findings, with what to do."""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from app.core.base.errors import LibraryError, LibraryMissingError
from app.core.base.paths import cache_folder, default_library
from app.core.base.photo_types import PhotoState
from app.core.files.job import interrupted_files
from app.core.library.library import Library
from app.core.library.modalities import is_subject_wanted, refused_subject
from app.core.safety.repair import check_parts, orphaned_files
from app.core.store.migrations import current_format
from features import subject

MIN_FREE_BYTES = 10**9
"""With fewer bytes free, reading more photos may fill the disk."""

OF_CATALOGUE = "`likewise doctor --repair` makes it of the last backup and the log."

SHOWN = 5  # faults of one kind shown one by one


@dataclass(frozen=True, slots=True)
class Finding:
    """A finding about one ``part``. A "note" is worth knowing, but nothing is wrong.

    ``advice``: what to do, if anything.
    """

    part: str
    state: Literal["ok", "note", "wrong"]
    sentence: str
    advice: str = ""


def examine(folder: Path | None, opened: Callable[[Path], Library]) -> Iterator[Finding]:
    """Examine the library in ``folder`` (default: the platform's place), changing nothing."""
    folder = default_library() if folder is None else folder.absolute()
    yield from _check_folder("library folder", folder)
    try:
        with opened(folder) as library:
            yield from _library(library)
    except LibraryMissingError as error:
        yield Finding("library", "note", error.sentence, error.hint)
    except LibraryError as error:
        yield Finding("library", "wrong", error.sentence, error.hint)
    yield from _check_folder("cache", cache_folder())


def _check_folder(part: str, folder: Path) -> Iterator[Finding]:
    """Check that ``folder``, or the one that it would be made in, is writable and has room."""
    there = next(each for each in (folder, *folder.parents) if each.exists())
    if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
        advice = "Change its permissions, or choose another folder."
        yield Finding(part, "wrong", f"{folder} can't be written.", advice)
        return
    free = shutil.disk_usage(there).free
    sentence = f"{folder} takes {_size(_bytes(folder))}; {_size(free)} are free."
    if free < MIN_FREE_BYTES:
        yield Finding(part, "note", sentence, "Make room before more photos are read.")
    else:
        yield Finding(part, "ok", sentence)


def _library(library: Library) -> Iterator[Finding]:
    photos = library.count()
    yield Finding("library", "ok", f"Format {current_format()}, with {photos:,} photos.")
    yield from _folders(library)
    advice = {room.part: room.advice for room in library.rooms}
    for part, faults in check_parts(library).items():
        more = [f"And {len(faults) - SHOWN:,} more."] if len(faults) > SHOWN else []
        for fault in faults[:SHOWN] + more:
            yield Finding(part, "wrong", fault, advice.get(part, OF_CATALOGUE))
        if not faults:
            yield Finding(part, "ok", "Nothing is lost or torn.")
    yield _subject(library)
    yield from _waiting(library)
    yield _files(library)
    if found := orphaned_files(library):
        sentence = f"{len(found):,}, of {_size(sum(map(_bytes, found)))}."
        yield Finding("leftovers", "note", sentence, "--repair removes them; so does a new look.")
    else:
        yield Finding("leftovers", "ok", "There are none.")


def _folders(library: Library) -> Iterator[Finding]:
    away = [root for root in library.roots() if root.state == "offline" or not root.path.is_dir()]
    for root in away:
        sentence = f"{root.path} is away; its {root.photos:,} photos can still be searched."
        yield Finding("folders", "note", sentence, "Plug in its disk, or remove the folder.")
    if not away:
        yield Finding("folders", "ok", "All are there.")


def _subject(library: Library) -> Finding:
    """Report whether photos are looked at for what is in them, if that is wanted."""
    refused = refused_subject(library)
    if not is_subject_wanted(library):
        sentence = "Photos are not looked at for what is in them, as was chosen."
        return Finding("subject", "ok", sentence)
    if refused is not None:
        return Finding("subject", "note", refused)
    if library.modalities() and subject.NAME not in library.modalities():
        sentence = "Photos were not looked at for what is in them yet."
        return Finding("subject", "note", sentence, "`likewise index` or --repair does it.")
    return Finding("subject", "ok", "Photos are looked at for what is in them.")


def _files(library: Library) -> Finding:
    """Report whether Likewise ended in the middle of moving a file."""
    if cut := interrupted_files(library):
        sentence = f"Likewise ended while it worked on {cut[0]}."
        return Finding("files", "note", sentence, "--repair brings it to an end.")
    return Finding("files", "ok", "No file was left halfway.")


def _waiting(library: Library) -> Iterator[Finding]:
    """Report what a scan still has to do, and what it could not."""
    waiting = library.count([PhotoState.PENDING])
    failed = library.count([PhotoState.FAILED])
    if waiting or library.matrices(searched=False):
        sentence = f"Reading was stopped: {waiting:,} photos wait."
        yield Finding("reading", "note", sentence, "`likewise index` or --repair goes on with it.")
    if failed:
        sentence = f"{failed:,} files couldn't be read."
        yield Finding("reading", "note", sentence, "`likewise status` tells why.")
    if not waiting and not failed:
        yield Finding("reading", "ok", "All photos are read.")


def _bytes(path: Path) -> int:
    """Return the size of a file, or of all files in a folder; files removed meanwhile count 0."""
    inside = (Path(folder, name) for folder, _, names in os.walk(path) for name in names)
    return sum(_file_bytes(file) for file in (path, *inside))


def _file_bytes(path: Path) -> int:
    try:
        status = path.stat()
    except OSError:
        return 0
    return status.st_size if stat.S_ISREG(status.st_mode) else 0


def _size(count: int) -> str:
    return f"{count / 1e9:,.1f} GB" if count >= MIN_FREE_BYTES else f"{count / 1e6:,.1f} MB"
