"""The window of settings: what is changed holds at once, what holds is shown."""

from __future__ import annotations

from typing import Any
from unittest.mock import call

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QRadioButton

from app.core.base.safe_start import RESTART
from app.core.base.search_types import ProfileInfo, ProfilesView
from app.ui.settings.settings_window import SettingsWindow, Switch
from app.ui.style.appearance import Scheme
from app.work.bus.events import FilesDone, ProfilesChanged, RootsChanged
from tests.unit.app.fake_bus import FakeBus
from tests.unit.app.ui.gestures import actions_of, change_setting, press

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def settings(window: Any) -> SettingsWindow:
    press(window.browser.library, Qt.Key.Key_Comma, CONTROL)
    shown = window.findChild(SettingsWindow)
    assert isinstance(shown, SettingsWindow)
    return shown


def switch(settings: SettingsWindow, text: str) -> Switch:
    (found,) = (each for each in settings.findChildren(Switch) if each.accessibleName() == text)
    return found


def test_a_switch_holds_at_once_and_shows_what_the_library_says(
    settings: SettingsWindow, fake_bus: FakeBus
) -> None:
    protect = switch(settings, "Protect my files")
    assert protect.isChecked()
    protect.click()
    assert fake_bus.asked[-1] == call.files.protect(False)
    fake_bus.publish(FilesDone((), True))  # it was refused
    assert protect.isChecked()
    fake_bus.publish(RootsChanged(subject=False))
    assert not switch(settings, "Recognise what is in photos").isChecked()


def test_one_window_of_them_opens_at_the_page_that_is_asked_for(
    window: Any, settings: SettingsWindow
) -> None:
    assert settings.list.currentRow() == 0
    actions_of(window)["keys"].trigger()
    assert window.findChildren(SettingsWindow) == [settings]
    assert settings.list.currentItem().text() == "Keys"


def test_the_profile_that_searches_start_with_is_chosen(
    settings: SettingsWindow, fake_bus: FakeBus
) -> None:
    mine, work = ProfileInfo(1, "mine", False, 4, 30, ""), ProfileInfo(2, "work", True, 0, 1)
    fake_bus.publish(ProfilesChanged(ProfilesView(1, (mine, work))))
    radios = {each.text(): each for each in settings.findChildren(QRadioButton)}
    assert radios["mine"].isChecked()
    radios["work"].click()
    assert call.profiles.use(2) in fake_bus.asked


def test_look_and_language_are_kept(window: Any, window_settings: QSettings) -> None:
    change_setting(window, "Dark")
    assert window.appearance.choice == Scheme.DARK
    change_setting(window, "Deutsch")
    assert window_settings.value("language") == "de"
    change_setting(window, "Follow the system")


def test_a_choice_is_made_anywhere_on_its_line(settings: SettingsWindow) -> None:
    (dark,) = (each for each in settings.findChildren(QRadioButton) if each.text() == "Dark")
    settings.show_page(5)
    QTest.mouseClick(dark, Qt.MouseButton.LeftButton, pos=QPoint(300, dark.height() // 2))
    assert dark.isChecked()


def test_another_language_offers_to_start_anew(
    window: Any, settings: SettingsWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes: list[int] = []
    monkeypatch.setattr(QGuiApplication, "exit", codes.append)
    named = {each.text(): each for each in settings.findChildren(QAbstractButton)}
    assert "Restart" not in named
    named["Deutsch"].click()
    change_setting(window, "Restart")
    assert codes == [RESTART]


def test_every_line_can_be_reached_by_the_keyboard(settings: SettingsWindow) -> None:
    for button in settings.findChildren(QAbstractButton):
        if isinstance(button, Switch | QRadioButton):
            assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
