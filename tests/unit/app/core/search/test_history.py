"""Back and forward through searches, and along the way from result to result."""

from __future__ import annotations

import gc

import pytest

from app.core.base.search_types import QueryItem, TrailStep
from app.core.search.session import LONGEST, MOST, History


def query(search: int) -> tuple[QueryItem, ...]:
    return (QueryItem(photo=100 + search),)


@pytest.fixture
def history() -> History:
    """1, from a result of it 2, from a result of that 3."""
    made = History()
    made.visit(1, query(1))
    made.visit(2, query(2), onward=1)
    made.visit(3, query(3), onward=2)
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


def test_a_trail_names_the_searches_that_led_to_one(history: History) -> None:
    assert history.trail(1) == ()
    assert history.trail(3) == (TrailStep(1, query(1)), TrailStep(2, query(2)))
    history.visit(4, query(4), onward=99)  # of which nothing is known any more
    assert history.trail(4) == ()


def test_only_the_latest_searches_can_be_gone_back_to() -> None:
    history = History()
    for search in range(3 * MOST):
        history.visit(search, query(search), onward=search - 1)
    last = 3 * MOST - 1
    assert [step.search for step in history.trail(last)] == [*range(last - LONGEST, last)]
    for _ in range(2 * MOST):
        history.back()
    assert (history.current, history.can_go_back) == (2 * MOST, False)
    history.back_to(1)
    assert history.current == 2 * MOST


def test_a_window_that_stays_open_keeps_no_more_than_the_latest_searches() -> None:
    history = History()
    kept = []
    for first in range(0, 3_000, 1_000):
        for search in range(first, first + 1_000):
            history.visit(search, query(search), onward=search - 1)
        kept.append(_reachable(history))
    assert kept[0] == kept[1] == kept[2]


def _reachable(thing: object) -> int:
    """How many objects hang on ``thing``, without numbers, which Python shares or not."""
    found, left = dict[int, object](), [thing]
    while left:
        each = left.pop()
        if id(each) not in found and not isinstance(each, type | int | str):
            found[id(each)] = each
            left += gc.get_referents(each)
    return len(found)


def test_a_search_that_is_opened_again_changes_no_way_that_led_through_it(
    history: History,
) -> None:
    history.visit(2, query(2))
    assert history.trail(2) == ()
    assert history.trail(3) == (TrailStep(1, query(1)), TrailStep(2, query(2)))


def test_back_to_a_search_of_the_trail_can_be_undone_by_forward(history: History) -> None:
    history.back_to(1)
    assert (history.current, history.can_go_forward) == (1, True)
    history.forward()
    assert history.current == 2


def test_what_is_forgotten_is_nowhere_to_return_to(history: History) -> None:
    history.forget()
    history.back()
    history.back_to(2)
    assert (history.current, history.can_go_back, history.trail(3)) == (None, False, ())
