"""Does what the window asks of searches, on the library's thread, and shows the current one."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import assert_never

from app.core.albums.self_filling import reopen_search
from app.core.library.library import Library
from app.core.search.session import SearchSession
from app.core.types import SearchView
from app.work.bus import events
from app.work.bus.library_thread import Background, LibraryThread
from app.work.bus.requests import searches as ask
from app.work.bus.thumb_progress import with_progress
from engine.feedback.journal import Sign


class SearchService:
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

    def handle(self, request: ask.SearchRequest) -> None:
        """Do what the window asks for; see `requests.searches`. What is said about a search goes to
        the one that was seen."""
        session = self._session
        match request:
            case ask.Judge(search, photos, sign):
                session.seen(search).judge(photos, sign)
            case ask.Undo(search):
                session.seen(search).undo()
            case ask.Redo(search):
                session.seen(search).redo()
            case ask.AskMe(search):
                if search == session.number and (sentence := session.current().ask()):
                    self._publish(events.Message(sentence))
            case ask.KeepSearch(search, keep):
                session.seen(search).keep(keep)
                self._kept()
            case ask.StartSearch(query, onward, scope):
                session.start(query, onward=onward, scope=scope)
            case ask.ChangeQuery(search, query):
                session.change_query(search, query)
            case ask.ReopenSearch(search):
                reopen_search(self._library, session, search)
            case ask.Back(to):
                session.back(to)
            case ask.Forward():
                session.forward()
            case ask.LeaveSearch():
                session.leave()
            case ask.SetOrder(order):
                session.set_order(order)
            case ask.SetScope(scope):
                session.set_scope(scope)
            case ask.SearchAgain():
                session.search_again()
            case _:
                assert_never(request)

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
