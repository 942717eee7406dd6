"""Dispatches the window's requests to who executes them on the library's thread; runs idle work.

What it has to tell goes out through ``announce`` as events. This module knows no Qt.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial
from pathlib import Path

from app.core.garbage import settle, without_collections
from app.core.library.library import Library
from app.core.library.second_backup_folder import set_second_backup_folder
from app.core.open_index import open_index
from app.core.safe_start import is_safe
from app.core.search.session import SearchSession
from app.core.types import Changes, LearningProgress, Pace, PhotoInfo
from app.work.bus import events
from app.work.bus.album_service import AlbumService
from app.work.bus.duplicate_service import DuplicateService
from app.work.bus.fact_service import FactService
from app.work.bus.file_service import FileService
from app.work.bus.library_thread import Background, LibraryThread
from app.work.bus.loading_thread import LoadingThread
from app.work.bus.map_service import MapService
from app.work.bus.mark_service import MarkService
from app.work.bus.outside_pictures import OutsideReader
from app.work.bus.photo_colours import PhotoColours
from app.work.bus.profile_service import ProfileService
from app.work.bus.requests import Task
from app.work.bus.requests.albums import AlbumRequest
from app.work.bus.requests.duplicates import DuplicateRequest
from app.work.bus.requests.facts import FactRequest
from app.work.bus.requests.files import FileRequest
from app.work.bus.requests.maps import MapRequest
from app.work.bus.requests.marks import MarkRequest
from app.work.bus.requests.scans import (
    AddRoot,
    Exclude,
    RelocateRoot,
    RemoveRoot,
    Rescan,
    ScanRequest,
)
from app.work.bus.requests.searches import SearchRequest
from app.work.bus.requests.stacks import StackRequest
from app.work.bus.scan_service import ScanService
from app.work.bus.search_service import SearchService
from app.work.bus.spare_memory import BUSY, SpareMemory
from app.work.bus.stack_service import StackService
from app.work.bus.watch_service import WatchService
from app.work.bus.when_it_answers import when_it_answers
from app.workers.processes.pause import Pause

CALM = Pause(0.3)
"""Without a request after a thumb, before the profile learns from it: 20 to 80 ms in one step."""

FIRST = 1_000
"""Photos that are told of before all others: more than a window shows; all take a second."""


class OpenLibrary:
    """An open library, the scan of it, the searches in it and its profiles.

    Attribute: ``searches``, which does what is asked of searches, and shows them.
    """

    def __init__(
        self, library: Library, thread: LibraryThread, announce: events.Publish, pace: Pace
    ) -> None:
        self._outside = OutsideReader()
        index = open_index(library, on_change=lambda: thread.submit(self._index_changed))
        self._session = SearchSession(library, index, self._outside)
        self._library = library
        self._thread = thread
        self._announce = announce
        self._scan = ScanService(
            library, thread, announce, pace, self._photos_changed, self._scan_ended
        )
        self._marks = MarkService(library, thread, announce, self._facts_read)
        self._watch = WatchService(library, thread, announce, self._scan, self._marks.read)
        self._profiles = ProfileService(library, self._session, thread, announce)
        self._facts = FactService(
            library, self._session, thread, announce, lambda: self._scan.is_reading
        )
        self._map = MapService(self._session, thread, announce)
        self._albums = AlbumService(library, self._session, announce)
        self.searches = SearchService(
            library,
            self._session,
            thread,
            announce,
            kept=self._profiles.announce,
            shown=self._keep_up,
            looked_through=self._albums.looked_through,
        )
        self._files = FileService(library, thread, announce, self._files_changed, self._scan.start)
        self._duplicates = DuplicateService(
            library, thread, announce, self._files.carry_out, self._inherited
        )
        self._stacks = StackService(library, announce)
        self._colours = PhotoColours(library, announce)
        self._spare = SpareMemory()
        self._loading: LoadingThread | None = None
        self._closed = False

    @classmethod
    def open(
        cls, folder: Path | None, thread: LibraryThread, announce: events.Publish, pace: Pace
    ) -> OpenLibrary:
        """Open the library in ``folder`` (None: the user's own), tell all, look for new photos."""
        controller = cls(Library.open(folder), thread, announce, pace)
        library = controller._library
        announce(events.Opened(library.folder))
        first = tuple(library.photos(most=FIRST))
        announce(_added(first))
        controller._scan.announce_roots()  # behind it the window shows photos
        with without_collections():
            if len(first) == FIRST:
                announce(_added(tuple(library.photos()[FIRST:])))
            settle()  # before the next collection, which would look through all of them
        controller._scan.announce_problems()
        controller._profiles.announce()
        controller._albums.announce()
        controller._marks.announce()
        controller._stacks.announce()
        controller._files.open()
        thread.submit(partial(controller._tell, controller._colours.steps()))
        controller._loading = LoadingThread(partial(thread.submit, controller._prepare))
        if library.roots():
            controller._scan.start()
            controller._read_marks()
        controller._facts.keep_up()
        controller._watch.choose(pace.watching, paused=pace.paused)
        return controller

    def close(self) -> None:
        """Stop the scan and close the library."""
        self._closed = True
        if self._loading is not None:
            self._loading.close()
        self._watch.close()
        self._files.close()
        self._profiles.close()
        self._map.close()
        self._facts.close()
        for work in Background:
            self._thread.set_background(work, None)
        self._marks.close()
        self._session.close()
        self._outside.close()
        self._library.close()

    def handle(self, request: Task | SearchRequest) -> None:
        """Do what the window asks for; see `requests`."""
        if isinstance(request, AddRoot | RelocateRoot):
            do = partial(self._handle_scan, request)
            when_it_answers(request.path, self._thread.submit, do)
        elif isinstance(request, ScanRequest):
            self._handle_scan(request)
        elif isinstance(request, MarkRequest):
            self._marks.handle(request)
        elif isinstance(request, FactRequest):
            self._facts.handle(request)
        elif isinstance(request, AlbumRequest):
            self._albums.handle(request)
        elif isinstance(request, FileRequest):
            self._files.handle(request)
            self._marks.announce()  # hands off concerns sidecars too
        elif isinstance(request, DuplicateRequest):
            self._duplicates.handle(request)
        elif isinstance(request, StackRequest):
            self._stacks.handle(request)
            self._albums.announce()  # a stack counts once
        elif isinstance(request, MapRequest):
            self._map.handle(request)
        elif isinstance(request, SearchRequest):
            self.searches.handle(request)
        elif self._profiles.handle(request):
            self._thread.submit(self._prepare)

    def _handle_scan(self, request: ScanRequest) -> None:
        if self._closed:  # while a folder was asked
            return
        self._scan.handle(request)
        if isinstance(request, Rescan):
            self._read_marks()
        if isinstance(request, AddRoot | RemoveRoot | RelocateRoot | Exclude):
            self._watch.roots_changed()

    def set_pace(self, pace: Pace) -> None:
        """Read photos at this pace from now on."""
        self._scan.set_pace(pace)
        self._watch.choose(pace.watching, paused=pace.paused)

    def _read_marks(self) -> None:
        """Read the marks in all files, but in a safe start."""
        if not is_safe():
            self._marks.read_all()

    def choose_second_folder(self, second: Path | None) -> None:
        """Keep backups in this folder too; None: no more."""
        set_second_backup_folder(self._library, second)

    def _inherited(self, photos: Collection[int]) -> None:
        """Photos were given what was said about others."""
        self._session.judged_elsewhere(photos)
        self._marks.tell(photos)
        self._stacks.announce()
        self._albums.announce()

    def _files_changed(self, changes: Changes) -> None:
        tell = self._scan.photos_changed if changes.added or changes.removed else self._scan.tell
        tell(changes)

    # Idle time

    def _prepare(self) -> None:
        """Have the first search ready: learn earlier ones, some at a time."""
        if not self._closed:
            self._prepare_on(self._session.idle.prepare_in_steps())

    def _prepare_on(self, steps: Iterator[tuple[int, int]]) -> None:
        """Take one step; what was asked for meanwhile goes before the next one."""
        if self._closed:
            return
        if (how_far := next(steps, None)) is not None:
            if how_far[0] < how_far[1]:
                progress = LearningProgress(*how_far, "searches")
                self._announce(events.LearningChanged(progress))
            self._thread.submit(partial(self._prepare_on, steps))
            return
        if not self._profiles.learning:
            self._announce(events.LearningChanged(None))
        if warning := self._session.active.warning():
            self._announce(events.Message(warning))
        self._keep_up()

    def _keep_up(self) -> None:
        self._thread.set_background(Background.UPKEEP, self._upkeep())
        self._spare.give_back(BUSY)  # who never rests never lets upkeep come to its end

    def _upkeep(self) -> Iterator[object]:
        steps = self._session.idle.upkeep()
        yield next(steps, None)  # what learning brought is noted by now
        self._profiles.announce(if_changed=True)
        if self._session.idle.is_judged():  # the next thumb is likely, and would wait for that step
            yield CALM
        yield from steps
        self._announce(events.IndexChanged(self._session.index_state()))
        yield from self._albums.fill(settled=not self._scan.is_reading)
        self._map.keep_up(settled=not self._scan.is_reading)
        if sentence := self._session.looked_at():
            self._announce(events.SearchOutdated(sentence))
        yield None
        self._spare.give_back()

    def _tell(self, steps: Iterator[object]) -> None:
        """Do steps one by one, each in turn with other calls."""
        if not self._closed and next(steps, steps) is not steps:
            self._thread.submit(partial(self._tell, steps))

    def _index_changed(self) -> None:
        """A cluster is otherwise than before."""
        if self._closed:
            return
        self._announce(events.IndexChanged(self._session.index_state()))
        if sentence := self._session.whole_again():
            self._announce(events.SearchOutdated(sentence))

    def _photos_changed(self, changes: Changes) -> None:
        self._session.library_changed()
        self._facts.keep_up()
        if changes.removed:
            self._albums.announce()
        self._thread.set_background(Background.COLOURS, self._colours.steps())
        self._stacks.photos_changed((*changes.added, *changes.updated, *changes.removed))
        self._marks.read((*changes.added, *changes.updated))

    def _facts_read(self, photos: list[int]) -> None:
        """XMP tells another time or place of photos."""
        self._scan.tell(Changes(updated=tuple(photos)))
        self._facts.keep_up()

    def _scan_ended(self) -> None:
        self._marks.rest()
        self._facts.keep_up()
        self._watch.scan_ended()
        if sentence := self._session.outdated():
            self._announce(events.SearchOutdated(sentence))
        self._thread.submit(self._prepare)


def _added(infos: tuple[PhotoInfo, ...]) -> events.PhotosChanged:
    return events.PhotosChanged(Changes(added=tuple(info.id for info in infos)), infos)
