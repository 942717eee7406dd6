"""What searches profit from and nobody waits for: only where there is something to prepare."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from app.core.base.search_types import EVERYWHERE
from app.core.profiles import profile_state
from app.core.search import session as idle_work
from app.core.search.session import SearchSession
from tests.unit.app.core.search.session_steps import shown, start


def test_nothing_is_prepared_for_photos_that_have_all_gone(
    session: SearchSession, photos: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared = []
    monkeypatch.setattr(session._index, "bind", lambda snapshot, _: prepared.append(snapshot))
    assert list(session.idle.prepare())[-1] == (0, 0)
    assert len(prepared) == 1
    for root in photos.library.roots():
        photos.library.remove_root(root.id)
    session.library_changed()
    assert list(session.idle.prepare())[-1] == (0, 0)
    assert len(prepared) == 1


def test_the_first_search_is_prepared_in_steps_of_one_thing_each(
    session: SearchSession, photos: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []

    def noted(owner: object, name: str) -> None:
        whole = getattr(owner, name)
        monkeypatch.setattr(
            owner, name, lambda *given: (done.append(name.strip("_")), whole(*given))[1]
        )

    noted(session.active, "_load")
    noted(idle_work, "projection_of")
    noted(session._index, "bind")
    so_far = []
    for how_far in session.idle.prepare():
        assert how_far == (0, 0)
        so_far.append(tuple(done))
        done.clear()
    assert so_far == [("load",), (), ("projection_of",), ("bind",)]
    assert list(session.idle.prepare())[-1] == (0, 0)
    assert "load" not in done


def test_a_search_of_another_profile_is_shown_in_peace(session: SearchSession, photos: Any) -> None:
    start(session, photos.ids[0])
    session.profiles.use(session.profiles.create("Cats").id)
    session.restart()
    session.back()
    view = shown(session)
    state = session.active.state
    assert list(session.idle.prepare())[-1] == (0, 0)
    assert session.active.state is state
    assert list(session.prefetch(view.results[0].photo, 1))
    session.active.state_of(session.profiles.active().id)  # opened by something else meanwhile
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


def judged_again(session: SearchSession, photos: Any, searches: int, again: int) -> list[int]:
    """Start so many searches with a thumb each, then give another in so many of the first, which
    teaches at the end; all of them."""
    started = []
    for number in range(searches):
        view = start(session, photos.ids[number])
        session.current().judge([view.results[0].photo], 1)
        started.append(session.current().record.id)
    for search in started[:again]:
        session.seen(search).judge([photos.ids[-1]], -1)
    return started


def test_much_is_learned_again_in_short_steps(
    session: SearchSession, photos: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(profile_state, "PER_STEP", 1)
    monkeypatch.setattr(profile_state, "PER_IDLE_STEP", 0)  # so that saving learns nothing
    searches = judged_again(session, photos, 6, 0)
    session.reopen(searches[0], EVERYWHERE)
    shown(session)
    state = session.current().state
    session.current().judge([photos.ids[-2]], -1)
    learned = [state.catch_up(0)[0] for _ in session.idle.upkeep()]
    assert max(after - before for before, after in pairwise(learned)) == 1
    assert learned[-1] == 7
