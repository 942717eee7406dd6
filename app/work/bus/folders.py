"""Add, scan, watch and remove the folders of an open library, and import their changes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Thread

from app.core.base.errors import RootError
from app.core.base.language import tr, tr_n
from app.core.base.photo_types import SEARCHABLE, Changes, PhotoInfo, RootInfo
from app.core.base.safe_start import NOTHING_NEW, is_safe
from app.core.base.work_types import Pace, Progress
from app.core.duplicates.copies import show_online_files
from app.core.library.difference import FoundFolder, photos_beside
from app.core.library.file_tables import Difference
from app.core.library.modalities import choose_model, choose_subject, has_model, is_subject_wanted
from app.core.library.problems import ProblemList, retry
from app.core.library.relocate import moved_files, relocate
from app.core.library.root_tables import (
    ANSWER_TIMEOUT,
    answered,
    known_roots,
    note_offline,
    note_presence,
)
from app.core.library.walk import FileFilter, exclude, excluded_patterns, file_filter, matcher
from app.core.search.words import reads_sentences, words_missing
from app.work.bus import events
from app.work.bus.library_thread import Background, Part, Shared
from app.work.bus.marks import OpenMarks
from app.work.pictures.thumbnail_files import carry_all_over
from app.work.reading.detect_changes import follow
from app.work.reading.indexer import Indexer
from app.work.reading.read import read_here
from app.work.reading.scan import Machines
from app.work.reading.watcher import RootFindings, Watcher
from features.decode import SUFFIXES, unreadable_suffixes

FEW = 200
"""Up to this many photos are looked up one by one; otherwise all are read at once."""


class Scanning(Part):
    """The folders of an open library and their scan.

    ``photos_changed`` is called when photos were added, changed or removed, ``scan_ended`` at the
    end of a scan. Attribute: ``is_reading``, whether a scan is running.
    """

    def __init__(
        self,
        shared: Shared,
        machines: Machines | None,
        marks: OpenMarks,
        photos_changed: Callable[[Changes], None],
        scan_ended: Callable[[], None],
    ) -> None:
        super().__init__(shared)
        self._machines = machines
        self._marks = marks
        self._on_changes = photos_changed
        self._scan_ended = scan_ended
        self.is_reading = False
        self._indexer: Indexer | None = None
        self._pace = Pace()
        self._problems = ProblemList(shared.library)
        self._paths_now: dict[int, Path] = {}  # probable new paths of offline roots
        self._watching = Watching(shared, self, marks.read)

    def close(self) -> None:
        """Stop watching the folders."""
        self._watching.close()

    def add_root(self, path: Path) -> None:
        """Add a folder of photos once its disk has answered, and read what is in it."""
        change = partial(self._change_roots, lambda: self._library.add_root(path))
        when_it_answers(path, self._thread.submit, change)

    def relocate_root(self, root: int, path: Path) -> None:
        """Set the new path of a folder that was moved, once its disk has answered.
        Its photos keep all that is known of them."""
        change = partial(self._change_roots, lambda: self._relocate(root, path))
        when_it_answers(path, self._thread.submit, change)

    def remove_root(self, root: int) -> None:
        """Remove a folder; its photos leave the results, its files are not touched."""
        self._change_roots(lambda: self._remove(root))

    def exclude(self, patterns: tuple[str, ...]) -> None:
        """Leave out what matches these patterns, and nothing else (core/library/walk.py)."""
        self._change_roots(lambda: exclude(self._library, patterns))

    def _change_roots(self, change: Callable[[], object]) -> None:
        if self._watching.closed:  # while the folder was being asked
            return
        change()
        self.start()
        self._watching.roots_changed()

    def rescan(self) -> None:
        """Scan all folders again; only new or changed files, and marks, are read."""
        self.start()
        if not is_safe():
            self._marks.read_all()

    def use_model(self, source: Path | None) -> None:
        """Also read photos with an ONNX model, or without one (None); all photos are read again."""
        choose_model(self._library, source)
        without = tr("Photos are read without an image model from now on.")
        self._say(tr("Trying the model {name}…", name=source.name) if source else without)
        self.start()

    def use_subject(self, wanted: bool) -> None:
        """Use or leave out the network that recognizes the subject of photos."""
        choose_subject(self._library, wanted)
        self.start()

    def retry(self, photos: tuple[int, ...]) -> None:
        """Read these photos, which failed before, once more."""
        retry(self._library, photos)
        self.start()

    def leave_out(self, photos: tuple[int, ...]) -> None:
        """Never read or list these photos again."""
        self._problems.leave_out(photos)
        self.photos_changed(Changes(removed=photos, problems=True))

    def stop(self) -> None:
        """Stop the scan; what was read is kept."""
        self._thread.set_background(Background.SCAN, None)
        self.is_reading = False
        self._say(tr("Stopped. What was read is kept; “Rescan” reads the rest."))

    def set_pace(self, pace: Pace) -> None:
        """Read photos at this pace from now on."""
        self._pace = pace
        if self._indexer is not None:
            self._indexer.set_pace(pace)
        self._watching.choose(pace.watching, paused=pace.paused)

    def _remove(self, root: int) -> None:
        """Remove a folder; a photo with a copy in another folder stays."""
        library = self._library
        gone = tuple(info.id for info in library.photos() if info.root == root)
        library.remove_root(root)
        left = {info.id for info in library.photos()}  # under the path of a copy
        removed = tuple(photo for photo in gone if photo not in left)
        stay = tuple(photo for photo in gone if photo in left)
        self.photos_changed(Changes((), stay, removed, problems=True))

    def _relocate(self, root: int, path: Path) -> None:
        """Set the path of a folder that was moved; thumbnails of its photos are carried over."""
        library = self._library
        before = library.root(root).path
        moved = relocate(library, root, path)
        files = moved_files(library, moved.id, before)
        Thread(target=carry_all_over, args=(files,), name="thumbnails", daemon=True).start()
        photos = tuple(info.id for info in library.photos() if info.root == moved.id)
        self.photos_changed(Changes(updated=photos))

    @property
    def is_detecting(self) -> bool:
        """Whether all folders are being checked for changes."""
        return self.is_reading and self._indexer is not None and self._indexer.is_detecting

    def start(self, *, detecting: bool = True) -> None:
        """Scan all folders from the start, or only read the photos that wait.
        A scan under way ends; what it read is kept. In a safe start nothing is read, and a message
        says so."""
        if is_safe():
            self._say(tr(NOTHING_NEW))
            return
        self._thread.set_background(Background.SCAN, None)
        if detecting:
            self._watching.forget()
        self._indexer = Indexer(
            self._library,
            on_progress=self._progressed,
            on_changes=self.photos_changed,
            on_fault=self._failed,
            read_into=self._machines.reader(self._library) if self._machines else read_here,
            detecting=detecting,
        )
        self._indexer.set_pace(self._pace)
        self.is_reading = True
        self._thread.set_background(Background.SCAN, self._scanning(self._indexer))
        self.announce_roots()
        if self._problems.scan_error is not None:
            self._problems.scan_error = None
            self.announce_problems()

    def announce_roots(self) -> None:
        """Announce the folders, and what is excluded from them."""
        library = self._library
        excluded, subject = excluded_patterns(library), is_subject_wanted(library)
        roots = tuple(self._with_path_now(root) for root in library.roots())
        words = words_missing(library), reads_sentences(library), has_model(library)
        self._announce(events.RootsChanged(roots, excluded, subject, *words))

    def note_path_now(self, root: int, path: Path) -> None:
        """Note that an offline folder is probably at ``path`` now."""
        if self._paths_now.get(root) != path:
            self._paths_now[root] = path
            self.announce_roots()

    def _with_path_now(self, root: RootInfo) -> RootInfo:
        if root.state != "offline":
            self._paths_now.pop(root.id, None)
        return replace(root, seems_at=self._paths_now.get(root.id))

    def announce_problems(self) -> None:
        """Announce the photos that can't be read."""
        self._announce(events.ProblemsChanged(self._problems.all()))

    def _scanning(self, indexer: Indexer) -> Iterator[None]:
        try:
            yield from indexer.steps()
        except Exception as error:
            self.is_reading = False
            self._problems.scan_error = error
            self.announce_problems()
            raise

    def _progressed(self, progress: Progress) -> None:
        self._announce(events.ProgressChanged(progress))
        if progress.phase == "idle":
            self.is_reading = False
            self.announce_roots()
            self._scan_ended()
            self._watching.scan_ended()

    def photos_changed(self, changes: Changes) -> None:
        """Refresh searches, announce the changes, and carry over thumbnails of moved files."""
        if changes.moved:
            carry_all_over(changes.moved)
        self._on_changes(changes)
        self.announce_changes(changes)

    def announce_changes(self, changes: Changes) -> None:
        """Announce changes, without refreshing searches, which don't depend on paths."""
        touched = (*changes.added, *changes.updated)
        self._announce(events.PhotosChanged(changes, self._infos(touched)))
        self.announce_roots()
        if changes.problems:
            self.announce_problems()

    def _infos(self, photos: tuple[int, ...]) -> tuple[PhotoInfo, ...]:
        if len(photos) > FEW:
            wanted = set(photos)
            return tuple(info for info in self._library.photos() if info.id in wanted)
        infos = (self._library.photo(photo) for photo in photos)
        return tuple(info for info in infos if info.state in SEARCHABLE)

    def _failed(self, error: Exception) -> None:
        self._announce(events.Failed(str(error)))
        self.announce_problems()


