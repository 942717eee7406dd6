"""Stacks: several photos that lists show as one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.core.base.errors import StackError, UnknownPhotoError
from app.core.base.search_types import ResultItem
from app.core.base.stacks import Stacks, stacked_results
from app.core.duplicates.stacks import (
    inherit_stack,
    put_back,
    put_on_top,
    stack,
    stack_each,
    stacks_of,
    take_apart,
    take_out,
)
from app.core.library.library import Library
from app.core.open_library import open_library

# Lists of photos in which each stack is one.

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


# Stacking, taking apart, another top, and taking each of them back.


def piles(library: Library) -> set[tuple[int, ...]]:
    found = stacks_of(library)
    with library.catalogue.reading() as connection:
        photos = [photo for (photo,) in connection.execute("SELECT id FROM photos").fetchall()]
    return {found.of(photo) for photo in photos} - {()}


def test_the_first_one_is_on_top_and_taking_it_back_leaves_nothing(photos: Any) -> None:
    a, b, c = photos.ids[:3]
    before = stack(photos.library, [b, a, c])
    assert piles(photos.library) == {(b, a, c)}
    put_back(photos.library, before)
    assert piles(photos.library) == set()


def test_what_lies_in_a_stack_brings_it_along(photos: Any) -> None:
    a, b, c, d, e = photos.ids[:5]
    stack(photos.library, [a, b])
    stack(photos.library, [c, d])
    before = stack(photos.library, [e, c, a])
    assert piles(photos.library) == {(e, c, d, a, b)}
    put_back(photos.library, before)
    assert piles(photos.library) == {(a, b), (c, d)}


def test_one_from_within_a_stack_comes_to_the_top_of_the_new_one(photos: Any) -> None:
    a, b, c = photos.ids[:3]
    stack(photos.library, [a, b])
    stack(photos.library, [b, c])
    assert piles(photos.library) == {(b, a, c)}


def test_another_top(photos: Any) -> None:
    a, b, c = photos.ids[:3]
    stack(photos.library, [a, b, c])
    before = put_on_top(photos.library, c)
    assert piles(photos.library) == {(c, a, b)}
    put_back(photos.library, before)
    assert piles(photos.library) == {(a, b, c)}


def test_taken_apart_and_taken_out(photos: Any) -> None:
    a, b, c = photos.ids[:3]
    stack(photos.library, [a, b, c])
    take_out(photos.library, [a])
    assert piles(photos.library) == {(b, c)}
    take_out(photos.library, [c])
    assert piles(photos.library) == set()
    stack(photos.library, [a, b])
    take_apart(photos.library, [b, c])
    assert piles(photos.library) == set()


def test_what_can_not_be_stacked(photos: Any) -> None:
    a, b = photos.ids[:2]
    with pytest.raises(StackError):
        stack(photos.library, [a, a])
    with pytest.raises(StackError):
        put_on_top(photos.library, a)
    with pytest.raises(UnknownPhotoError):
        stack_each(photos.library, [[a, b], [a, 10**6]])
    assert piles(photos.library) == set()


def test_bursts_that_lie_together_keep_the_top_that_a_person_chose(photos: Any) -> None:
    a, b, c, d, e = photos.ids[:5]
    stack(photos.library, [b, a])
    before = stack_each(photos.library, [[a, b], [c, d, e]])
    assert piles(photos.library) == {(b, a), (c, d, e)}
    put_back(photos.library, before)
    assert piles(photos.library) == {(b, a)}


def test_a_top_that_is_gone_leaves_its_position_until_it_is_back(photos: Any) -> None:
    a, b, c = photos.ids[:3]
    stack(photos.library, [a, b, c])
    with photos.library.catalogue.transaction() as connection:
        connection.execute("UPDATE files SET state = 'gone' WHERE id = ?", (a,))
    assert piles(photos.library) == {(b, c)}
    with photos.library.catalogue.transaction() as connection:
        connection.execute("UPDATE files SET state = 'gone' WHERE id = ?", (b,))
    assert piles(photos.library) == set()
    with photos.library.catalogue.transaction() as connection:
        connection.execute("UPDATE files SET state = 'ready' WHERE id IN (?, ?)", (a, b))
    assert piles(photos.library) == {(a, b, c)}


def test_stacks_are_there_when_the_library_is_opened_again(photos: Any, tmp_path: Path) -> None:
    stack(photos.library, photos.ids[:3])
    photos.library.close()
    with open_library(tmp_path / "library", writable=False) as again:
        assert piles(again) == {photos.ids[:3]}


@pytest.mark.slow
@settings(suppress_health_check=list(HealthCheck))
@given(st.lists(st.lists(st.integers(0, 7), min_size=2, max_size=4, unique=True), max_size=6))
def test_all_is_taken_back_step_by_step(photos: Any, wanted: list[list[int]]) -> None:
    steps = []
    for chosen in wanted:
        now = piles(photos.library)
        steps.append((now, stack(photos.library, [photos.ids[n] for n in chosen])))
        found = [photo for pile in piles(photos.library) for photo in pile]
        assert len(found) == len(set(found))
    for expected, before in reversed(steps):
        put_back(photos.library, before)
        assert piles(photos.library) == expected


def test_who_stays_has_the_position_of_those_who_go(photos: Any) -> None:
    a, b, c, d, e, f = photos.ids[:6]
    stack(photos.library, [a, b, c])
    inherit_stack(photos.library, d, [c, a])
    assert piles(photos.library) == {(d, a, b, c)}
    inherit_stack(photos.library, c, [e, b])
    assert piles(photos.library) == {(d, a, c, b)}
    inherit_stack(photos.library, a, [b])
    assert piles(photos.library) == {(d, a, c, b)}
    stack(photos.library, [e, f])
    inherit_stack(photos.library, e, [a])
    assert piles(photos.library) == {(d, a, c, b), (e, f)}


# Results in which each stack is one: where it stands, and which of its photos is shown.


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
def test_no_result_is_shown_twice_and_each_stack_is_there(
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
