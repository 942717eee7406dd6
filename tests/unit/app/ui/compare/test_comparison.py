"""Which photos are shown, pinned and in focus: by hand, and after any number of steps."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.ui.compare.comparison import MOST, Comparison, begin


def test_as_many_as_there_is_room_for_then_stepped_on() -> None:
    few = begin((3, 1, 3, 2))
    assert few.shown == (3, 1, 2)
    assert few.stepped(1) == few
    many = begin(tuple(range(10)))
    assert many.shown == tuple(range(6))
    assert many.stepped(3).shown == tuple(range(3, 9))
    assert many.stepped(99).shown == tuple(range(4, 10))
    assert many.stepped(99).stepped(-99) == many


def test_one_is_pinned_and_the_others_pass_it() -> None:
    state = begin((1, 2, 3, 4), pinned=2)
    assert state.shown == (2, 3)
    assert state.focused == 3
    assert state.stepped(1).shown == (2, 4)
    assert state.stepped(-1).shown == (2, 1)
    assert state.stepped(9).shown == (2, 4)


def test_the_last_one_is_pinned_beside_the_one_before_it() -> None:
    assert begin((1, 2, 3), pinned=3).shown == (3, 2)


def test_letting_go_shows_all_again_with_the_focus_where_it_was() -> None:
    loose = begin(tuple(range(20)), pinned=12).toggled_pin(12)
    assert len(loose.shown) == MOST
    assert loose.focused == 12
    assert loose.pinned is None


def test_taking_out() -> None:
    state = begin((1, 2, 3), pinned=2)
    assert state.without(3).shown == (2, 1)
    assert state.without(2).shown == (1, 3)
    assert state.without(2).pinned is None
    assert state.without(1).without(3).shown == (2,)


def test_the_focus_goes_round() -> None:
    state = begin((1, 2, 3))
    assert [state.focused_next(step).focused for step in (-1, 0, 1, 2, 3)] == [3, 1, 2, 3, 1]
    assert state.focused_on(3).focused == 3


steps = st.one_of(
    st.tuples(st.just("stepped"), st.integers(-9, 9)),
    st.tuples(st.just("focused_next"), st.integers(-9, 9)),
    st.tuples(st.just("pin"), st.integers(0, 5)),
    st.tuples(st.just("without"), st.integers(0, 5)),
)


@given(st.integers(1, 12), st.none() | st.integers(0, 11), st.lists(steps, max_size=12))
def test_there_is_always_something_to_see(
    count: int, pinned: int | None, way: list[tuple[str, int]]
) -> None:
    state = begin(tuple(range(count)), pinned if pinned is None or pinned < count else None)
    for step, value in way:
        position = value % len(state.shown)
        if step == "pin":
            state = state.toggled_pin(state.shown[position]) if len(state.photos) > 1 else state
        elif step == "without":
            state = state.without(state.shown[position]) if len(state.photos) > 1 else state
        else:
            state = getattr(state, step)(value)
        check(state)


def check(state: Comparison) -> None:
    shown = state.shown
    assert 1 <= len(shown) <= MOST
    assert len(set(shown)) == len(shown)
    assert set(shown) <= set(state.photos)
    assert len(shown) == min(state.room, len(state.photos))
    assert state.focused in shown
    assert state.pinned is None or shown[0] == state.pinned
