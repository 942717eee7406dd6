"""Shows the current search, and does what its session does not; on the library's thread."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence

from app.core.albums.self_filling import reopen_search
from app.core.library.library import Library
from app.core.search.session import SearchSession
from app.core.types import SearchView
from app.work.bus import events
from app.work.bus.library_thread import Background, LibraryThread
from app.work.bus.thumb_progress import with_progress
from engine.feedback.journal import Sign


class OpenSearches:
    """The searches of an open library, on the library's thread."""

    def __init__(
        self,
        library: Library,
        session: SearchSession,
        thread: LibraryThread,
        publish: events.Publish,
        *,
        kept: Callable[[], None],
        shown: Callable[[], None],
        looked_through: Callable[[], None],
    ) -> None:
        """``kept``: a search was let into its profile, or left out; ``shown``: the current search
        was; ``looked_through``: what it found for its album is known."""
        self._library = library
        self._session = session
        self._thread = thread
        self._publish = publish
        self._kept = kept
        self._shown = shown
        self._looked_through = looked_through

    def judge(self, search: int, photos: Sequence[int], sign: Sign) -> None:
        """Thumb photos up (+1) or down (-1), or clear their thumbs (0), in one gesture, in the
        search that was seen: it may be current no more."""
        self._session.seen(search).judge(photos, sign)

    def undo(self, search: int) -> None:
        """Take back what was judged last in the search that was seen."""
        self._session.seen(search).undo()

    def redo(self, search: int) -> None:
        """Judge again what was taken back last in the search that was seen."""
        self._session.seen(search).redo()

    def ask_me(self, search: int) -> None:
        """Show first the few photos whose thumbs would teach most; asked again: no longer. Nothing
        once another search is shown."""
        if search == self._session.number and (sentence := self._session.current().ask()):
            self._publish(events.Message(sentence))

    def keep(self, search: int, kept: bool) -> None:
        """Let the profile of a search learn from it, or leave it out."""
        self._session.seen(search).keep(kept)
        self._kept()

    def reopen(self, search: int) -> None:
        """Make an earlier search, whenever it was made, the current one, with its thumbs."""
        reopen_search(self._library, self._session, search)

    def prefetch(self, search: int, photo: int, sign: Sign) -> Generator[None, None, None]:
        """Have ready, in short steps, the order that this judgment would bring; nothing for a
        search that isn't the current one."""
        if search == self._session.number:
            yield from self._session.prefetch(photo, sign)

    def show(self, wanted: Callable[[], bool]) -> Generator[None, None, None]:
        """Emit the current search as it is to be shown first, while that is ``wanted``, in steps
        if it takes a while. Behind it, when that was painted, it is announced again if there
        is more to say, and what finds photos is looked after."""
        session = self._session
        yield from with_progress(session.learn_earlier(), "searches", None, self._publish)
        yield from with_progress(session.prepare_view(), "thumbs", session.number, self._publish)
        view = session.first_view()
        if view is not None:
            self._thread.set_background(Background.SECOND_LOOK, self._second_look(view, wanted))
        self._publish(events.SearchChanged(view), wanted)
        self._shown()

    def _second_look(self, view: SearchView, wanted: Callable[[], bool]) -> Iterator[object]:
        whole = yield from self._session.completed(view)
        yield None
        if whole is not view:
            self._publish(events.SearchChanged(whole), wanted)
            yield None
        self._looked_through()
        yield from self._session.look_ahead()
