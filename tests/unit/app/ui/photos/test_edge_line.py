"""The line across the results of an album: where it lies, and where it is moved to."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from unittest.mock import call

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.core.albums.albums import Albums
from app.core.types import AlbumEdge, AlbumInfo, ResultItem, SearchView
from app.ui.photos.edge_line import EdgeCounts, edge_counts_of, line_at
from app.work.bus.events import AlbumsChanged, SearchChanged
from tests.queries import like

CHANCES = (1.0, 1.0, 0.97, 0.95, 0.8, 0.6, 0.3, 0.3, 0.1, 0.0)
EDGE = AlbumEdge(2, "Horses", 0.5, 0.9, moved=False)


def with_edge(view: SearchView, edge: AlbumEdge = EDGE) -> SearchView:
    results = tuple(
        ResultItem(item.photo, 0.3, item.shares, probability=chance)
        for item, chance in zip(view.results, CHANCES, strict=False)
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


def test_edge_counts_of_a_view(album: SearchView) -> None:
    assert edge_counts_of(album) == EdgeCounts(4, 6, CHANCES)
    assert edge_counts_of(with_edge(album, replace(EDGE, line=0.96))) == EdgeCounts(3, 3, CHANCES)
    assert edge_counts_of(replace(album, asked=(3,))) is None
    assert edge_counts_of(replace(album, edge=None)) is None


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
    assert window.browser.orders.title() == "Horses: 4 certainly, 2 perhaps"
    window.browser.orders.show(replace(album, asked=(3,)))
    assert window.browser.orders.title() == "Horses: photos near its line teach it the most"


def test_the_line_is_moved_by_keys(window: Any, fake_bus: Any, album: SearchView) -> None:
    for command in ("line_up", "line_down", "line_learned"):
        window._actions[command].trigger()
    lines = [asked.args[-1] for asked in fake_bus.asked]
    assert lines == [pytest.approx(0.7), pytest.approx(0.3), None]
    fake_bus.view = replace(album, edge=None)
    fake_bus.asked.clear()
    window._actions["line_up"].trigger()
    assert fake_bus.asked == []
    assert window.toast.sentence().startswith("Open an album that fills itself first")


def test_keys_lead_to_the_line_and_select_what_is_in_front_of_it(
    window: Any, fake_bus: Any, album: SearchView
) -> None:
    del fake_bus
    window._actions["to_line"].trigger()
    results = window.browser.results
    assert results.currentIndex().row() == 5
    assert window.browser.targets() == (album.results[5].photo,)
    window._actions["select_album"].trigger()
    inside = tuple(item.photo for item in album.results[:6])
    assert window.browser.targets() == inside
    asked = album.results[3]
    others = tuple(item for item in album.results if item != asked)
    window.browser.orders.show(replace(album, asked=(asked.photo,), results=(asked, *others)))
    window._actions["select_none"].trigger()
    window._actions["select_album"].trigger()
    assert set(window.browser.targets()) == set(inside)
    window._actions["to_line"].trigger()
    assert window.toast.sentence().startswith("Rate the photos")


def test_thumbs_by_key_go_on_to_the_next_photo_of_an_album(
    window: Any, fake_bus: Any, album: SearchView
) -> None:
    window._actions["to_line"].trigger()
    window._actions["like"].trigger()
    window._actions["dislike"].trigger()
    inside, outside = album.results[5].photo, album.results[6].photo
    judged = fake_bus.library.searches.judge.mock_calls
    assert judged == [call(1, (inside,), 1), call(1, (outside,), -1)]


def test_the_line_is_dragged(window: Any, fake_bus: Any, album: SearchView) -> None:
    del album
    line, grid = window._album_commands.line.line, window.browser.results
    assert line.isVisible()
    assert not line.grab().isNull()
    start = line._path(6)
    middle = ((start[0] + start[-1]) / 2).toPoint() if len(start) == 2 else start[1].toPoint()
    target = grid.visualRect(grid.photo_model.index(4)).center() + QPoint(5, 0)
    viewport = grid.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(viewport, target)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=target)
    (request,) = fake_bus.asked
    assert request == call.albums.change(Albums.set_line, 2, pytest.approx(0.7))


def test_no_line_without_an_album(window: Any, fake_bus: Any) -> None:
    fake_bus.search(lambda library: library.session.start(like(1)))
    assert not window._album_commands.line.line.isVisible()
    assert window._album_commands.line.line._path(0) is not None
