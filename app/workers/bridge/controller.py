"""The service's other half: what runs on the owner thread, with everything that changes.

Each method is one request. Answers go out through ``announce(signal, payload)``, where ``signal``
names one of `LibraryService`'s. This module knows no Qt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from pathlib import Path

from likewise.app.core.cluster.cluster_address import LOCAL, ClusterAddress, stored_address
from likewise.app.core.library.exclude import exclude, excluded_patterns
from likewise.app.core.library.library import Library
from likewise.app.core.library.model_choice import choose_model
from likewise.app.core.library.problems import ProblemList, retry
from likewise.app.core.open_index import open_index
from likewise.app.core.profiles.exchange import (
    copy_profiles,
    delete_profile,
    import_profile,
    write_profile,
)
from likewise.app.core.profiles.folder_training import Learned, read_folders, record
from likewise.app.core.profiles.profiles import ProfileRecord, learning_with
from likewise.app.core.search.session import SearchSession
from likewise.app.core.types import (
    SEARCHABLE,
    Changes,
    LessonProgress,
    Pace,
    PhotoInfo,
    ProfilesView,
    Progress,
    SearchView,
)
from likewise.app.workers.bridge.answers import PhotosAnswer, ProblemsAnswer, RootsAnswer
from likewise.app.workers.bridge.folder_training_thread import FolderTrainingThread
from likewise.app.workers.bridge.library_thread import LibraryThread
from likewise.app.workers.bridge.outside_pictures import OutsideReader
from likewise.app.workers.cluster.reading import reading_at
from likewise.app.workers.indexing.gc_pause import settle, without_collections
from likewise.app.workers.indexing.indexer import Indexer
from likewise.app.workers.indexing.pace import PaceKeeper
from likewise.app.workers.indexing.read import read_here
from likewise.app.workers.indexing.work import ReadInto

Announce = Callable[[str, object], None]

UPKEEP = "upkeep"
"""The background work that prepares what finds photos."""

SECOND_LOOK = "second look"
"""The background work that finds out more about the search that is shown."""

FEW = 200
"""Photos that are looked up one by one; of more, all are read at once."""


class LibraryController:
    """An open library, the scan of it, and the searches in it."""

    def __init__(self, library: Library, owner: LibraryThread, announce: Announce) -> None:
        self._outside = OutsideReader()
        index = open_index(library, on_change=lambda: owner.submit(self._index_changed))
        self.session = SearchSession(library, index, self._outside)
        self._library = library
        self._owner = owner
        self._announce = announce
        self._indexer: Indexer | None = None
        self._pace = PaceKeeper(lambda sentence: announce("message", sentence))
        self._lesson: FolderTrainingThread | None = None
        self._problems = ProblemList(library)
        self._told: ProfilesView | None = None  # of profiles, last
        self._closed = False

    @classmethod
    def open(
        cls, folder: Path | None, owner: LibraryThread, announce: Announce, pace: Pace
    ) -> LibraryController:
        """Open the library in ``folder`` (None: the user's own), tell all, look for new photos."""
        desk = cls(Library.open(folder), owner, announce)
        desk.set_pace(pace)
        announce("opened", desk._library.folder)
        with without_collections():
            infos = tuple(desk._library.photos())
        settle()
        added = Changes(added=tuple(info.id for info in infos))
        announce("photos_changed", PhotosAnswer(added, infos))
        desk._announce_roots()
        desk._announce_problems()
        desk._announce_profiles()
        owner.submit(desk._prepare)
        if desk._library.roots():
            desk.scan()
        return desk

    def close(self) -> None:
        """Stop the scan and close the library."""
        self._closed = True
        if self._lesson is not None:
            self._lesson.close()
        self._owner.set_background(None)
        self._owner.set_background(None, UPKEEP)
        self._owner.set_background(None, SECOND_LOOK)
        self.session.close()
        self._outside.close()
        self._library.close()

    def view(self, show: Callable[[SearchView], None]) -> SearchView | None:
        """The search as it is to be shown first. Behind it, when that was painted, it is shown
        again if there is more to say, and what finds photos is looked after."""
        view = self.session.first_view()
        if view is not None:
            self._owner.set_background(self._second_look(view, show), SECOND_LOOK)
        self._keep_up()
        return view

    def _second_look(
        self, view: SearchView, show: Callable[[SearchView], None]
    ) -> Iterator[object]:
        whole = self.session.completed(view)
        yield None
        if whole is not view:
            show(whole)

    # Folders and photos

    def add_root(self, path: Path) -> None:
        root = self._library.add_root(path)
        self._announce("message", f"Reading the photos in {root.path.name or root.path}.")
        self.scan()

    def remove_root(self, root: int) -> None:
        gone = tuple(info.id for info in self._library.photos() if info.root == root)
        self._library.remove_root(root)
        self._photos_changed(Changes(removed=gone, roots=True, problems=True))
        self.scan()

    def scan(self) -> None:
        """Look at all folders from the start; a scan under way ends, what it read is kept."""
        self._owner.set_background(None)
        self._indexer = Indexer(
            self._library,
            on_progress=self._progressed,
            on_changes=self._photos_changed,
            on_fault=self._failed,
            read_into=_reader(stored_address(self._library.catalogue)),
        )
        self._pace.apply(self._indexer)
        self._owner.set_background(self._scanning(self._indexer))
        self._announce_roots()
        if self._problems.scan_error is not None:
            self._problems.scan_error = None
            self._announce_problems()

    def _scanning(self, indexer: Indexer) -> Iterator[None]:
        try:
            yield from indexer.steps()
        except Exception as error:
            self._problems.scan_error = error
            self._announce_problems()
            raise

    def use_model(self, source: Path | None) -> None:
        choose_model(self._library, source)
        without = "Photos are read without an image model from now on."
        self._announce("message", f"Trying the model {source.name}." if source else without)
        self.scan()

    def exclude(self, patterns: Iterable[str]) -> None:
        exclude(self._library, patterns)
        self.scan()

    def stop(self) -> None:
        self._owner.set_background(None)
        self._announce(
            "message", "Stopped. What was read is kept; “Look for new photos” reads the rest."
        )

    def set_pace(self, pace: Pace) -> None:
        self._pace.choose(pace)
        if self._indexer is not None:
            self._pace.apply(self._indexer)

    def retry(self, photos: Iterable[int]) -> None:
        retry(self._library, tuple(photos))
        self.scan()

    def leave_out(self, photos: Iterable[int]) -> None:
        chosen = tuple(photos)
        self._problems.leave_out(chosen)
        self._photos_changed(Changes(removed=chosen, problems=True))

    # Profiles

    def keep_search(self, keep: bool) -> None:
        self.session.current().keep(keep)
        self._announce_profiles()

    def use_profile(self, profile: int) -> None:
        self.session.profiles.use(profile)
        self.session.restart()
        self._owner.submit(self._prepare)
        self._announce_profiles()

    def create_profile(self, name: str, learner: str) -> None:
        self.use_profile(self.session.profiles.create(name, learning_with(learner)).id)

    def rename_profile(self, profile: int, name: str) -> None:
        self.session.profiles.rename(profile, name)
        self._announce_profiles()

    def duplicate_profile(self, profile: int, name: str) -> None:
        self._added(copy_profiles(self._library, (profile,), name))

    def merge_profiles(self, first: int, second: int, name: str) -> None:
        self._added(copy_profiles(self._library, (first, second), name))

    def reset_profile(self, profile: int) -> None:
        self.session.profiles.reset(profile)
        self._rewritten()

    def freeze_profile(self, profile: int, frozen: bool) -> None:
        self.session.profiles.freeze(profile, frozen)
        self._rewritten()

    def delete_profile(self, profile: int) -> None:
        delete_profile(self._library, profile)
        self._rewritten()

    def export_profile(self, profile: int, path: Path) -> None:
        write_profile(self.session.portable(profile), path)
        self._announce("message", f"The profile is in {path}.")

    def import_profile(self, path: Path) -> None:
        self._added(import_profile(self._library, path))

    def learn_folders(self) -> None:
        """Teach a new profile what the sub-folders say."""
        if self._lesson is not None:
            self._announce("message", "Learning from folders is under way already.")
            return
        lesson = read_folders(self._library)
        self._announce("lesson", LessonProgress(0, 1))
        self._lesson = FolderTrainingThread(
            lesson,
            lambda progress: self._announce("lesson", progress),
            lambda future: self._owner.submit(lambda: self._learned(future)),
        )

    def stop_lesson(self) -> None:
        if self._lesson is not None:
            self._lesson.stop()

    def _learned(self, future: Future[Learned | None]) -> None:
        self._lesson = None
        self._announce("lesson", None)
        if self._closed:
            return
        learned = future.result()
        if learned is None:
            self._announce("message", "Stopped. Nothing was learned from the folders.")
            return
        name = record(self._library, learned).name if learned.helps else ""
        self._announce_profiles()
        self._announce("message", learned.sentence(name))

    def _added(self, record: ProfileRecord) -> None:
        self._announce("message", f"{record.name} is ready to use.")
        self._announce_profiles()

    def _rewritten(self) -> None:
        """A profile was changed under the searches that were made with it."""
        self.session.forget()
        self._announce_profiles()

    def _prepare(self) -> None:
        if self._closed:
            return
        learned, searches = self.session.prepare()
        if learned < searches:
            self._announce("lesson", LessonProgress(learned, searches, "earlier searches"))
            self._owner.submit(self._prepare)
            return
        if self._lesson is None:
            self._announce("lesson", None)
        if warning := self.session.warning():
            self._announce("message", warning)
        self._keep_up()

    def _keep_up(self) -> None:
        self._owner.set_background(self._upkeep(), UPKEEP)

    def _upkeep(self) -> Iterator[object]:
        steps = self.session.upkeep()
        yield next(steps, None)  # what learning brought is noted by now
        self._announce_profiles(if_changed=True)
        yield from steps
        self._announce("index_changed", self.session.index_state())

    def _index_changed(self) -> None:
        """A cluster is otherwise than before."""
        if self._closed:
            return
        self._announce("index_changed", self.session.index_state())
        if sentence := self.session.whole_again():
            self._announce("search_outdated", sentence)

    # What the window hears

    def _progressed(self, progress: Progress) -> None:
        self._announce("progress", progress)
        if self._indexer is not None:
            self._pace.apply(self._indexer)
        if progress.phase == "idle":
            self._announce_roots()
            if sentence := self.session.outdated():
                self._announce("search_outdated", sentence)
            self._owner.submit(self._prepare)

    def _photos_changed(self, changes: Changes) -> None:
        self.session.library_changed()
        touched = (*changes.added, *changes.updated)
        self._announce("photos_changed", PhotosAnswer(changes, self._infos(touched)))
        self._announce_roots()
        if changes.problems:
            self._announce_problems()

    def _infos(self, photos: tuple[int, ...]) -> tuple[PhotoInfo, ...]:
        if len(photos) > FEW:
            wanted = set(photos)
            return tuple(info for info in self._library.photos() if info.id in wanted)
        infos = (self._library.photo(photo) for photo in photos)
        return tuple(info for info in infos if info.state in SEARCHABLE)

    def _announce_roots(self) -> None:
        excluded = excluded_patterns(self._library)
        self._announce("roots_changed", RootsAnswer(tuple(self._library.roots()), excluded))

    def _announce_problems(self) -> None:
        self._announce("problems_changed", ProblemsAnswer(self._problems.all()))

    def _failed(self, error: Exception) -> None:
        self._announce("failed", str(error))
        self._announce_problems()

    def _announce_profiles(self, *, if_changed: bool = False) -> None:
        profiles = self.session.profiles
        view = ProfilesView(profiles.active().id, profiles.infos())
        if view != self._told or not if_changed:
            self._told = view
            self._announce("profiles_changed", view)


def _reader(address: ClusterAddress | None) -> ReadInto:
    """Who reads the photos: the cluster that the library lives on, or this computer."""
    return read_here if address is None or address.scheduler == LOCAL else reading_at(address)
