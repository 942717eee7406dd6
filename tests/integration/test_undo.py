"""Ctrl+Z in the real window, over a real library and a real bin."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from app.core.open_library import open_library
from app.ui.files.plan_dialog import PlanDialog
from app.ui.window.main_window import MainWindow
from app.work.bus.bus import Bus
from app.work.bus.events import AlbumsChanged, FilesDone, ProgressChanged
from app.work.pictures.thumbnail_loader import ThumbnailLoader
from app.work.reading.indexer import Indexer
from tests.integration.bus_steps import bus, draw_pictures, is_idle
from tests.unit.app.core.files.conftest import bin_folder
from tests.unit.app.ui.gestures import actions_of, press

__all__ = ["bin_folder", "bus"]

pytestmark = pytest.mark.usefixtures("without_subject")

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return draw_pictures(tmp_path / "pictures")


@pytest.fixture
def window(
    bus: Bus, folder: Path, tmp_path: Path, bin_folder: Path, qtbot: QtBot
) -> Iterator[MainWindow]:
    """A window on twelve photos."""
    with open_library(tmp_path / "library") as library:
        library.add_root(folder)
        Indexer(library).run()
    with qtbot.waitSignal(bus.signal(ProgressChanged), check_params_cb=is_idle):
        bus.open(tmp_path / "library")
    thumbnails = ThumbnailLoader(tmp_path / "cache")
    settings = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    made = MainWindow(bus, thumbnails, settings)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    made.browser.library.setFocus()
    yield made
    made.close()
    thumbnails.close()


def undo_text(window: Any) -> str:
    return str(actions_of(window)["undo"].text())


def test_a_photo_that_was_binned_comes_back_by_a_key(
    window: Any, bus: Bus, folder: Path, bin_folder: Path, qtbot: QtBot
) -> None:
    grid = window.browser.library
    grid.select_row(0)
    path = bus.photos.path_of(grid.selected()[0])
    assert path is not None
    content = path.read_bytes()
    bus.ask(lambda library: library.files.protect(False))
    qtbot.waitUntil(lambda: not bus.latest(FilesDone).protected)
    press(grid, Qt.Key.Key_Delete)
    dialog = window.findChild(PlanDialog)
    qtbot.waitUntil(dialog.go.isEnabled)
    dialog.go.click()
    qtbot.waitUntil(lambda: not path.exists())
    qtbot.waitUntil(lambda: len(bus.photos.all()) == 11)
    qtbot.waitUntil(lambda: window.toast.sentence() == "1 photo moved to the bin.")
    assert "Undo" in [each.text() for each in window.toast.findChildren(QToolButton)]
    assert undo_text(window) == "Undo: 1 photo moved to the bin"

    window.activateWindow()  # which the dialog was
    qtbot.waitUntil(window.isActiveWindow)
    grid.setFocus()
    press(grid, Qt.Key.Key_Z, CONTROL)
    qtbot.waitUntil(path.exists)
    assert path.read_bytes() == content
    qtbot.waitUntil(lambda: len(bus.photos.all()) == 12)
    qtbot.waitUntil(lambda: undo_text(window) == "Undo")
    assert list(bin_folder.iterdir()) == []

    press(grid, Qt.Key.Key_Z, CONTROL | SHIFT)  # once more into the bin
    qtbot.waitUntil(lambda: not path.exists())
    qtbot.waitUntil(lambda: undo_text(window) == "Undo: 1 photo moved to the bin")


def test_gestures_of_all_kinds_go_back_one_by_one(window: Any, bus: Bus, qtbot: QtBot) -> None:
    grid = window.browser.library
    first, second, *_ = grid.photo_model.photos()
    grid.selection.choose([first, second])
    press(grid, Qt.Key.Key_5)
    press(grid, Qt.Key.Key_G, CONTROL)
    qtbot.waitUntil(lambda: bool(window.browser.stacks.of(first)))
    window._album_commands._put_into_new((first,), "Best")
    qtbot.waitUntil(lambda: len(bus.latest(AlbumsChanged).albums) == 1)
    grid.select_row(0)
    press(grid, Qt.Key.Key_Return)
    results = window.browser.results
    qtbot.waitUntil(lambda: window.browser.is_shown(results))
    results.select_row(1)
    liked = results.selected()[0]
    press(results, Qt.Key.Key_P)
    qtbot.waitUntil(lambda: bus.shown_search().liked == (liked,))
    window.browser.to_library()
    seen = []
    for done in (
        lambda: bus.shown_search().liked == (),
        lambda: bus.latest(AlbumsChanged).albums == (),
        lambda: not window.browser.stacks.of(first),
        lambda: bus.photos.get(first).stars == 0,
    ):
        seen.append(undo_text(window))
        press(window.browser.grid(), Qt.Key.Key_Z, CONTROL)
        qtbot.waitUntil(done)
    name = bus.photos.path_of(liked).stem
    assert seen == [
        f"Undo: Like {name}",
        f"Undo: Add {bus.photos.path_of(first).stem} to “Best”",
        "Undo: Stack 2 photos",
        "Undo: 5 stars for 2 photos",
    ]
    assert not actions_of(window)["undo"].isEnabled()
    press(window.browser.grid(), Qt.Key.Key_Z, CONTROL | SHIFT)
    qtbot.waitUntil(lambda: bus.photos.get(second).stars == 5)
