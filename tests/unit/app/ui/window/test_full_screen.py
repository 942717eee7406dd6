"""What a full screen hides, and what was hidden before and stays so."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from app.ui.window.main_window import MainWindow
from app.work.bus.events import RootsChanged
from tests.unit.app.fake_bus import FakeBus
from tests.unit.app.ui.gestures import actions_of


def test_the_field_stays_away_where_there_are_no_photos(
    window: MainWindow, fake_bus: FakeBus
) -> None:
    roots = fake_bus.latest(RootsChanged).roots
    fake_bus.hold(RootsChanged(()))
    fake_bus.publish(RootsChanged(()))
    assert window.field.isHidden()
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowStateChange))  # as when it fills it
    assert window.field.isHidden()
    fake_bus.hold(RootsChanged(roots))
    fake_bus.publish(RootsChanged(roots))
    assert not window.field.isHidden()


def test_the_field_does_not_come_over_a_photo_while_a_folder_is_read(
    window: MainWindow, fake_bus: FakeBus
) -> None:
    actions_of(window)["slide_show"].trigger()
    fake_bus.publish(fake_bus.latest(RootsChanged))
    assert window.field.isHidden()
    actions_of(window)["slide_show"].trigger()
    assert not window.field.isHidden()
