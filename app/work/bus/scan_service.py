"""Adds and removes folders, and reads their photos: starts, paces and stops scans."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from app.core.cluster.cluster_address import LOCAL, ClusterAddress, stored_address
from app.core.language import tr
from app.core.library.exclude import exclude, excluded_patterns
from app.core.library.library import Library
from app.core.library.network_choice import (
    choose_model,
    choose_subject,
    has_model,
    is_subject_wanted,
)
from app.core.library.problems import ProblemList, retry
from app.core.library.relocate import moved_files, relocate
from app.core.safe_start import NOTHING_NEW, is_safe
from app.core.search.words import words_missing
from app.core.types import SEARCHABLE, Changes, Pace, PhotoInfo, Progress, RootInfo
from app.work.bus import events
from app.work.bus.library_thread import Background, LibraryThread
from app.workers.cluster.reading import reading_at
from app.workers.indexing.indexer import Indexer
from app.workers.indexing.pace import PaceKeeper
from app.workers.indexing.read import read_here
from app.workers.indexing.work import ReadInto
from app.workers.thumbnails.files import carried_over, carry_all_over

FEW = 200
"""Photos that are looked up one by one; of more, all are read at once."""


class Scanning:
    """The folders of an open library and the scan of them, on the library's thread.

    ``photos_changed`` is called when photos were added, changed or removed, ``scan_ended`` at the
    end of a scan.

    Attributes: ``is_reading``, whether a scan goes on; ``detection_began``, called before
    changes of all folders are detected.
    """

    def __init__(
        self,
        library: Library,
        thread: LibraryThread,
        announce: Callable[[events.Event], None],
        pace: Pace,
        photos_changed: Callable[[Changes], None],
        scan_ended: Callable[[], None],
    ) -> None:
        self._library = library
        self._thread = thread
        self._announce = announce
        self._tell_changes = photos_changed
        self._scan_ended = scan_ended
        self.is_reading = False
        self.detection_began: Callable[[], None] = lambda: None
        self._indexer: Indexer | None = None
        self._pace = PaceKeeper(lambda sentence: announce(events.Message(sentence)))
        self._pace.choose(pace)
        self._problems = ProblemList(library)
        self._paths_now: dict[int, Path] = {}  # where roots that are away seem to be

    def add_root(self, path: Path) -> None:
        """Add a folder of photos and read what is in it."""
        root = self._library.add_root(path)
        self._say(tr("Reading “{folder}”…", folder=root.path.name or root.path))
        self.start()

    def use_model(self, source: Path | None) -> None:
        """Let photos be seen by an ONNX model too, or by none; all are read again."""
        if source is None and not has_model(self._library):
            self._say(tr("No image model is in use."))
            return
        choose_model(self._library, source)
        without = tr("Photos are read without an image model from now on.")
        self._say(tr("Trying the model {name}.", name=source.name) if source else without)
        self.start()

    def use_subject(self, wanted: bool) -> None:
        """Let photos be seen by the network that knows what is in a picture, or leave it out."""
        choose_subject(self._library, wanted)
        self.start()

    def exclude(self, patterns: tuple[str, ...]) -> None:
        """Leave out what matches these patterns, and nothing else (core/library/exclude.py)."""
        exclude(self._library, patterns)
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
        """End the scan; what was read is kept."""
        self._thread.set_background(Background.SCAN, None)
        self.is_reading = False
        self._say(tr("Stopped. What was read is kept; “Rescan” reads the rest."))

    def set_pace(self, pace: Pace) -> None:
        """Read photos at this pace from now on."""
        self._pace.choose(pace)
        if self._indexer is not None:
            self._pace.apply(self._indexer)

    def remove_root(self, root: int) -> None:
        """Remove a folder; a photo of it that has a copy elsewhere stays."""
        library = self._library
        gone = tuple(info.id for info in library.photos() if info.root == root)
        library.remove_root(root)
        left = {info.id for info in library.photos()}  # at the path of a copy
        removed = tuple(photo for photo in gone if photo not in left)
        stay = tuple(photo for photo in gone if photo in left)
        self.photos_changed(Changes((), stay, removed, roots=True, problems=True))
        self.start()

    def relocate_root(self, root: int, path: Path) -> None:
        """Look for the photos of a folder at ``path`` from now on; their thumbnails go along."""
        library = self._library
        before = library.root(root).path
        moved = relocate(library, root, path)
        kept = carried_over(moved_files(library, moved.id, before))
        self._thread.set_background(Background.THUMBNAILS, kept)
        photos = tuple(info.id for info in library.photos() if info.root == moved.id)
        self.photos_changed(Changes(updated=photos, roots=True))
        self.start()

    @property
    def is_detecting(self) -> bool:
        """Whether all folders are being looked at."""
        return self.is_reading and self._indexer is not None and self._indexer.is_detecting

    def start(self, *, detecting: bool = True) -> None:
        """Look at all folders from the start, or only read what waits; a scan under way ends, what
        it read is kept. Nothing is read in a safe start, which is said."""
        if is_safe():
            self._say(tr(NOTHING_NEW))
            return
        self._thread.set_background(Background.SCAN, None)
        if detecting:
            self.detection_began()
        self._indexer = Indexer(
            self._library,
            on_progress=self._progressed,
            on_changes=self.photos_changed,
            on_fault=self._failed,
            read_into=_reader(stored_address(self._library.folder)),
            detecting=detecting,
        )
        self._pace.apply(self._indexer)
        self.is_reading = True
        self._thread.set_background(Background.SCAN, self._scanning(self._indexer))
        self.announce_roots()
        if self._problems.scan_error is not None:
            self._problems.scan_error = None
            self.announce_problems()

    def announce_roots(self) -> None:
        """Tell of the folders, and of what is left out of them."""
        library = self._library
        excluded, subject = excluded_patterns(library), is_subject_wanted(library)
        roots = tuple(self._with_path_now(root) for root in library.roots())
        self._announce(events.RootsChanged(roots, excluded, subject, words_missing(library)))

    def seems_at(self, root: int, path: Path) -> None:
        """A folder that is away seems to be at ``path`` now."""
        if self._paths_now.get(root) != path:
            self._paths_now[root] = path
            self.announce_roots()

    def _with_path_now(self, root: RootInfo) -> RootInfo:
        if root.state != "offline":
            self._paths_now.pop(root.id, None)
        return replace(root, seems_at=self._paths_now.get(root.id))

    def announce_problems(self) -> None:
        """Tell what can't be read."""
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
        if self._indexer is not None:
            self._pace.apply(self._indexer)
        if progress.phase == "idle":
            self.is_reading = False
            self.announce_roots()
            self._scan_ended()

    def photos_changed(self, changes: Changes) -> None:
        """Let searches know that the library has changed, and tell all; thumbnails go along with
        files that moved."""
        carry_all_over(changes.moved)
        self._tell_changes(changes)
        self.tell(changes)

    def tell(self, changes: Changes) -> None:
        """Tell what changed; photos whose paths alone are others concern no search."""
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

    def _say(self, sentence: str) -> None:
        self._announce(events.Message(sentence))


def _reader(address: ClusterAddress | None) -> ReadInto:
    """Who reads the photos: the cluster that the library lives on, or this computer."""
    return read_here if address is None or address.scheduler == LOCAL else reading_at(address)
