"""Watch the roots of a library: a thread for each, and a process that reports its changes.

A root is polled by its thread where the system reports nothing: on networks, and if it has more
folders than the system can watch. All access to a root's disk or network is on its thread, so one
that does not answer blocks nothing else. Files count as found once they are completely written.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Event, Thread
from typing import Any

from app.core.base.photo_types import Kind, Presence
from app.core.library.difference import FoundFolder
from app.core.library.file_tables import FoundFile
from app.core.library.presence import KnownRoot, presence_of
from app.core.library.relocate import path_now
from app.core.library.walk import FileFilter, closed_folder, join, list_folder, walk
from app.work.processes import pool
from app.work.processes.confinement import single_threaded
from app.work.reading.changes import LEEWAY, changed_since, serve

SETTLE = 1.5
"""Seconds that a file's size and time must stay the same before it counts as written."""

_SEPARATOR = os.fsencode(os.sep)

BATCH = 2_000  # folders that are visited before the findings are reported


class ChangedFolders:
    """Folders of one root that have to be visited; ``base`` is the root's folder."""

    def __init__(self, root: int, base: Path, file_filter: FileFilter) -> None:
        self._root = root
        self._base = os.fsencode(base)
        self._filter = file_filter
        self._now: dict[bytes, bool] = {}  # folder, relative to the root -> whether with all below
        self._again: dict[bytes, bool] = {}  # the same, visited when due
        self._due = 0.0
        self._sidecars: set[bytes] = set()  # folders in which a sidecar changed

    def everything(self) -> None:
        """Visit the whole root."""
        self._now = {b"": True}

    def note(self, paths: Iterable[str]) -> None:
        """Note changes at these absolute paths. Accesses the disk to tell folders from files."""
        for path in paths:
            inside = self._inside(os.fsencode(path))
            if inside is None or self._filter.skips(os.path.dirname(inside)):
                continue
            if os.path.isdir(join(self._base, inside)):
                if not self._filter.skips(inside):
                    self._now[inside] = True
            elif path.lower().endswith(".xmp"):
                self.note_sidecar(os.path.dirname(inside))
            else:
                self._now.setdefault(os.path.dirname(inside), False)

    def note_sidecar(self, folder: bytes) -> None:
        """Visit a folder a moment later, when the sidecar in it is completely written."""
        self._sidecars.add(folder)
        if not self._again:
            self._due = time.monotonic() + SETTLE
        self._again.setdefault(folder, False)

    @property
    def wait(self) -> float | None:
        """Seconds until there is something to visit; None: nothing is due."""
        if self._now:
            return 0.0
        return max(0.0, self._due - time.monotonic()) if self._again else None

    def found_folders(self) -> Iterator[tuple[FoundFolder, ...]]:
        """Visit the folders that are due, some at a time. Files still being written wait."""
        if self._again and time.monotonic() >= self._due:
            for folder, whole in self._again.items():
                self._now[folder] = whole or self._now.get(folder, False)
            self._again = {}
        due, self._now = _outermost(self._now), {}
        began = time.monotonic()
        found: list[FoundFolder] = []
        for folder, whole in due:
            found.append(self._visit(folder, whole))
            if len(found) >= BATCH:
                yield tuple(found)
                found = []
        if found:
            yield tuple(found)
        if self._again:  # visiting takes a third of the time at most
            self._due = time.monotonic() + max(SETTLE, 2 * (time.monotonic() - began))

    def _visit(self, folder: bytes, whole: bool) -> FoundFolder:
        began = time.monotonic()
        sidecars = self._had_sidecars(folder, whole)
        if not os.path.isdir(join(self._base, folder)):
            return FoundFolder(self._root, folder, True, (), began=began)
        below: frozenset[bytes] = frozenset()
        if whole:
            base = Path(os.fsdecode(self._base))
            files = list(walk(self._root, base, self._filter, begin=folder))
        else:
            try:
                listing = list_folder(self._root, self._base, folder, self._filter)
            except OSError as error:
                files = [closed_folder(self._root, folder, error)]
                return FoundFolder(self._root, folder, True, tuple(files), began=began)
            files, below = listing.files, frozenset([*listing.folders, *listing.linked])
        waiting = frozenset(file.path for file in files if self._may_be_unfinished(file))
        if waiting:
            self._again[folder] = whole or self._again.get(folder, False)
        settled = tuple(file for file in files if file.path not in waiting)
        return FoundFolder(self._root, folder, whole, settled, below, waiting, began, sidecars)

    def _had_sidecars(self, folder: bytes, whole: bool) -> bool:
        """Return whether a sidecar changed in or (if ``whole``) below it since the last call."""
        inside = {
            each
            for each in self._sidecars
            if each == folder or (whole and _is_within(each, folder))
        }
        self._sidecars -= inside
        return bool(inside)

    def _may_be_unfinished(self, file: FoundFile) -> bool:
        """Return whether a file changed a moment ago, so that a program may still write it.
        One from the future is of a disk with another clock."""
        age = time.time_ns() - file.mtime_ns
        return file.reason is None and 0 <= age < 1e9 * SETTLE

    def _inside(self, path: bytes) -> bytes | None:
        """Return the path relative to the root; None if it is outside.
        For a path that the system could not decode, the folder above it is visited."""
        if path == self._base:
            return b""
        if not path.startswith(join(self._base, b"")):
            return None
        inside = path[len(join(self._base, b"")) :]
        if b"\xef\xbf\xbd" in inside:  # U+FFFD
            readable = inside[: inside.index(b"\xef\xbf\xbd")]
            self._now[os.path.dirname(readable)] = True
            return None
        real = os.path.realpath(join(self._base, os.path.dirname(inside)))
        if real != join(self._base, os.path.dirname(inside)).rstrip(_SEPARATOR):
            self.everything()  # behind a link: only a walk from the top can map it
            return None
        return inside


