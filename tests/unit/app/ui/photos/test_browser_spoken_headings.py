"""Headings of grids in the tree that screen readers walk."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from app.core.base.search_types import ResultEdge
from app.core.photos.order import GroupBy, PhotoOrder
from app.ui.window.main_window import MainWindow
from app.work.bus.events import SearchChanged
from tests.queries import like
from tests.unit.app.fake_bus import FakeBus


@pytest.mark.slow
def test_months_are_headings_and_what_has_no_date(window: MainWindow, qtbot: QtBot) -> None:
    window.show()
    qtbot.waitExposed(window)
    headings = window.browser.headings
    headings.tell()
    assert headings.names() == []
    grid = window.browser.library
    grid.set_order(replace(PhotoOrder(), group=GroupBy.MONTH))
    headings.tell()
    (name,) = headings.names()
    assert name == "No date · 60 photos"
    window.browser.go_back()


def test_the_line_of_an_album_is_told(window: MainWindow, fake_bus: FakeBus, qtbot: QtBot) -> None:
    window.show()
    qtbot.waitExposed(window)
    fake_bus.search(lambda library: library.session.start(like(2)))
    view = fake_bus.view
    assert view is not None
    chances = (0.99, 0.98, 0.7, 0.6, 0.1)
    results = tuple(
        replace(item, probability=chance)
        for item, chance in zip(view.results, chances, strict=False)
    )
    edge = ResultEdge(1, "Dogs", 0.5, False)
    fake_bus.view = replace(view, results=results, edge=edge, asked=())
    fake_bus.publish(SearchChanged(fake_bus.view))
    headings = window.browser.headings
    headings.tell()
    assert headings.names() == [
        "In this album · 4 photos",
        "Not in this album · 1 photo",
    ]
