"""The window's sentences."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.base.search_types import ResultItem
from app.core.base.work_types import Progress
from app.ui.style import words


def test_modalities_of_a_family_add_up() -> None:
    sums = words.by_family(("color", "gist", "correlogram"), (0.2, 0.5, 0.3))
    assert sums == pytest.approx({"colour": 0.5, "layout": 0.5})


def test_the_subject_comes_first_and_what_others_made_last() -> None:
    sums = words.by_family(("color", "embedding", "subject", "gist"), (0.1, 0.2, 0.3, 0.4))
    assert list(sums.items()) == [
        ("subject", 0.3),
        ("colour", 0.1),
        ("layout", 0.4),
        ("embedding", 0.2),
    ]


def test_a_modality_without_a_family_keeps_its_name() -> None:
    assert words.by_family(("embedding",), (1.0,)) == {"embedding": 1.0}
    assert words.by_family(("my-model@3fa9c1d2",), (1.0,)) == {"my-model": 1.0}


def test_what_a_modality_did_not_add_to_the_distance_speaks_for_the_match() -> None:
    # Half of the distance .4 comes from the first modality, so of its weight .6 only .4 is left.
    item = ResultItem(1, 0.4, (0.5, 0.5))
    assert words.likeness(item, (0.6, 0.4), (0.6, 0.4)) == pytest.approx((0.4, 0.2))


def test_likeness_is_weighed_as_this_search_does_whatever_the_distance_was_measured_with() -> None:
    # Half of the distance .4 is a third of what the first modality could have added, and all else
    # is likeness: two thirds of the weight .3 that the search leaves it.
    item = ResultItem(1, 0.4, (0.5, 0.5))
    assert words.likeness(item, (0.3, 0.7), (0.6, 0.4)) == pytest.approx((0.2, 0.35))


def test_a_modality_that_does_not_count_in_the_distance_speaks_for_nothing() -> None:
    assert words.likeness(ResultItem(1, 0.4, (1.0, 0.0)), (0.5, 0.5), (1.0, 0.0))[1] == 0


def test_an_equal_photo_is_alike_in_everything() -> None:
    assert words.likeness(ResultItem(1, 0.0, (0.5, 0.5)), (0.6, 0.4), (0.5, 0.5)) == (0.6, 0.4)


@given(
    st.lists(st.floats(0.01, 1), min_size=1, max_size=11),
    st.floats(0, 10),
)
def test_likeness_stays_between_nothing_and_the_weight(raw: list[float], distance: float) -> None:
    weights = [value / sum(raw) for value in raw]
    shares = tuple(weights[::-1])
    for value, weight in zip(
        words.likeness(ResultItem(1, distance, shares), weights, shares), weights, strict=True
    ):
        assert 0 <= value <= weight


@pytest.mark.parametrize(
    ("families", "sentence"),
    [
        ({"colour": 0.4, "layout": 0.3, "details": 0.05}, "Similar colour and layout"),
        ({"colour": 0.9, "layout": 0.05}, "Similar colour"),
        ({"subject": 0.6, "colour": 0.1}, "Similar subject"),
        ({"colour": 0.0, "layout": 0.0}, "Not much alike"),
    ],
)
def test_a_match_is_explained_by_its_strongest_families(
    families: dict[str, float], sentence: str
) -> None:
    assert words.reason(families) == sentence


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (3, "a few seconds"),
        (42, "about 40 seconds"),
        (60 * 4 + 5, "about 4 minutes"),
        (95, "about 2 minutes"),
        (3600 * 2, "about 2 hours"),
    ],
)
def test_time_left_is_said_as_a_friend_would(seconds: float, said: str) -> None:
    assert words.duration(seconds) == said


def test_progress_names_what_is_done_and_how_long() -> None:
    sentence = words.progress_sentence(Progress("reading", 3412, 10_000, 21.3, 241))
    assert sentence == "Reading 3,412 of 10,000 photos, about 4 minutes left"


def test_progress_does_not_promise_a_time_that_it_does_not_know() -> None:
    assert words.progress_sentence(Progress("reading", 1, 9)) == "Reading 1 of 9 photos"
    looked = "Recognising what is in your photos"
    assert words.progress_sentence(Progress("seeing")) == looked
    assert (
        words.progress_sentence(Progress("seeing", 1_200, 10_000)) == f"{looked}: 1,200 of 10,000"
    )
