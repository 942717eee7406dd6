"""What changes while the window is open: photos, clusters; and help."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from unittest.mock import call

import pytest
from PySide6.QtCore import QItemSelection, QItemSelectionModel, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QTextBrowser
from pytestqt.qtbot import QtBot

from app.cluster.remote_index import missing_ranges
from app.core.base.photo_types import Changes
from app.core.base.safe_start import RESTART_SAFELY
from app.core.base.work_types import ClusterState, IndexState, Progress
from app.core.photos.order import PhotoOrder, SortBy
from app.ui.photos.grid import PhotoGrid
from app.ui.style import words
from app.ui.window.main_window import MainWindow
from app.work.bus.events import (
    IndexChanged,
    PhotosChanged,
    ProgressChanged,
    RootsChanged,
    SearchChanged,
    SearchOutdated,
)
from tests.queries import like
from tests.unit.app.fake_bus import lose
from tests.unit.app.ui.gestures import actions_of, leave, press

pytestmark = pytest.mark.same_window


# Photos come and go: selection, the keyboard's place and the view stay where they are.


def select(grid: PhotoGrid, *ranges: tuple[int, int]) -> None:
    chosen = QItemSelection()
    for first, last in ranges:
        chosen.select(grid.photo_model.index(first), grid.photo_model.index(last))
    grid.selectionModel().select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)


def test_a_photo_that_goes_leaves_the_keyboard_and_the_selection_where_they_are(
    window, fake_bus
) -> None:
    grid = window.browser.library
    select(grid, (10, 12), (20, 20), (30, 33))
    grid.selectionModel().setCurrentIndex(
        grid.photo_model.index(20), QItemSelectionModel.SelectionFlag.NoUpdate
    )
    lose(fake_bus, 1, 12, 40)
    assert grid.photo_model.photos()[grid.currentIndex().row()] == 21
    assert grid.selected() == (11, 13, 21, 31, 32, 33, 34)


def test_the_one_in_its_row_takes_the_place_of_a_photo_that_goes(window, fake_bus) -> None:
    grid = window.browser.library
    grid.select_row(5)
    lose(fake_bus, 6)
    assert grid.selected() == (7,)
    grid.select_row(58)
    lose(fake_bus, 60)
    assert grid.selected() == (59,)
    press(grid, Qt.Key.Key_Return)
    assert fake_bus.asked[-1] == call.session.start(like(59), scope=None)


def test_the_view_stays_where_it_was_scrolled_to(window, fake_bus, qtbot: QtBot) -> None:
    grid, bar = window.browser.library, window.browser.library.verticalScrollBar()
    grid.select_row(0)
    qtbot.waitUntil(lambda: bar.maximum() > 300)
    bar.setValue(300)
    lose(fake_bus, 30)
    QApplication.processEvents()
    assert bar.value() == 300


def test_a_chosen_photo_in_sight_stays_in_sight(window, qtbot: QtBot) -> None:
    grid, bar = window.browser.library, window.browser.library.verticalScrollBar()
    grid.show_photos(range(2, 1002))
    grid.select_row(500)
    qtbot.waitUntil(lambda: bar.value() > 300)
    grid.show_photos(range(202, 1002))
    QApplication.processEvents()
    assert grid.selected() == (502,)
    assert grid.viewport().rect().contains(grid.visualRect(grid.currentIndex()).center())


def test_a_chosen_photo_in_sight_stays_in_its_place_while_others_come(window) -> None:
    grid = window.browser.library
    grid.set_order(PhotoOrder(SortBy.NAME))
    grid.show_photos(range(102, 1002))
    grid.select_row(500)
    grid.verticalScrollBar().setValue(grid.verticalOffset() + 100)
    top = grid.visualRect(grid.currentIndex()).top()
    grid.show_photos(range(2, 1002))
    QApplication.processEvents()
    assert grid.selected() == (602,)
    assert grid.visualRect(grid.currentIndex()).top() == top
    grid.set_order(PhotoOrder())


def test_photos_that_are_read_move_none_that_a_person_aims_at(
    window, fake_bus, qtbot: QtBot
) -> None:
    grid = window.browser.library
    fake_bus.publish(ProgressChanged(Progress("reading", 10)))
    before = grid.photo_model.photos()
    QTest.mouseMove(grid.viewport(), grid.visualRect(grid.photo_model.index(2)).center())
    assert grid.is_aimed_at()
    new = replace(fake_bus.photos.get(before[0]), id=9001)
    fake_bus.publish(PhotosChanged(Changes(added=(9001,)), (new,)))
    assert grid.photo_model.photos() == before
    leave(grid, qtbot)
    assert 9001 in grid.photo_model.photos()
    fake_bus.publish(ProgressChanged(Progress("idle")))


def test_a_large_selection_is_taken_up_again_in_few_ranges(window) -> None:
    grid = window.browser.library
    photos = list(range(2, 100_002))
    grid.show_photos(photos)
    grid.selectAll()
    grid.show_photos([photo for photo in photos if photo not in (500, 70_000)])
    ranges = [(each.top(), each.bottom()) for each in grid.selectionModel().selection().toList()]
    assert ranges == [(0, 99_997)]


def test_far_down_in_a_large_library_photos_come_and_go_without_a_jump(
    window, qtbot: QtBot
) -> None:
    grid, bar = window.browser.library, window.browser.library.verticalScrollBar()
    grid.show_photos(range(2, 50_002))
    qtbot.waitUntil(lambda: bar.maximum() > 1_000_000)
    bar.setValue(1_000_000)
    for photos in (range(2, 50_003), range(3, 50_003)):
        grid.show_photos(photos)
        last = grid.photo_model.index(len(photos) - 1)
        qtbot.waitUntil(lambda last=last: grid.visualRect(last).isValid())
        QApplication.processEvents()
        assert bar.value() == 1_000_000


def test_folders_that_are_told_of_again_arrange_no_photos_anew(window, fake_bus) -> None:
    arranged: list[None] = []
    window.browser.library.arranged.connect(lambda: arranged.append(None))
    fake_bus.publish(RootsChanged(fake_bus.latest(RootsChanged).roots))
    assert arranged == []
    lose(fake_bus, 30)
    assert len(arranged) == 1


def test_keys_begin_at_the_top_while_nobody_has_chosen_a_photo(window) -> None:
    grid = window.browser.library
    grid.begin()
    first = grid.photo_model.photos()[0]
    grid.show_photos((9, 8, first, 7))  # read later, and newer
    assert grid.currentIndex().row() == 0
    press(grid, Qt.Key.Key_Right)
    grid.show_photos((3, 9, 8, first))
    assert grid.currentIndex().row() == 2  # the photo that was chosen


# What the window shows of a library's cluster.

WHOLE = ClusterState("tcp://127.0.0.1:8786", True, workers=2, parts=8, ready=8, coded=8)
ONE_SILENT = replace(
    WHOLE, ready=7, missing=("photos3-a1f0: tcp://127.0.0.1:4001 does not answer",)
)


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        (WHOLE, "Cluster: 8 of 8 parts answer"),
        (ONE_SILENT, "Cluster: 7 of 8 parts answer"),
        (replace(WHOLE, workers=0, ready=0), "Cluster: no workers"),
        (replace(WHOLE, reachable=False), "Cluster: not reached"),
    ],
)
def test_sentences(state: ClusterState, sentence: str) -> None:
    assert words.cluster_sentence(state) == sentence


def test_missing_parts_by_hand() -> None:
    assert missing_ranges({}, 8) == ""
    assert missing_ranges({"a": "w does not answer"}, 8) == (
        "7 of 8 parts answered. Missing: w does not answer."
    )
    many = dict.fromkeys("abcde", "x") | {"f": "y"}
    assert missing_ranges(many, 9) == ("3 of 9 parts answered. Missing: x; y.")


def labelled(window: MainWindow, text: str) -> QLabel:
    return next(label for label in window.findChildren(QLabel) if text in label.text())


def test_the_sidebar_shows_the_cluster(window: MainWindow, fake_bus) -> None:
    fake_bus.publish(IndexChanged(IndexState()))
    assert not any("Cluster" in label.text() for label in window.sidebar.findChildren(QLabel))
    fake_bus.publish(IndexChanged(IndexState(cluster=ONE_SILENT)))
    label = labelled(window, "7 of 8 parts answer")
    assert label.isVisible()
    assert "4001 does not answer" in label.toolTip()
    fake_bus.publish(IndexChanged(IndexState(cluster=replace(WHOLE, warning="Not encrypted."))))
    assert label.text() == "Cluster: 8 of 8 parts answer"
    assert label.toolTip().endswith("Not encrypted.")


def test_what_could_not_be_searched_is_said_in_the_header(window: MainWindow, fake_bus) -> None:
    window.browser.library.select_row(0)
    QTest.keyClick(window.browser.library, Qt.Key.Key_Return)
    sentence = "7 of 8 parts answered. Missing: w does not answer."
    fake_bus.publish(SearchChanged(replace(fake_bus.view, incomplete=sentence)))
    label = labelled(window, sentence)
    assert label.isVisible()
    fake_bus.publish(SearchChanged(replace(fake_bus.view, incomplete="")))
    assert sentence not in label.text()


def test_what_is_told_of_the_background_never_widens_the_window(
    window: MainWindow, fake_bus
) -> None:
    window.resize(900, 640)
    fake_bus.publish(IndexChanged(IndexState(cluster=replace(WHOLE, coded=5))))
    fake_bus.publish(ProgressChanged(Progress("reading", 3_412, 10_000, 21.0, 300.0)))
    fake_bus.publish(SearchOutdated("The whole library answers again"))
    assert "answers again" in window.toast.sentence()
    window.layout().activate()
    assert window.width() == 900


# The guide and what the program says of itself.


def test_a_report_is_copied_and_names_no_file(window: Any) -> None:
    actions_of(window)["report"].trigger()
    told = QGuiApplication.clipboard().text()
    assert told.startswith("Likewise ")
    assert "photos: " in told
    assert "/" not in told.replace("PySide6-Essentials", "")


def test_a_report_names_no_file_that_the_log_names(
    window: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    monkeypatch.setenv("LIKEWISE_STATE", str(tmp_path))
    (tmp_path / "likewise.log").write_text("OSError: /home/me/cat.jpg is not there\n")
    actions_of(window)["report"].trigger()
    assert "cat.jpg" not in QGuiApplication.clipboard().text()


def test_a_safe_start_ends_the_window_with_a_code_of_its_own(
    window: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes: list[int] = []
    monkeypatch.setattr(QGuiApplication, "exit", codes.append)
    actions_of(window)["safe_start"].trigger()
    assert codes == [RESTART_SAFELY]


@pytest.mark.parametrize(
    ("command", "said"), [("guide", "adds matching photos"), ("about", "MIT licence")]
)
def test_help_is_a_page_to_read_beside_the_window(window: Any, command: str, said: str) -> None:
    actions_of(window)[command].trigger()
    (page,) = window.findChildren(QTextBrowser)
    assert said in page.toPlainText()
    dialog = page.window()
    assert isinstance(dialog, QDialog)
    assert not dialog.isModal()
    dialog.close()
