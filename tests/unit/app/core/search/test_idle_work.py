"""What searches profit from and nobody waits for: only where there is something to prepare."""

from __future__ import annotations

from typing import Any

import pytest

from likewise.app.core.search.session import SearchSession
from tests.unit.app.core.search.session_steps import shown, start


def test_nothing_is_prepared_for_photos_that_have_all_gone(
    session: SearchSession, photos: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared = []
    monkeypatch.setattr(session._index, "bind", lambda snapshot, _: prepared.append(snapshot))
    assert session.idle.prepare() == (0, 0)
    assert len(prepared) == 1
    for root in photos.library.roots():
        photos.library.remove_root(root.id)
    session.library_changed()
    assert session.idle.prepare() == (0, 0)
    assert len(prepared) == 1


def test_a_search_of_another_profile_is_shown_in_peace(session: SearchSession, photos: Any) -> None:
    start(session, photos.ids[0])
    session.profiles.use(session.profiles.create("Cats").id)
    session.restart()
    session.back()
    view = shown(session)
    state = session.active.state
    assert session.idle.prepare() == (0, 0)
    assert session.active.state is state
    assert list(session.prefetch(view.results[0].photo, 1))
    session.active.of(session.profiles.active().id)  # opened by something else meanwhile
    assert not list(session.prefetch(view.results[1].photo, 1))


def test_what_learning_brought_is_noted_in_the_first_step(
    session: SearchSession, photos: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = start(session, photos.ids[0])
    session.current().judge([view.results[0].photo], 1)
    shown(session)
    learned: list[int] = []
    state = session.active.state
    assert state is not None
    monkeypatch.setattr(state, "learn", learned.append)
    steps = session.idle.upkeep()
    next(steps)
    assert not learned
    list(steps)
    assert learned == [session.number]
