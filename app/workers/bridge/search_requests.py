"""Executes the window's requests about searches, on the library's thread."""

from __future__ import annotations

from typing import assert_never

from likewise.app.core.albums.self_filling import reopen_search
from likewise.app.core.library.library import Library
from likewise.app.core.search.session import SearchSession
from likewise.app.workers.bridge.profile_requests import ProfileRequests
from likewise.app.workers.bridge.requests import searches as ask


def handle_search(
    request: ask.SearchRequest,
    library: Library,
    session: SearchSession,
    profiles: ProfileRequests,
) -> None:
    """Do what the window asks for; see `requests.searches`. What is said about a search goes to the
    one that was seen."""
    match request:
        case ask.Judge(search, photos, sign):
            session.seen(search).judge(photos, sign)
        case ask.Undo(search):
            session.seen(search).undo()
        case ask.Redo(search):
            session.seen(search).redo()
        case ask.AskMe(search):
            if search == session.number:
                session.current().ask()
        case ask.KeepSearch(search, keep):
            session.seen(search).keep(keep)
            profiles.announce()
        case ask.StartSearch(query, onward):
            session.start(query, onward=onward)
        case ask.ChangeQuery(search, query):
            session.change_query(search, query)
        case ask.ReopenSearch(search):
            reopen_search(library, session, search)
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
