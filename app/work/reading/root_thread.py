"""The thread of one root: whether it is there, and looks at what changed in it.

Whatever asks its disk or network runs here, so one that does not answer holds up nothing else.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

from app.core.base.photo_types import Kind, Presence
from app.core.library.following import FoundFolder
from app.core.library.presence import KnownRoot, presence_of
from app.core.library.relocate import path_now
from app.core.library.walk import Sought
from app.work.reading.changed_folders import ChangedFolders
from app.work.reading.changes import Forget, Heard, Watch

EVERY: dict[Kind, float] = {"local": 10.0, "removable": 2.0, "network": 10.0}
"""Seconds between two checks whether a root is there."""

SILENCE: dict[Kind, float] = {"local": 60.0, "removable": 30.0, "network": 30.0}
"""Seconds without an answer after which a root counts as offline."""

POLL_EVERY: dict[Kind, float] = {"local": 30.0, "removable": 30.0, "network": 120.0}
"""Seconds between two visits of a root of whose changes the system does not tell."""

SEEK_EVERY = 20.0
"""Seconds at least from one attempt to find a root that is away to the next."""

SEEK_SHARE = 1 / 50
"""The part of the time that these attempts take at most."""


@dataclass(frozen=True, slots=True)
class RootFindings:
    """What the thread of a root tells: how it was found, if that is otherwise than before, and
    what was found in its folders. ``polled``: it is looked at from time to time from now on.
    ``path``: where it seems to be, while it is away."""

    root: int
    presence: Presence | None = None
    folders: tuple[FoundFolder, ...] = ()
    polled: bool = False
    path: Path | None = None


class RootThread:
    """``ask`` is who watches; ``tell`` hears, on this thread, what was found. ``online``: whether
    the root was there when it was looked at last, so that nothing has to be looked at anew."""

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
        self._polled = False
        self._stopped = False
        self._next_seek = 0.0
        self.answered = time.monotonic()
        self._thread = Thread(target=self._run, name="root", daemon=True)
        self._thread.start()

    def know(self, known: KnownRoot) -> None:
        """Take what is known of the root by now; from any thread."""
        self._known = known

    def hear(self, heard: Heard) -> None:
        """Take what was heard of the root; from any thread."""
        self._heard.put(heard)

    def is_silent(self) -> bool:
        """Whether its disk or network has not answered for long."""
        return time.monotonic() - self.answered > SILENCE[self._kind]

    def stop(self) -> None:
        """End soon; nothing is told any more."""
        self._stopped = True
        self._heard.put(None)

    def join(self, timeout: float) -> None:
        """Wait until it has ended; one whose disk does not answer is left to itself."""
        self._thread.join(timeout)

    def _run(self) -> None:
        next_check = 0.0
        while not self._stopped:
            if time.monotonic() >= next_check:
                self._check()
                next_check = time.monotonic() + (self._every or EVERY[self._kind])
            self.answered = time.monotonic()
            if not self._asked:
                self._take(next_check - time.monotonic())
                continue
            wait = self._changed.wait
            left = next_check - time.monotonic()
            self._take(left if wait is None else min(wait, left))
            if not self._stopped and self._asked and self._changed.wait == 0.0:
                self._visit_changed()

    def _check(self) -> None:
        """See whether the root is there; watch it from when it is."""
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
        """See where a root that is away may be now."""
        began = time.monotonic()
        path = self._find_path(self._known)
        self.answered = time.monotonic()
        self._next_seek = self.answered + max(SEEK_EVERY, (self.answered - began) / SEEK_SHARE)
        if path is not None:
            self._send(RootFindings(self._known.id, path=path))

    def _take(self, timeout: float) -> None:
        """Take what was heard, waiting for the first."""
        try:
            heard = self._heard.get(timeout=max(0.0, timeout))
            while heard is not None:
                self._take_one(heard)
                heard = self._heard.get_nowait()
        except Empty:
            pass

    def _take_one(self, heard: Heard) -> None:
        if heard.how == "polled" and not self._polled:
            self._polled = True
            self._send(RootFindings(self._known.id, polled=True))
        elif heard.how == "lost":
            self._asked = False
        self._changed.note(heard.paths)
        self._changed.note_folders(heard.folders)

    def _visit_changed(self) -> None:
        for folders in self._changed.found_folders():
            self.answered = time.monotonic()
            if self._stopped:
                return
            if self._ask_presence(self._known).device is None:
                self._check()  # what was not found is not gone: the disk is
                return
            self._send(RootFindings(self._known.id, folders=folders))

    def _send(self, found: RootFindings) -> None:
        if not self._stopped:
            self._tell(found)
