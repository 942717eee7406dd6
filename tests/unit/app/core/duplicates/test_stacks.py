"""Lists of photos in which each stack is one."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.core.base.stacks import Stacks

STACKS = Stacks([(3, 1, 2), (8, 7)])


def test_without_stacks_a_list_is_as_it_was() -> None:
    assert not Stacks()
    assert Stacks().by_top([3, 1, 2]) == [3, 1, 2]
    assert Stacks().by_best([3, 1, 2], seen=[1]) == [[3], [1], [2]]


def test_a_stack_is_shown_where_its_top_is() -> None:
    assert STACKS.by_top([1, 2, 3, 4, 7, 8, 9]) == [3, 4, 8, 9]


def test_where_the_top_is_not_among_them_the_next_one_stands_for_it() -> None:
    assert STACKS.by_top([4, 2, 1, 7]) == [4, 1, 7]


def test_an_opened_stack_lies_behind_its_top() -> None:
    assert STACKS.by_top([1, 2, 3, 4, 7, 8], opened=[2]) == [3, 1, 2, 4, 8]
    assert STACKS.by_top([4, 2, 1, 7], opened=[3]) == [4, 1, 2, 7]


def test_what_is_found_comes_in_the_order_of_the_best_of_each() -> None:
    assert STACKS.by_best([9, 2, 7, 3, 8, 1]) == [[9], [2, 3, 1], [7, 8]]


def test_what_is_shown_elsewhere_is_not_shown_again() -> None:
    assert STACKS.by_best([9, 2, 7, 3], seen=[1]) == [[9], [7]]
    assert STACKS.by_best([9, 2, 7, 3], seen=[1], opened=[1]) == [[9], [2, 3], [7]]


@given(st.permutations(range(1, 10)), st.sets(st.integers(1, 9)))
def test_nothing_is_shown_twice_and_each_stack_is_there(
    photos: list[int], opened: set[int]
) -> None:
    shown = STACKS.by_top(photos, opened)
    assert len(shown) == len(set(shown))
    assert {STACKS.of(photo) or photo for photo in shown} == {
        STACKS.of(photo) or photo for photo in photos
    }
    if len(opened) == 9:
        assert sorted(shown) == sorted(photos)
