"""The memory that searches use now: of one profile, over the photos that are there now."""

from __future__ import annotations

from likewise.app.core.errors import QueryError
from likewise.app.core.library.library import Library
from likewise.app.core.profiles.exchange import left_out
from likewise.app.core.profiles.journal import Journal, SearchRecord
from likewise.app.core.profiles.load_profile import load_profile
from likewise.app.core.profiles.profile_state import ProfileState
from likewise.app.core.profiles.profiles import Profiles

AT_ONCE = 10
"""Earlier searches that are learned in one step of catching up: about half a second."""


class ActiveProfile:
    """Opens a profile's memory when it is asked for, and keeps it until another one is.

    Attributes: ``now``, the memory that was asked for last; None before, and once forgotten.
    ``outdated``: the library has changed since, which the next asking takes into account.
    """

    def __init__(self, library: Library, profiles: Profiles, journal: Journal) -> None:
        self.now: ProfileState | None = None
        self.outdated = False
        self._library = library
        self._profiles = profiles
        self._journal = journal
        self._stored = True  # what was learned is on the disk, too

    def of(self, profile: int) -> ProfileState:
        """A profile's memory over the library of now. Raises QueryError while that is empty."""
        memory = self.now
        if memory is not None and memory.record.id == profile and not self.outdated:
            return memory
        snapshot = self._library.snapshot()
        if not snapshot.alive.any():
            raise QueryError("No photo has been read yet.", "Add a folder of photos first.")
        generation = -1 if memory is None else memory.snapshot.generation
        if memory is not None and (memory.record.id, generation) == (profile, snapshot.generation):
            memory.follow(snapshot)
        else:
            memory = load_profile(self._library, self._profiles.get(profile), snapshot)
        self.now, self.outdated = memory, False
        return memory

    def search(self, search: int) -> SearchRecord:
        """What is known of a search of any profile."""
        known = None if self.now is None else self.now.search(search)
        return known or self._journal.search(search)

    def catch_up(self) -> tuple[int, int]:
        """Learn some earlier searches of the profile in use, and keep what was learned once all
        are. Returns how many are learned, of how many; nothing while no photo was read."""
        try:
            memory = self.of(self._profiles.active().id)
        except QueryError:
            return 0, 0
        learned, searches = memory.catch_up(AT_ONCE)
        if learned == searches:
            self.store()
        return learned, searches

    def has_learned(self) -> None:
        """Know that there is something new to keep."""
        self._stored = False

    def store_if_new(self) -> bool:
        """Keep what was learned since the last time; whether there was something."""
        if self.now is None or self._stored:
            return False
        self.store()
        return True

    def store(self) -> None:
        """Keep on the disk what was learned; only the time of the next start depends on it."""
        if self.now is not None:
            self.now.store()
            self._stored = True

    def warning(self) -> str:
        """A sentence if the profile can't use all that it knows; or empty."""
        memory = self.now
        return left_out(memory.record.name) if memory and memory.base_left_out else ""
