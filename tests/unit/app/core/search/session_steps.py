"""Steps of a session, for tests of what it shows."""

from __future__ import annotations

from dataclasses import replace

from app.core.base.search_types import QueryItem, SearchView
from app.core.search.session import SearchSession


def start(session: SearchSession, *photos: int) -> SearchView:
    session.start([QueryItem(photo=photo) for photo in photos])
    return shown(session)


def shown(session: SearchSession) -> SearchView:
    view = session.view()
    assert view is not None
    return view


def answer(view: SearchView) -> SearchView:
    """What is the same whenever the same is shown again."""
    return replace(view, can_redo=False)
