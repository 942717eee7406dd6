"""The current search and its thumbs: judged, taken back and brought back in the journal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from likewise.app.core.errors import QueryError
from likewise.app.core.profiles.active_profile import ActiveProfile
from likewise.app.core.profiles.journal import Journal
from likewise.app.core.profiles.profile_state import ProfileState
from likewise.app.core.search.history import History
from likewise.engine.feedback.journal import Event, Sign, effective, redo_targets, undo_targets
from likewise.engine.feedback.ranker import Click


class Judging:
    """Whatever it did is on the disk when it returns. Raises QueryError without a current search.

    ``history`` knows which one is current.
    """

    def __init__(self, journal: Journal, memories: ActiveProfile, history: History) -> None:
        self._history = history
        self._journal = journal
        self._memories = memories

    def current(self) -> int:
        """The current search."""
        if self._history.current is None:
            raise QueryError("There is no search yet.", "Pick a photo and search from it first.")
        return self._history.current

    def memory(self) -> ProfileState:
        """The memory of its profile."""
        return self._memories.of(self._memories.search(self.current()).profile)

    def events(self) -> list[Event]:
        """The lines of it, for the engine; never to be changed."""
        return self.memory().events(self.current())

    def clicks(self) -> list[Click]:
        """Its thumbs that still count, in their order."""
        return [(judgment.row, judgment.sign) for judgment in effective(self.events())]

    def judge(self, photos: Sequence[int], sign: Sign) -> None:
        """Thumb photos up (+1) or down (-1), or clear their thumbs (0), in one gesture.

        What is no result, as the query's own photos, is passed over. Raises QueryError if none of
        them is one.
        """
        search, memory = self.current(), self.memory()
        own, thumbs = set(memory.own(search)), dict(self.clicks())
        known = {photo: memory.rows[photo] for photo in photos if photo in memory.rows}
        rows = {photo: row for photo, row in known.items() if row not in own}
        if not rows:
            raise QueryError(
                "Only the results of a search can be judged.", "Pick one of the results."
            )
        new = {photo: row for photo, row in rows.items() if thumbs.get(row, 0) != sign}
        if new:
            self._journal.judge(search, new, sign)
            memory.judged(search)

    def undo(self) -> None:
        """Take back the last gesture that stands; nothing if none does."""
        self._take("undo", undo_targets)

    def redo(self) -> None:
        """Judge again what was taken back last; nothing if a judgment came after it."""
        self._take("redo", redo_targets)

    def keep(self, kept: bool) -> None:
        """Let the profile learn from the current search, or leave it out."""
        search = self.current()
        self._journal.set_kept(search, kept)
        self.memory().add(self._journal.search(search))

    def _take(
        self, kind: Literal["undo", "redo"], targets_of: Callable[[list[Event]], tuple[int, ...]]
    ) -> None:
        if targets := targets_of(self.events()):
            self._journal.take(self.current(), kind, targets)
            self.memory().judged(self.current())
