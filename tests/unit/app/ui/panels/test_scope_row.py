"""The row that limits a search to a folder or a time."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from unittest.mock import call

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from app.core.types import RootInfo, Scope
from app.ui.panels.scope_row import ScopeRow
from app.ui.window.main_window import MainWindow
from app.work.bus.events import SearchChanged
from tests.queries import like

HOLIDAY = Path("photos", "holiday")


@pytest.fixture
def row(qtbot: QtBot) -> ScopeRow:
    row = ScopeRow()
    qtbot.addWidget(row)
    row.show_roots((RootInfo(1, HOLIDAY, "ready", 3, 0),))
    return row


def choose(row: ScopeRow, qtbot: QtBot, box: str, text: str) -> Scope:
    combo = getattr(row, box)
    index = combo.findText(text)
    assert index >= 0
    with qtbot.waitSignal(row.scope_chosen) as chosen:
        combo.setCurrentIndex(index)
        combo.activated.emit(index)
    assert chosen.args is not None
    return chosen.args[0]


def test_a_folder_narrows_the_search_and_the_filter_stays(row: ScopeRow, qtbot: QtBot) -> None:
    assert row.folder.currentText() == "All folders"
    assert choose(row, qtbot, "folder", "holiday") == Scope(folder=HOLIDAY)
    row.show_scope(Scope(HOLIDAY, filter="2024"))
    assert choose(row, qtbot, "folder", "All folders") == Scope(filter="2024")


def test_another_folder_is_asked_for_and_then_listed(row: ScopeRow, qtbot: QtBot) -> None:
    row.folder.activated.emit(row.folder.count() - 1)
    assert row.folder.currentText() == "All folders"
    dialog = row.findChild(QFileDialog)
    with qtbot.waitSignal(row.scope_chosen):
        dialog.fileSelected.emit(str(HOLIDAY / "day 2"))
    dialog.close()
    assert row.folder.currentText() == "day 2"
    row.show_roots(())
    assert row.folder.currentData() == HOLIDAY / "day 2"


def test_another_folder_is_looked_for_among_the_librarys(row: ScopeRow, tmp_path: Path) -> None:
    row.show_roots((RootInfo(1, tmp_path, "ready", 3, 0),))
    row.folder.activated.emit(row.folder.count() - 1)
    dialog = row.findChild(QFileDialog)
    assert Path(dialog.directory().absolutePath()) == tmp_path.resolve()
    dialog.close()


def test_the_window_asks_the_bus_and_shows_its_answer(window: MainWindow, fake_bus) -> None:
    scope = Scope(filter="..2019")
    window.search.scope.scope_chosen.emit(scope)
    assert fake_bus.asked[-1] == call.session.set_scope(scope)
    fake_bus.search(lambda library: library.session.start(like(1)))
    fake_bus.publish(SearchChanged(replace(fake_bus.view, scope=Scope(folder=HOLIDAY))))
    assert window.search.scope.folder.currentData() == HOLIDAY
