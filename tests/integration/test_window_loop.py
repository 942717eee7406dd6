"""The main job through the real window: add a folder, search, thumb, undo, all threads at work."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QToolButton
from pytestqt.qtbot import QtBot

from app.core.base.search_types import AlbumInfo
from app.ui.facts.field_parts import CROSS
from app.ui.files.plan_dialog import PlanDialog
from app.ui.map.map_page import MapPage
from app.ui.photos.grid import PhotoGrid
from app.ui.photos.tile import TilePart, button_rects
from app.ui.window.main_window import MainWindow
from app.work.bus.bus import Bus
from app.work.bus.events import (
    AlbumsChanged,
    Opened,
    ProblemsChanged,
    ProgressChanged,
    SearchChanged,
    TableMarked,
)
from app.work.pictures.thumbnail_loader import ThumbnailLoader
from tests.unit.app.ui.gestures import LEFT, NONE, actions_of

KINDS = {"red": QColor(200, 40, 40), "green": QColor(40, 160, 60), "blue": QColor(50, 70, 200)}
EACH = 6
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    """Three kinds of small pictures: a ground of one hue, with bars that differ."""
    folder = tmp_path / "pictures – фото"
    folder.mkdir()
    for kind, hue in KINDS.items():
        for number in range(EACH):
            image = QImage(96, 72, QImage.Format.Format_RGB32)
            image.fill(hue.lighter(100 + 8 * number))
            painter = QPainter(image)
            for bar in range(number + 2):
                painter.fillRect(8 * bar, 10 + 3 * number, 5, 30, hue.darker(150 + 10 * bar))
            painter.end()
            image.save(str(folder / f"{kind}-{number}.png"))
    (folder / "broken.jpg").write_bytes(b"not a picture")
    return folder


@pytest.fixture
def loop(qtbot: QtBot, tmp_path: Path) -> Iterator[tuple[MainWindow, Bus]]:
    before = set(threading.enumerate())
    bus = Bus()
    thumbnails = ThumbnailLoader(tmp_path / "cache")
    settings = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    window = MainWindow(bus, thumbnails, settings)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    with qtbot.waitSignal(bus.signal(Opened)):
        bus.open(tmp_path / "library")
    yield window, bus
    window.close()
    thumbnails.close()
    bus.close()
    qtbot.waitUntil(lambda: set(threading.enumerate()) <= before)


def test_a_folder_becomes_results_that_thumbs_improve_and_undo_restores(
    loop: tuple[MainWindow, Bus], pictures: Path, qtbot: QtBot
) -> None:
    window, bus = loop
    qtbot.waitUntil(window.empty.isVisible)

    def ended(progress: object) -> bool:
        return getattr(progress, "phase", "") == "idle"

    with qtbot.waitSignal(bus.signal(ProgressChanged), check_params_cb=ended):
        bus.ask(lambda library: library.scan.add_root(pictures))
    library, results = window.browser.library, window.browser.results
    qtbot.waitUntil(lambda: library.photo_model.rowCount() == len(KINDS) * EACH)
    assert [problem.path.name for problem in bus.latest(ProblemsChanged).problems] == ["broken.jpg"]

    def kind(photo: int) -> str:
        path = bus.photos.path_of(photo)
        assert path is not None
        return path.name.partition("-")[0]

    query = library.photo_model.photos()[0]
    with qtbot.waitSignal(bus.signal(SearchChanged)):
        library.select_row(0)
        QTest.keyClick(library, Qt.Key.Key_Return)
    first = results.photo_model.photos()
    assert query not in first
    assert len(first) == len(KINDS) * EACH - 1

    alike = next(photo for photo in first if kind(photo) == kind(query))
    unlike = next(photo for photo in first if kind(photo) != kind(query))
    for photo, key in ((unlike, Qt.Key.Key_X), (alike, Qt.Key.Key_P)):
        with qtbot.waitSignal(bus.signal(SearchChanged)):
            row = results.photo_model.row_of(photo)
            assert row is not None
            results.select_row(row)
            QTest.keyClick(results, key)
    view = bus.shown_search()
    assert view is not None
    assert (view.liked, view.disliked) == ((alike,), (unlike,))
    after = results.photo_model.photos()
    assert alike in after  # it stays in its place
    others = tuple(photo for photo in after if photo != alike)
    assert others == tuple(item.photo for item in view.results)

    def mean_rank(order: tuple[int, ...]) -> float:
        unjudged = [photo for photo in order if photo not in (alike, unlike)]
        return fmean(row for row, photo in enumerate(unjudged) if kind(photo) == kind(query))

    assert mean_rank(after) <= mean_rank(first)

    for _ in range(2):
        with qtbot.waitSignal(bus.signal(SearchChanged)):
            QTest.keyClick(results, Qt.Key.Key_Z, CTRL)
    assert results.photo_model.photos() == first


# The offscreen platform has no window manager to tell about lists that open.
@pytest.mark.qt_log_ignore("does not support")
def test_a_word_that_finds_nothing_is_replaced_by_the_next_search(
    loop: tuple[MainWindow, Bus], pictures: Path, qtbot: QtBot
) -> None:
    window, bus = loop
    qtbot.waitUntil(window.empty.isVisible)
    with qtbot.waitSignal(
        bus.signal(ProgressChanged), check_params_cb=lambda progress: progress.phase == "idle"
    ):
        bus.ask(lambda library: library.scan.add_root(pictures))
    library, results, line = window.browser.library, window.browser.results, window.field.line
    qtbot.waitUntil(lambda: library.photo_model.rowCount() == len(KINDS) * EACH)

    def search() -> int:
        with qtbot.waitSignal(bus.signal(SearchChanged)):
            library.select_row(0)
            library.setFocus()
            window.activateWindow()  # which the offscreen platform does not do when a list closes
            qtbot.waitUntil(library.hasFocus)
            QTest.keyClick(library, Qt.Key.Key_Return)
        assert window.browser.showing_results()
        return len(results.photo_model.photos())

    assert search() == len(KINDS) * EACH - 1
    window.field.focus_line()
    QTest.keyClicks(line, "qwxyz")
    QTest.keyClick(line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not library.photo_model.rowCount())
    assert not window.browser.showing_results()
    assert [chip.text().removesuffix(CROSS).strip() for chip in window.field.chips.chips] == [
        "“qwxyz”"
    ]
    assert window.field.chips.isVisible()
    window.field.chips.chips[0].click()
    qtbot.waitUntil(lambda: library.photo_model.rowCount() == len(KINDS) * EACH)
    assert search() == len(KINDS) * EACH - 1

    window.field.focus_line()  # a limit of this search alone, which stands there as a chip
    QTest.keyClicks(line, "name:red")
    with qtbot.waitSignal(bus.signal(SearchChanged)):
        QTest.keyClick(line, Qt.Key.Key_Return)
    assert len(results.photo_model.photos()) in (EACH, EACH - 1)  # the query may be one of them
    like, limit = (chip.text().removesuffix(CROSS).strip() for chip in window.field.chips.chips)
    assert (like.startswith("like "), limit) == (True, "name “red”")
    QTest.keyClick(results, Qt.Key.Key_Escape)
    assert not window.field.chips.isVisible()
    assert search() == len(KINDS) * EACH - 1


def read_all(loop: tuple[MainWindow, Bus], pictures: Path, qtbot: QtBot) -> PhotoGrid:
    """Add the folder, and wait until all of it was read; returns the library's grid."""
    window, bus = loop
    qtbot.waitUntil(window.empty.isVisible)
    with qtbot.waitSignal(
        bus.signal(ProgressChanged), check_params_cb=lambda progress: progress.phase == "idle"
    ):
        bus.ask(lambda library: library.scan.add_root(pictures))
    grid = window.browser.library
    qtbot.waitUntil(lambda: grid.photo_model.rowCount() == len(KINDS) * EACH)
    return grid


