"""Detect which files are new, changed or gone, and record it.

`detect_changes` does so in all folders, as the first part of a scan: each is listed on a thread of
its own. If a disk or network does not answer, its thread hangs in the system, where it can't be
interrupted. The rest of the scan goes on: the folder counts as offline, and the thread is
abandoned. `follow` does so in folders that were seen to change.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue

from app.core.base.content_hash import content_hash
from app.core.base.photo_types import Changes, Presence
from app.core.duplicates.copies import note_difference, show_online_files
from app.core.library.difference import (
    FoundAndKnown,
    FoundFolder,
    compare,
    difference,
    files_of,
    portions,
    remaining,
    unexplained,
    without_touched,
)
from app.core.library.file_tables import Difference, FoundFile, KnownFile, files_of_roots
from app.core.library.library import Library
from app.core.library.presence import KnownRoot, presence_of
from app.core.library.root_tables import known_roots, note_presence
from app.core.library.walk import TIMES, FileFilter, excluded_patterns, file_filter, matcher, walk
from app.work.reading.scan import STEP_WAIT, Scan
from features.decode import SUFFIXES, unreadable_suffixes

BATCH = 1_000  # files that are processed in one step
AHEAD = 10_000  # files that are found before a walk waits for their processing
PAUSE = 0.01  # seconds
JOIN_TIMEOUT = 0.2  # seconds to wait for a thread to end


class Listing:
    """Walks all folders at once. ``folders``: root -> what is known of it.

    A folder without a sign of life for ``silence`` seconds is given up. Attribute: ``presences``,
    how each complete folder was found.
    """

    def __init__(
        self, folders: Mapping[int, KnownRoot], wanted: FileFilter, silence: float
    ) -> None:
        self.presences: dict[int, Presence] = {}
        self._active = dict.fromkeys(folders, time.monotonic())  # the last sign of life
        self._wanted = wanted
        self._silence = silence
        self._stopped = False
        self._news: SimpleQueue[tuple[int, FoundFile | Presence]] = SimpleQueue()
        self._threads = [
            threading.Thread(target=self._walk, args=(known,), name="listing", daemon=True)
            for known in folders.values()
        ]
        for thread in self._threads:
            thread.start()

    @property
    def running(self) -> bool:
        """Whether any folder is neither complete nor silent yet."""
        limit = time.monotonic() - self._silence
        waiting = self._active.keys() - self.presences.keys()
        return not self._news.empty() or any(self._active[root] > limit for root in waiting)

    def take(self, timeout: float) -> list[FoundFile]:
        """Return some of the files found; waits up to ``timeout`` seconds for the first."""
        files: list[FoundFile] = []
        with suppress(Empty):
            while len(files) < BATCH:
                root, found = self._news.get(timeout=0.0 if files else timeout)
                if isinstance(found, Presence):
                    self.presences[root] = found
                else:
                    files.append(found)
        return files

    def stop(self) -> None:
        """End the threads at their next folder; those that get no answer are abandoned."""
        self._stopped = True
        for thread in self._threads:
            thread.join(JOIN_TIMEOUT)

    def _walk(self, known: KnownRoot) -> None:
        presence = presence_of(known)
        visiting = partial(self._go_on, known.id)
        with suppress(_StoppedError):
            if presence.device is not None:
                for file in walk(known.id, known.path, self._wanted, visiting=visiting):
                    visiting()
                    self._news.put((known.id, file))
                    while self._news.qsize() > AHEAD and not self._stopped:
                        time.sleep(PAUSE)
            self._news.put((known.id, presence))

    def _go_on(self, root: int) -> None:
        if self._stopped:
            raise _StoppedError
        self._active[root] = time.monotonic()


class _StoppedError(Exception):
    """The walk was stopped."""


def detect_changes(scan: Scan) -> Iterator[None]:
    """Walk the folders that are there; record what is new, changed, moved, vanished."""
    folders = known_roots(scan.library.catalogue)
    scan.progress.start("looking")
    scan.library.touched.forget()
    seen: set[int] = set()
    presences, found = yield from _list_folders(scan, folders, seen)
    yield
    note_presence(scan.library.catalogue, presences)
    online = [root for root, found in presences.items() if found.device is not None]
    there = {root: folders[root].path for root in online}
    found = [file for file in sorted(found, key=lambda file: file.root) if file.root in there]
    hashes: dict[FoundFile, bytes] = {}
    yield from _hash(scan, there, found, hashes, seen)
    yield
    present = known_roots(scan.library.catalogue).keys() & there.keys()
    found = [file for file in found if file.root in present]
    found = without_touched(scan.library, there, found, seen)
    known = files_of_roots(scan.library.catalogue, present, seen)
    for changes in portions(difference(known, found, hashes)):
        scan.on_changes(note_difference(scan.library, changes))
        yield


def _list_folders(
    scan: Scan, folders: Mapping[int, KnownRoot], seen: set[int]
) -> Generator[None, None, tuple[dict[int, Presence], list[FoundFile]]]:
    """Return how each folder was found, and the files that differ from the catalogue.

    The numbers of unchanged files go into ``seen``, so that few files are kept in memory. A folder
    that falls silent is offline, whatever was found in it.
    """
    excluded = matcher(excluded_patterns(scan.library))
    wanted = file_filter(SUFFIXES, unreadable_suffixes(), excluded)
    listing = Listing(folders, wanted, scan.stall_limit)
    found: list[FoundFile] = []
    try:
        while listing.running:
            files = listing.take(STEP_WAIT)
            found += remaining(scan.library, files, seen)
            scan.progress.advance(len(files))
            scan.progress.report()
            yield
    finally:
        listing.stop()
    return dict.fromkeys(folders, Presence()) | listing.presences, found


def _hash(
    scan: Scan,
    roots: dict[int, Path],
    found: list[FoundFile],
    hashes: dict[FoundFile, bytes],
    seen: set[int],
) -> Iterator[None]:
    """Hash the files that may be known under another path or time."""
    known = files_of_roots(scan.library.catalogue, roots, seen) if found else []
    files = unexplained(known, found)
    yield from scan.work.run(
        (scan.photo_task(file, content_hash, _path(roots, file)) for file in files),
        done=lambda results: hashes.update({result.key: result.value for result in results}),
        failed=lambda _: None,  # the attempt to read the photo gives the reason
    )


def _path(roots: dict[int, Path], file: FoundFile) -> Path:
    return roots[file.root] / os.fsdecode(file.path)


def use_copies(scan: Scan) -> Iterator[None]:
    """Show photos of offline folders by their files that are online."""
    for changes in show_online_files(scan.library):
        scan.on_changes(changes)
        yield


DISK_TIMEOUT = 60.0  # seconds without an answer about a file before the disk is given up


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
    library: Library, compared: FoundAndKnown, hashes: dict[FoundFile, bytes], missing: set[int]
) -> Iterator[None]:
    """Hash the files that may be known elsewhere, and find out which of those are gone there.
    This runs on a thread that is abandoned if the disk does not answer."""
    files = compared.to_be_hashed()
    if not files:
        return
    paths = files_of(library, compared.others)
    tops = {root.id: root.path for root in library.roots()}

    def ask() -> None:
        for file in files:
            with suppress(OSError):  # the attempt to read the photo gives the reason
                hashes[file] = content_hash(_path(tops, file))
        for known in compared.elsewhere(hashes):
            if known.id in paths and _is_missing(known, *paths[known.id]):
                missing.add(known.id)

    asking = threading.Thread(target=ask, name="contents", daemon=True)
    asking.start()
    heard, quiet = 0, 0.0
    while asking.is_alive() and quiet < DISK_TIMEOUT:
        asking.join(STEP_WAIT)
        answers = len(hashes) + len(missing)
        quiet = quiet + STEP_WAIT if answers == heard else 0.0
        heard = answers
        yield


def _is_missing(known: KnownFile, root: Path, path: Path) -> bool:
    """Return whether a known file is gone while its root is there, or was replaced.
    Two files, or two disks, may have swapped paths."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return root.is_dir()
    except OSError:
        return False
    changed = min(max(status.st_mtime_ns, TIMES[0]), TIMES[1])
    return known.stamp != (status.st_size, changed)
