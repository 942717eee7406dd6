"""Back and forward through searches."""

from __future__ import annotations

import pytest

from app.core.search.session import MOST, History


@pytest.fixture
def history() -> History:
    """1, then 2, then 3."""
    made = History()
    for search in (1, 2, 3):
        made.visit(search)
    return made


def test_back_forward_and_leave(history: History) -> None:
    assert history.current == 3
    history.back()
    assert (history.current, history.can_go_back, history.can_go_forward) == (2, True, True)
    history.leave()
    assert history.current is None
    history.back()
    assert history.current == 2
    history.forward()
    history.forward()
    assert (history.current, history.can_go_forward) == (3, False)


def test_another_search_takes_the_place_of_those_ahead(history: History) -> None:
    history.back()
    history.visit(4)
    assert (history.current, history.can_go_forward) == (4, False)
    history.back()
    assert history.current == 2


def test_only_the_latest_searches_can_be_gone_back_to() -> None:
    history = History()
    for search in range(3 * MOST):
        history.visit(search)
    for _ in range(2 * MOST):
        history.back()
    assert (history.current, history.can_go_back) == (2 * MOST, False)


def test_what_is_forgotten_is_nowhere_to_return_to(history: History) -> None:
    history.forget()
    history.back()
    assert (history.current, history.can_go_back) == (None, False)
