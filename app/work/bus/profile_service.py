"""Executes the window's requests about profiles and folder training."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import assert_never

from app.core.language import tr
from app.core.library.library import Library
from app.core.profiles.exchange import (
    copy_profiles,
    delete_profile,
    import_profile,
    write_profile,
)
from app.core.profiles.folder_training import Learned, read_folders, record
from app.core.profiles.profiles import learning_with
from app.core.search.session import SearchSession
from app.core.store.journal.profiles import ProfileRecord
from app.core.types import LearningProgress, ProfilesView
from app.work.bus import events
from app.work.bus.folder_training_thread import FolderTrainingThread
from app.work.bus.library_thread import LibraryThread
from app.work.bus.requests import profiles as ask


class ProfileService:
    """The profiles of an open library, on the library's thread."""

    def __init__(
        self,
        library: Library,
        session: SearchSession,
        thread: LibraryThread,
        announce: Callable[[events.Event], None],
    ) -> None:
        self._library = library
        self._session = session
        self._thread = thread
        self._announce = announce
        self._training: FolderTrainingThread | None = None
        self._announced: ProfilesView | None = None  # last
        self._closed = False

    @property
    def learning(self) -> bool:
        """Whether folders are being learned from."""
        return self._training is not None

    def close(self) -> None:
        """End learning from folders, without a result."""
        self._closed = True
        if self._training is not None:
            self._training.close()

    def handle(self, request: ask.ProfileRequest | ask.TrainingRequest) -> bool:
        """Do what the window asks for; see requests/profiles.py. Whether another profile is active
        now."""
        profiles = self._session.profiles
        match request:
            case ask.UseProfile(profile):
                self._use(profile)
            case ask.CreateProfile(name, learner):
                self._use(profiles.create(name, learning_with(learner)).id)
            case ask.RenameProfile(profile, name):
                profiles.rename(profile, name)
                self.announce()
            case ask.DuplicateProfile(profile, name):
                self._added(copy_profiles(self._library, (profile,), name))
            case ask.MergeProfiles(first, second, name):
                self._added(copy_profiles(self._library, (first, second), name))
            case ask.ImportProfile(path):
                self._added(import_profile(self._library, path))
            case ask.ResetProfile(profile):
                profiles.reset(profile)
                self._rewritten()
            case ask.FreezeProfile(profile, frozen):
                profiles.freeze(profile, frozen)
                self._rewritten()
            case ask.DeleteProfile(profile):
                sentence = delete_profile(self._library, profile)
                self._rewritten()
                if sentence:
                    self._announce(events.Message(sentence))
            case ask.ExportProfile(profile, path):
                write_profile(self._session.active.peek(profile).portable(), path)
                self._announce(events.Message(tr("Profile exported to {path}.", path=path)))
            case ask.LearnFolders():
                self._learn_folders()
            case ask.StopTraining():
                if self._training is not None:
                    self._training.stop()
            case _:
                assert_never(request)
        return isinstance(request, ask.UseProfile | ask.CreateProfile)

    def announce(self, *, if_changed: bool = False) -> None:
        """Tell of all profiles; with ``if_changed`` not what was told last."""
        profiles = self._session.profiles
        view = ProfilesView(profiles.active().id, profiles.infos())
        if view != self._announced or not if_changed:
            self._announced = view
            self._announce(events.ProfilesChanged(view))

    def _use(self, profile: int) -> None:
        self._session.profiles.use(profile)
        self._session.restart()
        self.announce()

    def _added(self, record: ProfileRecord) -> None:
        self._announce(events.Message(tr("{name} is ready to use.", name=record.name)))
        self.announce()

    def _rewritten(self) -> None:
        """A profile was changed under the searches that were made with it."""
        self._session.forget()
        self.announce()

    def _learn_folders(self) -> None:
        """Teach a new profile what the sub-folders say."""
        if self._training is not None:
            self._announce(events.Message(tr("Learning from folders is under way already.")))
            return
        training = read_folders(self._library)
        self._announce(events.LearningChanged(LearningProgress(0, 1)))
        self._training = FolderTrainingThread(
            training,
            lambda progress: self._announce(events.LearningChanged(progress)),
            lambda future: self._thread.submit(lambda: self._learned(future)),
        )

    def _learned(self, future: Future[Learned | None]) -> None:
        self._training = None
        self._announce(events.LearningChanged(None))
        if self._closed:
            return
        learned = future.result()
        if learned is None:
            self._announce(events.Message(tr("Stopped. Nothing was learned from the folders.")))
            return
        name = record(self._library, learned).name if learned.helps else ""
        self.announce()
        self._announce(events.Message(learned.sentence(name)))
