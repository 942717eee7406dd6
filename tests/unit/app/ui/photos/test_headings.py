"""Headings of results that have a line: where it lies, and where it is moved to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any
from unittest.mock import call

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QRect
from PySide6.QtWidgets import QApplication, QSlider, QToolButton

from app.core.base.search_types import AlbumInfo, ResultEdge, ResultItem, SearchView
from app.ui.photos.headings import HEIGHT, Line, line_at, line_headings, line_of
from app.work.bus.events import AlbumsChanged, SearchChanged
from tests.queries import like
from tests.unit.app.ui.gestures import actions_of

pytestmark = pytest.mark.same_window

CHANCES = (1.0, 1.0, 0.97, 0.95, 0.8, 0.6, 0.3, 0.3, 0.1, 0.0)
EDGE = ResultEdge(2, "Horses", 0.5, moved=False)


def with_edge(
    view: SearchView, edge: ResultEdge = EDGE, chances: Sequence[float] = CHANCES
) -> SearchView:
    results = tuple(
        ResultItem(item.photo, 0.3, item.shares, probability=chance)
        for item, chance in zip(view.results, chances, strict=False)
    )
    return replace(view, results=results, edge=edge)


@pytest.fixture
def album(window: Any, fake_bus: Any) -> SearchView:
    """The results of the search that fills an album."""
    window.resize(1000, 700)
    window.show()
    fake_bus.search(lambda library: library.session.start(like(1)))
    fake_bus.hold(AlbumsChanged((AlbumInfo(2, "Horses", 6, 0, 1, 1, None),)))
    fake_bus.view = with_edge(fake_bus.view)
    fake_bus.publish(SearchChanged(fake_bus.view))
    fake_bus.asked.clear()
    return fake_bus.view


def test_results_that_match_and_those_worth_a_check_are_counted(album: SearchView) -> None:
    line = line_of(album)
    assert line == Line(0.5, moved=False, album=True, chances=CHANCES)
    assert line.counts == (6, 2)  # from .5, and from .2 on
    strict = line_of(with_edge(album, replace(EDGE, line=0.96)))
    assert strict is not None
    assert strict.counts == (3, 3)
    assert line_of(replace(album, edge=None)) is None


def test_headings_part_what_has_photos() -> None:
    headings = line_headings((6, 2, 30), album=False)
    assert headings.firsts.tolist() == [0, 6, 8]
    found = [headings.heading(section) for section in range(3)]
    assert [(each.name, each.shown, each.rule) for each in found] == [
        ("Good matches", 6, ""),
        ("Check these", 2, "line"),
        ("The rest", 30, "hairline"),
    ]
    assert headings.asked == headings.rows(1) == range(6, 8)
    assert line_headings((0, 0, 5), album=False).heading(0).name == "Closest first"
    without = line_headings((0, 0, 5), album=True)
    assert without.firsts.tolist() == [0]
    assert without.heading(0).said == "Not in this album · 5 photos"
    assert line_headings((4, 0, 5), album=True).heading(1).rule == "line"


def test_the_line_lies_between_two_photos() -> None:
    assert line_at(CHANCES, 5) == pytest.approx(0.7)
    assert line_at(CHANCES, 3) == pytest.approx(0.96)
    assert line_at(CHANCES, 0) == pytest.approx((1.0 + 0.97) / 2)  # what people put in stays
    assert 0 < line_at(CHANCES, 10) <= 1e-3
    assert line_at((0.4,), 5) == pytest.approx(0.2)


@given(
    st.lists(st.floats(0, 1), min_size=1, max_size=30).map(lambda c: sorted(c, reverse=True)),
    st.integers(-3, 40),
)
def test_a_line_is_a_probability(chances: list[float], count: int) -> None:
    assert 0 < line_at(chances, count) <= 1


def test_the_title_tells_what_belongs(window: Any, album: SearchView) -> None:
    title = window.browser.orders.title()
    assert (title.name, title.sentence, title.check) == (*("Horses", "6 photos", "2 to check"),)
    assert title.offers == {"help", "export"}


def test_the_title_tells_how_many_there_are(window: Any, album: SearchView) -> None:
    title = window.browser.orders.title
    window.browser.orders.show(with_edge(album, replace(EDGE, album=None, exist=9)))
    assert title().sentence == "6 good matches of about 9"
    window.browser.orders.show(with_edge(album, replace(EDGE, album=None, line=1.1)))
    assert (title().sentence, title().check) == ("", "6 to check")
    none = with_edge(album, replace(EDGE, album=None), [0.0] * 10)
    window.browser.orders.show(replace(none, summary="No photo clearly shows “kitten”."))
    assert (title().sentence, title().check) == ("No photo clearly shows “kitten”.", "")
    window.browser.orders.show(with_edge(album, replace(EDGE, exist=6, done=True)))
    assert title().sentence == "6 photos. That is all, very likely."


def test_the_headings_of_an_album_go_with_it(window: Any, album: SearchView) -> None:
    window.browser.orders.show(replace(album, edge=None))  # its making was undone
    assert window.browser.orders.title().check == ""
    assert window.browser.results.photo_model.headings.heading(0).name == "Best matches first"


def test_all_is_what_the_title_counts(window: Any, album: SearchView) -> None:
    actions_of(window)["select_all"].trigger()
    assert len(window.browser.targets()) == 6
    assert window.browser.targets() == tuple(item.photo for item in album.results[:6])


def test_the_line_is_moved_by_keys(window: Any, fake_bus: Any, album: SearchView) -> None:
    for command in ("line_up", "line_down", "line_learned"):
        actions_of(window)[command].trigger()
    lines = [asked.args[-1] for asked in fake_bus.asked]
    assert lines == [pytest.approx(0.7), pytest.approx(0.3), None]
    fake_bus.view = replace(album, edge=None)
    fake_bus.asked.clear()
    actions_of(window)["line_up"].trigger()
    assert fake_bus.asked == []
    assert window.toast.sentence().startswith("Like a few photos first")


def test_keys_lead_to_the_line_and_select_what_is_in_front_of_it(
    window: Any, fake_bus: Any, album: SearchView
) -> None:
    del fake_bus
    actions_of(window)["to_line"].trigger()
    results = window.browser.results
    assert results.currentIndex().row() == 5
    assert window.browser.targets() == (album.results[5].photo,)
    actions_of(window)["select_all"].trigger()
    inside = tuple(item.photo for item in album.results[:6])
    assert window.browser.targets() == inside


def test_the_photos_to_check_are_in_sight_at_the_edge(window: Any, album: SearchView) -> None:
    del album
    window.resize(900, 620)
    window.show()
    results = window.browser.results
    results.scrollToTop()
    actions_of(window)["to_line"].trigger()
    to_check = results.visualRect(results.photo_model.index(6))
    assert results.viewport().rect().contains(to_check.center())


@pytest.mark.parametrize("key", ["like", "dislike"])
def test_the_keyboard_stays_where_a_photo_was_that_its_thumb_moved(
    window: Any, fake_bus: Any, album: SearchView, key: str
) -> None:
    results, photos = window.browser.results, [item.photo for item in album.results]
    results.select_row(6)
    actions_of(window)[key].trigger()
    sign = 1 if key == "like" else -1
    assert fake_bus.asked[-1] == call.searches.judge(1, (photos[6],), sign)
    others = [item for item in album.results if item.photo != photos[6]]
    liked = replace(album.results[6], probability=1.0)
    view = replace(album, results=(liked, *others), liked=(photos[6],))
    if sign < 0:
        view = replace(album, results=tuple(others), disliked=(photos[6],))
    window.browser.show_search(view)
    assert results.currentIndex().row() == 6
    assert results.selected() == (photos[5] if sign > 0 else photos[7],)


def test_a_large_photo_stays_when_its_thumb_moves_it(window: Any, album: SearchView) -> None:
    window.browser.results.select_row(6)
    window.browser.toggle_preview()
    liked = album.results[6]
    others = [item for item in album.results if item != liked]
    window.browser.show_search(replace(album, results=(liked, *others), liked=(liked.photo,)))
    window.browser.go_back()
    assert window.browser.targets() == (liked.photo,)


def test_the_results_stand_under_headings(window: Any, album: SearchView) -> None:
    grid = window.browser.results
    grid.set_step(0)
    window.resize(1000, 1000)
    QApplication.processEvents()
    said = [heading.said for _, _, heading in grid.headings_in_sight()]
    assert said == [
        "In this album · 6 photos",
        "Check these · 2 photos",
        "Not in this album · 2 photos",
    ]
    first, check = (grid.visualRect(grid.photo_model.index(row)) for row in (0, 6))
    assert first.top() == HEIGHT
    assert check.top() > grid.visualRect(grid.photo_model.index(5)).bottom() + HEIGHT
    del album


def test_the_slider_shows_at_once_where_the_line_would_be(
    window: Any, fake_bus: Any, album: SearchView
) -> None:
    window.resize(1400, 700)
    QApplication.processEvents()
    orders, slider = window.browser.orders, window.browser.orders.slider.findChild(QSlider)
    reset = orders.slider.findChild(QToolButton)
    assert orders.slider.isVisible()
    assert not reset.isVisible()
    slider.setSliderDown(True)
    slider.setSliderPosition(-25)
    assert orders.line.counts == (4, 2)
    assert fake_bus.asked == []
    slider.setSliderDown(False)
    (request,) = fake_bus.asked
    assert request == call.albums.move_line(1, pytest.approx(0.924, abs=1e-3))
    assert reset.isVisible()
    fake_bus.asked.clear()
    reset.click()
    assert fake_bus.asked == [call.albums.move_line(1, None)]
    orders.show(with_edge(replace(album, results=())))
    assert not orders.slider.isVisible(), "nothing is there to be parted"


@pytest.mark.same_window(False)
def test_no_photo_moves_when_the_line_becomes_known(window: Any, fake_bus: Any) -> None:
    window.resize(1000, 700)
    window.show()
    fake_bus.search(lambda library: library.session.start(like(1)))
    grid, view = window.browser.results, fake_bus.view
    (heading,) = (heading for _, _, heading in grid.headings_in_sight())
    assert heading.said == "Best matches first"
    assert not window.browser.orders.slider.isVisible()
    before = grid.visualRect(grid.photo_model.index(0))
    window.browser.orders.show(with_edge(view, replace(EDGE, album=None)))
    assert next(grid.headings_in_sight())[2].said == "Good matches · 6 photos"
    assert grid.visualRect(grid.photo_model.index(0)) == before


@pytest.mark.same_window(False)
def test_a_revised_line_moves_no_photo_while_the_pointer_is_on_one(
    window: Any, fake_bus: Any
) -> None:
    window.resize(1000, 700)
    window.show()
    fake_bus.search(lambda library: library.session.start(like(1)))
    grid, edge = window.browser.results, replace(EDGE, album=None)
    view = with_edge(fake_bus.view, edge)
    window.browser.orders.show(view)

    def places() -> list[QRect]:
        return [grid.visualRect(grid.photo_model.index(row)) for row in range(10)]

    before = places()
    grid.follow_pointer(before[7].center())
    revised = with_edge(view, edge, [0.9] * 3 + [0.0] * 7)
    window.browser.orders.show(replace(revised, revised=True))
    assert places() == before
    assert window.browser.orders.title().sentence == "6 good matches"
    QApplication.sendEvent(grid.viewport(), QEvent(QEvent.Type.Leave))
    assert places()[:3] == before[:3]
    assert places()[3].left() == before[0].left()
    assert window.browser.orders.title().sentence == "3 good matches"