def test_two_clicks_on_a_photo_make_an_album_that_fills_itself(
    loop: tuple[MainWindow, Bus], pictures: Path, qtbot: QtBot
) -> None:
    window, bus = loop
    grid = read_all(loop, pictures, qtbot)
    cell = grid.visualRect(grid.photo_model.index(0))
    pill = button_rects(cell, with_thumbs=False)[TilePart.SEARCH].center()
    QTest.mouseMove(grid.viewport(), pill)
    with qtbot.waitSignal(bus.signal(SearchChanged)):
        QTest.mouseClick(grid.viewport(), LEFT, pos=pill)
    keep = actions_of(window)["keep_as_album"]
    buttons = window.browser.header.findChildren(QToolButton)
    (save,) = [each for each in buttons if each.defaultAction() is keep]
    qtbot.waitUntil(save.isVisible)
    QTest.mouseClick(save, LEFT)

    def albums() -> tuple[AlbumInfo, ...]:
        return bus.latest(AlbumsChanged).albums

    qtbot.waitUntil(lambda: any(album.filled for album in albums()))
    assert [album.search is None for album in albums()] == [False]
    QTest.keyClick(window.browser.results, Qt.Key.Key_Z, CTRL)
    qtbot.waitUntil(lambda: not albums())


@pytest.mark.qt_log_ignore("does not support")
def test_keys_select_what_the_title_counts_mark_and_compare(
    loop: tuple[MainWindow, Bus], pictures: Path, qtbot: QtBot
) -> None:
    window, bus = loop
    grid, browser = read_all(loop, pictures, qtbot), window.browser
    grid.setFocus()
    QTest.keyClick(grid, Qt.Key.Key_A, CTRL)
    assert grid.selection.count() == len(KINDS) * EACH
    grid.select_row(2)
    photo, other = grid.photo_model.photos()[2:4]
    with qtbot.waitSignal(bus.signal(TableMarked)):
        QTest.keyClick(grid, Qt.Key.Key_5)
    actions_of(window)["favourites"].trigger()
    qtbot.waitUntil(lambda: grid.photo_model.photos() == (photo,))
    QTest.keyClick(grid, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: len(grid.photo_model.photos()) == len(KINDS) * EACH)
    grid.selection.choose([photo, other])
    QTest.keyClick(grid, Qt.Key.Key_C)
    assert browser.place() == "comparison"
    actions_of(window)["library"].trigger()
    assert browser.grid() is grid


