"""Change profiles, and train one from folders on a thread of its own."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from threading import Event

from app.core.base.language import tr
from app.core.base.search_types import USUAL_LEARNER, ProfilesView
from app.core.base.work_types import LearningProgress
from app.core.profiles.exchange import copy_profile, import_profile
from app.core.profiles.exported_file import write_profile
from app.core.profiles.folder_training import TrainingResult, read_folders, record_searches, train
from app.core.profiles.profiles import learning_with
from app.core.profiles.tables import ProfileRecord
from app.core.search.session import SearchSession
from app.work.bus import events
from app.work.bus.library_thread import Part, Shared


class OpenProfiles(Part):
    """The profiles of an open library."""

    def __init__(self, shared: Shared, session: SearchSession, used: Callable[[], None]) -> None:
        """``used``: called when searches use another profile."""
        super().__init__(shared)
        self._used = used
        self._session = session
        self._training: ThreadPoolExecutor | None = None
        self._stopped = Event()
        self._closed = False

    @property
    def learning(self) -> bool:
        """Whether a profile is being trained from folders."""
        return self._training is not None

    def close(self) -> None:
        """Stop training from folders, without a result."""
        self._closed = True
        self._stopped.set()
        if self._training is not None:
            self._training.shutdown()

    def use(self, profile: int) -> None:
        """Use this profile for searches."""
        self._session.profiles.use(profile)
        self._session.restart()
        self.announce()
        self._used()

    def create(self, name: str, learner: str = USUAL_LEARNER) -> None:
        """Add an empty profile that learns with ``learner``, and use it."""
        self.use(self._session.profiles.create(name, learning_with(learner)).id)

    def rename(self, profile: int, name: str) -> None:
        """Give a profile another name."""
        self._session.profiles.rename(profile, name)
        self.announce()

    def copy(self, profile: int, name: str) -> None:
        """Copy a profile with all it learned."""
        self._added(copy_profile(self._library, profile, name))

    def import_from(self, path: Path) -> None:
        """Add a profile from a file that `export` wrote."""
        self._added(import_profile(self._library, path))

    def reset(self, profile: int) -> None:
        """Make a profile forget what it learned; its searches are kept but no longer count."""
        self._session.profiles.reset(profile)
        self._rewritten()

    def freeze(self, profile: int, frozen: bool) -> None:
        """Stop a profile from learning, or let it learn again."""
        self._session.profiles.freeze(profile, frozen)
        self._rewritten()

    def delete(self, profile: int) -> None:
        """Remove a profile and its searches; the last one can't be removed."""
        sentence = self._session.profiles.delete(profile)
        self._rewritten()
        if sentence:
            self._say(sentence)

    def export(self, profile: int, path: Path) -> None:
        """Write a profile to one file that works on other machines and libraries."""
        write_profile(self._session.active.peek(profile).portable(), path)
        self._say(tr("Profile exported to {path}.", path=path))

    def stop_learning(self) -> None:
        """Stop training from folders; nothing of it is kept."""
        self._stopped.set()

    def announce(self) -> None:
        """Announce all profiles, if they have changed."""
        profiles = self._session.profiles
        view = ProfilesView(profiles.active().id, profiles.infos())
        self._announce_new(events.ProfilesChanged(view))

    def _added(self, record: ProfileRecord) -> None:
        self._say(tr("{name} is ready to use.", name=record.name))
        self.announce()

    def _rewritten(self) -> None:
        """Refresh after a change that affects the searches of a profile."""
        self._session.forget()
        self.announce()

    def learn_folders(self) -> None:
        """Train a profile that treats photos of one sub-folder as alike, while searches go on."""
        if self._training is not None:
            self._say(tr("Learning from folders is under way already."))
            return
        training = read_folders(self._library)
        self._announce(events.LearningChanged(LearningProgress(0, 1)))
        self._stopped.clear()
        self._training = ThreadPoolExecutor(1, "folder training")
        learned = self._training.submit(train, training, self._report_progress)
        learned.add_done_callback(lambda done: self._thread.submit(lambda: self._learned(done)))
        self._training.shutdown(wait=False)

    def _report_progress(self, done: int, total: int) -> bool:
        """Announce how far training is; return whether to go on. On its own thread."""
        self._announce(events.LearningChanged(LearningProgress(done, total)))
        return not self._stopped.is_set()

    def _learned(self, future: Future[TrainingResult | None]) -> None:
        self._training = None
        self._announce(events.LearningChanged(None))
        if self._closed:
            return
        learned = future.result()
        if learned is None:
            self._say(tr("Stopped. Nothing was learned from the folders."))
            return
        name = record_searches(self._library, learned).name if learned.helps else ""
        self.announce()
        self._say(learned.sentence(name))
