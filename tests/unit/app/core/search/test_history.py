"""Back and forward through searches, and along the way from result to result."""

from __future__ import annotations

import tracemalloc

import pytest

from likewise.app.core.search.history import History
from likewise.app.core.types import QueryItem, TrailStep


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


def test_a_long_way_takes_no_more_for_each_search_than_a_short_one() -> None:
    history = History()
    took = []
    tracemalloc.start()
    try:
        for first in (0, 1_000, 2_000):
            before = tracemalloc.get_traced_memory()[0]
            for search in range(first, first + 1_000):
                history.visit(search, (), onward=search - 1)
            took.append(tracemalloc.get_traced_memory()[0] - before)
    finally:
        tracemalloc.stop()
    assert len(history.trail(2_999)) == 2_999
    assert took[2] < 3 * took[0]  # whole ways: 20 MB after 4


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


def test_a_search_that_was_left_for_another_way_is_found_too(history: History) -> None:
    history.back()
    history.back()
    history.visit(4, query(4), onward=2)  # its results were still on the screen
    assert history.trail(4) == history.trail(3)
    history.back_to(2)
    assert (history.current, history.can_go_forward) == (2, False)
    assert history.trail(2) == (TrailStep(1, query(1)),)
    history.back()
    assert history.current == 4


def test_what_is_forgotten_is_nowhere_to_return_to(history: History) -> None:
    history.forget()
    history.back()
    history.back_to(2)
    assert (history.current, history.can_go_back, history.trail(3)) == (None, False, ())