@pytest.fixture
def bin_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A bin of this test alone, also where another test has loaded what finds it."""
    send2trash = pytest.importorskip("send2trash.plat_other", reason="the bin of other platforms")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(send2trash, "XDG_DATA_HOME", os.fsencode(tmp_path / "data"))
    monkeypatch.setattr(send2trash, "HOMETRASH_B", os.fsencode(tmp_path / "data" / "Trash"))
    return tmp_path / "data" / "Trash" / "files"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="where the bin is")
@pytest.mark.qt_log_ignore("does not support")
def test_a_photo_is_exported_binned_brought_back_and_found_on_the_map(
    bin_folder: Path, loop: tuple[MainWindow, Bus], pictures: Path, qtbot: QtBot, tmp_path: Path
) -> None:
    window, bus = loop
    grid, browser = read_all(loop, pictures, qtbot), window.browser
    grid.setFocus()
    grid.select_row(0)
    photo = bus.photos.path_of(grid.photo_model.photos()[0])
    assert photo is not None

    def asked() -> PlanDialog:
        qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), PlanDialog))
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PlanDialog)
        return dialog

    def press(key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
        window.activateWindow()  # which the offscreen platform does not do when a dialog closes
        grid.setFocus()
        qtbot.waitUntil(grid.hasFocus)
        QTest.keyClick(grid, key, modifiers)

    press(Qt.Key.Key_S, CTRL | SHIFT)
    dialog = asked()
    line = dialog.form.folder
    QTest.keyClick(line, Qt.Key.Key_A, CTRL)
    QTest.keyClicks(line, str(tmp_path / "out"))
    qtbot.waitUntil(dialog.go.isEnabled)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: [each.stem for each in (tmp_path / "out").glob("*")] == [photo.stem])

    press(Qt.Key.Key_Delete, NONE)
    dialog = asked()
    qtbot.waitUntil(dialog.go.isEnabled)
    QTest.mouseClick(dialog.go, LEFT)
    (box,) = dialog.findChildren(QMessageBox)
    (turn_on,) = (each for each in box.buttons() if each.text() == "Turn on")
    assert photo.exists()
    QTest.mouseClick(turn_on, LEFT)
    qtbot.waitUntil(lambda: grid.photo_model.rowCount() == len(KINDS) * EACH - 1)
    assert not photo.exists()
    assert [each.name for each in bin_folder.iterdir()] == [photo.name]
    qtbot.waitUntil(lambda: "moved to the bin" in actions_of(window)["undo"].text())
    press(Qt.Key.Key_Z, CTRL)
    qtbot.waitUntil(lambda: grid.photo_model.rowCount() == len(KINDS) * EACH)
    assert photo.exists()

    press(Qt.Key.Key_M, SHIFT)
    page = window.findChild(MapPage)
    on_map = page.grid.photo_model.photos  # made by a process of low priority
    qtbot.waitUntil(lambda: len(on_map()) == len(KINDS) * EACH, timeout=60_000)
    QTest.keyClick(page.canvas, Qt.Key.Key_Right)
    with qtbot.waitSignal(bus.signal(SearchChanged)):
        QTest.keyClick(page.canvas, Qt.Key.Key_Return)
    qtbot.waitUntil(browser.showing_results)