def _outermost(folders: Mapping[bytes, bool]) -> list[tuple[bytes, bool]]:
    """Return the folders, each with whether all below it are meant, without those below such."""
    found: list[tuple[bytes, bool]] = []
    tree: bytes | None = None
    for folder, whole in sorted(folders.items(), key=lambda each: each[0].split(_SEPARATOR)):
        if tree is None or not _is_within(folder, tree):
            found.append((folder, whole))
            tree = folder if whole else tree
    return found


def _is_within(folder: bytes, tree: bytes) -> bool:
    return not tree or folder == tree or folder.startswith(join(tree, b""))


JOIN_TIMEOUT = 0.5  # seconds to wait for a thread to end


class Watcher:
    """Watches roots; ``on_found`` is called with what was found, on the threads of the roots."""

    def __init__(self, on_found: Callable[[RootFindings], None]) -> None:
        self._on_found = on_found
        self._threads: dict[int, RootThread] = {}

    def watch(self, roots: Mapping[int, tuple[KnownRoot, bool]], file_filter: FileFilter) -> None:
        """Watch these roots, each with (what is known, whether it is online), and no others."""
        for root in self._threads.keys() - roots.keys():
            self._threads.pop(root).stop()
        for root, (known, online) in roots.items():
            thread = self._threads.get(root)
            if thread is not None and (thread.known.path, thread.file_filter) == (
                known.path,
                file_filter,
            ):
                thread.known = known
                continue
            if thread is not None:
                thread.stop()
            self._threads[root] = RootThread(known, file_filter, self._on_found, online=online)

    def silent(self) -> list[int]:
        """Return the roots whose disk or network does not answer."""
        return [root for root, thread in self._threads.items() if thread.is_silent()]

    def close(self) -> None:
        """End the threads and their processes."""
        for thread in self._threads.values():
            thread.stop()
        for thread in self._threads.values():
            thread.join(JOIN_TIMEOUT)
        self._threads.clear()


EVERY: dict[Kind, float] = {"local": 10.0, "removable": 2.0, "network": 10.0}
"""Seconds between two checks whether a root is there."""

SILENCE: dict[Kind, float] = {"local": 60.0, "removable": 30.0, "network": 30.0}
"""Seconds without an answer after which a root counts as offline."""

POLL_EVERY: dict[Kind, float] = {"local": 30.0, "removable": 30.0, "network": 120.0}
"""Minimum of seconds between two walks through a root whose changes the system does not report."""

POLL_SHARE = 1 / 20
"""Maximum share of the time that these walks take."""

SEEK_INTERVAL = 20.0
"""Minimum of seconds between two attempts to find an offline root."""

SEEK_SHARE = 1 / 50
"""Maximum share of the time that these attempts take."""


@dataclass(frozen=True, slots=True)
class RootFindings:
    """What the thread of a root reports.
    ``presence``: if it changed; ``folders``: what was found in them; ``path``: where it seems to be
    while offline."""

    root: int
    presence: Presence | None = None
    folders: tuple[FoundFolder, ...] = ()
    path: Path | None = None


