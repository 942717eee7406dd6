"""First part of a scan: detects which files are new, changed or gone, and notes it."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator, Mapping
from pathlib import Path

from app.core.base.content_hash import content_hash
from app.core.base.photo_types import Presence
from app.core.duplicates.copies import bring_to_hand, fold_copies, note_difference
from app.core.library.difference import portions
from app.core.library.file_tables import FoundFile
from app.core.library.ingest import (
    have_copies_read,
    known_roots,
    note_presence,
    remaining,
    to_be_hashed,
    to_be_noted,
    without_touched,
)
from app.core.library.presence import KnownRoot
from app.core.library.walk import excluded_patterns, matcher
from app.work.reading.listing import Listing
from app.work.reading.work import STEP_WAIT, Scan
from features.decode import unreadable_suffixes


def detect_changes(scan: Scan) -> Iterator[None]:
    """Walk the folders that are there; note what is new, changed, moved, vanished."""
    folders = known_roots(scan.library)
    scan.progress.start("looking")
    scan.library.touched.forget()
    seen: set[int] = set()
    presences, found = yield from _list(scan, folders, seen)
    if scan.work.stopped:
        return
    yield
    note_presence(scan.library, presences)
    online = [root for root, found in presences.items() if found.device is not None]
    there = {root: folders[root].path for root in online}
    found = [file for file in sorted(found, key=lambda file: file.root) if file.root in there]
    hashes: dict[FoundFile, bytes] = {}
    yield from _hash(scan, there, found, hashes, seen)
    if scan.work.stopped:
        return
    yield
    present = known_roots(scan.library).keys() & there.keys()
    found = [file for file in found if file.root in present]
    found = without_touched(scan.library, there, found, seen)
    for changes in portions(to_be_noted(scan.library, present, found, hashes, seen)):
        scan.on_changes(note_difference(scan.library, changes))
        yield


def _list(
    scan: Scan, folders: Mapping[int, KnownRoot], seen: set[int]
) -> Generator[None, None, tuple[dict[int, Presence], list[FoundFile]]]:
    """How each folder was found, and the files that are not as they were; the
    photos of those that are go into ``seen``, so that few of many have to be remembered.

    A folder that falls silent is offline, whatever was found in it.
    """
    excluded = matcher(excluded_patterns(scan.library))
    listing = Listing(folders, unreadable_suffixes(), excluded, scan.stall_limit)
    found: list[FoundFile] = []
    try:
        while listing.running and not scan.work.stopped:
            files = listing.take(STEP_WAIT)
            found += remaining(scan.library, files, seen)
            scan.progress.advance(len(files))
            scan.progress.report()
            yield
    finally:
        listing.stop()
    return {root: listed.presence for root, listed in listing.listed.items()}, found


def _hash(
    scan: Scan,
    roots: dict[int, Path],
    found: list[FoundFile],
    hashes: dict[FoundFile, bytes],
    seen: set[int],
) -> Iterator[None]:
    """Read the content of those files that may be photos known from another path or time."""
    files = to_be_hashed(scan.library, roots, found, seen)
    yield from scan.work.run(
        (scan.photo_task(file, content_hash, _path(roots, file)) for file in files),
        done=lambda results: hashes.update({result.key: result.value for result in results}),
        failed=lambda _: None,  # reading the photo will tell why
    )


def _path(roots: dict[int, Path], file: FoundFile) -> Path:
    return roots[file.root] / os.fsdecode(file.path)


def fold(scan: Scan) -> Iterator[None]:
    """Make one photo of those that have one content, in a library of before; read copies that have
    lost their photo; show those at the path of a copy whose folders are away."""
    have_copies_read(scan.library)
    for changes in fold_copies(scan.library):
        if changes.removed:
            scan.on_changes(changes)
        yield
    for changes in bring_to_hand(scan.library):
        scan.on_changes(changes)
        yield
