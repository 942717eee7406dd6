"""Settings of backups and of reading."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMessageBox

from app.core.base.work_types import Progress
from app.core.safety.archive import Manifest
from app.core.safety.backups import Backup
from app.ui.settings import settings_commands
from app.ui.settings.settings_window import SettingsWindow
from app.work.bus.events import BackupsListed, ProgressChanged
from tests.unit.app.fake_bus import FakeBus
from tests.unit.app.ui.gestures import actions_of, change_setting

pytestmark = pytest.mark.same_window


# The settings' page of backups: what is shown of each, and what the buttons ask for.

FOLDER = Path("/library")
WHOLE = Backup(
    FOLDER / "backups" / "2023-11-14T22-13-20Z.zip",
    2_500_000,
    Manifest(1.7e9, "automatic", 8, {"photos": 1_259, "thumbs": 1, "albums": 0}, "ab", {}),
)
DAMAGED = Backup(FOLDER / "backups" / "2023-11-13T22-13-20Z.zip", 2, None, "It is damaged.")


@pytest.fixture
def shown(window: Any) -> SettingsWindow:
    actions_of(window)["backups"].trigger()
    found = window.findChild(SettingsWindow)
    assert isinstance(found, SettingsWindow)
    assert found.list.currentItem().text() == "Backups"
    return found


def texts(shown: SettingsWindow) -> list[str]:
    QApplication.processEvents()
    return [each.text() for each in shown.findChildren(QLabel) if each.isVisible()]


def buttons(shown: SettingsWindow, text: str) -> list[QAbstractButton]:
    QApplication.processEvents()
    every = shown.findChildren(QAbstractButton)
    return [each for each in every if each.text() == text and each.isVisible()]


def test_it_asks_for_the_list_and_shows_it(shown: SettingsWindow, fake_bus: FakeBus) -> None:
    fake_bus.backups.list.assert_called_once_with()
    assert not buttons(shown, "Restore…")
    fake_bus.publish(BackupsListed((WHOLE, DAMAGED), FOLDER, None))
    said = texts(shown)
    assert "Automatic · 1,259 photos, 1 thumb · 2.5 MB" in said
    assert "It is damaged., 2 bytes" in said
    assert len(buttons(shown, "Restore…")) == 1
    assert any("on another disk" in each for each in said)


def test_without_backups_it_says_so(shown: SettingsWindow, fake_bus: FakeBus) -> None:
    fake_bus.publish(BackupsListed((), FOLDER, None))
    assert any(each.startswith("There are no backups yet.") for each in texts(shown))
    buttons(shown, "Back up now")[0].click()
    fake_bus.backups.back_up_now.assert_called_once_with()


def test_the_focus_stays_when_the_list_is_made_anew(
    shown: SettingsWindow, fake_bus: FakeBus
) -> None:
    fake_bus.publish(BackupsListed((), FOLDER, None))
    (before,) = buttons(shown, "Back up now")
    before.setFocus()
    fake_bus.publish(BackupsListed((WHOLE,), FOLDER, None))
    (now,) = buttons(shown, "Back up now")
    assert now is not before
    assert shown.focusWidget() is now


def test_restoring_is_asked_first(window: Any, shown: SettingsWindow, fake_bus: FakeBus) -> None:
    fake_bus.publish(BackupsListed((WHOLE,), FOLDER, None))
    buttons(shown, "Restore…")[0].click()
    box = window.findChild(QMessageBox)
    assert "Go back to the library as it was on" in box.text()
    assert fake_bus.restored == []
    next(each for each in box.buttons() if each.text() == "Restore").click()
    assert fake_bus.restored == [WHOLE.path]


@pytest.mark.same_window(False)
def test_the_second_folder_is_told_and_given_up(
    shown: SettingsWindow, fake_bus: FakeBus, tmp_path: Path
) -> None:
    fake_bus.publish(BackupsListed((WHOLE,), FOLDER, tmp_path))
    assert any(str(tmp_path) in each for each in texts(shown))
    buttons(shown, "Remove")[0].click()
    fake_bus.backups.choose_second_folder.assert_called_once_with(None)
    fake_bus.backups.back_up_now.assert_called_once_with()
    fake_bus.publish(BackupsListed((WHOLE,), FOLDER, tmp_path / "unplugged"))
    assert any("is away" in each for each in texts(shown))
    fake_bus.publish(BackupsListed((WHOLE,), FOLDER, None))
    assert not buttons(shown, "Remove")


# The end of a long reading: told who looks elsewhere, unless that is not wanted.

TITLE = "Notify me when done"
TOLD = ("Your photos are read", "60 photos can be searched.")

Reading = Callable[..., list[tuple[str, str]]]


@pytest.fixture
def reading(window, fake_bus: FakeBus, monkeypatch: pytest.MonkeyPatch) -> Reading:
    """A function that reads, long or not, and gives what the desktop was told by then."""
    told: list[tuple[str, str]] = []
    monkeypatch.setattr(settings_commands, "notify", lambda *said: told.append(said))
    active, hidden = Qt.ApplicationState.ApplicationActive, Qt.ApplicationState.ApplicationHidden

    def read(*, long: bool = True, seen: bool = False, through: str = "reading") -> list:
        monkeypatch.setattr(settings_commands, "LONG", 0.0 if long else 3600.0)
        monkeypatch.setattr(QGuiApplication, "applicationState", lambda: active if seen else hidden)
        for phase in ("looking", "reading", through, "idle"):
            fake_bus.publish(ProgressChanged(Progress(phase, 60, 60)))
        return told

    return read


def test_who_looks_elsewhere_is_told_of_a_long_reading_alone(reading: Reading) -> None:
    assert reading(long=False) == []
    assert reading(seen=True) == []
    assert reading() == [TOLD]
    assert reading() == [TOLD, TOLD]


def test_who_paused_it_knows(reading: Reading) -> None:
    assert reading(through="paused") == []


def test_a_look_that_found_nothing_to_read_is_no_news(reading: Reading, fake_bus) -> None:
    for phase in ("looking", "preparing", "idle"):
        fake_bus.publish(ProgressChanged(Progress(phase)))
    assert reading(long=False) == []


def test_it_is_kept_that_it_is_not_wanted(
    window, reading: Reading, window_settings: QSettings
) -> None:
    change_setting(window, TITLE)
    assert reading() == []
    assert window_settings.value("tell_when_read", type=int) == 0
    change_setting(window, TITLE)
    assert reading() == [TOLD]
