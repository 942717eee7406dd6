"""Stacks in lists: one tile, opened and closed."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import call

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.core.base.search_types import (
    AlbumInfo,
    QueryItem,
    ResultEdge,
    ResultItem,
    Scope,
    SearchView,
)
from app.core.base.stacks import Stacks
from app.core.duplicates.stacks import put_on_top, stack, take_apart, take_out
from app.core.photos.order import GroupBy, PhotoOrder, SortBy
from app.core.photos.sorting_table import ids_of
from app.ui.photos.photo_model import ListedStacks
from app.ui.photos.tile import badge_area, photo_area
from app.ui.window.main_window import MainWindow
from app.work.bus.events import AlbumListed, AlbumsChanged, StacksChanged
from tests.unit.app.fake_bus import FakeBus
from tests.unit.app.ui.gestures import LEFT, NONE, actions_of

# Stacks by key and by their badge, in the window.


@pytest.fixture
def stacked(window: MainWindow, fake_bus: FakeBus) -> MainWindow:
    """A window with a stack of the photos 3, 2 and 4."""
    fake_bus.hold(StacksChanged(Stacks([(3, 2, 4)])))
    fake_bus.publish(fake_bus.latest(StacksChanged))
    return window


def photos(window: MainWindow) -> list[int]:
    return list(window.browser.library.photo_model.photos()[:6])


def trigger(window: MainWindow, command: str) -> None:
    actions_of(window)[command].trigger()


def possible(window: MainWindow) -> set[str]:
    return {each.command.id for each in actions_of(window).possible()}


def test_selected_photos_are_stacked(window: MainWindow, fake_bus: FakeBus) -> None:
    window.browser.library.selection.choose([2, 3, 5])
    trigger(window, "stack")
    assert fake_bus.asked[-1] == call.stacks.change(stack, (2, 3, 5))
    window.browser.library.select_row(0)
    trigger(window, "stack")
    assert window.toast.sentence() == "Select two photos or more to stack them."
    assert fake_bus.asked[-1] == call.stacks.change(stack, (2, 3, 5))


def test_one_stack_alone_is_not_stacked_again(stacked: MainWindow) -> None:
    for chosen, offered in (([3], False), ([3, 5], True)):
        stacked.browser.library.selection.choose(chosen)
        assert ("stack" in possible(stacked)) is offered


def test_a_stack_is_one_tile_that_opens_in_place(stacked: MainWindow) -> None:
    assert photos(stacked) == [1, 3, 5, 6, 7, 8]
    stacked.browser.library.select_row(1)
    trigger(stacked, "open_stack")
    assert photos(stacked) == [1, 3, 2, 4, 5, 6]
    assert stacked.browser.library.selected() == (3,)
    assert "A stack of 3 photos" in stacked.browser.library.photo_model.description(3)
    trigger(stacked, "open_stack")
    assert photos(stacked) == [1, 3, 5, 6, 7, 8]


def test_headings_and_albums_count_the_photos_below_others(
    stacked: MainWindow, fake_bus: FakeBus
) -> None:
    grid = stacked.browser.library
    grid.set_order(PhotoOrder(SortBy.DATE, group=GroupBy.YEAR))
    for _ in range(2):  # closed, then open
        headings = grid.photo_model.headings
        assert headings is not None
        shown = [headings.heading(section).shown or 0 for section in range(len(headings.firsts))]
        assert sum(shown) == 60
        stacked.browser.stacks.toggle(3)
    page = stacked.library
    fake_bus.hold(AlbumsChanged((AlbumInfo(1, "Beach", 4, 0, None, 3, None),)))
    page.show_album(1)
    fake_bus.publish(AlbumListed(1, (3, 2, 4, 9)))
    assert (page.title().count, grid.photo_model.photos()) == (4, (3, 9))


def test_several_selected_tiles_stand_for_all_that_their_stacks_hide(
    stacked: MainWindow, fake_bus: FakeBus
) -> None:
    grid = stacked.browser.library
    trigger(stacked, "select_all")
    assert set(grid.selected()) == set(range(1, 61))
    grid.selection.choose([1, 3])
    assert grid.selected() == (1, 3, 2, 4)
    grid.select_row(1)
    assert grid.selected() == (3,)  # alone it is the photo that is seen
    grid.show_others(ids_of([1, 3, 4, 5]))  # a filter hides 2
    trigger(stacked, "select_all")
    assert grid.selected() == (1, 3, 4, 5)


def test_a_click_on_the_badge_opens_it(stacked: MainWindow) -> None:
    grid = stacked.browser.library
    cell = grid.visualRect(grid.photo_model.index(1))
    badge = badge_area(photo_area(cell), "3", grid.font())
    QTest.mouseClick(grid.viewport(), LEFT, NONE, badge.center().toPoint())
    assert photos(stacked) == [1, 3, 2, 4, 5, 6]
    assert grid.selection.photos() == ()


def test_an_open_stack_is_turned_and_taken_apart(stacked: MainWindow, fake_bus: FakeBus) -> None:
    grid = stacked.browser.library
    assert grid.photo_model.badge(3) == "3"
    stacked.browser.stacks.toggle(3)
    assert [grid.photo_model.badge(photo) for photo in (3, 2, 4)] == ["3", "3", "3"]
    grid.select_row(1)
    assert "top_of_stack" not in possible(stacked)
    grid.select_row(3)
    assert "top_of_stack" in possible(stacked)
    trigger(stacked, "top_of_stack")
    assert fake_bus.asked[-1] == call.stacks.change(put_on_top, 4)
    fake_bus.publish(StacksChanged(Stacks([(4, 3, 2)])))
    assert photos(stacked) == [1, 4, 3, 2, 5, 6]
    trigger(stacked, "take_out_of_stack")
    assert fake_bus.asked[-1] == call.stacks.change(take_out, grid.selected())
    trigger(stacked, "take_apart")
    assert fake_bus.asked[-1] == call.stacks.change(take_apart, grid.selected())
    fake_bus.publish(StacksChanged(Stacks()))
    assert photos(stacked) == [1, 2, 3, 4, 5, 6]


@pytest.mark.slow
def test_a_photo_alone_is_in_no_stack(stacked: MainWindow, fake_bus: FakeBus) -> None:
    stacked.browser.library.select_row(0)
    before = len(fake_bus.asked)
    for command in ("open_stack", "top_of_stack", "take_apart"):
        trigger(stacked, command)
        assert stacked.toast.sentence() == "This photo is not in a stack."
    assert len(fake_bus.asked) == before


def test_results_show_each_stack_once(stacked: MainWindow) -> None:
    stacked.browser.library.select_row(4)
    trigger(stacked, "search")
    found = stacked.browser.results.photo_model.photos()
    assert len({3, 2, 4} & set(found)) == 1
    stacked.browser.stacks.toggle(3)
    found = stacked.browser.results.photo_model.photos()
    assert {3, 2, 4} <= set(found)


# Stacks in lists of photos: once each, opened in place, and what their tiles say.


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
