"""Stacks in lists of photos: once each, opened in place, and what their tiles say."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from app.core.base.search_types import QueryItem, ResultEdge, ResultItem, Scope, SearchView
from app.core.base.stacks import Stacks
from app.ui.photos.photo_model import ListedStacks


@pytest.fixture
def stacks(qapp: object) -> ListedStacks:
    del qapp
    found = ListedStacks()
    found.show_stacks(Stacks([(3, 1, 2), (8, 7)]))
    return found


def view(results: list[int], liked: tuple[int, ...] = ()) -> SearchView:
    items = tuple(ResultItem(photo, 0.5, (1.0,)) for photo in results)
    query = (QueryItem(photo=8),)
    return SearchView(1, query, liked, (), items, ("color",), (1.0,), (1.0,))


def photos_of(shown: SearchView) -> list[int]:
    return [item.photo for item in shown.results]


def test_a_stack_opens_and_closes_where_it_is(stacks: ListedStacks, qtbot: QtBot) -> None:
    assert stacks.in_library([1, 2, 3, 4]) == [3, 4]
    assert (stacks.badge(3), stacks.badge(4)) == ("3", "")
    with qtbot.waitSignal(stacks.changed):
        stacks.toggle(1)
    assert stacks.in_library([1, 2, 3, 4]) == [3, 1, 2, 4]
    assert [stacks.badge(photo) for photo in (3, 1, 2)] == ["3", "3", "3"]
    stacks.toggle(3)
    assert stacks.in_library([1, 2, 3, 4]) == [3, 4]
    assert stacks.sentence(2) == "A stack of 3 photos"


def test_a_raw_and_its_picture_are_one_photo_with_a_mark(stacks: ListedStacks) -> None:
    stacks.show_stacks(Stacks([(1, 2), (5, 3, 4)], below=[2, 4]))
    badges = [stacks.badge(photo, "HEIC") for photo in (1, 5)]
    assert badges == ["RAW+HEIC", "2"]
    assert stacks.sentence(1) == "A raw file and its picture as one photo"
    assert [stacks.badge(photo, "HEIC") for photo in (1, 2)] == ["RAW+HEIC", "RAW"]
    assert [stacks.badge(photo) for photo in (5, 3, 4)] == ["2", "2", "RAW"]


def test_it_stays_open_when_another_photo_is_on_top_and_not_when_it_is_none(
    stacks: ListedStacks,
) -> None:
    stacks.toggle(3)
    stacks.show_stacks(Stacks([(2, 3, 1)]))
    assert stacks.in_library([1, 2, 3]) == [2, 3, 1]
    stacks.show_stacks(Stacks())
    stacks.show_stacks(Stacks([(2, 3, 1)]))
    assert stacks.in_library([1, 2, 3]) == [2]


def test_a_search_finds_what_lies_below_and_shows_the_top_of_each(stacks: ListedStacks) -> None:
    assert photos_of(stacks.in_results(view([5, 2, 1, 7]))) == [5, 3]  # 8 is searched from
    assert photos_of(stacks.in_results(view([5, 2, 7, 3], liked=(1,)))) == [5]
    filtered = replace(view([5, 2, 1]), scope=Scope(filter="3 stars"))
    assert photos_of(stacks.in_results(filtered)) == [5, 1]
    stacks.toggle(2)
    assert photos_of(stacks.in_results(view([5, 2, 7, 3], liked=(1,)))) == [5, 3, 2]


def test_a_command_may_mean_what_a_closed_stack_hides_too(stacks: ListedStacks) -> None:
    assert stacks.with_those_below([3, 4]) == (3, 1, 2, 4)
    stacks.toggle(3)
    assert stacks.with_those_below([3, 4]) == (3, 4)


def test_the_raw_of_a_pair_is_hidden_until_the_pair_is_opened(stacks: ListedStacks) -> None:
    stacks.show_stacks(Stacks([(1, 2)], below=[2]))
    assert [photo for photo in (1, 2) if stacks.is_hidden_raw(photo)] == [2]
    stacks.toggle(1)
    assert not stacks.is_hidden_raw(2)


def test_an_album_shows_the_top_of_each_stack_also_of_those_that_are_liked(
    stacks: ListedStacks,
) -> None:
    album = replace(view([8, 1, 2, 5, 7]), liked=(1,), edge=ResultEdge(1, "Beach", 0.5, False))
    assert photos_of(stacks.in_results(album)) == [8, 3, 5]
    assert photos_of(stacks.in_results(replace(album, disliked=(3,)))) == [8, 5]
    stacks.toggle(2)
    assert photos_of(stacks.in_results(album)) == [8, 3, 1, 2, 5]


def test_without_stacks_a_search_is_the_same(qapp: object) -> None:
    del qapp
    found = view([5, 2, 1])
    assert ListedStacks().in_results(found) is found
