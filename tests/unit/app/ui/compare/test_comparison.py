"""What differs between photos that are compared."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.base.photo_types import PhotoInfo, PhotoState
from app.ui.compare.compare_page import columns_of
from app.ui.compare.comparison import MOST, Comparison, begin
from app.ui.compare.info_strip import Fact, best, differing, facts, heights
from app.work.pictures.full_decoding import Measured

# Which photos are shown, pinned and in focus: by hand, and after any number of steps.


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


# Facts of photos, and which of them differ.

INFO = PhotoInfo(1, 1, Path("/photos/beach"), "a.jpg", 600, 400, 1_000_000.0, PhotoState.READY)
MEASURED = Measured(
    ((600, 400),), 600, 400, 1, "JPEG", 8_240_000, 84.4, np.zeros((4, 256), np.int64)
)


def text(found: tuple[Fact, ...]) -> dict[str, str]:
    return {fact.label: fact.text for fact in found}


def test_what_is_known_by_hand() -> None:
    found = text(facts(INFO, MEASURED))
    assert found["Size"] == "600 × 400"
    assert found["File"] == "8.2 MB"
    assert found["Sharpness"] == "84"
    assert found["Format"] == "JPEG"
    assert found["Folder"] == "beach"
    assert "1970" in found["Changed"]


def test_a_photo_that_is_too_large_says_how_it_is_shown() -> None:
    huge = replace(MEASURED, width=16_000, height=12_000, reduction=2)
    assert text(facts(INFO, huge))["Size"] == "16,000 × 12,000 (shown at 1/2)"


def test_the_date_taken_is_on_the_clock_of_the_camera() -> None:
    found = text(facts(replace(INFO, taken=1_000_000_000.0), None))
    assert found["Taken"] == "9 Sep 2001, 01:46:40"
    assert "Changed" not in found


def test_how_it_was_taken_is_told_as_far_as_the_file_tells_it() -> None:
    how = {
        "lens": "Mini 50",
        "exposure": 1 / 250,
        "aperture": 2.8,
        "iso": 1_600,
        "focal_length": 35.0,
    }
    found = text(facts(replace(INFO, camera="Pocket 3"), replace(MEASURED, facts=how)))
    assert found["Exposure"] == "1/250 s"
    assert found["Aperture"] == "f/2.8"
    assert found["ISO"] == "1,600"
    assert found["Focal length"] == "35 mm"
    assert (found["Lens"], found["Camera"]) == ("Mini 50", "Pocket 3")
    slow = facts(INFO, replace(MEASURED, facts={"exposure": 2.5}))
    assert text(slow)["Exposure"] == "2.5 s"
    assert not {"Aperture", "ISO", "Focal length", "Lens", "Camera"} & text(slow).keys()
    assert differing([facts(INFO, replace(MEASURED, facts=how)), slow]) >= {"Exposure"}


def test_what_needs_the_file_is_left_out_until_it_is_measured() -> None:
    assert set(text(facts(replace(INFO, width=0, height=0), None))) == {"Changed", "Folder", "Name"}


def test_only_what_differs() -> None:
    other = replace(MEASURED, bytes=999, sharpness=84.2)
    pair = [facts(INFO, MEASURED), facts(replace(INFO, name="b.jpg"), other)]
    assert differing(pair) == {"File", "Name"}
    assert text(pair[1])["File"] == "999 bytes"
    assert differing([pair[0]]) == set()


def test_the_best_leads_clearly_or_nobody_does() -> None:
    def pair(sharper: float) -> list[tuple[Fact, ...]]:
        return [facts(INFO, MEASURED), facts(INFO, replace(MEASURED, sharpness=sharper))]

    assert best(pair(100.0)) == {"Sharpness": 1}
    assert best(pair(60.0)) == {"Sharpness": 0}
    assert best(pair(85.0)) == {}
    assert best([facts(INFO, MEASURED)]) == {}


# Heights of a histogram's bars.


def test_the_highest_bar_between_the_ends_is_one() -> None:
    counts = np.zeros((4, 256), np.int64)
    counts[:, 100] = 400
    counts[0, 104:108] = 25  # all in one bar
    counts[1, 255] = 1_000_000  # burnt out: cut
    found = heights(counts)
    assert found.shape == (4, 64)
    assert found[0, 25] == 1
    assert found[0, 26] == 0.5  # the root of a quarter
    assert found[1, 63] == 1
    assert found[2, 0] == 0


def test_nothing_and_ends_alone_are_no_division_by_zero() -> None:
    assert not heights(np.zeros((4, 256), np.int64)).any()
    ends = np.zeros((4, 256), np.int64)
    ends[:, 0] = 9
    assert heights(ends)[0, 0] == 1


# In how many columns compared photos are arranged, by hand for usual windows.

LANDSCAPE, PORTRAIT, PANORAMA = 1.5, 2 / 3, 6.0


@pytest.mark.parametrize(
    ("photos", "room", "columns"),
    [
        ([LANDSCAPE] * 2, (1024, 560), 2),
        ([LANDSCAPE] * 3, (1280, 700), 3),
        ([LANDSCAPE] * 4, (1024, 560), 2),
        ([LANDSCAPE] * 6, (1024, 560), 3),
        ([LANDSCAPE] * 6, (3840, 2000), 3),
        ([PORTRAIT] * 5, (3840, 2000), 5),
        ([PORTRAIT] * 6, (1024, 560), 6),
        ([PANORAMA] * 3, (1280, 700), 1),
    ],
)
def test_usual_windows(photos: list[float], room: tuple[int, int], columns: int) -> None:
    assert columns_of(photos, *room) == columns
