"""Active profile: loads the state of the profile that searches use, and keeps it."""

from __future__ import annotations

from app.core.base.errors import QueryError
from app.core.base.language import tr
from app.core.library.library import Library
from app.core.library.snapshot import LibrarySnapshot
from app.core.profiles.exchange import left_out
from app.core.profiles.load_profile import load_profile
from app.core.profiles.profile_state import ProfileState
from app.core.profiles.profiles import Profiles
from app.core.profiles.query import SeePicture

AT_ONCE = 10
"""Earlier searches that are learned in one step of catching up: about half a second."""


class ActiveProfile:
    """Loads a profile's state when it is asked for, and keeps it until another one is.

    Attributes: ``state``, what was asked for last; None before, and to have it loaded anew.
    ``outdated``: the library has changed since, which the next asking takes into account.
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
        self._stored = True  # what was learned is on the disk, too

    def of(self, profile: int) -> ProfileState:
        """A profile's state over the library of now. Raises QueryError while that is empty."""
        state = self.state
        if state is not None and state.record.id == profile and not self.outdated:
            return state
        snapshot = self._snapshot()
        if state is not None and (state.record.id, state.snapshot.key) == (profile, snapshot.key):
            state.follow(snapshot)
        else:
            state = self._load(profile, snapshot)
        self.state, self.outdated = state, False
        return state

    def load(self) -> bool:
        """Load what the profile in use knows; whether it was not loaded yet, and could be."""
        profile, state = self._profiles.active().id, self.current_state()
        if state is not None and state.record.id == profile:
            return False
        try:
            self.of(profile)
        except QueryError:
            return False
        return True

    def current_state(self) -> ProfileState | None:
        """What the profile in use knows, over the library of now; None while that is not known."""
        return None if self.outdated else self.state

    def warning(self) -> str:
        """A sentence if the profile in use can't use all that it knows; or empty."""
        state = self.state
        return left_out(state.record.name) if state and state.base_left_out else ""

    def peek(self, profile: int) -> ProfileState:
        """The same, for once: searches go on to use the profile that they use."""
        if self.state is not None and self.state.record.id == profile:
            return self.of(profile)
        return self._load(profile, self._snapshot())

    def catch_up(self) -> tuple[int, int]:
        """Learn some earlier searches of the profile in use, and keep what was learned once all
        are. Returns how many are learned, of how many; nothing while no photo was read."""
        try:
            state = self.of(self._profiles.active().id)
        except QueryError:
            return 0, 0
        learned, searches = state.catch_up(AT_ONCE)
        if learned == searches:
            self.store()
        return learned, searches

    def has_learned(self) -> None:
        """Know that there is something new to keep."""
        self._stored = False

    def store_if_new(self) -> bool:
        """Keep what was learned since the last time; whether there was something."""
        if self.state is None or self._stored:
            return False
        self.store()
        return self._stored

    def store(self) -> None:
        """Keep on the disk what was learned, unless much of it would have to be learned first:
        closing waits for this, and only the time of the next start depends on it."""
        if self.state is not None and self.state.left() <= AT_ONCE:
            self.state.store()
            self._stored = True

    def _load(self, profile: int, snapshot: LibrarySnapshot) -> ProfileState:
        return load_profile(self._library, self._profiles.get(profile), snapshot, self._see)

    def _snapshot(self) -> LibrarySnapshot:
        snapshot = self._library.snapshot()
        if not snapshot.alive.any():
            raise QueryError(tr("No photo has been read yet."), tr("Add a folder of photos first."))
        return snapshot
