"""Has the folders of an open library watched, and takes over what is found in them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial

from app.core.duplicates.copies import bring_to_hand
from app.core.language import tr, tr_n
from app.core.library.exclude import excluded_patterns, matcher
from app.core.library.following import FoundFolder, photos_beside
from app.core.library.ingest import known_roots, note_offline, note_presence
from app.core.library.library import Library
from app.core.library.walk import Sought, sought
from app.core.store.photos.photo_files import Difference
from app.core.types import Changes
from app.work.bus import events
from app.work.bus.library_thread import Background, LibraryThread
from app.work.bus.scan_service import Scanning
from app.workers.watching.follow import follow
from app.workers.watching.root_thread import RootFindings
from app.workers.watching.watcher import Watcher
from features.decode import SUFFIXES, unreadable_suffixes


class Watching:
    """On the library's thread, but for what is heard from the threads of the roots."""

    def __init__(
        self,
        library: Library,
        thread: LibraryThread,
        announce: Callable[[events.Event], None],
        scan: Scanning,
        read_marks: Callable[[Collection[int]], None],
        watcher: Callable[[Callable[[RootFindings], None]], Watcher] = Watcher,
    ) -> None:
        self._library = library
        self._thread = thread
        self._announce = announce
        self._scan = scan
        scan.detection_began = self._detection_began
        self._read_marks = read_marks
        self._watcher = watcher(lambda found: thread.submit(partial(self._take, found), seen=False))
        self._pending: list[Sequence[FoundFolder]] = []
        self._wanted = False  # by a person
        self._paused = False
        self._following = False
        self._away = False  # a folder went, since photos were shown elsewhere
        self._more_to_read = False
        self._said_polled: set[int] = set()  # roots that are polled, as was said
        self._new = self._gone = 0
        self._closed = False
        self._sought: tuple[tuple[str, ...], Sought] | None = None

    def choose(self, wanted: bool, *, paused: bool) -> None:
        """Watch from now on, or no more; with ``paused`` what is found waits."""
        self._paused = paused
        if wanted != self._wanted:
            self._wanted = wanted
            self.roots_changed()
        self._go_on()

    def roots_changed(self) -> None:
        """Watch the folders that the library has now."""
        if self._closed:
            return
        known = known_roots(self._library) if self._wanted else {}
        online = {root.id for root in self._library.roots() if root.state != "offline"}
        roots = {root: (each, root in online) for root, each in known.items()}
        self._watcher.watch(roots, self._what())

    def scan_ended(self) -> None:
        """Nothing is read any more: read what came meanwhile, and tell what is new."""
        self.roots_changed()  # by the photos that are known now another disk is told
        if self._more_to_read and not self._paused:
            self._more_to_read = False
            self._thread.submit(self._read, seen=False)
        self._tell()

    def close(self) -> None:
        """Watch no more."""
        self._closed = True
        self._watcher.close()

    def _detection_began(self) -> None:
        """All folders are looked at anew: what was found in some before says nothing any more."""
        self._pending.clear()
        self._thread.set_background(Background.WATCHING, None)

    def _what(self) -> Sought:
        """The same as before if it is: else all would be watched anew."""
        patterns = excluded_patterns(self._library)
        if self._sought is None or self._sought[0] != patterns:
            wanted = sought(SUFFIXES, unreadable_suffixes(), matcher(patterns))
            self._sought = patterns, wanted
        return self._sought[1]

    def _take(self, found: RootFindings) -> None:
        """What the thread of a root found."""
        if self._closed:
            return
        if found.presence is not None:
            note_presence(self._library, {found.root: found.presence})
            self._scan.announce_roots()
            self._away |= found.presence.device is None
        if found.path is not None:
            self._scan.seems_at(found.root, found.path)
        if found.polled and found.root not in self._said_polled:
            self._said_polled.add(found.root)
            self._say_polled(found.root)
        if silent := self._watcher.silent():
            note_offline(self._library, silent)
            self._scan.announce_roots()
            self._away = True
        if found.folders:
            self._pending.append(found.folders)
        self._go_on()

    def _go_on(self) -> None:
        more = self._pending or self._away
        if more and not self._following and not self._paused and not self._closed:
            self._thread.set_background(Background.WATCHING, self._steps())

    def _steps(self) -> Iterator[None]:
        self._following = True
        try:
            while self._scan.is_detecting:
                yield
            self._away = False
            for changes in bring_to_hand(self._library):
                self._changed(changes)
                yield
            while self._pending and not self._paused:
                batch = self._pending.pop(0)
                yield from follow(self._library, [batch], self._changed, self._count)
                if photos := photos_beside(self._library, batch):
                    self._read_marks(photos)
        finally:
            self._following = False
        if self._more_to_read and not self._scan.is_reading:
            self._more_to_read = False
            self._read()
        elif not self._scan.is_reading:
            self._tell()

    def _changed(self, changes: Changes) -> None:
        self._scan.photos_changed(changes)

    def _count(self, found: Difference) -> None:
        self._new += len(found.new)
        self._gone += len(found.vanished)
        self._more_to_read |= bool(found.new or found.changed or found.moved)

    def _read(self) -> None:
        if not self._closed and not self._scan.is_reading:
            self._scan.start(detecting=False)

    def _tell(self) -> None:
        """Say how many photos came and went, once they are read."""
        new, gone = self._new, self._gone
        self._new = self._gone = 0
        if new and gone:
            self._say(tr("{new} new photos, {gone} gone.", new=new, gone=gone))
        elif new:
            self._say(tr_n("{n} new photo.", "{n} new photos.", new))
        elif gone:
            self._say(tr_n("{n} photo is gone.", "{n} photos are gone.", gone))

    def _say_polled(self, root: int) -> None:
        path = self._library.root(root).path
        self._say(
            tr(
                "New photos in “{folder}” may take a few minutes to be noticed: its disk tells of"
                " no changes, so it is looked at from time to time.",
                folder=path.name or path,
            )
        )

    def _say(self, sentence: str) -> None:
        self._announce(events.Message(sentence))
