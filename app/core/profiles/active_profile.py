"""The profile in use: its state is loaded on request, brought up to date, and saved."""

from __future__ import annotations

from app.core.base.errors import QueryError
from app.core.base.language import tr
from app.core.library.library import Library
from app.core.library.snapshot import LibrarySnapshot
from app.core.profiles.exchange import reference_sample_of
from app.core.profiles.profile_state import ProfileState, load_profile
from app.core.profiles.profiles import Profiles
from app.core.profiles.query import SeePicture

PER_IDLE_STEP = 10
"""Earlier searches that are learned in one step while nobody waits: about half a second."""


class ActiveProfile:
    """Loads a profile's state on request, and keeps it until another one is requested.

    Attributes: ``state``, the one requested last; None before, and to have it reloaded.
    ``outdated``: the library has changed since, which the next request takes into account.
    """

    def __init__(
        self,
        library: Library,
        profiles: Profiles,
        see: SeePicture,
    ) -> None:
        self.state: ProfileState | None = None
        self.outdated = False
        self._library = library
        self._profiles = profiles
        self._see = see
        self._stored = True  # what was learned is saved

    def state_of(self, profile: int) -> ProfileState:
        """Return a profile's state over the current library. Raises QueryError if that is empty."""
        state = self.state
        if state is not None and state.record.id == profile and not self.outdated:
            return state
        snapshot = self._snapshot()
        if state is not None and self._continues(state, profile, snapshot):
            state.follow(snapshot)
        else:
            state = self._load(profile, snapshot)
        self.state, self.outdated = state, False
        return state

    def _continues(self, state: ProfileState, profile: int, snapshot: LibrarySnapshot) -> bool:
        """Return whether a state can go on in a library that has only grown."""
        same = (state.record.id, state.snapshot.key) == (profile, snapshot.key)
        catalogue = self._library.catalogue
        return same and state.reference == reference_sample_of(catalogue, profile, snapshot, True)

    def load(self) -> bool:
        """Load the state of the active profile; returns whether that was needed and possible."""
        profile, state = self._profiles.active().id, self.current_state()
        if state is not None and state.record.id == profile:
            return False
        try:
            self.state_of(profile)
        except QueryError:
            return False
        return True

    def current_state(self) -> ProfileState | None:
        """Return the state in use if it is up to date with the library, else None."""
        return None if self.outdated else self.state

    def warning(self) -> str:
        """Return a sentence if the profile's base can't be used; else empty."""
        if self.state is None or not self.state.base_left_out:
            return ""
        return tr(
            "What “{name}” brought along was learned by a version of Likewise that saw other "
            "features in photos, so it is left out; the searches made here still count.",
            name=self.state.record.name,
        )

    def peek(self, profile: int) -> ProfileState:
        """Return a profile's state without making it the one in use."""
        if self.state is not None and self.state.record.id == profile:
            return self.state_of(profile)
        return self._load(profile, self._snapshot())

    def catch_up(self) -> tuple[int, int]:
        """Learn some earlier searches of the active profile, and save once all are learned.

        Returns how many are learned and how many there are; (0, 0) while no photo was read.
        """
        try:
            state = self.state_of(self._profiles.active().id)
        except QueryError:
            return 0, 0
        learned, searches = state.catch_up(PER_IDLE_STEP)
        if learned == searches:
            self.store()
        return learned, searches

    def mark_unsaved(self) -> None:
        """Note that there is something new to save."""
        self._stored = False

    def store_if_new(self) -> bool:
        """Save what was learned since the last time; return whether anything was."""
        if self.state is None or self._stored:
            return False
        self.store()
        return self._stored

    def store(self) -> None:
        """Save what was learned, unless much is yet to be learned.

        Closing waits for this, and only the speed of the next start depends on it.
        """
        if self.state is not None and self.state.left() <= PER_IDLE_STEP:
            self.state.store()
            self._stored = True

    def _load(self, profile: int, snapshot: LibrarySnapshot) -> ProfileState:
        return load_profile(self._library, self._profiles.get(profile), snapshot, self._see)

    def _snapshot(self) -> LibrarySnapshot:
        snapshot = self._library.snapshot()
        if not snapshot.alive.any():
            raise QueryError(tr("No photo has been read yet."), tr("Add a folder of photos first."))
        return snapshot
