"""The end of a long reading: told who looks elsewhere, unless that is not wanted."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QGuiApplication

from app.core.base.work_types import Progress
from app.ui.settings import settings_commands
from app.work.bus.events import ProgressChanged
from tests.unit.app.fake_bus import FakeBus
from tests.unit.app.ui.gestures import change_setting

pytestmark = pytest.mark.same_window

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
