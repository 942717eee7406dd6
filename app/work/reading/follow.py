"""Record what was found in changed folders, in short steps on the library thread."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

from app.core.base.content_hash import content_hash
from app.core.base.photo_types import Changes
from app.core.duplicates.copies import note_difference
from app.core.library.difference import FoundAndKnown, FoundFolder, compare, files_of, portions
from app.core.library.file_tables import Difference, FoundFile, KnownPhoto
from app.core.library.library import Library
from app.core.library.walk import TIMES
from app.work.reading.work import STEP_WAIT

SILENCE = 60.0  # seconds without an answer about a file before the disk is given up

_Answer = tuple[FoundFile, bytes] | int
"""The hash of a file, or a photo whose own file is gone."""


def follow(
    library: Library,
    batch: Sequence[FoundFolder],
    on_changes: Callable[[Changes], None],
    on_difference: Callable[[Difference], None],
) -> Iterator[None]:
    """Bring the catalogue up to date with what was found; no folder may stand in it twice.
    ``on_changes`` is called with every commit, ``on_difference`` with all differences."""
    compared = compare(library, batch)
    yield
    hashes: dict[FoundFile, bytes] = {}
    missing: set[int] = set()
    yield from _ask_disks(library, compared, hashes, missing)
    compared = compare(library, batch)  # the catalogue may have changed meanwhile
    found = compared.difference(hashes, missing)
    for some in portions(found):
        on_changes(note_difference(library, some))
        yield
    on_difference(found)


def _ask_disks(
    library: Library,
    compared: FoundAndKnown,
    hashes: dict[FoundFile, bytes],
    missing: set[int],
) -> Iterator[None]:
    """Hash the files that may be known photos, and find the photos whose own files are gone.
    This runs on a thread that is abandoned if the disk does not answer."""
    files = compared.to_be_hashed()
    if not files:
        return
    paths = files_of(library, compared.others)
    tops = {root.id: root.path for root in library.roots()}
    answers: SimpleQueue[_Answer | None] = SimpleQueue()

    def ask() -> None:
        for each in _answers(compared, files, tops, paths):
            answers.put(each)
        answers.put(None)

    Thread(target=ask, name="contents", daemon=True).start()
    quiet = 0.0
    while quiet < SILENCE:
        try:
            answer = answers.get(timeout=STEP_WAIT)
        except Empty:
            quiet += STEP_WAIT
            yield
            continue
        quiet = 0.0
        if answer is None:
            return
        if isinstance(answer, int):
            missing.add(answer)
        else:
            hashes[answer[0]] = answer[1]


def _answers(
    compared: FoundAndKnown,
    files: Collection[FoundFile],
    tops: Mapping[int, Path],
    paths: Mapping[int, tuple[Path, Path]],
) -> Iterator[_Answer]:
    """Yield hashes of ``files``, then the photos whose own files are gone. Accesses the disks."""
    read: dict[FoundFile, bytes] = {}
    for file in files:
        try:
            read[file] = content_hash(tops[file.root] / os.fsdecode(file.path))
        except OSError:
            continue  # the attempt to read the photo gives the reason
        yield file, read[file]
    for photo in compared.elsewhere(read):
        if photo.id in paths and _is_missing(photo, *paths[photo.id]):
            yield photo.id


def _is_missing(photo: KnownPhoto, root: Path, file: Path) -> bool:
    """Return whether the photo's file is gone while its root is there, or was replaced.
    Two files, or two disks, may have swapped paths."""
    try:
        status = file.stat()
    except FileNotFoundError:
        return root.is_dir()
    except OSError:
        return False
    changed = min(max(status.st_mtime_ns, TIMES[0]), TIMES[1])
    return (photo.size, photo.mtime_ns) != (status.st_size, changed)
