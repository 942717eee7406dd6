"""Walks through the window with real keys and clicks, over a service that answers at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QSettings, Qt, QUrl
from PySide6.QtGui import QAction, QGuiApplication, QImage, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSlider,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from likewise.app.core.types import Pace, Problem, Progress
from likewise.app.ui.commands.keys import KeyMap
from likewise.app.ui.commands.keys_dialog import KeysDialog
from likewise.app.ui.commands.menus import COMMANDS
from likewise.app.ui.photos.grid import PhotoGrid
from likewise.app.ui.photos.tile import Part, button_rects
from likewise.app.ui.window.main_window import MainWindow
from likewise.app.workers.bridge.requests.scans import AddRoot, Retry, SetPace
from likewise.app.workers.bridge.requests.searches import Back, Judge, Prefetch, StartSearch, Undo

# The offscreen platform has no window manager to tell about sizes.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

LEFT = Qt.MouseButton.LeftButton


def press(widget: object, key: Qt.Key, modifiers: object = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(widget, key, modifiers)


def search_from(window: MainWindow, row: int) -> None:
    window.browser.library.select_row(row)
    press(window.browser.library, Qt.Key.Key_Return)


def click_thumb(grid: PhotoGrid, row: int, part: Part) -> None:
    rect = button_rects(grid.visualRect(grid.photo_model.index(row)), with_thumbs=True)[part]
    QTest.mouseMove(grid.viewport(), rect.center())
    QTest.mouseClick(grid.viewport(), LEFT, pos=rect.center())


def shown_labels(part: QWidget) -> list[QLabel]:
    return [label for label in part.findChildren(QLabel) if label.isVisible()]


def shown_buttons(part: QWidget) -> list[QToolButton]:
    return [button for button in part.findChildren(QToolButton) if button.isVisible()]


def leave(grid: PhotoGrid, qtbot: QtBot) -> None:
    with qtbot.waitSignal(grid.pointer_left):
        QTest.mouseMove(grid.window(), QPoint(5, 5))


# Searching


def test_enter_searches_from_the_photo_and_shows_the_results(window, fake_service) -> None:
    search_from(window, 4)
    assert fake_service.requests[-1] == StartSearch.from_photos(5)
    assert window.browser.showing_results()
    assert window.browser.results.hasFocus()
    assert 5 not in window.browser.results.photo_model.photos()


def test_several_selected_photos_are_one_query(window, fake_service) -> None:
    window.browser.library.selectAll()
    press(window.browser.library, Qt.Key.Key_Return)
    assert fake_service.requests[-1] == StartSearch.from_photos(*range(1, 61))


def test_enter_on_a_result_goes_on_from_there_and_leaves_a_trail(window, fake_service) -> None:
    search_from(window, 0)
    press(window.browser.results, Qt.Key.Key_Return)
    assert fake_service.requests[-1] == StartSearch.from_photos(2, onward=True)
    assert window.search.trail.isVisible()
    window.search.trail.clicked.emit(window.search.trail.tray_model.index(0))
    assert fake_service.requests[-1] == Back()


def test_escape_leads_back_step_by_step_and_the_search_stays(window, fake_service) -> None:
    search_from(window, 0)
    press(window.browser.results, Qt.Key.Key_Space)
    assert window.browser.showing_preview()
    press(window.browser.preview, Qt.Key.Key_Escape)
    assert window.browser.results.isVisible()
    press(window.browser.results, Qt.Key.Key_Escape)
    assert window.browser.library.isVisible()
    assert fake_service.view is not None
    press(window.browser.library, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert window.browser.results.isVisible()


def test_the_mouse_leads_from_the_results_to_the_library_and_back(window, qtbot: QtBot) -> None:
    search_from(window, 0)
    turn = next(b for b in window.browser.findChildren(QToolButton) if "library" in b.text())
    QTest.mouseClick(turn, LEFT)
    assert window.browser.library.isVisible()
    QTest.mouseClick(turn, LEFT)
    assert window.browser.results.isVisible()
    folders = window.folders.findChild(QListWidget)
    chosen = folders.visualItemRect(folders.currentItem()).center()
    QTest.mouseClick(folders.viewport(), LEFT, pos=chosen)
    qtbot.waitUntil(window.browser.library.isVisible)


def test_ending_the_search_returns_to_the_library(window) -> None:
    search_from(window, 0)
    press(window.browser.results, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert window.browser.library.isVisible()
    press(window.browser.library, Qt.Key.Key_P)
    assert "Start a search first" in window.status.currentMessage()


def test_a_pasted_picture_becomes_a_query(window, fake_service) -> None:
    picture = QImage(6, 4, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.red)
    QGuiApplication.clipboard().setImage(picture)
    press(window.browser.library, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    (item,) = fake_service.requests[-1].query
    assert item.name == "Copied picture"
    assert QImage.fromData(item.thumbnail).size() == picture.size()


def test_a_dropped_folder_is_added_and_a_dropped_file_searched_with(
    window, fake_service, tmp_path: Path
) -> None:
    file = tmp_path / "p.jpg"
    file.touch()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path)), QUrl.fromLocalFile(str(file))])
    assert window.commands.take(data)
    assert fake_service.requests[-2:] == [
        AddRoot(tmp_path),
        StartSearch.from_file(file),
    ]


def test_a_copied_photo_of_the_library_is_not_searched_as_a_stranger(window, fake_service) -> None:
    window.browser.library.select_row(3)
    press(window.browser.library, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    data = QGuiApplication.clipboard().mimeData()
    assert data.urls() == [QUrl.fromLocalFile(str(fake_service.path_of(4)))]
    window.commands.search_file(fake_service.path_of(4))
    assert fake_service.requests[-1] == StartSearch.from_photos(4)


def test_a_rectangle_on_the_large_photo_searches_with_that_part(window, fake_service) -> None:
    press(window.browser.library, Qt.Key.Key_Space)
    preview = window.browser.preview.canvas
    start = preview.rect().center() - QPoint(20, 26)
    QTest.mousePress(preview, LEFT, pos=start)
    QTest.mouseRelease(preview, LEFT, pos=start + QPoint(30, 28))
    (item,) = fake_service.requests[-1].query
    assert item.photo == 1
    assert all(0 < share < 1 for share in item.region)


# Judging


def test_keys_judge_at_once_and_undo_brings_the_order_back(window, fake_service) -> None:
    search_from(window, 0)
    results = window.browser.results
    before = results.photo_model.photos()
    press(results, Qt.Key.Key_P)
    assert fake_service.requests[-1] == Judge((before[0],), 1)
    assert results.photo_model.photos() != before
    assert window.search.liked.tray_model.items[0].photo == before[0]
    press(results, Qt.Key.Key_X)
    press(results, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    press(results, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert results.photo_model.photos() == before
    assert not window.search.liked.isVisible()


def test_the_tile_under_the_pointer_stays_until_the_pointer_leaves(window, qtbot: QtBot) -> None:
    search_from(window, 0)
    results = window.browser.results
    before = results.photo_model.photos()
    click_thumb(results, 1, Part.LIKE)
    assert results.photo_model.photos() == before
    assert results.photo_model.sign(before[1]) == 1
    leave(results, qtbot)
    assert results.photo_model.photos() != before
    assert before[1] not in results.photo_model.photos()


def test_a_waiting_order_makes_a_small_window_no_wider(window) -> None:
    search_from(window, 0)
    window.resize(1024, 640)
    click_thumb(window.browser.results, 1, Part.LIKE)
    assert any("better order" in b.text() for b in shown_buttons(window.browser))
    QApplication.processEvents()
    assert window.minimumSizeHint().width() <= 1024 == window.width()


@pytest.mark.parametrize("way", ["key", "wheel"])
def test_a_waiting_order_comes_on_request(window, way: str) -> None:
    search_from(window, 0)
    results = window.browser.results
    before = results.photo_model.photos()
    click_thumb(results, 0, Part.DISLIKE)
    if way == "key":
        press(results, Qt.Key.Key_R)
    else:
        results.scrolled.emit()
    assert results.photo_model.photos() != before


def test_a_person_may_choose_that_orders_never_wait(window) -> None:
    search_from(window, 0)
    window.browser.orders.at_once = True
    before = window.browser.results.photo_model.photos()
    click_thumb(window.browser.results, 1, Part.LIKE)
    assert window.browser.results.photo_model.photos() != before


@pytest.mark.parametrize("at_once", [True, False])
def test_a_pointer_at_rest_on_a_thumb_has_the_order_prepared_that_would_show_at_once(
    window, fake_service, qtbot: QtBot, at_once: bool
) -> None:
    search_from(window, 0)
    window.browser.orders.at_once = at_once
    results = window.browser.results
    photo = results.photo_model.photos()[1]
    cell = results.visualRect(results.photo_model.index(1))
    with qtbot.waitSignal(results.aimed) as aimed:
        QTest.mouseMove(results.viewport(), button_rects(cell, True)[Part.DISLIKE].center())
    assert aimed.args == [photo, -1]
    assert (Prefetch(photo, -1) in fake_service.requests) == at_once


def test_a_second_click_on_the_same_thumb_takes_it_back(window, fake_service) -> None:
    search_from(window, 0)
    photo = window.browser.results.photo_model.photos()[2]
    click_thumb(window.browser.results, 2, Part.LIKE)
    click_thumb(window.browser.results, 2, Part.LIKE)
    assert fake_service.requests[-2:] == [Judge((photo,), 1), Judge((photo,), 0)]
    assert window.browser.results.photo_model.sign(photo) == 0


def test_u_in_the_tray_takes_a_thumb_back(window, fake_service) -> None:
    search_from(window, 0)
    press(window.browser.results, Qt.Key.Key_P)
    photo = fake_service.view.liked[0]
    tray = window.search.liked
    tray.setFocus()
    tray.setCurrentIndex(tray.tray_model.index(0))
    press(tray, Qt.Key.Key_U)
    assert fake_service.requests[-1] == Judge((photo,), 0)
    assert fake_service.view.liked == ()


def test_the_large_photo_can_be_judged_and_arrows_go_on(window, fake_service) -> None:
    search_from(window, 0)
    press(window.browser.results, Qt.Key.Key_Space)
    preview = window.browser.preview
    (first,) = preview.selected()
    press(preview, Qt.Key.Key_P)
    assert preview.selected() == (first,)
    assert fake_service.requests[-1] == Judge((first,), 1)
    press(preview, Qt.Key.Key_Right)
    assert preview.selected() == (window.browser.results.photo_model.photos()[0],)
    press(preview, Qt.Key.Key_Right)
    assert preview.selected() == (window.browser.results.photo_model.photos()[1],)


def test_the_large_photo_has_thumbs_for_the_mouse(window, fake_service) -> None:
    search_from(window, 0)
    press(window.browser.results, Qt.Key.Key_E)
    bar = window.browser.preview.bar
    like = next(b for b in bar.findChildren(QToolButton) if b.accessibleName() == "More like this")
    QTest.mouseClick(like, LEFT)
    assert fake_service.requests[-1] == Judge((2,), 1)
    assert like.isChecked()
    QTest.mouseClick(like, LEFT)
    assert fake_service.requests[-1] == Judge((2,), 0)
    assert not like.isChecked()
    back = next(b for b in bar.findChildren(QToolButton) if b.text() == "Back")
    QTest.mouseClick(back, LEFT)
    assert window.browser.results.isVisible()


def test_outside_a_search_the_large_photo_offers_no_thumbs(window) -> None:
    press(window.browser.library, Qt.Key.Key_Space)
    shown = [
        button.accessibleName()
        for button in window.browser.preview.bar.findChildren(QToolButton)
        if button.isVisible()
    ]
    assert "Search from this photo" in shown
    assert not {"More like this", "Less like this"} & set(shown)


def test_a_refused_judgment_does_not_stay_marked(window, fake_service, monkeypatch) -> None:
    search_from(window, 0)
    photo = window.browser.results.photo_model.photos()[0]
    monkeypatch.setattr(fake_service, "request", lambda *_: fake_service.failed.emit("Disk full."))
    press(window.browser.results, Qt.Key.Key_P)
    assert window.browser.results.photo_model.sign(photo) == 0
    assert window.status.currentMessage() == "Disk full."


# The rest of the window


def test_the_filter_narrows_the_library_and_its_button_clears_it(window, qtbot: QtBot) -> None:
    press(window.browser.library, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.folders.filter_field.hasFocus()
    QTest.keyClicks(window.folders.filter_field, "photo 01")
    qtbot.waitUntil(lambda: len(window.browser.library.photo_model.photos()) == 10)
    assert window.folders.filter_field.hasFocus()
    QTest.keyClicks(window.folders.filter_field, "zz")
    qtbot.waitUntil(lambda: not window.browser.library.photo_model.photos())
    window.browser.notice_accepted.emit()
    qtbot.waitUntil(lambda: len(window.browser.library.photo_model.photos()) == 60)
    assert window.browser.library.isVisible()


def test_leaving_the_results_leads_to_what_the_filter_leaves(window, qtbot: QtBot) -> None:
    QTest.keyClicks(window.folders.filter_field, "zz")
    qtbot.waitUntil(lambda: not window.browser.library.photo_model.photos())
    window.commands.search_from(7)
    assert window.browser.showing_results()
    press(window.browser.results, Qt.Key.Key_Escape)
    assert not window.browser.library.isVisible()
    assert any("zz" in label.text() for label in window.browser.findChildren(QLabel))


def test_a_failed_thumbnail_says_why_and_is_tried_again_when_the_disk_is_back(
    window, fake_service, fake_thumbnails
) -> None:
    fake_thumbnails.broken = {1: "The disk is away."}
    press(window.browser.library, Qt.Key.Key_Space)
    window.browser.preview.grab()
    assert "The disk is away." in window.browser.library.photo_model.lines(1)
    (root,) = fake_service.known_roots
    for state in ("offline", "ready"):
        fake_service.known_roots = (replace(root, state=state),)
        fake_service.roots_changed.emit(fake_service.known_roots)
    assert fake_thumbnails.forgotten == [1]


def test_failed_thumbnails_are_tried_again_after_each_look(
    window, fake_service, fake_thumbnails
) -> None:
    fake_thumbnails.broken = {2: "The disk is away."}
    for phase in ("looking", "idle"):
        fake_service.progress.emit(Progress(phase))
    assert fake_thumbnails.forgotten == [2]


def test_a_changed_file_gets_a_new_thumbnail(window, fake_service, fake_thumbnails) -> None:
    window.browser.library.grab()
    first, *others = fake_service.infos
    fake_service.infos = (replace(first, modified=9.0), *others)
    window.browser.library.grab()
    assert fake_thumbnails.forgotten == [first.id]


def test_thumbnails_are_asked_for_only_when_painted(window, fake_thumbnails) -> None:
    window.browser.library.grab()
    asked = {photo for photo, _ in fake_thumbnails.asked}
    assert 1 in asked
    assert 60 not in asked
    window.browser.library.scrollToBottom()
    window.browser.library.grab()
    assert 60 in {photo for photo, _ in fake_thumbnails.asked}


def test_a_new_key_holds_at_once_and_at_the_next_start(
    window, fake_service, window_settings, qtbot: QtBot
) -> None:
    press(window, Qt.Key.Key_F1)
    dialog = window.findChild(KeysDialog)
    qtbot.addWidget(dialog)
    field = next(f for f in dialog.findChildren(QKeySequenceEdit) if f.accessibleName() == "Undo")
    field.setKeySequence(QKeySequence("P"))
    field.editingFinished.emit()
    assert field.keySequence() == QKeySequence("Ctrl+Z")  # taken by another command
    field.setKeySequence(QKeySequence("F12"))
    field.editingFinished.emit()
    dialog.reject()
    search_from(window, 0)
    press(window.browser.results, Qt.Key.Key_P)
    press(window.browser.results, Qt.Key.Key_F12)
    assert fake_service.requests[-1] == Undo()
    (undo,) = (command for command in COMMANDS if command.id == "undo")
    assert KeyMap(window_settings).of(undo) == [QKeySequence("F12")]


def test_no_two_commands_share_a_key() -> None:
    keys = [key for command in COMMANDS for key in command.keys]
    assert len(keys) == len(set(keys))


def test_tab_goes_through_the_search_from_top_to_bottom(window) -> None:
    search_from(window, 0)
    press(window.browser.results, Qt.Key.Key_P)
    tops = []
    focus = window.browser.results
    while focus is not window.search.liked:
        press(focus, Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        tops.append(focus.mapTo(window, QPoint(0, 0)).y())
    assert len(tops) > 3
    assert tops == sorted(tops)


@pytest.mark.parametrize("key", [key for command in COMMANDS for key in command.keys])
def test_every_key_runs_its_command_and_no_other(window, key: str) -> None:
    search_from(window, 0)
    ran: list[str] = []

    def noting(text: str) -> Callable[[], None]:
        return lambda: ran.append(text)

    texts = [command.text for command in COMMANDS]
    for action in window.findChildren(QAction):
        if action.text() in texts:
            action.triggered.disconnect()
            action.setEnabled(True)  # undo and redo, too
            action.triggered.connect(noting(action.text()))
    pressed = QKeySequence(key)[0]
    press(window.browser.results, pressed.key(), pressed.keyboardModifiers())
    assert ran == [next(command.text for command in COMMANDS if key in command.keys)]


def test_problems_stay_quiet_until_asked_for(window, fake_service, tmp_path: Path) -> None:
    problems = (Problem(3, Path("/p/a.jpg"), "Empty."), Problem(4, Path("/p/b.jpg"), "Cut short."))
    fake_service.problems_changed.emit(problems)
    assert not window.problems.isVisible()
    window.status.problems_wanted.emit()
    assert window.problems.isVisible()
    window.problems.write_list(tmp_path / "list.txt")
    assert (tmp_path / "list.txt").read_text().count("\n") == 2
    window.problems.retry_wanted.emit((3, 4))
    assert fake_service.requests[-1] == Retry((3, 4))
    fake_service.problems_changed.emit(())
    assert not window.problems.isVisible()


def test_a_list_that_cannot_be_written_is_said_in_a_sentence(window, tmp_path: Path) -> None:
    window.problems.write_list(tmp_path / "missing" / "list.txt")
    assert window.status.currentMessage().startswith("list.txt can't be written")


def test_progress_is_said_in_words_and_can_be_paused(window, fake_service) -> None:
    pause, resume = (
        next(b for b in window.status.findChildren(QToolButton) if b.accessibleName() == name)
        for name in ("Pause reading", "Go on reading")
    )
    fake_service.progress.emit(Progress("reading", 3, 10, 2.0, 4))
    said = [label.text() for label in window.status.findChildren(QLabel) if label.isVisible()]
    assert "Reading 3 of 10 photos, 2 a second, a few seconds left" in said
    QTest.mouseClick(pause, LEFT)
    assert fake_service.requests[-1] == SetPace(Pace(paused=True))
    fake_service.progress.emit(Progress("paused", 3, 10))
    assert not pause.isVisible()
    QTest.mouseClick(resume, LEFT)
    assert fake_service.requests[-1] == SetPace(Pace())


def test_sizes_and_panels_are_restored_at_the_next_start(
    window, qtbot: QtBot, fake_service, fake_thumbnails, window_settings: QSettings
) -> None:
    press(window.browser.library, Qt.Key.Key_Equal)
    press(window.browser.library, Qt.Key.Key_F8)
    step = window.browser.tile_size.step()
    window.close()
    again = MainWindow(fake_service, fake_thumbnails, window_settings)
    qtbot.addWidget(again)
    assert again.browser.tile_size.step() == step
    assert again.search.isHidden()
    assert not again.folders.isHidden()


def test_the_first_start_offers_a_way_in(
    qtbot: QtBot, empty_service, fake_thumbnails, window_settings: QSettings
) -> None:
    empty = MainWindow(empty_service, fake_thumbnails, window_settings)
    qtbot.addWidget(empty)
    with qtbot.waitExposed(empty):
        empty.show()
    assert not empty.empty.isVisible()  # an old library may still be on its way
    empty_service.roots_changed.emit(())
    assert empty.empty.isVisible()
    assert not empty.folders.isVisible()
    sample = next(b for b in empty.empty.findChildren(QPushButton) if "sample" in b.text())
    with qtbot.waitSignal(empty.sample_wanted):
        QTest.mouseClick(sample, LEFT)
    empty.status.say("Drawing the sample gallery.")
    assert "Drawing the sample gallery." in [label.text() for label in shown_labels(empty.empty)]


def test_a_library_that_cannot_be_opened_says_so_until_it_is_left(
    qtbot: QtBot, empty_service, fake_thumbnails, window_settings: QSettings
) -> None:
    refused = MainWindow(empty_service, fake_thumbnails, window_settings)
    qtbot.addWidget(refused)
    with qtbot.waitExposed(refused):
        refused.show()
    empty_service.failed.emit("Another Likewise is using the library.")
    empty_service.failed.emit("No library is open yet.")  # what was asked meanwhile
    said = [label.text() for label in shown_labels(refused.browser)]
    assert "Another Likewise is using the library." in said
    assert not refused.empty.isVisible()
    quit_ = next(b for b in refused.browser.findChildren(QPushButton) if b.text() == "Quit")
    QTest.mouseClick(quit_, LEFT)
    assert not refused.isVisible()


def test_every_control_has_a_name(window) -> None:
    for kind in (QAbstractButton, QAbstractItemView, QLineEdit, QSlider):
        for control in window.findChildren(kind):
            if control.objectName().startswith("qt_") or not control.isVisible():
                continue
            named = control.accessibleName() or getattr(control, "text", str)()
            assert named, control
