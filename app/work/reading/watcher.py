"""Watch the roots of a library: one process that reports changes, and a thread for each root.

All access to a root's disk or network is on its thread, so one that does not answer blocks nothing
else.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any

from app.core.base.photo_types import Kind, Presence
from app.core.library.difference import FoundFolder
from app.core.library.presence import KnownRoot, presence_of
from app.core.library.relocate import path_now
from app.core.library.walk import Sought
from app.work.processes import pool
from app.work.processes.confinement import single_threaded
from app.work.reading.changed_folders import ChangedFolders
from app.work.reading.changes import Forget, Heard, Watch, serve

FAREWELL = 0.5  # seconds to wait for a thread to end


class Watcher:
    """Watches roots; ``tell`` is called with what was found, on the threads of the roots.

    If the process can't be started or dies, the presence of roots is still checked, but changes in
    them are not noticed until `watch` is called again.
    """

    def __init__(self, tell: Callable[[RootFindings], None], every: float | None = None) -> None:
        self._tell = tell
        self._every = every
        self._threads: dict[int, RootThread] = {}
        self._known: dict[int, tuple[KnownRoot, Sought]] = {}
        self._process: BaseProcess | None = None
        self._connection: Connection[Any, Any] | None = None
        self._sending = Lock()

    def watch(self, roots: Mapping[int, tuple[KnownRoot, bool]], sought: Sought) -> None:
        """Watch these roots, each with (what is known, whether it is online), and no others."""
        for root in [root for root in self._threads if root not in roots]:
            self._forget(root)
        if roots and (self._process is None or not self._process.is_alive()):
            self._start()
        for root, (known, online) in roots.items():
            before = self._known.get(root)
            if before is not None and (before[0].path, before[1]) == (known.path, sought):
                self._known[root] = known, sought
                self._threads[root].know(known)
                continue
            self._forget(root)
            self._known[root] = known, sought
            self._threads[root] = RootThread(
                known, sought, self._ask, self._tell, online=online, every=self._every
            )

    def silent(self) -> list[int]:
        """Return the roots whose disk or network does not answer."""
        return [root for root, thread in self._threads.items() if thread.is_silent()]

    def close(self) -> None:
        """End the threads and the process."""
        threads = list(self._threads.values())
        for root in list(self._threads):
            self._forget(root)
        for thread in threads:
            thread.join(FAREWELL)
        if self._connection is not None:
            self._connection.close()
        if self._process is not None:
            self._process.join(FAREWELL)
            self._process.kill()
            self._process.join(FAREWELL)
        self._process = self._connection = None

    def _forget(self, root: int) -> None:
        thread = self._threads.pop(root, None)
        self._known.pop(root, None)
        if thread is not None:
            thread.stop()
            self._ask(Forget(root))

    def _start(self) -> None:
        with suppress(OSError):  # too many processes: a person can still rescan
            ours, theirs = pool.START.Pipe()
            self._process = pool.START.Process(target=serve, args=(theirs,), daemon=True)
            with theirs, single_threaded():
                self._process.start()
            self._connection = ours
            Thread(target=self._receive, args=(ours,), name="watching", daemon=True).start()

    def _receive(self, connection: Connection[Any, Any]) -> None:
        with suppress(EOFError, OSError, TypeError):  # TypeError: closed while reading
            while True:
                heard: Heard = connection.recv()
                thread = self._threads.get(heard.root)
                if thread is not None:
                    thread.hear(heard)

    def _ask(self, request: Watch | Forget) -> None:
        connection = self._connection
        if connection is not None:
            with suppress(OSError), self._sending:
                connection.send(request)


EVERY: dict[Kind, float] = {"local": 10.0, "removable": 2.0, "network": 10.0}
"""Seconds between two checks whether a root is there."""

SILENCE: dict[Kind, float] = {"local": 60.0, "removable": 30.0, "network": 30.0}
"""Seconds without an answer after which a root counts as offline."""

POLL_EVERY: dict[Kind, float] = {"local": 30.0, "removable": 30.0, "network": 120.0}
"""Seconds between two visits of a root whose changes the system does not report."""

SEEK_EVERY = 20.0
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
    """Thread of one root.
    ``ask`` sends requests to the watching process; ``tell`` is called on this thread with what was
    found. ``online``: whether the root was there at the last check, in which case it needs no full
    visit."""

    def __init__(
        self,
        known: KnownRoot,
        sought: Sought,
        ask: Callable[[Watch | Forget], None],
        tell: Callable[[RootFindings], None],
        *,
        online: bool,
        ask_presence: Callable[[KnownRoot], Presence] = presence_of,
        find_path: Callable[[KnownRoot], Path | None] = path_now,
        every: float | None = None,
    ) -> None:
        self._known = known
        self._ask = ask
        self._tell = tell
        self._ask_presence = ask_presence
        self._find_path = find_path
        self._every = every
        self._changed = ChangedFolders(known.id, known.path, sought)
        self._heard: SimpleQueue[Heard | None] = SimpleQueue()
        self._online = online
        self._asked = False
        self._kind: Kind = "local"
        self._stopped = False
        self._next_seek = 0.0
        self.answered = time.monotonic()
        self._thread = Thread(target=self._run, name="root", daemon=True)
        self._thread.start()

    def know(self, known: KnownRoot) -> None:
        """Update what is known of the root; callable from any thread."""
        self._known = known

    def hear(self, heard: Heard) -> None:
        """Queue what the process reported about the root; callable from any thread."""
        self._heard.put(heard)

    def is_silent(self) -> bool:
        """Return whether its disk or network has not answered for long."""
        return time.monotonic() - self.answered > SILENCE[self._kind]

    def stop(self) -> None:
        """End soon; nothing more is reported."""
        self._stopped = True
        self._heard.put(None)

    def join(self, timeout: float) -> None:
        """Wait until it has ended; one whose disk does not answer is abandoned."""
        self._thread.join(timeout)

    def _run(self) -> None:
        next_check = 0.0
        while not self._stopped:
            if time.monotonic() >= next_check:
                self._check()
                next_check = time.monotonic() + (self._every or EVERY[self._kind])
            self.answered = time.monotonic()
            if not self._asked:
                self._process_reports(next_check - time.monotonic())
                continue
            wait = self._changed.wait
            left = next_check - time.monotonic()
            self._process_reports(left if wait is None else min(wait, left))
            if not self._stopped and self._asked and self._changed.wait == 0.0:
                self._visit_changed()

    def _check(self) -> None:
        """Check whether the root is there, and watch it while it is."""
        presence = self._ask_presence(self._known)
        self._kind = presence.kind
        is_there = presence.device is not None
        if is_there != self._online or (not is_there and presence.trouble):
            self._send(RootFindings(self._known.id, presence))
        if is_there and not self._asked:
            poll = presence.kind == "network"
            folder = str(self._known.path)
            self._ask(Watch(self._known.id, folder, POLL_EVERY[presence.kind], poll))
            if not self._online:
                self._changed.everything()
        elif not is_there and self._asked:
            self._ask(Forget(self._known.id))
        self._asked = self._online = is_there
        if is_there:
            self._next_seek = 0.0
        elif time.monotonic() >= self._next_seek:
            self._seek()

    def _seek(self) -> None:
        """Look for the new path of a root that is offline."""
        began = time.monotonic()
        path = self._find_path(self._known)
        self.answered = time.monotonic()
        self._next_seek = self.answered + max(SEEK_EVERY, (self.answered - began) / SEEK_SHARE)
        if path is not None:
            self._send(RootFindings(self._known.id, path=path))

    def _process_reports(self, timeout: float) -> None:
        """Process what was reported, waiting for the first report."""
        try:
            heard = self._heard.get(timeout=max(0.0, timeout))
            while heard is not None:
                self._process_report(heard)
                heard = self._heard.get_nowait()
        except Empty:
            pass

    def _process_report(self, heard: Heard) -> None:
        if heard.how == "lost":
            self._asked = False
        self._changed.note(heard.paths)
        self._changed.note_folders(heard.folders)

    def _visit_changed(self) -> None:
        for folders in self._changed.found_folders():
            self.answered = time.monotonic()
            if self._stopped:
                return
            if self._ask_presence(self._known).device is None:
                self._check()  # the files are not gone: the disk is
                return
            self._send(RootFindings(self._known.id, folders=folders))

    def _send(self, found: RootFindings) -> None:
        if not self._stopped:
            self._tell(found)
