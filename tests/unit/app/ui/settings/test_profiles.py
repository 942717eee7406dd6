"""Settings of profiles, and how much of the computer reading takes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import call

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QFileDialog,
    QInputDialog,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QToolButton,
)
from pytestqt.qtbot import QtBot

from app.core.base.search_types import USUAL_LEARNER, ProfileInfo, ProfilesView
from app.core.base.work_types import Pace, Progress
from app.ui.panels.library_commands import LibraryCommands
from app.ui.settings.profiles import profile_sentence
from app.ui.settings.settings_window import SettingsWindow
from app.ui.window.main_window import MainWindow
from app.work.bus.events import ProfilesChanged, ProgressChanged, RootsChanged
from tests.unit.app.ui.gestures import actions_of, change_setting

# The lines of the settings on profiles ask the bus for what they say.

MINE = ProfileInfo(1, "mine", False, 4, 30, "Liked photos rank 14 places higher.")
WORK = ProfileInfo(2, "work", True, 0, 1)


@pytest.fixture
def trigger(window, fake_bus) -> Callable[[str], None]:
    """Choose the line of the settings that has this text or button."""
    fake_bus.publish(ProfilesChanged(ProfilesView(1, (MINE, WORK))))

    def run(text: str) -> None:
        actions_of(window)["settings"].trigger()
        settings = window.findChild(SettingsWindow)
        (button,) = (
            each
            for each in settings.findChildren(QAbstractButton)
            if text in (each.text(), each.accessibleName())
        )
        button.click()
        settings.reject()

    return run


def test_choosing_a_profile_uses_it(trigger, fake_bus) -> None:
    trigger("work")
    assert fake_bus.asked[-1] == call.profiles.use(2)


def test_the_active_profile_can_stop_learning(trigger, fake_bus) -> None:
    trigger("Stop learning")
    assert fake_bus.asked[-1] == call.profiles.freeze(1, True)


def test_the_only_profile_is_not_deleted(trigger, window, fake_bus) -> None:
    fake_bus.publish(ProfilesChanged(ProfilesView(1, (MINE,))))
    with pytest.raises(ValueError, match="unpack"):
        trigger("Delete…")


def test_a_new_name_is_asked_for(trigger, window, fake_bus, qtbot: QtBot) -> None:
    trigger("Rename…")
    dialog = window.findChild(QInputDialog)
    qtbot.addWidget(dialog)
    dialog.setTextValue("  holidays ")
    dialog.accept()
    assert fake_bus.asked[-1] == call.profiles.rename(1, "holidays")


def test_after_a_name_the_settings_have_the_keyboard_again(window, fake_bus, qtbot: QtBot) -> None:
    fake_bus.publish(ProfilesChanged(ProfilesView(1, (MINE, WORK))))
    actions_of(window)["settings"].trigger()
    settings = window.findChild(SettingsWindow)
    qtbot.waitUntil(settings.isActiveWindow)
    (button,) = (b for b in settings.findChildren(QAbstractButton) if b.text() == "Rename…")
    button.click()
    window.activateWindow()  # as some desktops do when the dialog closes
    qtbot.waitUntil(window.isActiveWindow)
    window.findChild(QInputDialog).reject()
    qtbot.waitUntil(settings.isActiveWindow)
    settings.reject()


def test_an_empty_name_is_a_change_of_mind(trigger, window, fake_bus, qtbot: QtBot) -> None:
    trigger("Rename…")
    dialog = window.findChild(QInputDialog)
    qtbot.addWidget(dialog)
    dialog.setTextValue(" ")
    dialog.accept()
    assert fake_bus.asked == []


def test_a_new_profile_learns_with_the_usual_learner(trigger, window, fake_bus) -> None:
    trigger("New profile: Create…")
    dialog = window.findChild(QInputDialog)
    dialog.setTextValue(" Cats ")
    dialog.accept()
    assert fake_bus.asked == [call.profiles.create("Cats", USUAL_LEARNER)]


def test_a_new_profile_needs_a_name(trigger, window, fake_bus) -> None:
    trigger("New profile: Create…")
    window.findChild(QInputDialog).accept()
    assert fake_bus.asked == []


def test_the_menu_tells_what_a_profile_learns_with() -> None:
    assert profile_sentence(replace(MINE, learner="LEGO")) == (
        "30 thumbs, 4 searches. Liked photos rank 14 places higher."
    )


@pytest.mark.parametrize(
    ("entry", "request_"), [("Reset", call.profiles.reset(1)), ("Delete", call.profiles.delete(1))]
)
def test_what_loses_something_is_asked_first(
    trigger, window, fake_bus, qtbot: QtBot, entry: str, request_: Any
) -> None:
    trigger(f"{entry}…")
    box = window.findChild(QMessageBox)
    qtbot.addWidget(box)
    assert fake_bus.asked == []
    yes = next(button for button in box.findChildren(QPushButton) if button.text() == entry)
    QTest.mouseClick(yes, Qt.MouseButton.LeftButton)
    assert fake_bus.asked[-1] == request_


def test_removing_a_folder_is_confirmed(window, fake_bus, qtbot: QtBot) -> None:
    window.findChild(LibraryCommands).confirm_removal(fake_bus.latest(RootsChanged).roots[0])
    box = window.findChild(QMessageBox)
    qtbot.addWidget(box)
    assert fake_bus.asked == []
    yes = next(button for button in box.findChildren(QPushButton) if button.text() == "Remove")
    QTest.mouseClick(yes, Qt.MouseButton.LeftButton)
    assert fake_bus.asked == [call.scan.remove_root(1)]


def test_no_two_menus_have_one_letter(window) -> None:
    titles = [action.text() for action in window.menuBar().actions()]
    letters = [title[title.index("&") + 1].lower() for title in titles]
    assert len(letters) == len(set(letters))


def test_one_search_is_counted_as_one() -> None:
    assert profile_sentence(ProfileInfo(1, "x", False, 1, 1)) == "1 thumb, 1 search."
    assert profile_sentence(ProfileInfo(1, "x", False, 2000, 0)).startswith(
        "0 thumbs, 2,000 searches"
    )


def test_an_imported_profile_tells_what_came_with_it() -> None:
    said = profile_sentence(ProfileInfo(1, "x", False, 2, 3, "It helps.", brought=1200))
    assert said == ("3 thumbs, 2 searches, 1,200 imported thumbs. It helps.")


# Reading in the window: pace, exclusions, networks.


def test_the_pace_is_kept_between_starts(
    window, qtbot: QtBot, fake_bus, fake_thumbnails, window_settings: QSettings
) -> None:
    change_setting(window, "Use less CPU")
    assert fake_bus.pace == Pace(gentle=True, watching=True)
    fake_bus.publish(ProgressChanged(Progress("reading", 3, 10)))
    window.sidebar.reading.paused.emit(True)
    kept = Pace(gentle=True, paused=True, watching=True)
    assert fake_bus.pace == kept

    fake_bus.asked.clear()  # not even closed: it is kept at once
    again = MainWindow(fake_bus, fake_thumbnails, window_settings)
    qtbot.addWidget(again)
    assert fake_bus.pace == kept
    again.sidebar.reading.paused.emit(False)
    assert fake_bus.pace == Pace(gentle=True, watching=True)


def test_a_reading_that_was_stopped_is_not_paused_at_the_next_start(window, fake_bus) -> None:
    window.sidebar.reading.paused.emit(True)
    stop = "Stop reading; what was read is kept"
    buttons = window.sidebar.reading.findChildren(QToolButton)
    next(each for each in buttons if each.accessibleName() == stop).click()
    assert call.scan.stop() in fake_bus.asked
    assert fake_bus.pace == Pace(watching=True)


def test_what_is_left_out_is_asked_with_what_there_is(window, fake_bus) -> None:
    change_setting(window, "Ignored files")
    dialog = window.findChild(QInputDialog)
    field = dialog.findChild(QPlainTextEdit)
    assert field.toPlainText() == "Screenshots\n*.gif"
    field.appendPlainText("2019/raw")
    dialog.accept()
    assert fake_bus.asked[-1] == call.scan.exclude(("Screenshots", "*.gif", "2019/raw"))


def test_leaving_it_as_it_is_asks_nothing_of_the_library(window, fake_bus) -> None:
    requests = len(fake_bus.asked)
    change_setting(window, "Ignored files")
    QTest.keyClick(window.findChild(QInputDialog), Qt.Key.Key_Escape)
    assert len(fake_bus.asked) == requests


def test_what_is_in_the_pictures_can_be_left_out(window, fake_bus) -> None:
    change_setting(window, "Recognise what is in photos")
    assert fake_bus.asked[-1] == call.scan.use_subject(False)


def test_the_menu_shows_what_the_library_says(window, fake_bus) -> None:
    fake_bus.publish(RootsChanged(subject=False))
    change_setting(window, "Recognise what is in photos")
    assert fake_bus.asked[-1] == call.scan.use_subject(True)


def test_an_image_model_is_chosen_and_left_out(window, fake_bus, tmp_path: Path) -> None:
    (tmp_path / "m.onnx").write_bytes(b"model")
    change_setting(window, "Image model")
    dialog = window.findChild(QFileDialog)
    assert "onnx" in dialog.nameFilters()[0]
    dialog.fileSelected.emit(str(tmp_path / "m.onnx"))
    dialog.reject()
    assert fake_bus.asked[-1] == call.scan.use_model(tmp_path / "m.onnx")
    fake_bus.publish(replace(fake_bus.latest(RootsChanged), model=True))
    change_setting(window, "No image model")
    assert fake_bus.asked[-1] == call.scan.use_model(None)


def test_folders_are_watched_unless_a_person_wants_otherwise(window: MainWindow, fake_bus) -> None:
    change_setting(window, "Watch folders")
    assert fake_bus.pace == Pace()
    change_setting(window, "Watch folders")
    assert fake_bus.pace == Pace(watching=True)
