"""Thumbnails in the window: when they are asked for, and asked for again."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import Mock

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.base.work_types import Progress
from app.work.bus.events import ProgressChanged, RootsChanged
from tests.unit.app.ui.gestures import press


class Watcher(QObject):
    """Calls ``painted`` when a widget is painted."""

    def __init__(self, painted: Mock) -> None:
        super().__init__()
        self._painted = painted

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._painted()
        return False


def test_a_failed_thumbnail_says_why_and_is_tried_again_when_the_disk_is_back(
    window, fake_bus, fake_thumbnails
) -> None:
    fake_thumbnails.broken = {1: "The disk is away."}
    press(window.browser.library, Qt.Key.Key_Space)
    window.browser.preview.grab()
    assert "The disk is away." in window.browser.library.photo_model.lines(1)
    (root,) = fake_bus.latest(RootsChanged).roots
    for state in ("offline", "ready"):
        fake_bus.hold(RootsChanged((replace(root, state=state),)))
        fake_bus.publish(fake_bus.latest(RootsChanged))
    assert fake_thumbnails.forgotten == [1]


def test_photos_look_offline_at_once_and_say_so(window, fake_bus, qtbot: QtBot) -> None:
    window.show()
    library = window.browser.library
    qtbot.waitUntil(lambda: library.viewport().isVisible())
    QApplication.processEvents()
    painted = Mock()
    watcher = Watcher(painted)
    library.viewport().installEventFilter(watcher)
    (root,) = fake_bus.latest(RootsChanged).roots
    fake_bus.hold(RootsChanged((replace(root, state="offline"),)))
    fake_bus.publish(fake_bus.latest(RootsChanged))
    qtbot.waitUntil(lambda: painted.called)
    assert any("Offline" in line for line in library.photo_model.lines(1))


def test_failed_thumbnails_are_tried_again_after_each_scan(
    window, fake_bus, fake_thumbnails
) -> None:
    fake_thumbnails.broken = {2: "The disk is away."}
    for phase in ("looking", "idle"):
        fake_bus.publish(ProgressChanged(Progress(phase)))
    assert fake_thumbnails.forgotten == [2]


def test_a_changed_file_gets_a_new_thumbnail(window, fake_bus, fake_thumbnails) -> None:
    window.browser.library.grab()
    first, *others = fake_bus.infos
    fake_bus.infos = (replace(first, modified=9.0), *others)
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
