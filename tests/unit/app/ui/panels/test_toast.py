"""What the window tells beside the photos: messages, and problems that stay."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QTableView, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from app.core.base.photo_types import Problem
from app.ui.panels.toast import Toast
from app.ui.style import words
from app.ui.system import desktop
from app.work.bus.events import ProblemsChanged

# The toast: what it says, how long, and its button.


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(600, 400)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_it_stays_within_its_parent_however_long_the_sentence(parent: QWidget) -> None:
    toast = Toast(parent)
    for sentence in ("Short.", "A sentence that goes on and on, as some do. " * 8):
        toast.say(sentence)
        assert toast.sentence() == sentence
        assert parent.rect().contains(toast.geometry())
        label = toast.childAt(toast.rect().center())
        assert label is None or label.height() >= label.heightForWidth(label.width())
    parent.resize(320, 300)
    assert parent.rect().contains(toast.geometry())


def test_no_panel_beside_or_over_the_photos_covers_it(parent: QWidget) -> None:
    photos, panel = QWidget(parent), QWidget(parent)
    photos.setGeometry(56, 0, 544, 400)
    panel.setGeometry(300, 0, 300, 400)
    toast = Toast(photos, parent)
    photos.show()
    panel.show()
    toast.say("A sentence as long as they usually are.")
    assert photos.geometry().contains(toast.geometry())
    assert toast.isAncestorOf(parent.childAt(toast.geometry().center()))


def test_its_button_does_what_it_offers_and_it_goes(parent: QWidget, qtbot: QtBot) -> None:
    undo = QAction("Clear it")
    toast = Toast(parent)
    toast.offer("3 photos added to “Beach”.", "Undo", undo.trigger)
    (button,) = [b for b in toast.findChildren(QToolButton) if b.text() == "Undo"]
    with qtbot.waitSignal(undo.triggered):
        button.click()
    assert toast.sentence() == ""
    toast.say("Nothing to take back.")
    assert not button.isVisible()


def test_it_goes_by_itself_but_not_from_under_the_keyboard(parent: QWidget, qtbot: QtBot) -> None:
    undo = QAction("Undo")
    toast = Toast(parent)
    toast.offer("Done.", "Undo", undo.trigger)
    (button,) = [b for b in toast.findChildren(QToolButton) if b.text() == "Undo"]
    parent.activateWindow()
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    (time,) = (each for each in toast.findChildren(QTimer) if each.isActive())
    time.timeout.emit()
    assert toast.sentence() == "Done."
    button.clearFocus()
    time.timeout.emit()
    assert toast.sentence() == ""


# The list of problems says so where a folder can't be shown.


@pytest.mark.parametrize("opens", [False, True])
def test_a_folder_that_can_not_be_shown_says_so(
    window: Any, fake_bus: Any, monkeypatch: pytest.MonkeyPatch, opens: bool
) -> None:
    asked: list[Path] = []

    def show(path: Path) -> bool:
        asked.append(path)
        return opens

    monkeypatch.setattr(desktop, "show_in_folder", show)
    window.toast.say("An older message.")
    file = Path("/photos/broken.jpg")
    fake_bus.publish(ProblemsChanged((Problem(1, file, "The file is empty."),)))
    buttons = {button.text(): button for button in window.problems.findChildren(QPushButton)}
    buttons["Show in folder"].click()
    assert asked == [file]
    said = window.toast.sentence()
    assert said == "An older message." if opens else "broken.jpg can't be opened" in said


def test_names_and_paths_read_in_their_own_direction(
    window: Any, fake_bus: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words, "isolated", "<{}>".format)
    file = Path("/photos/broken.jpg")
    fake_bus.publish(ProblemsChanged((Problem(1, file, "The file is empty."),)))
    model = window.problems.findChild(QTableView).model()
    told = [model.index(0, column).data() for column in range(model.columnCount())]
    assert told == ["<broken.jpg>", "The file is empty.", "</photos>"]
