"""Results in which each stack is one: where it stands, and which of its photos is shown."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from app.core.base.search_types import ResultItem
from app.core.base.stacks import Stacks, stacked_results

STACKS = Stacks([(3, 1, 2), (8, 7)])


def items(photos: Sequence[int]) -> list[ResultItem]:
    return [ResultItem(photo, position / 10, (1.0,)) for position, photo in enumerate(photos)]


def pairs(shown: Sequence[ResultItem]) -> list[tuple[int, int | None]]:
    return [(item.photo, item.found) for item in shown]


def test_the_top_stands_where_the_best_of_its_stack_is() -> None:
    shown = stacked_results(items([9, 2, 7, 3, 1]), STACKS)
    assert pairs(shown) == [(9, None), (3, 2), (8, 7)]
    assert [item.distance for item in shown] == [0.0, 0.1, 0.2]


def test_a_top_that_is_the_best_is_shown_as_it_was_found() -> None:
    assert pairs(stacked_results(items([3, 2]), STACKS)) == [(3, None)]


def test_where_a_search_looks_at_some_photos_only_the_top_is_of_those() -> None:
    assert pairs(stacked_results(items([2, 1, 7]), STACKS, anywhere=False)) == [(1, 2), (7, None)]


def test_an_opened_stack_has_its_top_first_then_the_others_that_were_found() -> None:
    shown = stacked_results(items([2, 9, 1, 7]), STACKS, opened=[1])
    assert pairs(shown) == [(3, 2), (2, None), (1, None), (9, None), (8, 7)]


def test_a_stack_that_is_shown_elsewhere_is_left_out_unless_it_is_opened() -> None:
    assert pairs(stacked_results(items([2, 9]), STACKS, seen=[3])) == [(9, None)]
    shown = stacked_results(items([2, 9]), STACKS, seen=[3], opened=[2])
    assert pairs(shown) == [(1, 2), (2, None), (9, None)]


@given(st.permutations(range(1, 10)), st.sets(st.integers(1, 9)), st.booleans())
def test_nothing_is_shown_twice_and_each_stack_is_there(
    photos: list[int], opened: set[int], anywhere: bool
) -> None:
    shown = [
        item.photo
        for item in stacked_results(items(photos), STACKS, opened=opened, anywhere=anywhere)
    ]
    assert len(shown) == len(set(shown))
    assert {STACKS.of(photo) or photo for photo in shown} == {
        STACKS.of(photo) or photo for photo in photos
    }
    if len(opened) == 9:
        assert sorted(shown) == sorted(photos)