class Watching(Part):
    """Watches the folders. Attribute: ``closed``."""

    def __init__(
        self, shared: Shared, scan: Scanning, read_marks: Callable[[Collection[int]], None]
    ) -> None:
        super().__init__(shared)
        self._scan = scan
        self._read_marks = read_marks
        self._watcher = Watcher(
            lambda found: self._thread.submit(partial(self._handle_findings, found), seen=False)
        )
        self._pending: list[Sequence[FoundFolder]] = []
        self._wanted = False  # a person's choice
        self._paused = False
        self._following = False
        self._away = False  # a folder went offline, so its copies may be needed
        self._more_to_read = False
        self._new = 0
        self.closed = False
        self._filter: tuple[tuple[str, ...], FileFilter] | None = None

    def choose(self, wanted: bool, *, paused: bool) -> None:
        """Start or stop watching; while ``paused``, changes wait."""
        self._paused = paused
        if wanted != self._wanted:
            self._wanted = wanted
            self.roots_changed()
        self._start_following()

    def roots_changed(self) -> None:
        """Watch the library's current folders."""
        if self.closed:
            return
        known = known_roots(self._library.catalogue) if self._wanted else {}
        online = {root.id for root in self._library.roots() if root.state != "offline"}
        roots = {root: (each, root in online) for root, each in known.items()}
        self._watcher.watch(roots, self._current_filter())

    def scan_ended(self) -> None:
        """Read what came during the scan, and show how many photos are new."""
        self.roots_changed()  # known photos help recognize a replaced disk
        if self._more_to_read and not self._paused:
            self._more_to_read = False
            self._thread.submit(self._read, seen=False)
        self._show_counts()

    def close(self) -> None:
        """Stop watching."""
        self.closed = True
        self._watcher.close()

    def forget(self) -> None:
        """Discard pending changes, because all folders are about to be checked anyway."""
        self._pending.clear()
        self._thread.set_background(Background.WATCHING, None)

    def _current_filter(self) -> FileFilter:
        """Return which files to look for; the same object if unchanged, or watching restarts."""
        patterns = excluded_patterns(self._library)
        if self._filter is None or self._filter[0] != patterns:
            wanted = file_filter(SUFFIXES, unreadable_suffixes(), matcher(patterns))
            self._filter = patterns, wanted
        return self._filter[1]

    def _handle_findings(self, found: RootFindings) -> None:
        """Handle what the thread of a root found."""
        if self.closed:
            return
        if found.presence is not None:
            note_presence(self._library.catalogue, {found.root: found.presence})
            self._scan.announce_roots()
            self._away |= found.presence.device is None
        if found.path is not None:
            self._scan.note_path_now(found.root, found.path)
        if silent := self._watcher.silent():
            note_offline(self._library.catalogue, silent)
            self._scan.announce_roots()
            self._away = True
        if found.folders:
            self._pending.append(found.folders)
        self._start_following()

    def _start_following(self) -> None:
        more = self._pending or self._away
        if more and not self._following and not self._paused and not self.closed:
            self._thread.set_background(Background.WATCHING, self._following_steps())

    def _following_steps(self) -> Iterator[None]:
        self._following = True
        try:
            while self._scan.is_detecting:
                yield
            self._away = False
            for changes in show_online_files(self._library):
                self._scan.photos_changed(changes)
                yield
            while self._pending and not self._paused:
                batch = self._pending.pop(0)
                yield from follow(
                    self._library, batch, self._scan.photos_changed, self._note_difference
                )
                if photos := photos_beside(self._library, batch):
                    self._read_marks(photos)
        finally:
            self._following = False
        if self._more_to_read and not self._scan.is_reading:
            self._more_to_read = False
            self._read()
        elif not self._scan.is_reading:
            self._show_counts()

    def _note_difference(self, found: Difference) -> None:
        self._new += len(found.new)
        self._more_to_read |= bool(found.new or found.changed or found.moved)

    def _read(self) -> None:
        if not self.closed and not self._scan.is_reading:
            self._scan.start(detecting=False)

    def _show_counts(self) -> None:
        """Show how many photos came."""
        new, self._new = self._new, 0
        if new:
            self._say(tr_n("{n} new photo.", "{n} new photos.", new))


def when_it_answers(
    path: Path, submit: Callable[[Callable[[], None]], None], do: Callable[[], None]
) -> None:
    """Wait until the folder ``path`` has answered, in whatever way, then ``submit`` ``do``.
    After ANSWER_TIMEOUT seconds of silence submit a call that raises RootError. Returns at once."""

    def wait() -> None:
        try:
            answered(partial(_touch, path), path, ANSWER_TIMEOUT)
        except RootError as error:
            submit(partial(_fail, error))
        else:
            submit(do)

    Thread(target=wait, name="waiting for a folder", daemon=True).start()


def _touch(path: Path) -> None:
    with suppress(OSError, ValueError):  # ``do`` reports it better
        path.stat()
        next(path.iterdir(), None)


def _fail(error: RootError) -> None:
    raise error
