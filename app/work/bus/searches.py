"""Show the current search and the progress of learning for it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from functools import partial
from time import monotonic
from typing import Literal

from app.core.base.search_types import SearchView
from app.core.base.work_types import LearningProgress
from app.core.filling import reopen_search
from app.core.profiles.journal import withdraw_thumbs
from app.core.search.session import SearchSession
from app.work.bus import events
from app.work.bus.library_thread import Background, Part, Shared
from engine.feedback.journal import Sign


class OpenSearches(Part):
    """The searches of an open library."""

    def __init__(
        self,
        shared: Shared,
        session: SearchSession,
        *,
        kept: Callable[[], None],
        shown: Callable[[], None],
        matches_known: Callable[[], None],
    ) -> None:
        """``kept`` is called when a search was added to or removed from its profile.
        ``shown``: when the current search was shown; ``matches_known``: when its matches for its
        album are known."""
        super().__init__(shared)
        self._session = session
        self._kept = kept
        self._shown = shown
        self._matches_known = matches_known

    def judge(self, search: int, photos: Sequence[int], sign: Sign) -> events.Inverse | None:
        """Thumb photos up (+1) or down (-1), or clear their thumbs (0), in one gesture.
        The search may no longer be the current one. Return None if nothing changed."""
        changed = self._session.seen(search).judge(photos, sign)
        return partial(self._undo_in, search) if changed else None

    def withdraw(self, search: int, photos: tuple[int, ...]) -> events.Inverse:
        """Clear the thumbs of these photos in one search, current or not."""
        self._session.judged_elsewhere(withdraw_thumbs(self._library, search, photos))
        return partial(self._undo_in, search)

    def _undo_in(self, search: int) -> events.Inverse:
        """Undo the last judgment of a search, and show the search."""
        self._show_again(search)
        self.undo(search)
        return partial(self._redo_in, search)

    def _redo_in(self, search: int) -> events.Inverse:
        self._show_again(search)
        self.redo(search)
        return partial(self._undo_in, search)

    def _show_again(self, search: int) -> None:
        if search != self._session.number:
            self.reopen(search)

    def undo(self, search: int) -> None:
        """Undo the last judgment of the given search."""
        self._session.seen(search).undo()

    def redo(self, search: int) -> None:
        """Redo the last judgment undone in the given search."""
        self._session.seen(search).redo()

    def ask_me(self, search: int) -> None:
        """Toggle showing first the few photos whose thumbs would teach most.
        Ignored if another search is shown."""
        if search == self._session.number and (sentence := self._session.current().ask()):
            self._say(sentence)

    def keep(self, search: int, kept: bool) -> None:
        """Let a profile learn from one of its searches, or exclude the search."""
        self._session.seen(search).keep(kept)
        self._kept()

    def reopen(self, search: int) -> None:
        """Make an earlier search the current one, with its thumbs."""
        reopen_search(self._library, self._session, search)

    def prefetch(self, search: int, photo: int, sign: Sign) -> Generator[None, None, None]:
        """Compute, in short steps, the order after this judgment; only in the current search."""
        if search == self._session.number:
            yield from self._session.prefetch(photo, sign)

    def show(self, wanted: Callable[[], bool]) -> Generator[None, None, None]:
        """Publish the first view of the search while ``wanted``, in steps if that takes long.
        Once it is painted, publish it again if there is more to show, and start the upkeep."""
        session = self._session
        yield from with_progress(session.learn_earlier(), "searches", self._announce)
        yield from with_progress(session.prepare_view(), "thumbs", self._announce)
        view = session.first_view()
        if view is not None:
            self._thread.set_background(Background.COMPLETION, self._complete(view, wanted))
        self._announce(events.SearchChanged(view), wanted)
        self._shown()

    def _complete(self, view: SearchView, wanted: Callable[[], bool]) -> Iterator[object]:
        whole = yield from self._session.completed(view)
        yield None
        if whole is not view:
            self._announce(events.SearchChanged(whole), wanted)
            yield None
        self._matches_known()
        yield from self._session.look_ahead()


PROGRESS_AFTER = 0.2
"""Seconds without a progress report: the answer to one thumb takes a fraction of that."""


def with_progress(
    steps: Iterable[int],
    source: Literal["searches", "thumbs"],
    announce: Callable[[events.Event], None],
) -> Generator[None, None, None]:
    """Take the ``steps`` of learning from earlier searches, or from thumbs.
    Each yields how many are left. For PROGRESS_AFTER seconds they run without a pause; after that,
    one at a time, announcing progress until they end or are dropped."""
    began, total, announced = monotonic(), 0, False
    try:
        for left in steps:
            total = max(total, left + 1)
            if monotonic() - began >= PROGRESS_AFTER:
                announced = True
                progress = LearningProgress(total - left, total, source)
                announce(events.LearningChanged(progress))
                yield
    finally:
        if announced:
            announce(events.LearningChanged(None))
