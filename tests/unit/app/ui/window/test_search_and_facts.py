"""The column of the search over the facts: who has how much room, and when a person divides it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QSplitter
from pytestqt.qtbot import QtBot

from app.ui.window.search_and_facts import SearchAndFacts
from app.work.bus.events import SearchChanged
from tests.queries import like


@pytest.fixture
def column(window: Any, fake_bus: Any) -> SearchAndFacts:
    """The column with facts shown, and no search."""
    del fake_bus
    window.resize(1280, 900)
    window._actions["facts_panel"].setChecked(True)
    window._actions["facts_panel"].triggered.emit()
    (found,) = window.findChildren(SearchAndFacts)
    QApplication.processEvents()
    return found


def heights(window: Any) -> tuple[int, int]:
    QApplication.processEvents()
    return window.search.height(), window.facts.height()


def test_without_a_search_its_panel_is_as_high_as_it_must_be(
    window: Any, column: SearchAndFacts, fake_bus: Any
) -> None:
    needed = window.search.needed_height()
    assert heights(window)[0] == needed < column.height() // 3
    assert not window.search.verticalScrollBar().isVisible()
    assert not column.handle(1).isEnabled()
    assert column.handle(1).cursor().shape() == Qt.CursorShape.ArrowCursor
    window.resize(1280, 300)
    assert heights(window)[0] == min(needed, column.height() // 2)
    window.resize(1280, 900)
    fake_bus.search(lambda library: library.session.start(like(2)))
    assert heights(window)[0] > needed
    assert column.handle(1).isEnabled()
    assert column.handle(1).cursor().shape() == Qt.CursorShape.SplitVCursor


def test_the_column_is_divided_again_as_a_person_did(
    window: Any, column: SearchAndFacts, fake_bus: Any
) -> None:
    fake_bus.search(lambda library: library.session.start(like(2)))
    heights(window)
    column.setSizes([500, column.height() - 501])
    before, view = heights(window), fake_bus.view
    fake_bus.publish(SearchChanged(None))
    assert heights(window)[0] < before[0]
    kept = column.saveState()
    fake_bus.publish(SearchChanged(view))
    assert heights(window) == before
    column.setSizes([300, column.height() - 301])
    fake_bus.publish(SearchChanged(None))
    heights(window)
    column.restoreState(kept)  # as at the next start
    fake_bus.publish(SearchChanged(view))
    assert heights(window) == before


def test_alone_the_panel_of_the_search_has_the_column(window: Any, column: SearchAndFacts) -> None:
    window._actions["facts_panel"].setChecked(False)
    window._actions["facts_panel"].triggered.emit()
    QApplication.processEvents()
    assert window.search.height() == column.height()


def test_other_letters_and_profiles_change_how_high_it_must_be(
    window: Any, column: SearchAndFacts, qtbot: QtBot
) -> None:
    assert isinstance(column, QSplitter)
    before = heights(window)[0]
    font = window.search.font()
    font.setPointSizeF(1.5 * font.pointSizeF())
    window.search.setFont(font)
    qtbot.waitUntil(lambda: window.search.height() > before)
    assert window.search.height() == window.search.needed_height()
