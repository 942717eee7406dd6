"""The end of a long reading: told who looks elsewhere, unless that is not wanted."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QGuiApplication

from app.core.base.work_types import Progress
from app.ui.settings.settings_commands import LONG, ReadingDone
from app.work.bus.events import ProgressChanged
from tests.unit.app.fake_bus import FakeBus
from tests.unit.app.ui.gestures import change_setting

TITLE = "Notify me when done"
TOLD = ("Your photos are read", "60 photos can be searched.")

Reading = Callable[..., list[tuple[str, str]]]


@pytest.fixture
def reading(window, fake_bus: FakeBus, window_settings: QSettings, monkeypatch) -> Reading:
    """A function that reads for some seconds, and gives what the desktop was told by then."""
    told: list[tuple[str, str]] = []
    now = [0.0]
    state = [Qt.ApplicationState.ApplicationInactive]
    monkeypatch.setattr(QGuiApplication, "applicationState", lambda: state[0])
    done = ReadingDone(
        fake_bus,
        window_settings,
        window,
        lambda *said: told.append(said),
        lambda: now[0],
    )

    def read(seconds: float, *, seen: bool = False, through: str = "reading") -> list:
        state[0] = (
            Qt.ApplicationState.ApplicationActive if seen else Qt.ApplicationState.ApplicationHidden
        )
        done.take(Progress("looking"))
        done.take(Progress("reading", 0, 60))
        now[0] += seconds
        done.take(Progress(through, 60, 60))
        done.take(Progress("idle"))
        return told

    return read


def test_who_looks_elsewhere_is_told_of_a_long_reading_alone(reading: Reading) -> None:
    assert reading(LONG - 1) == []
    assert reading(LONG, seen=True) == []
    assert reading(LONG) == [TOLD]
    assert reading(LONG) == [TOLD, TOLD]


def test_who_paused_it_knows(reading: Reading) -> None:
    assert reading(LONG, through="paused") == []


def test_a_look_that_found_nothing_to_read_is_no_news(reading: Reading, fake_bus) -> None:
    for phase in ("looking", "preparing", "idle"):
        fake_bus.publish(ProgressChanged(Progress(phase)))
    assert reading(0) == []


def test_it_is_kept_that_it_is_not_wanted(
    window, qtbot, fake_bus, fake_thumbnails, window_settings, monkeypatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(ReadingDone, "_notify_done", lambda done: told.append("told"))
    monkeypatch.setattr("app.ui.settings.settings_commands.LONG", 0.0)
    away = Qt.ApplicationState.ApplicationInactive
    monkeypatch.setattr(QGuiApplication, "applicationState", lambda: away)
    for heard in (["told"], []):
        fake_bus.publish(ProgressChanged(Progress("reading", 0, 60)))
        fake_bus.publish(ProgressChanged(Progress("idle")))
        assert told == heard
        told.clear()
        change_setting(window, TITLE)
    change_setting(window, TITLE)
    assert window_settings.value("tell_when_read", type=int) == 0
