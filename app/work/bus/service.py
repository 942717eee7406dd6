"""Service of the window: queues requests for the library's thread, emits its events as signals.

An event becomes a signal on the thread that the service lives on (the window's), after the tables
behind the synchronous reads were brought up to date. So a receiver may be any callable, and what it
reads agrees with what it was told.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import assert_never

from PySide6.QtCore import QObject, Signal, Slot

from app.core.stacks.stacks import Stacks
from app.core.stored_sentences import tr_stored
from app.core.types import (
    AlbumInfo,
    Changes,
    PhotoInfo,
    Problem,
    RootInfo,
    SearchView,
)
from app.work.bus import events
from app.work.bus.events import Event
from app.work.bus.photo_table import PhotoTable
from app.work.bus.request_queue import RequestQueue
from app.work.bus.requests import Request, Shown
from app.workers.relay import Relay


class LibraryService(QObject):
    """One library: its folders, photos, scan, searches and profiles.

    Signals (payloads are immutable; ids travel as ``object`` because Qt's int has 32 bits):

    - ``opened(Path)``: the library in this folder is open; roots, photos, problems follow.
    - ``roots_changed(tuple[RootInfo, ...])``, ``problems_changed(tuple[Problem, ...])``
    - ``photos_changed(Changes)``: ``photos()`` holds the new state already.
    - ``progress(Progress)``: of the scan; phase "idle" when it ended.
    - ``search_started()``: an answer takes a moment; ``search_changed`` or ``failed`` follows.
    - ``search_changed(SearchView | None)``: None when there is no search any more. The same search
      may follow with more to say about it.
    - ``search_outdated(str)``: a sentence: what the search shown does not take into account yet.
    - ``profiles_changed(ProfilesView)``
    - ``albums_changed(tuple[AlbumInfo, ...])``
    - ``duplicates_progress(Progress | None)``: of looking for them; None: it ended.
    - ``map_changed(LibraryMap | None)``: asked for by `WatchMap`; None: there is none.
    - ``map_progress(Progress | None)``: of making a new map; None: it ended.
    - ``duplicates_found(tuple[Proposal, ...], Preferences, str)``: all groups, the rules' folders,
      and a sentence if not all photos could be compared.
    - ``stacks_changed(Stacks)``: all stacks that can be shown.
    - ``album_listed(album, tuple[photo, ...])``: what the album asked for by `ListAlbum` holds.
    - ``photos_filtered(Scope, photos)``: the answer to `FilterPhotos`, int64 (n,), ascending.
    - ``facts_counted(FactCounts)``: the answer to `CountFacts`, if it is another than before.
    - ``facts_told(KnownFacts, tuple[Thumbed, ...])``: the answer to `TellFacts`.
    - ``searches_listed(tuple[EarlierSearch, ...])``: the answer to `ListSearches`.
    - ``photo_seen(photo, SeenPhoto | None, str)``: the answer to `SeePhoto`; None: why not.
    - ``marks_changed(tuple[photo, ...])``: ``photo()`` has the new marks already.
    - ``sidecars_changed(SidecarState)``: how sidecars are written from now on.
    - ``sidecars_written(done, total)``: how far writing them is, if asked for; 0 of 0: ended.
    - ``files_planned(FilesPlanned)``: the answer to `PlanFiles` of its number.
    - ``files_progress(FileProgress | None)``: of a job with files; None when it ended.
    - ``files_done(FilesDone)``: what was done with files, and what may be done.
    - ``colours_changed(ids, colours)``: mean colours of photos, int64 (n,) and uint8 (n, 3) RGB.
    - ``names_ranked(NameRanks)``: the answer to the newest `RankNames`.
    - ``files_failed(job, tuple[FailedFile, ...])``: the answer to `ListFailed`.
    - ``learning(LearningProgress | None)``: of learning much at once; None when it ended.
    - ``index_changed(IndexState)``: what finds photos was prepared.
    - ``backups_listed(BackupsListed)``: the answer to `ListBackups` and `BackUpNow`.
    - ``message(str)``: a sentence for the status bar.
    - ``damaged()``: what is told next by ``failed`` is that the library is damaged.
    - ``failed(str)``: a sentence that says what went wrong and the way out.
    """

    opened = Signal(object)
    roots_changed = Signal(object)
    photos_changed = Signal(object)
    problems_changed = Signal(object)
    colours_changed = Signal(object, object)
    names_ranked = Signal(object)
    progress = Signal(object)
    search_started = Signal()
    search_changed = Signal(object)
    search_outdated = Signal(str)
    profiles_changed = Signal(object)
    albums_changed = Signal(object)
    duplicates_progress = Signal(object)
    duplicates_found = Signal(object, object, str)
    stacks_changed = Signal(object)
    map_changed = Signal(object)
    map_progress = Signal(object)
    album_listed = Signal(object, object)
    marks_changed = Signal(object)
    photos_filtered = Signal(object, object)
    facts_counted = Signal(object)
    facts_told = Signal(object, object)
    searches_listed = Signal(object)
    photo_seen = Signal(object, object, str)
    sidecars_changed = Signal(object)
    sidecars_written = Signal(int, int)
    files_planned = Signal(object)
    files_progress = Signal(object)
    files_done = Signal(object)
    files_failed = Signal(object, object)
    learning = Signal(object)
    index_changed = Signal(object)
    backups_listed = Signal(object)
    message = Signal(str)
    damaged = Signal()
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None, *, may_watch: bool = True) -> None:
        super().__init__(parent)
        self._photos = PhotoTable()
        self._roots: tuple[RootInfo, ...] = ()
        self._problems: tuple[Problem, ...] = ()
        self._search: SearchView | None = None
        self._albums: tuple[AlbumInfo, ...] = ()
        self._stacks = Stacks()
        self._files = events.FilesDone((), hands_off=True)
        self._excluded: tuple[str, ...] = ()
        self._sees_subject = True
        self._words_missing = ""
        tell = partial(Relay(self).call, self._tell)
        self._queue = RequestQueue(tell, may_watch=may_watch)

    # Requests

    @Slot(object)
    def open(self, folder: Path | None) -> None:
        """Open (or make) the library kept in ``folder``; None means the user's own."""
        self._queue.open(folder)

    def request(self, request: Request) -> None:
        """Have ``request`` done on the library's thread; returns at once.

        What ends in a view of the current search shows it unless a newer one will.
        """
        if isinstance(request, Shown):
            self.search_started.emit()
        self._queue.submit(request)

    @Slot()
    def close(self) -> None:
        """Stop the scan, close the library and wait until no thread is left."""
        self._queue.close()

    # What the window reads at once

    def photos(self) -> tuple[PhotoInfo, ...]:
        """Every photo that is not gone, in the order in which they were found."""
        return self._photos.all()

    def photo(self, photo: int) -> PhotoInfo | None:
        """What is known of one photo; None if it left the library."""
        return self._photos.get(photo)

    def path_of(self, photo: int) -> Path | None:
        """Where the photo's file is; None if it left the library."""
        info = self._photos.get(photo)
        return None if info is None else info.path

    def roots(self) -> tuple[RootInfo, ...]:
        """The folders, as last announced."""
        return self._roots

    def excluded(self) -> tuple[str, ...]:
        """The patterns of what is left out, as last announced."""
        return self._excluded

    def words_missing(self) -> str:
        """Why photos can't be searched by a word, as last announced; empty if they can."""
        return self._words_missing

    def sees_subject(self) -> bool:
        """Whether photos are to be looked at for what is in them, as last announced."""
        return self._sees_subject

    def problems(self) -> tuple[Problem, ...]:
        """The photos that can't be read, as last announced."""
        return self._problems

    def albums(self) -> tuple[AlbumInfo, ...]:
        """All albums by name, as last announced."""
        return self._albums

    def stacks(self) -> Stacks:
        """All stacks that can be shown, as last announced."""
        return self._stacks

    def files(self) -> events.FilesDone:
        """What was done with files, and what may be done, as last announced."""
        return self._files

    def search(self) -> SearchView | None:
        """The search as last announced."""
        return self._search

    # On the thread of the window

    def _tell(self, event: Event) -> None:
        """Bring what is read at once up to date, and emit the signal of the event."""
        match event:
            case events.Opened(folder):
                self._forget()
                self.opened.emit(folder)
            case events.PhotosChanged():
                self.photos_changed.emit(self._photos.take(event))
            case events.RootsChanged(roots, excluded, subject, words_missing):
                self._roots, self._excluded, self._sees_subject = roots, excluded, subject
                self._words_missing = words_missing
                self.roots_changed.emit(roots)
            case events.ProblemsChanged(problems):
                self._problems = problems
                self.problems_changed.emit(problems)
            case events.ProgressChanged(progress):
                self.progress.emit(progress)
            case events.SearchChanged(number, view):
                if number == self._queue.newest:
                    self._search = view
                    self.search_changed.emit(view)
            case events.SearchOutdated(sentence):
                self.search_outdated.emit(sentence)
            case events.ProfilesChanged(profiles):
                self.profiles_changed.emit(profiles)
            case events.AlbumsChanged(albums):
                self._albums = albums
                self.albums_changed.emit(albums)
            case events.AlbumListed(album, photos):
                self.album_listed.emit(album, photos)
            case events.MarksChanged(marks):
                self.marks_changed.emit(self._photos.mark(marks))
            case events.PhotosFiltered(scope, photos):
                self.photos_filtered.emit(scope, photos)
            case events.FactsCounted(counts):
                self.facts_counted.emit(counts)
            case events.FactsTold(facts, thumbs):
                self.facts_told.emit(facts, thumbs)
            case events.SearchesListed(searches):
                self.searches_listed.emit(searches)
            case events.PhotoSeen(photo, seen, reason):
                self.photo_seen.emit(photo, seen, reason)
            case events.SidecarsChanged(state):
                self.sidecars_changed.emit(state)
            case events.SidecarsWritten(done, total):
                self.sidecars_written.emit(done, total)
            case events.FilesPlanned():
                self.files_planned.emit(event)
            case events.FilesProgressed(how_far):
                self.files_progress.emit(how_far)
            case events.FilesDone():
                self._files = event
                self.files_done.emit(event)
            case events.FilesFailed(job, files):
                self.files_failed.emit(job, files)
            case events.DuplicatesProgressed(progress):
                self.duplicates_progress.emit(progress)
            case events.DuplicatesFound(proposals, preferences, missed):
                self.duplicates_found.emit(proposals, preferences, missed)
            case events.StacksChanged(stacks):
                self._stacks = stacks
                self.stacks_changed.emit(stacks)
            case events.ColoursChanged(photos, colours):
                self.colours_changed.emit(photos, colours)
            case events.NamesRanked(ranks):
                self.names_ranked.emit(ranks)
            case events.MapChanged(made):
                self.map_changed.emit(made)
            case events.MapProgressed(progress):
                self.map_progress.emit(progress)
            case events.LearningChanged(progress):
                self.learning.emit(progress)
            case events.IndexChanged(state):
                self.index_changed.emit(state)
            case events.BackupsListed():
                self.backups_listed.emit(event)
            case events.Message(sentence):
                self.message.emit(tr_stored(sentence))
            case events.Failed(sentence, damaged):
                if damaged:
                    self.damaged.emit()
                self.failed.emit(tr_stored(sentence))
            case _:
                assert_never(event)

    def _forget(self) -> None:
        """Let go of the library that was shown until now, if there was one: another is open."""
        removed = self._photos.clear()
        if removed:
            self.photos_changed.emit(Changes(removed=removed))
        if self._search is not None:
            self._search = None
            self.search_changed.emit(None)
