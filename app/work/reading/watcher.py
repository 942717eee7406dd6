"""Watches the roots of a library: one process that hears of changes, and a thread for each root."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock, Thread
from typing import Any

from app.core.library.presence import KnownRoot
from app.core.library.walk import Sought
from app.work.processes import pool
from app.work.processes.confinement import single_threaded
from app.work.reading.changes import Forget, Heard, Watch, serve
from app.work.reading.root_thread import RootFindings, RootThread

FAREWELL = 0.5  # seconds that a thread may take to end


class Watcher:
    """``tell`` hears what was found, on the threads of the roots.

    If the process can't be started or dies, roots are still found to be there or away; nothing is
    heard of changes in them until `watch` is called again.
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
        """Watch these roots, (what is known, whether it is online) each, and no others."""
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
        """The roots whose disk or network does not answer."""
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
        with suppress(OSError):  # too many processes: there is F5
            ours, theirs = pool.START.Pipe()
            self._process = pool.START.Process(target=serve, args=(theirs,), daemon=True)
            with theirs, single_threaded():
                self._process.start()
            self._connection = ours
            Thread(target=self._receive, args=(ours,), name="watching", daemon=True).start()

    def _receive(self, connection: Connection[Any, Any]) -> None:
        with suppress(EOFError, OSError, TypeError):  # TypeError: closed while it was read
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
