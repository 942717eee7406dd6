"""The first part of a scan: bring the catalogue up to date with what is on the disk."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

from app.core.ingest import apply_difference, known_photos
from app.core.roots import reachable_roots
from app.core.scan import Difference, FoundFile, content_hash, difference, unexplained, walk
from app.workers.indexer_work import STEP, Scan, Task
from features.decode import SUFFIXES

NEW_AT_ONCE = 5_000  # new files noted in one transaction


def look(scan: Scan) -> Iterator[None]:
    """Walk the folders that are there; note what is new, changed, moved, vanished."""
    roots = dict(reachable_roots(scan.library.catalogue))
    scan.meter.start("looking")
    found: list[FoundFile] = []
    hashes: dict[FoundFile, bytes] = {}
    yield from _walk(scan, roots, found)
    yield from _hash(scan, roots, found, hashes)
    if scan.work.stopped:
        return
    present = {root.id for root in scan.library.roots()} & roots.keys()
    known = known_photos(scan.library.catalogue, present)
    found = [file for file in found if file.root in present]
    for changes in _portions(difference(known, found, hashes)):
        scan.on_changes(apply_difference(scan.library.catalogue, changes))
        yield


def _walk(scan: Scan, roots: dict[int, Path], found: list[FoundFile]) -> Iterator[None]:
    since = time.monotonic()
    for root, folder in roots.items():
        for file in walk(root, folder, SUFFIXES):
            found.append(file)
            scan.meter.advance(1)
            if time.monotonic() - since > STEP:
                if scan.work.stopped:
                    return
                scan.meter.report()
                yield
                since = time.monotonic()


def _hash(
    scan: Scan, roots: dict[int, Path], found: list[FoundFile], hashes: dict[FoundFile, bytes]
) -> Iterator[None]:
    """Read the content of those files that may be photos known from another place or time."""
    known = known_photos(scan.library.catalogue, roots)
    yield from scan.work.run(
        (
            Task(file, content_hash, (_path(roots, file),), scan.photo_limit)
            for file in unexplained(known, found)
        ),
        done=lambda results: hashes.update({result.key: result.value for result in results}),
        failed=lambda _: None,  # reading the photo will tell why
    )


def _path(roots: dict[int, Path], file: FoundFile) -> Path:
    return roots[file.root] / os.fsdecode(file.path)


def _portions(found: Difference) -> Iterator[Difference]:
    """What belongs together at once, then the new files some at a time."""
    yield Difference(changed=found.changed, moved=found.moved, vanished=found.vanished)
    for start in range(0, len(found.new), NEW_AT_ONCE):
        yield Difference(new=found.new[start : start + NEW_AT_ONCE])
