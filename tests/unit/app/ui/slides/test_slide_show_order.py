"""The order of slides: complete rounds, whichever way they go."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.ui.slides.slide_show import SlideOrder

PHOTOS = st.lists(st.integers(1, 50), min_size=1, max_size=12, unique=True)


def test_in_order_from_the_first_and_round_again() -> None:
    order = SlideOrder((7, 8, 9), 8)
    assert order.position() == (2, 3)
    assert [order.step(1) for _ in range(3)] == [9, 7, 8]
    assert order.step(-1) == 7


@given(PHOTOS, st.data())
def test_a_shuffled_round_shows_each_once_and_begins_with_the_first(
    photos: list[int], data: st.DataObject
) -> None:
    first = data.draw(st.sampled_from(photos))
    order = SlideOrder(photos, first, shuffled=True)
    shown = [order.current(), *(order.step(1) for _ in photos[1:])]
    assert shown[0] == first
    assert sorted(shown) == sorted(photos)


@given(PHOTOS, st.lists(st.sampled_from([1, -1]), max_size=30))
def test_what_was_said_to_come_next_comes(photos: list[int], steps: list[int]) -> None:
    order = SlideOrder(photos, photos[0], shuffled=True)
    for step in steps:
        upcoming = order.upcoming()
        shown = order.step(step)
        assert step < 0 or shown == upcoming


@given(PHOTOS, st.booleans())
def test_the_photo_of_now_stays_when_the_order_is_chosen(photos: list[int], on: bool) -> None:
    order = SlideOrder(photos, photos[-1], shuffled=not on)
    order.shuffle(on)
    assert order.current() == photos[-1]