class RootThread:
    """Thread of one root, and the process that reports changes in it.

    ``on_found`` is called on this thread with what was found. ``online``: whether the root was
    there at the last check, in which case it needs no full visit. Attributes: ``known``, what is
    known of the root, which any thread may update; ``file_filter``. If the process can't be started
    or dies, that is tried again at the next check; if it can't watch the root, the root is polled.
    """

    def __init__(
        self,
        known: KnownRoot,
        file_filter: FileFilter,
        on_found: Callable[[RootFindings], None],
        *,
        online: bool,
    ) -> None:
        self.known = known
        self.file_filter = file_filter
        self._on_found = on_found
        self._changed = ChangedFolders(known.id, known.path, file_filter)
        self._process: BaseProcess | None = None
        self._reports: Connection[Any, Any] | None = None  # of the process
        self._is_watched = False  # by the process
        self._is_polled = False
        self._next_poll = 0.0
        self._polled: dict[bytes, int] | None = None  # folder -> hash of its files at the last poll
        self._online = online
        self._kind: Kind = "local"
        self._stopped = Event()
        self._next_seek = 0.0
        self._answered = time.monotonic()
        self._thread = Thread(target=self._run, name="root", daemon=True)
        self._thread.start()

    def is_silent(self) -> bool:
        """Return whether its disk or network has not answered for long."""
        return time.monotonic() - self._answered > SILENCE[self._kind]

    def stop(self) -> None:
        """End soon; nothing more is reported."""
        self._stopped.set()
        if self._process is not None:
            self._process.kill()  # which wakes the thread

    def join(self, timeout: float) -> None:
        """Wait until it has ended; one whose disk does not answer is abandoned."""
        self._thread.join(timeout)

    def _run(self) -> None:
        next_check = 0.0
        while not self._stopped.is_set():
            if time.monotonic() >= next_check:
                self._check()
                next_check = time.monotonic() + EVERY[self._kind]
            self._note_answer()
            if self._is_polled and self._online and time.monotonic() >= self._next_poll:
                self._poll()
            wait = self._changed.wait if self._online else None
            left = max(0.0, next_check - time.monotonic())
            self._process_reports(left if wait is None else min(wait, left))
            if self._online and self._changed.wait == 0.0:
                self._visit_changed()
        self._end_process()

    def _check(self) -> None:
        """Check whether the root is there, and watch it while it is."""
        presence = presence_of(self.known)
        self._kind = presence.kind
        was_online, self._online = self._online, presence.device is not None
        if self._online != was_online or (not self._online and presence.trouble):
            self._send(RootFindings(self.known.id, presence))
        if self._online:
            self._next_seek = 0.0
            self._is_polled |= self._kind == "network"  # whose other end notifies nobody
            self._start_process()
            if not was_online:
                self._changed.everything()
            return
        self._end_process()
        self._is_polled = False
        if time.monotonic() >= self._next_seek:
            self._seek()

    def _seek(self) -> None:
        """Look for the new path of a root that is offline."""
        began = time.monotonic()
        path = path_now(self.known)
        self._note_answer()
        self._next_seek = self._answered + max(SEEK_INTERVAL, (self._answered - began) / SEEK_SHARE)
        if path is not None:
            self._send(RootFindings(self.known.id, path=path))

    def _poll(self) -> None:
        """Note the folders whose photos or sidecars differ from those at the last poll."""
        began, since = time.monotonic(), time.time() - LEEWAY
        wanted = replace(self.file_filter, endings=(*self.file_filter.endings, b".xmp"))
        found: dict[bytes, int] = {}
        for file in walk(self.known.id, self.known.path, wanted, visiting=self._note_answer):
            if self._stopped.is_set():
                return
            folder = os.path.dirname(file.path)
            found[folder] = hash((found.get(folder), file))
        if self._polled is None:
            self._changed.note(changed_since(str(self.known.path), since))
        else:
            for folder, _ in found.items() ^ self._polled.items():
                self._changed.note_sidecar(folder)
        self._polled = found
        took = time.monotonic() - began
        self._next_poll = time.monotonic() + max(POLL_EVERY[self._kind], took / POLL_SHARE)

    def _note_answer(self) -> None:
        self._answered = time.monotonic()

    def _start_process(self) -> None:
        if self._is_polled or self._reports is not None:
            return
        with suppress(OSError):  # too many processes
            ours, theirs = pool.START.Pipe()
            watched = theirs, str(self.known.path)
            process = pool.START.Process(target=serve, args=watched, daemon=True)
            with theirs, single_threaded():
                process.start()
            self._process, self._reports = process, ours

    def _end_process(self) -> None:
        if self._process is not None and self._reports is not None:
            self._reports.close()
            self._process.kill()
            self._process.join(JOIN_TIMEOUT)
        self._process = self._reports = None
        self._is_watched = False

    def _process_reports(self, timeout: float) -> None:
        """Process what was reported, waiting for the first report."""
        if self._reports is None:
            self._stopped.wait(timeout)
            return
        try:
            while self._reports.poll(timeout) and not self._stopped.is_set():
                self._changed.note(self._reports.recv())
                self._is_watched, timeout = True, 0.0
        except (EOFError, OSError):  # the process ended, as it does when the folder is gone
            self._is_polled = not self._is_watched
            self._end_process()

    def _visit_changed(self) -> None:
        for folders in self._changed.found_folders():
            self._note_answer()
            if self._stopped.is_set():
                return
            if presence_of(self.known).device is None:
                self._check()  # the files are not gone: the disk is
                return
            self._send(RootFindings(self.known.id, folders=folders))

    def _send(self, found: RootFindings) -> None:
        if not self._stopped.is_set():
            self._on_found(found)
